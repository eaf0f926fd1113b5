import { ApiError, isAnswerLost } from './api-error.ts';
import { randomId } from './random-id.ts';
import { tabStorage } from './tab-storage.ts';

/** Later, the same words are another wish. */
const SAME_WISH_MS = 10 * 60_000;

interface Wish {
  key: string;
  at: number;
}

/** The keys of calls that are under way or whose answer was lost, by what they ask. */
const open = new Map<string, Wish>();

/** The name of a wish in the tab, over a reload: a hash (FNV-1a), because the tab need not keep what was asked. */
function nameOf(asked: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < asked.length; at += 1) hash = Math.imul(hash ^ asked.charCodeAt(at), 0x01000193);
  return `once:${(hash >>> 0).toString(36)}`;
}

function storedWish(name: string): Wish | undefined {
  const stored = tabStorage.read(name);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const [key, at]: unknown[] = [Reflect.get(stored, 'key'), Reflect.get(stored, 'at')];
  return typeof key === 'string' && typeof at === 'number' ? { key, at } : undefined;
}

/**
 * Makes a call that spends something with an `Idempotency-Key`. If its answer is lost, asking for the same again
 * within ten minutes sends the same key, also after a reload, and the server does it once.
 *
 * @param asked names the call and everything that it asks.
 */
export async function withOnceKey<Answer>(
  asked: string,
  act: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const name = nameOf(asked);
  const known = open.get(asked) ?? storedWish(name);
  const key = known && Date.now() - known.at < SAME_WISH_MS ? known.key : randomId();
  const wish = { key, at: Date.now() };
  open.set(asked, wish);
  tabStorage.write(name, wish);
  const forget = () => {
    open.delete(asked);
    tabStorage.remove(name);
  };
  try {
    const answer = await act(key);
    forget();
    return answer;
  } catch (error) {
    // What was aborted, as by a reload, may have arrived too.
    if (error instanceof ApiError && !isAnswerLost(error)) forget();
    throw error;
  }
}
