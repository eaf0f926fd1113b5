import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { ErrorCode } from '@visible-ai/shared/contract/errors';
import { isReading } from '@visible-ai/shared/contract/scopes';
import type { Json } from './open-api-schemas.ts';

/** Whether any API key can make this call. */
export const opensToKeys = ({ scope, access }: EndpointShape) => scope !== undefined && access !== 'admin';

/** Who may call: anybody, a signed-in user, or, if the call names a scope, a key. */
export function security(endpoint: EndpointShape): Json[] {
  const anybody = endpoint.access === 'public' ? [{}] : [];
  return [...anybody, { bearer: [] }, ...(opensToKeys(endpoint) ? [{ apiKey: [] }] : [])];
}

/** The errors of a key or of an `Idempotency-Key`. */
export function keyErrors(endpoint: EndpointShape): ErrorCode[] {
  const { access, scope, takesIdempotencyKey } = endpoint;
  const codes: ErrorCode[] = takesIdempotencyKey ? ['idempotency_mismatch', 'conflict'] : [];
  // A bad key is refused everywhere.
  codes.push('not_authenticated');
  if (!opensToKeys(endpoint)) return access === 'public' ? codes : [...codes, 'forbidden'];
  if (access !== 'public') codes.push('missing_scope');
  if (access !== 'public' && scope && !isReading(scope)) codes.push('plan_limit');
  return codes;
}

/** How to authenticate. */
export const securitySchemes: Json = {
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
};
