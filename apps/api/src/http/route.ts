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
  /** The client's address as TRUST_PROXY lets us believe it. */
  clientIp: string;
  userAgent: string;
  requestId: string;
  log: Logger;
  /** Aborted when the client leaves or the server stops. */
  signal: AbortSignal;
}

export type Handler<E extends EndpointShape> = (
  input: EndpointInput<E>,
  call: CallContext,
) => Promise<EndpointAnswer<E>>;

/** A streaming handler; what it throws before its first item is a plain error answer. */
export type StreamHandler<E extends EndpointShape> = (
  input: EndpointInput<E>,
  call: CallContext,
) => AsyncIterable<EndpointEvent<E>>;

/** A handler whose answer is a file; what it throws, or the file before its first bytes, is a plain error answer. */
export type FileHandler<E extends EndpointShape> = (
  input: EndpointInput<E>,
  call: CallContext,
) => Promise<FileAnswer>;

/** A handler that reads a file while it is sent. What it leaves unread is passed over. */
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

/** Binds a handler to its endpoint; the types of both must agree. */
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

/** Binds a handler whose answer is a file to an endpoint that declares `file`. */
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

/** A call by someone who must be signed in: the endpoint's access has already seen to it. */
export function signedIn(call: CallContext): Viewer {
  if (!call.viewer) throw new Error('A route without sign-in asked for its viewer');
  return call.viewer;
}

/**
 * A call by someone who is signed in themselves, of which no API key is in place.
 *
 * @throws AppError forbidden.
 */
export function inSession(call: CallContext): SessionViewer {
  const { sessionId, ...viewer } = signedIn(call);
  if (sessionId === null) throw new AppError('forbidden');
  return { ...viewer, sessionId };
}

/** An answer with its status; keeps the literal type that picks the answer's schema. */
export function reply<const S extends number>(status: S): { status: S };
export function reply<const S extends number, B>(status: S, body: B): { status: S; body: B };
export function reply(status: number, body?: unknown) {
  return { status, body };
}
