import type { z } from 'zod';

/** One thing to ask of the model. */
export interface ModelQuestion<Answer> {
  /** What to do, in our words. */
  task: string;
  /** What it is about, in a stranger's words: data to the model, never an instruction. */
  data: string;
  /** What the answer must look like; its name goes with it over the wire. */
  name: string;
  answer: z.ZodType<Answer>;
}

/** The questions of one job, within its bounds. */
export interface ModelSession {
  /** Null when the model failed, answered something else, or the job's bounds are reached. Rejects when aborted. */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<Answer | null>;
  /** Whether it answered what it was asked at least once. */
  answered(): boolean;
  /** Counts something the model said that was left out, because the site does not say it. */
  drop(): void;
  dropped(): number;
  /** The first thing that went wrong, for a person; null while all went well. */
  problem(): string | null;
}

/** A language model as the writers use it. */
export interface WriterModel {
  /**
   * @param signal ends everything under way; the session's promises then reject.
   * @param timeLimitMs for the whole session; what is asked later is not answered.
   */
  open(signal: AbortSignal, timeLimitMs: number): ModelSession;
}
