import { z } from 'zod';

/**
 * Every error that a caller can get: its stable id, its HTTP status, and the text that is shown if the code that threw it
 * gave none. Codes are part of the public contract and are never renamed.
 */
export const errorCatalogue = {
  invalid_input: { status: 400, text: 'The request is not valid.' },
  invalid_json: { status: 400, text: 'The request body is not valid JSON.' },
  invalid_url: { status: 400, text: 'Please enter a valid website URL (e.g., example.com)' },
  invalid_token: { status: 400, text: 'Invalid verification link' },
  invalid_reset_token: { status: 400, text: 'This password reset link is invalid or has expired.' },
  not_authenticated: { status: 401, text: 'Not authenticated' },
  invalid_credentials: { status: 401, text: 'Invalid email or password' },
  refresh_failed: { status: 401, text: 'Token refresh failed' },
  email_not_verified: { status: 403, text: 'Email not verified' },
  password_required: {
    status: 403,
    text: 'This link was opened on another network than the sign-up. Enter the password that was typed then.',
  },
  forbidden: { status: 403, text: 'Access denied.' },
  not_entitled: {
    status: 403,
    text: 'Access denied. Content generation requires admin privileges or a paid subscription.',
  },
  missing_scope: { status: 403, text: 'This key may not do that.' },
  plan_limit: { status: 403, text: 'Your plan does not include this.' },
  not_found: { status: 404, text: 'Not found' },
  method_not_allowed: { status: 405, text: 'This address does not take that method.' },
  conflict: { status: 409, text: 'Somebody saved a newer version.' },
  over_budget: { status: 409, text: 'Nothing is left of the budget of this month.' },
  payload_too_large: { status: 413, text: 'The request body is larger than 100 kB.' },
  unsupported_media_type: { status: 415, text: 'Send JSON with content-type application/json.' },
  unprocessable: { status: 422, text: 'The request cannot be carried out.' },
  idempotency_mismatch: {
    status: 422,
    text: 'This Idempotency-Key was used for another request. Send a new key with a new request.',
  },
  rate_limited: { status: 429, text: 'Too many requests. Please try again later.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, text: 'The service is busy. Please try again in a moment.' },
  shutting_down: { status: 503, text: 'The service is restarting. Please try again in a moment.' },
  mail_off: { status: 503, text: 'Password reset not available' },
  not_configured: { status: 503, text: 'AI search analysis is not configured' },
  target_refused: { status: 422, text: 'This address cannot be analyzed: it is not on the public internet.' },
  target_not_found: { status: 422, text: 'The host name was not found.' },
  target_unreachable: { status: 422, text: 'The website could not be reached.' },
  target_timeout: { status: 422, text: 'The website did not answer in time.' },
  target_http_error: { status: 422, text: 'The website answered with an error.' },
  target_not_html: { status: 422, text: 'The address does not lead to a web page.' },
  target_too_complex: { status: 422, text: 'The page is too large or too deeply nested to be read.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/** The shape of every error answer. `error` is for a person, `code` is for a program. */
export const errorEnvelope = z
  .object({
    error: z.string(),
    code: z.enum(errorCodes),
    details: z.unknown().optional(),
    success: z.literal(false).optional().meta({ description: 'only where every answer says `success`' }),
  })
  .meta({ id: 'ApiError' });

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** One problem with one field, as sent in `details` of an `invalid_input`. */
export const fieldProblem = z.object({ path: z.string(), problem: z.string() });
