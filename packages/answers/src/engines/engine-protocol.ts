import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { Place, Question } from '../answer-engine.ts';
import type { Caps } from '../prices/price.ts';

/** A source as an answer has it: its address may still lead over the engine's own redirect. */
export interface NamedSource {
  url: string;
  title: string | null;
  /** In UTF-16 units of the text. */
  places: Place[];
}

/** What the answers to one question say, as they say it: pure, nothing guessed. */
export interface Reading {
  servedModel: string | null;
  text: string;
  /** How it ended; `failed` also for an end that nobody knows. */
  ended: 'whole' | 'truncated' | 'refused' | 'failed';
  /** `failed` when it searched, and every search failed. */
  search: 'done' | 'failed' | 'none';
  tokensIn: number | null;
  tokensOut: number | null;
  /** Those that are paid for. */
  searches: number;
  /** What the engine itself says it cost, in millionths of a US dollar. */
  reportedMicros: number | null;
  queries: string[];
  /** In the order of the answer, one address as often as it stands there. */
  cited: NamedSource[];
  retrieved: NamedSource[];
}

/** Redirect addresses that an engine names instead of pages: these alone are followed, once. */
export interface OwnRedirects {
  /** Where the vendor has them; at another base address they are of that address too. */
  origin: string;
  /** What their path begins with. */
  path: string;
}

/**
 * How one vendor is asked and what its answers say: one value in one file, and a line in `all-engines.ts`. It computes;
 * places, deadlines, retries and money are the same for all.
 */
export interface EngineProtocol {
  id: AnswerEngineId;
  /** The vendor's own, before the path of the call. */
  apiUrl: string;
  /** Asked where the operator names none: pinned, so that figures of many months speak of one model. */
  model: string;
  caps: Caps;
  /** Of one question all answers together: 1, or more where an engine pauses and wants to be asked to go on. */
  requests: number;
  path(model: string): string;
  headers(apiKey: string): Record<string, string>;
  body(question: Question, model: string): unknown;
  /** What is asked to go on after an answer that is not over; null when it is. */
  goOn?(question: Question, model: string, answers: readonly unknown[]): unknown;
  /** @param answers parsed JSON, foreign; one for each request. */
  read(answers: readonly unknown[]): Reading;
  redirects?: OwnRedirects;
}
