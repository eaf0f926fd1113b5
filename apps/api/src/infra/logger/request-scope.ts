import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Does some work, and all that it sets off, as part of a request: its log lines, jobs and mails carry the id. */
export const inRequest = <T>(requestId: string, work: () => T): T => scope.run(requestId, work);

/** Does some work as part of no request, whoever has set it off. */
export const inNoRequest = <T>(work: () => T): T => scope.exit(work);

/** Does some work for the call that asked for it, which may be long over; none for what the clock set off. */
export const inRequestOf = <T>(requestId: string | null, work: () => T): T =>
  requestId === null ? inNoRequest(work) : inRequest(requestId, work);

/** The id of the request that is being worked for, over any number of awaits; none for what the clock set off. */
export const currentRequestId = (): string | undefined => scope.getStore();
