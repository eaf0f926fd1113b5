import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { Json } from './open-api-schemas.ts';

const headers = {
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
  ETag: {
    description:
      'The version of the file. Send it as `If-None-Match` to get the file only if it has changed.',
    schema: { type: 'string' },
    example: 'W/"rUVA2t3jcHsOEXT3QDW3vrPXpKyRbZ5wQx9Wfw0G1mA"',
  },
  LastModified: {
    description: 'When the file last changed, if that is known.',
    schema: { type: 'string' },
    example: 'Thu, 26 Nov 2026 03:04:05 GMT',
  },
  ContentDisposition: {
    description: 'The name for saving the file (RFC 6266).',
    schema: { type: 'string' },
    example: 'attachment; filename="visible-ai-example.com-2026-11-26.pdf"',
  },
  IdempotentReplayed: {
    description:
      '`true` if this is the answer to an earlier call with the same `Idempotency-Key`: nothing was done again.',
    schema: { type: 'string', const: 'true' },
  },
  WwwAuthenticate: {
    description: 'How to authenticate (RFC 6750).',
    schema: { type: 'string' },
    example: 'Bearer realm="Visible AI"',
  },
} satisfies Json;

const header = (name: keyof typeof headers): Json => ({ $ref: `#/components/headers/${name}` });

/** The headers about limits in every answer to a call with an API key. */
export const toldToKeys: Json = {
  'RateLimit-Policy': header('RateLimitPolicy'),
  RateLimit: header('RateLimit'),
};

const fileHeaders: Json = {
  ETag: header('ETag'),
  'Last-Modified': header('LastModified'),
};

/** The statuses of errors that may pass. A 409 passes only where an earlier call with the same key still runs. */
const mayPass = (status: number, { takesIdempotencyKey }: EndpointShape) =>
  status === 429 || status === 503 || (status === 409 && takesIdempotencyKey === true);

/** The headers that the answers with a status have, apart from those about limits. */
export function headersOf(endpoint: EndpointShape, status: number): Json {
  // The state of the service is no error, also where its status is 503.
  if (status >= 400 && endpoint.answers[status]) return {};
  if (endpoint.file && status === 200)
    return { ...fileHeaders, 'Content-Disposition': header('ContentDisposition') };
  if (endpoint.file && status === 304) return fileHeaders;
  if (status < 300 && endpoint.takesIdempotencyKey)
    return { 'Idempotent-Replayed': header('IdempotentReplayed') };
  if (status === 401) return { 'WWW-Authenticate': header('WwwAuthenticate') };
  return mayPass(status, endpoint) ? { 'Retry-After': header('RetryAfter') } : {};
}

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Any text of your own for this call, such as a UUID. The same one with the same body within 24 hours is answered with the first answer and does nothing; with another body it is refused (422). A call that was refused or failed leaves it unused.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of the file that you have: if it is still the same, the answer is 304 without a body.',
    schema: { type: 'string' },
  },
} satisfies Json;

const parameter = (name: keyof typeof parameters): Json => ({ $ref: `#/components/parameters/${name}` });

/** The headers that a call reads. */
export const headerParameters = ({ takesIdempotencyKey, file }: EndpointShape): Json[] => [
  ...(takesIdempotencyKey ? [parameter('IdempotencyKey')] : []),
  ...(file ? [parameter('IfNoneMatch')] : []),
];

export const headerComponents: Json = { headers, parameters };
