/** Milliseconds. Node fires a timer that is longer after 1 ms, with a warning. */
const LONGEST_MS = 2 ** 31 - 1;

let capped: typeof setTimeout | undefined;

/**
 * Makes every longer `setTimeout` of the process last 24.8 days, the longest that Node can wait.
 *
 * PostgreSQL inside PGlite sets its timers with it. After the system's clock was set back by more than 24.8 days they
 * would be longer, fire at once, find that they are not due and be set again, thousands of times a second.
 */
export function capTimers(): void {
  const plain = globalThis.setTimeout;
  if (plain === capped) return;
  const cap = (...[run, ms, ...rest]: Parameters<typeof plain>) =>
    plain(run, ms !== undefined && ms > LONGEST_MS ? LONGEST_MS : ms, ...rest);
  // With its counterpart for promises.
  capped = Object.defineProperties(cap, Object.getOwnPropertyDescriptors(plain)) as typeof setTimeout;
  globalThis.setTimeout = capped;
}
