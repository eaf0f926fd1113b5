import {
  createHostInterval,
  type HostAnswer,
  type HostInterval,
  type IntervalSettings,
} from './host-interval.ts';
import { createHostTurns, type HostTurns } from './host-turns.ts';

/** The pace at which one crawl sends requests to a host, together with all others. */
export interface HostPace {
  /**
   * Waits until the next request may start. @returns a function that releases the place after the answer.
   * @throws the signal's reason when it is aborted first.
   */
  turn(signal: AbortSignal): Promise<() => void>;
  /** The minimum wait of the next request, ms. */
  waitMs(): number;
  /** Reports how the host answered, to adapt the pace. */
  answered(answer: HostAnswer): void;
  /** The minimum delay that the site's robots.txt asks for. Seconds. */
  setCrawlDelay(seconds: number): void;
}

export interface HostPaces {
  /** The pace of a host; call `release` when the crawl is over. */
  take(host: string): { pace: HostPace; release(): void };
}

interface Entry {
  interval: HostInterval;
  turns: HostTurns;
  users: number;
}

/** One pace for each host, shared by all running crawls of it. */
export function createHostPaces(settings: IntervalSettings): HostPaces {
  const hosts = new Map<string, Entry>();
  const { now } = settings;

  /** A host that asked us to wait is remembered for that time, for all later crawls. */
  const forget = () => {
    for (const [host, { interval, users }] of hosts)
      if (users === 0 && interval.opensAt() <= now()) hosts.delete(host);
  };
  const entryOf = (host: string): Entry => {
    const known = hosts.get(host);
    if (known) return known;
    const interval = createHostInterval(settings);
    const entry = { interval, turns: createHostTurns(interval, now), users: 0 };
    hosts.set(host, entry);
    return entry;
  };

  return {
    take(host) {
      forget();
      const entry = entryOf(host);
      const { turn, leave } = entry.turns.join();
      const { answered, setCrawlDelay, opensAt } = entry.interval;
      const waitMs = () => Math.max(0, opensAt() - now());
      entry.users += 1;
      return {
        pace: { turn, waitMs, answered, setCrawlDelay },
        release() {
          leave();
          entry.users -= 1;
        },
      };
    },
  };
}
