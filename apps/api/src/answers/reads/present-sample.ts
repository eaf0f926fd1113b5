import type { AnswerSample } from '@visible-ai/shared/answers/schema';
import type { answerMentions, answerSamples, answerSources } from '../../db/schema/answers.ts';
import { toUsd } from '../money/micros.ts';

type SourceRow = typeof answerSources.$inferSelect;
type MentionRow = typeof answerMentions.$inferSelect;

/** A finished sample with all of its stored data. */
export interface WholeSample {
  sample: typeof answerSamples.$inferSelect;
  sources: SourceRow[];
  mentions: MentionRow[];
  judgement: { value: number | null; passage: string | null } | null;
}

const judged = (value: number | null | undefined): AnswerSample['judgement'] =>
  value === -1 || value === 0 || value === 1 ? value : null;

export function presentSample({ sample, sources, mentions, judgement }: WholeSample): AnswerSample {
  const { id, promptId, engine, n, requestedModel, servedModel, text, latencyMs, tokensIn, tokensOut } =
    sample;
  const { searches, costKind, queries, error } = sample;
  return {
    ...{ id, promptId, engine, n, requestedModel, servedModel, text, latencyMs, tokensIn, tokensOut },
    ...{ searches, costKind, queries, error },
    status: sample.status ?? 'http_error',
    at: (sample.at ?? new Date(0)).toISOString(),
    costUsd: toUsd(sample.costMicros),
    sources: sources.map(({ kind, url, host, title, entityId, places }) => ({
      ...{ kind, url, host, title, entityId, places },
    })),
    mentions: mentions.map(({ entityId, count, first, places }) => ({ entityId, count, first, places })),
    judgement: judged(judgement?.value),
    passage: judgement?.passage ?? null,
  };
}
