import { z } from 'zod';
import { currentRequestId, inRequest } from '../logger/request-scope.ts';

const envelope = z.object({ payload: z.unknown(), requestId: z.string().nullable() });

/** A job's data as it is stored: with the request that asked for it. */
export const sealJob = (payload: Record<string, unknown>) => ({
  payload,
  requestId: currentRequestId() ?? null,
});

/** Works on stored data as part of the request that asked for it, on whichever instance that is. */
export async function openJob(stored: unknown, work: (payload: unknown) => Promise<void>): Promise<void> {
  const { payload, requestId } = envelope.parse(stored);
  await (requestId ? inRequest(requestId, () => work(payload)) : work(payload));
}
