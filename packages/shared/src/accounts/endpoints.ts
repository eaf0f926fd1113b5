import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { isRecipient } from '../mail/recipient.ts';
import { displayName } from './display-name.ts';
import { newPassword, PASSWORD_MAX, tokens, user } from './schema.ts';

const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'An email address has at most 254 characters')
  .transform((typed) => typed.toLowerCase())
  .pipe(
    z.email('Please enter a valid email address').refine(isRecipient, 'Please enter a valid email address'),
  );
/** A typed password. One that is too long for any account is refused without checking it. */
const triedPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);
const mailToken = z.string().min(1).max(256);
const refreshToken = z.string().min(1).max(512);
const message = z.object({ message: z.string() });
const signedInAnswer = z.object({ user, tokens });

const anyone = { tag: 'Accounts', access: 'public' } as const;
const owner = { tag: 'Accounts', access: 'signed-in', limit: 'default' } as const;

export const register = defineEndpoint({
  ...anyone,
  id: 'register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Open an account; a taken address gets the same answer, and its owner a mail',
  limit: 'register',
  body: z.object({ email, password: newPassword, displayName }),
  answers: {
    201: z.union([z.object({ requiresVerification: z.literal(true), message: z.string() }), signedInAnswer]),
  },
  errors: ['conflict', 'unavailable'],
});

export const login = defineEndpoint({
  ...anyone,
  id: 'login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with address and password',
  limit: 'sign-in',
  body: z.object({ email, password: triedPassword }),
  answers: { 200: signedInAnswer },
  errors: ['invalid_credentials', 'email_not_verified'],
});

export const logout = defineEndpoint({
  ...anyone,
  id: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session of the refresh token, or else of the access token',
  limit: 'default',
  body: z.object({ refreshToken: refreshToken.optional() }),
  answers: { 204: null },
  errors: [],
});

export const getCurrentUser = defineEndpoint({
  ...owner,
  id: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The account the access token belongs to',
  answers: { 200: z.object({ user }) },
  errors: ['not_authenticated'],
});

export const refreshTokens = defineEndpoint({
  ...anyone,
  id: 'refreshTokens',
  method: 'POST',
  path: '/api/auth/refresh-token',
  summary: 'Exchange a refresh token for new tokens; each one works once',
  limit: 'refresh',
  body: z.object({ refreshToken }),
  answers: { 200: z.object({ tokens }) },
  errors: ['refresh_failed'],
});

export const changePassword = defineEndpoint({
  ...owner,
  id: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password; every other session ends',
  limit: 'sign-in',
  body: z.object({ oldPassword: triedPassword, newPassword }),
  answers: { 200: message },
  errors: ['not_authenticated', 'unprocessable'],
});

export const verifyEmail = defineEndpoint({
  ...anyone,
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    'Spend a verification token and sign in; opened on another network than the sign-up, it takes the password typed then',
  limit: 'mail-link',
  body: z.object({ token: mailToken, password: triedPassword.optional() }),
  answers: { 200: z.object({ message: z.string(), user, tokens }) },
  errors: ['invalid_token', 'password_required', 'invalid_credentials', 'unavailable'],
});

export const choosePasswordByMail = defineEndpoint({
  ...anyone,
  id: 'choosePasswordByMail',
  method: 'POST',
  path: '/api/auth/choose-password',
  summary: 'Mail a link to choose a password to the address of a verification token, which stays good',
  limit: 'mail-link',
  body: z.object({ token: mailToken }),
  answers: { 202: message },
  errors: ['invalid_token'],
});

export const resendVerification = defineEndpoint({
  ...anyone,
  id: 'resendVerification',
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Send the verification mail again; the answer never tells whether the address is known',
  limit: 'mail-link',
  body: z.object({ email }),
  answers: { 202: message },
  errors: [],
});

export const forgotPassword = defineEndpoint({
  ...anyone,
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Send a reset link; the answer never tells whether the address is known',
  limit: 'mail-link',
  body: z.object({ email }),
  answers: { 202: message },
  errors: ['mail_off'],
});

export const validateResetToken = defineEndpoint({
  ...anyone,
  id: 'validateResetToken',
  method: 'POST',
  path: '/api/auth/validate-reset-token',
  summary: 'Whether a reset token would still work; spends nothing',
  limit: 'mail-link',
  body: z.object({ token: mailToken }),
  answers: { 200: z.object({ valid: z.boolean() }) },
  errors: [],
});

export const resetPassword = defineEndpoint({
  ...anyone,
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Spend a reset token and set a new password; every session ends',
  limit: 'mail-link',
  body: z.object({ token: mailToken, password: newPassword }),
  answers: { 200: message },
  errors: ['invalid_reset_token', 'mail_off'],
});

export const updateAccount = defineEndpoint({
  ...owner,
  id: 'updateAccount',
  method: 'PUT',
  path: '/api/auth/me',
  summary: 'Change the display name',
  body: z.object({ displayName }),
  answers: { 200: z.object({ user }) },
  errors: ['not_authenticated'],
});

export const deleteAccount = defineEndpoint({
  ...owner,
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/auth/delete-account',
  summary: 'Delete the account and everything it owns; asks for the password once more',
  limit: 'sign-in',
  body: z.object({ password: triedPassword }),
  answers: { 204: null },
  errors: ['not_authenticated', 'unprocessable'],
});

export const exportAccount = defineEndpoint({
  ...owner,
  id: 'exportAccount',
  method: 'GET',
  path: '/api/auth/export',
  summary:
    'Everything kept about the account as one JSON document: exportedAt, user, trial request, API keys without their secrets, branding, sessions, changes, analyses, content with revisions, jobs, sites with their audits and runs of questions in short and what was told of them, webhooks with deliveries',
  limit: 'export',
  answers: {},
  file: { mediaTypes: ['application/json; charset=utf-8'] },
  // The export is long and is sent while it is read. A compressor would buffer what a slow reader has not
  // taken.
  cacheControl: 'no-store, no-transform',
  errors: ['not_authenticated'],
});

export const accountSession = z
  .object({
    id: z.uuid(),
    userAgent: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof accountSession>;

export const listSessions = defineEndpoint({
  ...owner,
  id: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the account is signed in',
  answers: { 200: z.object({ sessions: z.array(accountSession) }) },
  errors: ['not_authenticated'],
});

export const endSession = defineEndpoint({
  ...owner,
  id: 'endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Sign one session out',
  params: z.object({ id: z.uuid('not a session id') }),
  answers: { 204: null },
  errors: ['not_authenticated', 'not_found'],
});

/** Every call about accounts. */
export const accountEndpoints = [
  register,
  login,
  logout,
  getCurrentUser,
  refreshTokens,
  changePassword,
  verifyEmail,
  choosePasswordByMail,
  resendVerification,
  forgotPassword,
  validateResetToken,
  resetPassword,
  updateAccount,
  deleteAccount,
  exportAccount,
  listSessions,
  endSession,
] as const;
