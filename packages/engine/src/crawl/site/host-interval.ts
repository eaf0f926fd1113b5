/** How a host answered one request. */
export interface HostAnswer {
  /** Null when there was no answer. */
  status: number | null;
  headersMs: number;
  /** How long the host wants a pause; 0 if it does not ask for one. */
  retryAfterMs: number;
  /** Requests this one led to. */
  redirects: number;
}

/** The time between two requests to one host. */
export interface HostInterval {
  /** When the next request may start, ms. */
  opensAt(): number;
  /** Told when a request starts. */
  started(): void;
  /** Told how the host answered, so that the pace follows. */
  answered(answer: HostAnswer): void;
  /** Faster than this the site wants nobody: from its robots.txt. Seconds. */
  setCrawlDelay(seconds: number): void;
}

export interface IntervalSettings {
  /** Requests a second; 0 = no pause of our own. */
  rate: number;
  /** Milliseconds. */
  now(): number;
}

/** A site may ask for more; then it is read slower than most, but read. Seconds. */
export const LONGEST_CRAWL_DELAY = 10;
const SLOWEST_MS = 30_000;
const FIRST_BACK_OFF_MS = 1000;
const LONGEST_RETRY_AFTER_MS = 60_000;
const SLOW_ANSWER_MS = 2000;
/** Good answers before the pace is taken up a step, for a host that asked for it to be slower. */
const GOOD_ANSWERS = 8;

/** The interval at which one host is asked: its own wish, our rate, and longer while it shows strain. */
export function createHostInterval({ rate, now }: IntervalSettings): HostInterval {
  const usual = rate > 0 ? 1000 / rate : 0;
  let least = usual;
  let interval = usual;
  let next = 0;
  let good = 0;
  /** The host itself asked to be left alone; else it was one page that was slow or failed. */
  let asked = false;

  return {
    opensAt: () => next,
    started() {
      next = Math.max(next, now()) + interval;
    },
    answered({ status, headersMs, retryAfterMs, redirects }) {
      next += redirects * interval;
      if (status === 429 || status === 503) {
        good = 0;
        asked = status === 429 || retryAfterMs > 0;
        interval = Math.min(SLOWEST_MS, Math.max(interval * 2, FIRST_BACK_OFF_MS));
        next = Math.max(next, now() + Math.max(interval, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)));
      } else if (status === null || headersMs > SLOW_ANSWER_MS) {
        good = 0;
        interval = Math.min(SLOWEST_MS, Math.max(interval, headersMs / 2));
      } else {
        good += 1;
        // Quick answers beside one slow page: the host is well.
        if (!asked) interval = Math.max(least, interval / 2 - 10);
        else if (good % GOOD_ANSWERS === 0 && interval > least)
          interval = Math.max(least, interval * 0.7 - 10);
      }
    },
    setCrawlDelay(seconds) {
      least = Math.max(usual, Math.min(seconds, LONGEST_CRAWL_DELAY) * 1000);
      interval = Math.max(interval, least);
    },
  };
}
