import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { SampleStatus } from '@visible-ai/shared/answers/schema';

/** One question to one engine. */
export interface Question {
  text: string;
  /** The language it is asked in, like `en` or `de-AT`. */
  locale: string;
  /** Where it is asked from, ISO 3166-1 alpha-2; null for no place. */
  country: string | null;
}

/** A passage of an answer, in UTF-16 units of its text, the end not included. */
export interface Place {
  start: number;
  end: number;
}

/** A page that an engine read for its answer; `cited` when the answer names it as its source. */
export interface FoundSource {
  kind: 'cited' | 'retrieved';
  /** Without what the engine added to it. */
  url: string;
  title: string | null;
  /** The passages it stands behind, as far as the engine says. */
  places: Place[];
}

/** What became of a question, whatever happened: an engine never throws for what came over the network. */
export interface Answer {
  /** `over_budget` is the caller's to say. */
  status: Exclude<SampleStatus, 'over_budget'>;
  requestedModel: string;
  servedModel: string | null;
  text: string | null;
  /** Of all its requests, milliseconds, waiting for a free place left out. */
  latencyMs: number;
  tokensIn: number | null;
  tokensOut: number | null;
  /** Searches that are paid for. */
  searches: number;
  /** Millionths of a US dollar; never above `mostMicros` of its engine. */
  costMicros: number;
  costKind: 'reported' | 'estimated';
  queries: string[];
  sources: FoundSource[];
  /** Why it is not `ok`, in words without keys and addresses; null for `ok` and `no_search`. */
  error: string | null;
}

/** An engine as one value: a fifth one is one more file. */
export interface AnswerEngine {
  id: AnswerEngineId;
  /** As it is asked for: pinned. */
  model: string;
  /** Asked at an address of this very machine: no real engine. */
  simulated: boolean;
  /** The most that a question can cost, by the caps it is asked with, in millionths of a US dollar. */
  mostMicros: number;
  /** What a short answer with one search costs, in millionths of a US dollar. */
  leastMicros: number;
  /**
   * Asks a question, as soon as one of its eight places is free and no 429 holds it.
   *
   * @param signal ends it: the answer is then `http_error`.
   */
  ask(question: Question, signal: AbortSignal): Promise<Answer>;
}
