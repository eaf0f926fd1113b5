import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerSample } from '@visible-ai/shared/answers/schema';
import type { Db } from '../../db/database.ts';
import { presentSample } from '../reads/present-sample.ts';
import { listedSamples, readSamples } from '../reads/sample-store.ts';

/** Of up to 32,000 signs each, so many are in memory at once. */
const AT_ONCE = 100;

/** The answers of a run one after the other, in the order in which they were asked. */
export async function* eachSample(db: Db, runId: string): AsyncGenerator<AnswerSample, undefined> {
  const where = listedSamples(db, runId, {});
  for (let after = -1; ; ) {
    // The embedded database answers within the turn that asks: without this, nobody else would have one.
    await nextTurn();
    const samples = await readSamples(db, where, { after, limit: AT_ONCE });
    for (const one of samples) yield presentSample(one);
    const last = samples.at(-1);
    if (!last || samples.length < AT_ONCE) return;
    after = last.sample.position;
  }
}
