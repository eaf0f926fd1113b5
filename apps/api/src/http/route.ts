import type {
  EndpointAnswer,
  EndpointEvent,
  EndpointInput,
  EndpointShape,
} from '@visible-ai/shared/contract/endpoint';
import type { Logger } from 'pino';
import { AppError } from './app-error.ts';
import type { FileAnswer } from './send-file.ts';
import type { SessionViewer, Viewer } from './viewer.ts';

/** What a handler knows about the call besides its input. */
export interface CallContext {
  viewer: Viewer | null;
  /** The client's address, as far as TRUST_PROXY lets us trust it. */
  clientIp: string;
  userAgent: string;
  requestId: string;
  /** The `Idempotency-Key`. For callers with an account it is kept before the handler; a public call keeps it itself. */
  onceKey: string | null;
  log: Logger;
  /** Aborted when the client leaves or the server stops. */
  signal: AbortSignal;
}

export type Handler<E extends EndpointShape> = (
  input: EndpointInput<E>,
  call: CallContext,
) => Promise<EndpointAnswer<E>>;

/** A streaming handler. An error before its first item becomes a plain error answer. */
export type StreamHandler<E extends EndpointShape> = (
  input: EndpointInput<E>,
  call: CallContext,
) => AsyncIterable<EndpointEvent<E>>;

/** A handler that answers with a file. An error before the file's first bytes becomes a plain error answer. */
export type FileHandler<E extends EndpointShape> = (
  input: EndpointInput<E>,
  call: CallContext,
) => Promise<FileAnswer>;

/** A handler that reads a file while it is sent. Bytes that it does not read are dropped. */
export type UploadHandler<E extends EndpointShape> = (
  input: EndpointInput<E>,
  bytes: AsyncIterable<Uint8Array>,
  call: CallContext,
) => Promise<EndpointAnswer<E>>;

export type Route =
  | { kind: 'answer'; endpoint: EndpointShape; handle: Handler<EndpointShape> }
  | { kind: 'stream'; endpoint: EndpointShape; handle: StreamHandler<EndpointShape> }
  | { kind: 'file'; endpoint: EndpointShape; handle: FileHandler<EndpointShape> }
  | { kind: 'upload'; endpoint: EndpointShape; handle: UploadHandler<EndpointShape> };

/** Binds a handler to its endpoint. Their types must agree. */
export function route<E extends EndpointShape>(endpoint: E, handle: Handler<E>): Route {
  return { kind: 'answer', endpoint, handle: handle as unknown as Handler<EndpointShape> };
}

/** Binds a streaming handler to an endpoint that declares `events`. */
export function streamRoute<E extends EndpointShape & { events: object }>(
  endpoint: E,
  handle: StreamHandler<E>,
): Route {
  return { kind: 'stream', endpoint, handle: handle as unknown as StreamHandler<EndpointShape> };
}

/** Binds a handler that answers with a file to an endpoint that declares `file`. */
export function fileRoute<E extends EndpointShape & { file: object }>(
  endpoint: E,
  handle: FileHandler<E>,
): Route {
  return { kind: 'file', endpoint, handle: handle as unknown as FileHandler<EndpointShape> };
}

/** Binds a handler to an endpoint that declares `upload`. */
export function uploadRoute<E extends EndpointShape & { upload: object }>(
  endpoint: E,
  handle: UploadHandler<E>,
): Route {
  return { kind: 'upload', endpoint, handle: handle as unknown as UploadHandler<EndpointShape> };
}

/** Returns the viewer of a call that needs a sign-in. The endpoint's access has already been checked. */
export function signedIn(call: CallContext): Viewer {
  if (!call.viewer) throw new Error('A route without sign-in asked for its viewer');
  return call.viewer;
}

/**
 * Returns the viewer of a call that a person must make: an API key is refused.
 *
 * @throws AppError forbidden.
 */
export function inSession(call: CallContext): SessionViewer {
  const { sessionId, ...viewer } = signedIn(call);
  if (sessionId === null) throw new AppError('forbidden');
  return { ...viewer, sessionId };
}

/** An answer with its status. It keeps the literal type that selects the answer's schema. */
export function reply<const S extends number>(status: S): { status: S };
export function reply<const S extends number, B>(status: S, body: B): { status: S; body: B };
export function reply(status: number, body?: unknown) {
  return { status, body };
}
