import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { SampleStatus } from '@visible-ai/shared/answers/schema';

/** Counts of one entity in the `ok` samples of a cell. */
export interface EntityCounts {
  /** Samples that name it. */
  named: number;
  /** Samples that cite a page of it. */
  cited: number;
  /** Samples that name it before every other entity. */
  first: number;
  /** The number of times that all of them together name it. */
  times: number;
}

/** The counts of one run's samples of one prompt and engine, without the canary's. */
export interface AnswerCell {
  runId: string;
  promptId: string;
  engine: AnswerEngineId;
  /** A missing status means 0. */
  counts: Partial<Record<SampleStatus, number>>;
  /** By entity id; a missing one occurs in no sample. */
  entities: Readonly<Record<string, EntityCounts>>;
  /** The sentiment of the `ok` samples about us, as far as a model judged them. */
  sentiment: { negative: number; neutral: number; positive: number };
}
