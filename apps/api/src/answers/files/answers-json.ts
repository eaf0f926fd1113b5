import type { AnswerEntity, AnswerPrompt, AnswerRun } from '@visible-ai/shared/answers/schema';
import type { Db } from '../../db/database.ts';
import { eachSample } from './each-sample.ts';

const SCHEMA_VERSION = 1;

/** A run as JSON: the prompts, and each answer as in the API. */
export async function* answersJson(
  db: Db,
  run: AnswerRun,
  asked: { site: { url: string; name: string }; entities: AnswerEntity[]; prompts: AnswerPrompt[] },
): AsyncGenerator<string, undefined> {
  const head = JSON.stringify({ schemaVersion: SCHEMA_VERSION, run, ...asked });
  yield `${head.slice(0, -1)},"samples":[`;
  let between = '\n';
  for await (const sample of eachSample(db, run.id)) {
    yield `${between}${JSON.stringify(sample)}`;
    between = ',\n';
  }
  yield '\n]}\n';
}
