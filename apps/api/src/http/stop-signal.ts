/** Tells running calls that the server is stopping, so that streams can send a last item. */
export interface StopSignal {
  readonly signal: AbortSignal;
  stop(): void;
}

export function createStopSignal(): StopSignal {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort(new Error('The server is stopping')) };
}
