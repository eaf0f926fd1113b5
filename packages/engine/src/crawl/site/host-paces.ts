import {
  createHostInterval,
  type HostAnswer,
  type HostInterval,
  type IntervalSettings,
} from './host-interval.ts';
import { createHostTurns, type HostTurns } from './host-turns.ts';

/** The pace at which one crawl asks a host, beside all others that ask it. */
export interface HostPace {
  /**
   * Waits until the next request may start. @returns what gives the place back once it has been answered.
   * @throws the signal's reason when it is aborted first.
   */
  turn(signal: AbortSignal): Promise<() => void>;
  /** How long the next request has to wait at least, ms. */
  waitMs(): number;
  /** Tells how the host answered, so that the pace follows. */
  answered(answer: HostAnswer): void;
  /** Faster than this the site wants nobody: from its robots.txt. Seconds. */
  setCrawlDelay(seconds: number): void;
}

export interface HostPaces {
  /** The pace of a host; `release` when the crawl is over. */
  take(host: string): { pace: HostPace; release(): void };
}

interface Entry {
  interval: HostInterval;
  turns: HostTurns;
  users: number;
}

/** One pace for each host, shared by all crawls that are under way there. */
export function createHostPaces(settings: IntervalSettings): HostPaces {
  const hosts = new Map<string, Entry>();
  const { now } = settings;

  /** A host that asked us to wait is remembered as long as it asked for, whoever comes next. */
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
