import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerSample } from '@visible-ai/shared/answers/schema';
import type { Db } from '../../db/database.ts';
import { presentSample } from '../reads/present-sample.ts';
import { listedSamples, readSamples } from '../reads/sample-store.ts';

/** Answers in memory at once; each has up to 32,000 characters. */
const AT_ONCE = 100;

/** The answers of a run one after the other, in the order of asking. */
export async function* eachSample(db: Db, runId: string): AsyncGenerator<AnswerSample, undefined> {
  const where = listedSamples(db, runId, {});
  for (let after = -1; ; ) {
    // The embedded database answers without leaving the event loop's turn: without this, other requests would
    // wait.
    await nextTurn();
    const samples = await readSamples(db, where, { after, limit: AT_ONCE });
    for (const one of samples) yield presentSample(one);
    const last = samples.at(-1);
    if (!last || samples.length < AT_ONCE) return;
    after = last.sample.position;
  }
}
