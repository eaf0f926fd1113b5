import type { Request, Response } from 'express';
import type { CallContext } from './route.ts';
import type { StopSignal } from './stop-signal.ts';

/** Aborted when the client leaves. */
export const clientLeft = (response: Response): AbortSignal => {
  const controller = new AbortController();
  response.on('close', () => controller.abort());
  return controller.signal;
};

/** Makes what a handler knows about a call besides its input. */
export function callContext(
  request: Request,
  response: Response,
  { viewer, onceKey, stop }: Pick<CallContext, 'viewer' | 'onceKey'> & { stop: StopSignal },
): CallContext {
  return {
    viewer,
    onceKey,
    clientIp: request.ip ?? 'unknown',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: String(request.id),
    log: request.log,
    signal: AbortSignal.any([clientLeft(response), stop.signal]),
  };
}
