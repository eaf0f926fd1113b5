import { signalWithin } from '@visible-ai/engine';
import type { AtOnce } from './limit-numbers.ts';

/** The longest that a call waits for its turn, ms. */
const LONGEST_WAIT_MS = 20_000;

export interface Place {
  /** Gives the place to the next call in line. */
  leave(): void;
  /** Lets other calls work during a wait, e.g. for a slow reader. The account's own place stays taken. */
  rest(wait: () => Promise<void>): Promise<void>;
}

/**
 * Limits how many calls work at once, for one account and for all accounts together. Further calls wait in line, and each
 * account has a limited number of waiting calls. So an account with many calls waits for its own calls and delays nobody
 * else.
 *
 * @returns a function that takes a place; null if too many calls of the account wait, or if the call waited too long.
 */
export function createPlaces({ account: each, everybody, waiting }: AtOnce) {
  const working = new Map<string, number>();
  let all = 0;
  const line: { account: string; enter: () => void }[] = [];
  /** Calls that have rested continue before any new call. */
  const rested: (() => void)[] = [];

  const isFree = (account: string) => all < everybody && (working.get(account) ?? 0) < each;
  const count = (account: string, change: number) => {
    const left = (working.get(account) ?? 0) + change;
    if (left === 0) working.delete(account);
    else working.set(account, left);
  };
  const stopWorking = () => {
    const goOn = rested.shift();
    // One call replaces another, so the number of working calls stays the same.
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
