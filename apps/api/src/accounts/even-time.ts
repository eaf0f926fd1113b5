import type { AccountsDeps } from './accounts-deps.ts';

/** Longer than the few writes that a known address costs more than an unknown one. */
const ANSWER_AFTER_MS = 150;

/** Waits for some work and for a fixed time: a stopwatch tells nobody whether there was anything to do. */
export async function inEvenTime({ wait }: Pick<AccountsDeps, 'wait'>, work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(ANSWER_AFTER_MS)]);
}
