import type { PostOutcome } from '@visible-ai/engine';
import { oneLine } from '../../mail/mail-layout.ts';
import { nextAttempt, retryAfterMs } from './retry-schedule.ts';

/** The result of a delivery after an attempt. */
export type Verdict =
  | { status: 'delivered' }
  | { status: 'waiting'; nextAttemptAt: Date; error: string }
  | { status: 'failed'; error: string }
  /** The receiver wants no more events: its webhook is switched off. */
  | { status: 'gone'; error: string };

const MOST_ERROR = 300;
const GONE = 410;

/** One line without control and direction characters, because the webhook's owner sees it. */
const short = (text: string) => oneLine(text, MOST_ERROR);

function errorOf(outcome: PostOutcome): string {
  if (!outcome.ok)
    return outcome.kind === 'refused' ? 'The address is not on the public internet.' : short(outcome.text);
  const { status, says } = outcome;
  if (status >= 300 && status < 400)
    return 'The receiver redirects: events are sent to the address itself alone.';
  if (status === GONE) return 'The receiver does not want any more events.';
  const words = short(says);
  return words === ''
    ? `The receiver answered ${status}.`
    : short(`The receiver answered ${status}: ${words}`);
}

/**
 * Judges an attempt by the receiver's answer.
 *
 * @param tries attempts since the delivery was last requested, including this one.
 * @param times.first when the first of them began; `now`: when this one ended.
 */
export function judgeAttempt(
  outcome: PostOutcome,
  { tries, ...times }: { tries: number; first: Date; now: Date },
  random: number,
): Verdict {
  if (outcome.ok && outcome.status >= 200 && outcome.status < 300) return { status: 'delivered' };
  const error = errorOf(outcome);
  if (outcome.ok && outcome.status === GONE) return { status: 'gone', error };
  const retryAfter = outcome.ok ? retryAfterMs(outcome.headers['retry-after'], times.now) : null;
  const nextAttemptAt = nextAttempt(tries, times, { retryAfter, random });
  return nextAttemptAt ? { status: 'waiting', nextAttemptAt, error } : { status: 'failed', error };
}
