import { z } from 'zod';
import type { WriterModel } from './writer-model.ts';

/** The sentiment of an answer about a brand: negative, neutral, positive. */
export interface Judgement {
  value: -1 | 0 | 1;
  /** The words of the answer that say so, character for character. */
  passage: string;
}

/** @returns null if the model failed, gave no judgement, or named a passage that is not in the answer. */
export type JudgeAnswer = (
  asked: { text: string; name: string },
  signal: AbortSignal,
) => Promise<Judgement | null>;

const WITHIN_MS = 60_000;
const LONGEST_PASSAGE = 500;

const answer = z.object({
  judgement: z.union([z.literal(-1), z.literal(0), z.literal(1)]).nullable(),
  passage: z.string().nullable(),
});

const taskOf = (name: string) =>
  [
    `The data is an answer that an assistant gave to somebody. How does it speak of ${JSON.stringify(name)}?`,
    'judgement: 1 where it recommends or praises it, -1 where it advises against it or criticises it, 0 where it merely mentions it or weighs both, null where it says nothing of it.',
    'passage: the one sentence of the answer, or part of it, that shows this, copied sign for sign; null for a judgement of null.',
  ].join('\n');

/**
 * Judges answers with the operator's model, one question per answer; only what its passage proves is used.
 */
export const createAnswerJudge =
  (model: WriterModel): JudgeAnswer =>
  async ({ text, name }, signal) => {
    const session = model.open(signal, WITHIN_MS);
    const said = await session.ask({ task: taskOf(name), data: text, name: 'judgement', answer });
    const passage = said?.passage?.trim() ?? '';
    if (!said || said.judgement === null || passage === '' || passage.length > LONGEST_PASSAGE) return null;
    return text.includes(passage) ? { value: said.judgement, passage } : null;
  };
