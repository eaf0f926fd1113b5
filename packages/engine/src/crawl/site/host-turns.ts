import { setMaxListeners } from 'node:events';
import type { HostInterval } from './host-interval.ts';

/** Requests under way at one host, whichever crawls they belong to. */
const AT_ONCE = 2;

/** Who waits for a turn, in one crawl. */
type Line = (() => void)[];

/** Gives out the turns of one host. */
export interface HostTurns {
  /** A crawl's own line, until it leaves. */
  join(): { turn(signal: AbortSignal): Promise<() => void>; leave(): void };
}

/**
 * Lets requests to a host start one after the other, as its interval says, two under way at most. Crawls take
 * turns, so that a site read by one is not closed to the next. Who waits is told when his turn has come and not
 * before: a host that asks us to wait is left alone at once.
 */
export function createHostTurns(interval: HostInterval, now: () => number): HostTurns {
  const lines: Line[] = [];
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  const pump = () => {
    clearTimeout(timer);
    while (underWay < AT_ONCE) {
      const line = lines.find(({ length }) => length > 0);
      if (!line) return;
      const left = interval.opensAt() - now();
      if (left > 0) {
        timer = setTimeout(pump, left);
        return;
      }
      // The line goes behind the others.
      lines.push(...lines.splice(lines.indexOf(line), 1));
      underWay += 1;
      interval.started();
      line.shift()?.();
    }
  };
  const giveBack = () => {
    underWay -= 1;
    pump();
  };

  return {
    join() {
      const line: Line = [];
      // Before those who have had their turn.
      lines.unshift(line);
      return {
        leave: () => void lines.splice(lines.indexOf(line), 1),
        turn: (signal) =>
          new Promise((resolve, reject) => {
            if (signal.aborted) return reject(signal.reason);
            // All that a crawl has waiting listen to its one signal.
            setMaxListeners(0, signal);
            const leave = () => {
              line.splice(line.indexOf(go), 1);
              reject(signal.reason);
            };
            const go = () => {
              signal.removeEventListener('abort', leave);
              resolve(giveBack);
            };
            signal.addEventListener('abort', leave, { once: true });
            line.push(go);
            pump();
          }),
      };
    },
  };
}
