import { pause } from './pause.ts';

export interface HostPace {
  /** Waits until the next request may start. @throws the signal's reason when it is aborted first. */
  turn(signal: AbortSignal): Promise<void>;
  /** Tells how the host answered, so that the pace follows. */
  answered(answer: { status: number | null; headersMs: number; retryAfter: string | undefined }): void;
  /** Slower than this the site wants nobody: from its robots.txt. Seconds. */
  setCrawlDelay(seconds: number): void;
}

export interface PaceSettings {
  /** Requests a second; 0 = no pause of our own. */
  rate: number;
  /** Milliseconds. */
  now(): number;
}

/** A site may ask for more; then it is read slower than most, but read. Seconds. */
const LONGEST_CRAWL_DELAY = 10;
const SLOWEST_MS = 30_000;
const FIRST_BACK_OFF_MS = 1000;
const LONGEST_RETRY_AFTER_MS = 60_000;
const SLOW_ANSWER_MS = 2000;
/** Good answers before the pace is taken up a step. */
const GOOD_ANSWERS = 8;

function retryAfterMs(value: string | undefined, now: number): number {
  if (!value) return 0;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_RETRY_AFTER_MS) : 0;
}

/** The pace at which one host is asked: its own wish, our rate, and slower while it shows strain. */
export function createHostPace({ rate, now }: PaceSettings): HostPace {
  const usual = rate > 0 ? 1000 / rate : 0;
  let least = usual;
  let interval = usual;
  let next = 0;
  let good = 0;

  return {
    async turn(signal) {
      signal.throwIfAborted();
      const at = Math.max(next, now());
      next = at + interval;
      const left = at - now();
      if (left > 0) await pause(left, signal);
    },
    answered({ status, headersMs, retryAfter }) {
      const strained = status === 429 || status === 503;
      if (strained) {
        good = 0;
        interval = Math.min(SLOWEST_MS, Math.max(interval * 2, FIRST_BACK_OFF_MS));
        next = Math.max(next, now() + Math.max(interval, retryAfterMs(retryAfter, now())));
      } else if (status === null || headersMs > SLOW_ANSWER_MS) {
        good = 0;
        interval = Math.min(SLOWEST_MS, Math.max(interval, headersMs / 2));
      } else {
        good += 1;
        if (good % GOOD_ANSWERS === 0 && interval > least) interval = Math.max(least, interval * 0.7 - 10);
      }
    },
    setCrawlDelay(seconds) {
      least = Math.max(usual, Math.min(seconds, LONGEST_CRAWL_DELAY) * 1000);
      interval = Math.max(interval, least);
    },
  };
}

/** One pace for each host, shared by all crawls that are under way there. */
export function createHostPaces(settings: PaceSettings) {
  const paces = new Map<string, { pace: HostPace; users: number }>();
  return {
    /** The pace of a host; `release` when the crawl is over. */
    take(host: string): { pace: HostPace; release(): void } {
      const entry = paces.get(host) ?? { pace: createHostPace(settings), users: 0 };
      paces.set(host, entry);
      entry.users += 1;
      return {
        pace: entry.pace,
        release() {
          entry.users -= 1;
          if (entry.users === 0) paces.delete(host);
        },
      };
    },
  };
}

export type HostPaces = ReturnType<typeof createHostPaces>;
