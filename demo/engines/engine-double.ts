import type { MadeAnswer } from './answer-of.ts';

/** What is true of a call whatever its protocol. */
export interface DemoCall {
  model: string;
  queries: string[];
  tokensIn: number;
  tokensOut: number;
}

/** A simulated engine: how its requests are read and its answers are written, as its vendor's API has them. */
export interface EngineDouble {
  /** Product token of its search agent: what decides which pages it may read. */
  agent: string;
  /** The question in a request's body; null for what is no request of this API. */
  questionIn(body: unknown): string | null;
  /** The model that is asked for, in the body or the path. */
  modelIn(body: unknown, path: string): string;
  write(made: MadeAnswer, call: DemoCall): object;
}

/** What a page is called where it is cited. */
export const titleOf = (url: string) => `About ${new URL(url).host}`;
