import { isAnswerLost } from './api-error.ts';

/** Later, the same words are another wish. */
const SAME_WISH_MS = 10 * 60_000;

/** The keys of calls that are under way or whose answer was lost, by what they ask. */
const open = new Map<string, { key: string; at: number }>();

/**
 * Makes a call that spends something with an `Idempotency-Key`. If its answer is lost, asking for the same again
 * within ten minutes sends the same key, and the server does it once.
 *
 * @param asked names the call and everything that it asks.
 */
export async function withOnceKey<Answer>(
  asked: string,
  act: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const known = open.get(asked);
  const { key } = known && Date.now() - known.at < SAME_WISH_MS ? known : { key: crypto.randomUUID() };
  open.set(asked, { key, at: Date.now() });
  try {
    const answer = await act(key);
    open.delete(asked);
    return answer;
  } catch (error) {
    if (!isAnswerLost(error)) open.delete(asked);
    throw error;
  }
}
