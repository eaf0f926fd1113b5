import type { z } from 'zod';

/** One question to the model. */
export interface ModelQuestion<Answer> {
  /** The instruction, in our words. */
  task: string;
  /** The foreign text that it is about: data to the model, never an instruction. */
  data: string;
  /** The format of the answer; its name is sent with it. */
  name: string;
  answer: z.ZodType<Answer>;
}

/** The questions of one job, within its limits. */
export interface ModelSession {
  /**
   * Null when the model failed, answered something else, or the job's limits are reached. Rejects when
   * aborted.
   */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<Answer | null>;
  /** Whether it answered a question at least once. */
  answered(): boolean;
  /** Counts a statement of the model that was left out because the site does not say it. */
  drop(): void;
  dropped(): number;
  /** The first problem, for a person; null if there was none. */
  problem(): string | null;
}

/** A language model as the writers use it. */
export interface WriterModel {
  /**
   * @param signal ends everything that runs; the session's promises then reject.
   * @param timeLimitMs for the whole session; later questions get no answer.
   */
  open(signal: AbortSignal, timeLimitMs: number): ModelSession;
}
