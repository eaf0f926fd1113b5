import { signalWithin } from '@visible-ai/engine';
import type { AtOnce } from './limit-numbers.ts';

/** Nobody waits longer for a turn, ms. */
const LONGEST_WAIT_MS = 20_000;

export interface Place {
  /** Leaves it: the next one in line has its turn. */
  leave(): void;
  /** Lets others work during a wait, e.g. for a slow reader. The account's own place stays taken. */
  rest(wait: () => Promise<void>): Promise<void>;
}

/**
 * So many places that one account, and all together, work at once. The others wait in line, an account's own number of
 * them, so that one who asks for much waits for their own calls, not everybody for theirs.
 *
 * @returns takes a place; null for who has too many waiting, or waited too long.
 */
export function createPlaces({ account: each, everybody, waiting }: AtOnce) {
  const working = new Map<string, number>();
  let all = 0;
  const line: { account: string; enter: () => void }[] = [];
  /** Who has rested goes on before anybody new. */
  const rested: (() => void)[] = [];

  const isFree = (account: string) => all < everybody && (working.get(account) ?? 0) < each;
  const count = (account: string, change: number) => {
    const left = (working.get(account) ?? 0) + change;
    if (left === 0) working.delete(account);
    else working.set(account, left);
  };
  const stopWorking = () => {
    const goOn = rested.shift();
    // One for the other: their number stays.
    if (goOn) return goOn();
    all -= 1;
    const next = line.findIndex((waits) => isFree(waits.account));
    line.splice(next, next < 0 ? 0 : 1)[0]?.enter();
  };
  const goOnWorking = async () => {
    if (all < everybody) all += 1;
    else await new Promise<void>((resolve) => rested.push(resolve));
  };
  const place = (account: string): Place => {
    count(account, 1);
    all += 1;
    let left = false;
    return {
      leave() {
        if (left) return;
        left = true;
        count(account, -1);
        stopWorking();
      },
      async rest(wait) {
        stopWorking();
        try {
          await wait();
        } finally {
          await goOnWorking();
        }
      },
    };
  };

  return async (account: string, signal: AbortSignal): Promise<Place | null> => {
    if (isFree(account)) return place(account);
    if (line.filter((waits) => waits.account === account).length >= waiting) return null;
    const patience = signalWithin(signal, LONGEST_WAIT_MS);
    if (patience.aborted) return null;
    return new Promise((resolve) => {
      const waits = { account, enter: () => end(place(account)) };
      const end = (result: Place | null) => {
        patience.removeEventListener('abort', giveUp);
        resolve(result);
      };
      const giveUp = () => {
        line.splice(line.indexOf(waits), 1);
        end(null);
      };
      patience.addEventListener('abort', giveUp);
      line.push(waits);
    });
  };
}
