import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { SampleStatus } from '@visible-ai/shared/answers/schema';

/** What the `ok` samples of a cell say of one entity. */
export interface EntityCounts {
  /** Samples that name it. */
  named: number;
  /** Samples that cite a page of it. */
  cited: number;
  /** Samples in which it is named before every other entity. */
  first: number;
  /** How often it is named in all of them together. */
  times: number;
}

/** The samples of one prompt by one engine in one run, counted; those of the canary left out. */
export interface AnswerCell {
  runId: string;
  promptId: string;
  engine: AnswerEngineId;
  /** A status that is left out is none. */
  counts: Partial<Record<SampleStatus, number>>;
  /** By entity id; one that is left out is in none. */
  entities: Readonly<Record<string, EntityCounts>>;
  /** How the `ok` samples speak of us, as far as a model judged them. */
  sentiment: { negative: number; neutral: number; positive: number };
}
