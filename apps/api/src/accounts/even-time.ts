import type { AccountsDeps } from './accounts-deps.ts';

/** Longer than the extra writes for a known address take. */
const ANSWER_AFTER_MS = 150;

/** Waits for some work and for a fixed time, so that the duration does not tell whether there was work. */
export async function inEvenTime({ wait }: Pick<AccountsDeps, 'wait'>, work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(ANSWER_AFTER_MS)]);
}
