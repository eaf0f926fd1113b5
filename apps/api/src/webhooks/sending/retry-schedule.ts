const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** When an attempt is due after the first one, ms (Standard Webhooks 1.0.0). */
const AFTER_FIRST = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
export const MOST_TRIES = AFTER_FIRST.length;
/**
 * A share of the time between two attempts, so that deliveries that failed together are not retried together.
 */
const JITTER = 0.1;
/** The longest delay that a receiver may ask for. */
const MOST_ASKED_FOR = 24 * HOUR;
/** No attempt is due later than this after the one before. */
export const LONGEST_WAIT = 26 * HOUR;

/**
 * The delay that a receiver asks for, ms from now: seconds or a date (RFC 9110, 10.2.3); null if it asks for
 * none.
 */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * SECOND, MOST_ASKED_FOR);
  // The date format of RFC 9110; `Date.parse` alone accepts nearly anything.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now.getTime()), MOST_ASKED_FOR);
}

/**
 * When the next attempt is due after a failed one; null if it was the last. If attempts were late because the
 * service was away, at least half of the scheduled interval stays between two of them.
 *
 * @param tries attempts so far, including this one.
 * @param at.first when the first of them began.
 * @param random from 0 to 1.
 */
export function nextAttempt(
  tries: number,
  { first, now }: { first: Date; now: Date },
  { retryAfter, random }: { retryAfter: number | null; random: number },
): Date | null {
  const [last, next] = [AFTER_FIRST[tries - 1], AFTER_FIRST[tries]];
  if (last === undefined || next === undefined) return null;
  const gap = next - last;
  const jitter = random * JITTER * gap;
  // The first attempt is in the future if the clock was set back since.
  const began = Math.min(first.getTime(), now.getTime());
  const due = Math.max(began + next, now.getTime() + gap / 2);
  const asked = now.getTime() + (retryAfter ?? 0);
  return new Date(Math.max(due, asked) + jitter);
}
