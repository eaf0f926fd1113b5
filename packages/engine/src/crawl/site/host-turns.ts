import { setMaxListeners } from 'node:events';
import type { HostInterval } from './host-interval.ts';

/** Running requests to one host, from all crawls. */
const AT_ONCE = 2;

/** A waiting request of one crawl. */
type Line = (() => void)[];

/** Gives turns for one host. */
export interface HostTurns {
  /** A crawl's own queue, until it leaves. */
  join(): { turn(signal: AbortSignal): Promise<() => void>; leave(): void };
}

/**
 * Starts requests to a host one after the other, at its interval, with at most two running. Crawls take
 * turns, so that one crawl does not block another. A request is only told when its turn has come: if a host
 * asks us to wait, we stop at once.
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
      // The queue goes behind the others.
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
            // All waiting requests of a crawl share its one signal.
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
