import { csvLine } from '@visible-ai/engine';
import type { AnswerEntity, AnswerPrompt, AnswerRun, AnswerSample } from '@visible-ai/shared/answers/schema';
import type { Db } from '../../db/database.ts';
import { eachSample } from './each-sample.ts';

const BYTE_ORDER_MARK = '\ufeff';
const COLUMNS = [
  ...['run', 'prompt_id', 'prompt', 'locale', 'country', 'tags', 'engine', 'sample', 'status', 'at'],
  ...['requested_model', 'served_model', 'names', 'cited', 'retrieved', 'queries', 'searches'],
  ...['cost_usd', 'cost_kind', 'latency_ms', 'tokens_in', 'tokens_out'],
  ...['judgement', 'passage', 'error', 'text'],
];

function lineOf(
  runId: string,
  sample: AnswerSample,
  prompt: AnswerPrompt | undefined,
  names: ReadonlyMap<string, string>,
): string {
  const urls = (kind: AnswerSample['sources'][number]['kind']) =>
    sample.sources
      .filter((source) => source.kind === kind)
      .map(({ url }) => url)
      .join(' ');
  return csvLine([
    ...[runId, sample.promptId, prompt?.text ?? null, prompt?.locale ?? null, prompt?.country ?? null],
    ...[prompt?.tags.join('; ') ?? null, sample.engine, sample.n, sample.status, sample.at],
    ...[sample.requestedModel, sample.servedModel],
    sample.mentions.map(({ entityId }) => names.get(entityId) ?? entityId).join('; '),
    ...[urls('cited'), urls('retrieved'), sample.queries.join('; '), sample.searches],
    ...[sample.costUsd, sample.costKind, sample.latencyMs, sample.tokensIn, sample.tokensOut],
    ...[sample.judgement, sample.passage, sample.error, sample.text],
  ]);
}

/** A run as CSV: one line for each answer. */
export async function* answersCsv(
  db: Db,
  run: AnswerRun,
  { entities, prompts }: { entities: readonly AnswerEntity[]; prompts: readonly AnswerPrompt[] },
): AsyncGenerator<string, undefined> {
  const names = new Map(entities.map(({ id, name }) => [id, name]));
  const texts = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  yield `${BYTE_ORDER_MARK}${csvLine(COLUMNS)}`;
  for await (const sample of eachSample(db, run.id))
    yield lineOf(run.id, sample, texts.get(sample.promptId), names);
}
