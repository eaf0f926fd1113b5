import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/**
 * Runs work, and everything that it starts, as part of a request: its log lines, jobs and mails carry the id.
 */
export const inRequest = <T>(requestId: string, work: () => T): T => scope.run(requestId, work);

/** Runs work outside of any request, whoever started it. */
export const inNoRequest = <T>(work: () => T): T => scope.exit(work);

/** Runs work for the request that caused it, which may have ended long ago; null if a timer started it. */
export const inRequestOf = <T>(requestId: string | null, work: () => T): T =>
  requestId === null ? inNoRequest(work) : inRequest(requestId, work);

/** The id of the current request, also after any number of awaits; undefined if a timer started the work. */
export const currentRequestId = (): string | undefined => scope.getStore();
