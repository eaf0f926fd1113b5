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
/** Of the time between two attempts, so that what failed together does not come back together. */
const JITTER = 0.1;
/** A receiver that asks for more is asked again all the same. */
const MOST_ASKED_FOR = 24 * HOUR;

/**
 * When a receiver wants to be asked again, ms from now: seconds or a date (RFC 9110, 10.2.3); null without a word of it.
 */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * SECOND, MOST_ASKED_FOR);
  // As RFC 9110 writes dates; `Date.parse` alone takes nearly anything.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now.getTime()), MOST_ASKED_FOR);
}

/**
 * When the next attempt is due after one that failed; null when it was the last. Where attempts were late, because the
 * service was away, half of the time between two of them stays.
 *
 * @param tries attempts so far, this one among them.
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
  const due = Math.max(first.getTime() + next, now.getTime() + gap / 2);
  const asked = now.getTime() + (retryAfter ?? 0);
  return new Date(Math.max(due, asked) + jitter);
}
