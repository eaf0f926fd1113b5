import { z } from 'zod';
import { currentRequestId, inRequest } from '../logger/request-scope.ts';

const envelope = z.object({ payload: z.unknown(), requestId: z.string().nullable() });

/** A job's data in its stored form, with the id of the request that caused it. */
export const sealJob = (payload: Record<string, unknown>) => ({
  payload,
  requestId: currentRequestId() ?? null,
});

/** Works on stored data as part of the request that caused it, on any instance. */
export async function openJob(stored: unknown, work: (payload: unknown) => Promise<void>): Promise<void> {
  const { payload, requestId } = envelope.parse(stored);
  await (requestId ? inRequest(requestId, () => work(payload)) : work(payload));
}
