import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { ErrorCode } from '@visible-ai/shared/contract/errors';
import { isReading } from '@visible-ai/shared/contract/scopes';

type Json = Record<string, unknown>;

/** Whether any API key can make this call. */
export const opensToKeys = ({ scope, access }: EndpointShape) => scope !== undefined && access !== 'admin';

/** The headers about limits in every answer to a call with an API key. */
export const toldToKeys: Json = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
};

const headers: Json = {
  RateLimitPolicy: {
    description:
      'To calls with an API key: each limit that they count for, with its calls (q) in so many seconds (w). One is of the key, one with `-account` behind its name of all keys of the account (draft-ietf-httpapi-ratelimit-headers).',
    schema: { type: 'string' },
    example: '"analysis";q=30;w=600, "analysis-account";q=60;w=600',
  },
  RateLimit: {
    description: 'To calls with an API key: the calls that are left (r) for so many seconds (t).',
    schema: { type: 'string' },
    example: '"analysis";r=29;t=600, "analysis-account";r=41;t=322',
  },
  RetryAfter: {
    description: 'Seconds after which the same call may succeed.',
    schema: { type: 'integer', minimum: 1 },
  },
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of your own for this call, such as a UUID. The same one with the same body within 24 hours is answered with the first answer and does nothing; with another body it is refused (422). A call that was refused or failed leaves it unused.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
};

/** Who may call: anybody, a signed-in user, or, if the call names a scope, a key. */
export function security(endpoint: EndpointShape): Json[] {
  const anybody = endpoint.access === 'public' ? [{}] : [];
  return [...anybody, { bearer: [] }, ...(opensToKeys(endpoint) ? [{ apiKey: [] }] : [])];
}

/** The errors of a key or of an `Idempotency-Key`. */
export function keyErrors(endpoint: EndpointShape): ErrorCode[] {
  const { access, scope, takesIdempotencyKey } = endpoint;
  const codes: ErrorCode[] = takesIdempotencyKey ? ['idempotency_mismatch', 'conflict'] : [];
  if (!opensToKeys(endpoint)) return codes;
  codes.push('not_authenticated');
  if (access !== 'public') codes.push('missing_scope');
  if (access !== 'public' && scope && !isReading(scope)) codes.push('plan_limit');
  return codes;
}

export const keyComponents: Json = {
  headers,
  parameters: { IdempotencyKey: idempotencyKey },
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token of somebody who is signed in, for 15 minutes.',
    },
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'vai_…',
      description:
        'An API key, made on /account/keys. It opens the calls whose `x-scope` it has. One that is mistyped, revoked or expired is refused with 401 on every call.',
    },
  },
};
