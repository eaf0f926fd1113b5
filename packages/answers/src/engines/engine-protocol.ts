import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { Place, Question } from '../answer-engine.ts';
import type { Caps } from '../prices/price.ts';

/** A source as in the answer: its address may still be the engine's own redirect. */
export interface NamedSource {
  url: string;
  title: string | null;
  /** In UTF-16 units of the text. */
  places: Place[];
}

/** The content of the answers to one question, as they say it: pure, without guesses. */
export interface Reading {
  servedModel: string | null;
  text: string;
  /** How it ended; `failed` also for an unknown end. */
  ended: 'whole' | 'truncated' | 'refused' | 'failed';
  /** `failed` if it searched, and every search failed. */
  search: 'done' | 'failed' | 'none';
  tokensIn: number | null;
  tokensOut: number | null;
  /** The paid ones. */
  searches: number;
  /** The cost that the engine itself reports, in millionths of a US dollar. */
  reportedMicros: number | null;
  queries: string[];
  /** In the order of the answer, with repeated addresses. */
  cited: NamedSource[];
  retrieved: NamedSource[];
}

/** Redirect addresses that an engine returns instead of pages: only these are followed, once. */
export interface OwnRedirects {
  /** The vendor's origin; with another base address, the redirects are there too. */
  origin: string;
  /** The beginning of their path. */
  path: string;
}

/**
 * How one vendor is asked and how its answers are read: one value in one file, and a line in
 * `all-engines.ts`. It only computes; places, deadlines, retries and money are the same for all.
 */
export interface EngineProtocol {
  id: AnswerEngineId;
  /** The vendor's own, before the path of the call. */
  apiUrl: string;
  /** The default model: pinned, so that figures of many months are about one model. */
  model: string;
  caps: Caps;
  /** The most requests for one question: 1, or more if an engine pauses and must be asked to continue. */
  requests: number;
  path(model: string): string;
  headers(apiKey: string): Record<string, string>;
  body(question: Question, model: string): unknown;
  /** The request that continues an unfinished answer; null if it is complete. */
  goOn?(question: Question, model: string, answers: readonly unknown[]): unknown;
  /** @param answers parsed JSON, foreign; one for each request. */
  read(answers: readonly unknown[]): Reading;
  redirects?: OwnRedirects;
}
