/** How a host answered one request. */
export interface HostAnswer {
  /** Null if there was no answer. */
  status: number | null;
  headersMs: number;
  /** How long the host wants a pause; 0 if it does not ask for one. */
  retryAfterMs: number;
  /** Number of redirects. */
  redirects: number;
}

/** The time between two requests to one host. */
export interface HostInterval {
  /** When the next request may start, ms. */
  opensAt(): number;
  /** Called when a request starts. */
  started(): void;
  /** Called with each answer, to adapt the pace. */
  answered(answer: HostAnswer): void;
  /** The minimum delay that the site's robots.txt asks for. Seconds. */
  setCrawlDelay(seconds: number): void;
}

export interface IntervalSettings {
  /** Requests per second; 0: no delay of our own. */
  rate: number;
  /** Milliseconds. */
  now(): number;
}

/** If a site asks for more, it is still read, more slowly than most. Seconds. */
export const LONGEST_CRAWL_DELAY = 10;
const SLOWEST_MS = 30_000;
const FIRST_BACK_OFF_MS = 1000;
const LONGEST_RETRY_AFTER_MS = 60_000;
const SLOW_ANSWER_MS = 2000;
/** Good answers before the pace increases again, for a host that asked us to be slower. */
const GOOD_ANSWERS = 8;

/** The interval between requests to a host: its crawl delay, our rate, longer while it is overloaded. */
export function createHostInterval({ rate, now }: IntervalSettings): HostInterval {
  const usual = rate > 0 ? 1000 / rate : 0;
  let least = usual;
  let interval = usual;
  let next = 0;
  let good = 0;
  /** The host itself asked for a pause; otherwise one page was slow or failed. */
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
        // Quick answers beside one slow page: the host is not overloaded.
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
