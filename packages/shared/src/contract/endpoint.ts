import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './scopes.ts';

/** Who may call: anybody, any account, an account that may generate (see accounts/entitlement), an admin. */
export type Access = 'public' | 'signed-in' | 'entitled' | 'admin';

/** Names of the rate limits; their numbers are the server's (apps/api/src/infra/rate-limit/limit-numbers.ts). */
export type LimitName =
  | 'sign-in'
  | 'register'
  | 'mail-link'
  | 'refresh'
  | 'analysis'
  | 'analysis-mail'
  | 'generation'
  | 'heavy-read'
  | 'watch'
  | 'export'
  | 'report'
  | 'site-report'
  | 'intake'
  | 'webhook-send'
  | 'key-guess'
  | 'hosted-file'
  | 'log-upload'
  | 'default';

/**
 * One call of the API as one plain value. From it come the server's validation and answer parsing, the
 * web's typed call and the OpenAPI document, so that none of them can drift from the others.
 */
export interface EndpointShape {
  /** Unique verb-noun name, the OpenAPI operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express path, e.g. `/api/content/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag:
    | 'Service'
    | 'Analysis'
    | 'Accounts'
    | 'Content'
    | 'Users'
    | 'Intake'
    | 'Sites'
    | 'Answers'
    | 'Keys'
    | 'Webhooks'
    | 'Branding'
    | 'Hosting'
    | 'Logs';
  readonly access: Access;
  /** What an API key must be allowed to open this call; without one no key opens it. Public calls take any good key. */
  readonly scope?: Scope;
  /** Set on calls that spend something: an `Idempotency-Key` makes the same call twice one call. */
  readonly takesIdempotencyKey?: true;
  readonly limit: LimitName;
  /** As how many calls one counts against its limit. Default: 1. */
  readonly counts?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Set on calls of another service's contract: each answer says `success`, and so do their errors. */
  readonly saysSuccess?: true;
  /** Bytes its body may have, where the 100 kB of every call are not enough. */
  readonly mostBodyBytes?: number;
  /** Set on calls that take a file as it comes instead of JSON: it is read while it is sent, and never held as a whole. */
  readonly upload?: {
    readonly mediaTypes: readonly [string, ...string[]];
    /** Bytes that may be sent. */
    readonly mostBytes: number;
    /** Seconds that sending them may take. */
    readonly mostSeconds: number;
  };
  /** Every successful answer by status; null is an answer without a body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** Set on calls that answer `text/event-stream`: the shape of each `data:` item. */
  readonly events?: z.ZodType;
  /** Set on calls that answer a file: every media type it can have. HEAD and If-None-Match are answered too. */
  readonly file?: { readonly mediaTypes: readonly [string, ...string[]] };
  /** The Cache-Control of what succeeds. Default: `no-store`, as it is for every error. */
  readonly cacheControl?: string;
  /** The errors a caller should expect beyond `invalid_input`, `rate_limited` and `internal`. */
  readonly errors: readonly ErrorCode[];
}

/** Declares an endpoint, keeping its literal types. */
export const defineEndpoint = <const E extends EndpointShape>(endpoint: E): E => endpoint;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives: each part already parsed. */
export type EndpointInput<E extends EndpointShape> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a caller hands in: only the parts the endpoint has. */
export type EndpointArguments<E extends EndpointShape> = (E['params'] extends z.ZodType
  ? { params: Given<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodType ? { query?: Given<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodType ? { body: Given<E['body']> } : { body?: undefined });

/** The possible answers as `{ status, body }`, one member per status. */
export type EndpointAnswer<E extends EndpointShape> = {
  [S in keyof E['answers'] & number]: E['answers'][S] extends z.ZodType
    ? { status: S; body: z.input<E['answers'][S]> }
    : { status: S };
}[keyof E['answers'] & number];

/** The answer's body as a caller reads it, over all statuses; undefined where there is none. */
export type EndpointResult<E extends EndpointShape> = {
  [S in keyof E['answers'] & number]: Parsed<E['answers'][S]>;
}[keyof E['answers'] & number];

/** One item of an event stream. */
export type EndpointEvent<E extends EndpointShape> = Parsed<E['events']>;
