import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './scopes.ts';

/** Who may call: anybody, any account, an account that may generate (see accounts/entitlement), an admin. */
export type Access = 'public' | 'signed-in' | 'entitled' | 'admin';

/** Names of the rate limits. The server has their numbers (apps/api/src/infra/rate-limit/limit-numbers.ts). */
export type LimitName =
  | 'sign-in'
  | 'register'
  | 'mail-link'
  | 'refresh'
  | 'analysis'
  | 'analysis-mail'
  | 'generation'
  | 'heavy-read'
  | 'whole-text'
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
 * One call of the API as one plain value. The server's validation, the parsing of answers, the web's typed call and the
 * OpenAPI document are all made from it, so they cannot differ from each other.
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
  /** The scope that an API key needs for this call. Without a scope no key can make the call. Public calls accept any good key. */
  readonly scope?: Scope;
  /** Set on calls that spend something. With an `Idempotency-Key`, sending the call twice does it once. */
  readonly takesIdempotencyKey?: true;
  readonly limit: LimitName;
  /** How many calls this call counts as against its limit. Default: 1. */
  readonly counts?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Set on calls that follow another service's contract: every answer and every error has `success`. */
  readonly saysSuccess?: true;
  /** The most bytes of its body, if the usual 100 kB are not enough. */
  readonly mostBodyBytes?: number;
  /** Set on calls that take a file instead of JSON. The file is read while it is sent and is never in memory as a whole. */
  readonly upload?: {
    readonly mediaTypes: readonly [string, ...string[]];
    /** The most bytes that may be sent. */
    readonly mostBytes: number;
    /** The most seconds that sending may take. */
    readonly mostSeconds: number;
  };
  /** Every successful answer by status; null means an answer without a body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** Set on calls that answer with `text/event-stream`: the shape of each `data:` item. */
  readonly events?: z.ZodType;
  /** Set on calls that answer with a file: every media type that it can have. HEAD and If-None-Match work too. */
  readonly file?: { readonly mediaTypes: readonly [string, ...string[]] };
  /** The Cache-Control of successful answers. Default: `no-store`. Errors always have `no-store`. */
  readonly cacheControl?: string;
  /** The errors that a caller should expect besides `invalid_input`, `rate_limited` and `internal`. */
  readonly errors: readonly ErrorCode[];
}

/** Declares an endpoint and keeps its literal types. */
export const defineEndpoint = <const E extends EndpointShape>(endpoint: E): E => endpoint;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives: each part already parsed. */
export type EndpointInput<E extends EndpointShape> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a caller passes in: only the parts that the endpoint has. */
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

/** The answer's body as a caller reads it, for all statuses; undefined if there is none. */
export type EndpointResult<E extends EndpointShape> = {
  [S in keyof E['answers'] & number]: Parsed<E['answers'][S]>;
}[keyof E['answers'] & number];

/** One item of an event stream. */
export type EndpointEvent<E extends EndpointShape> = Parsed<E['events']>;
