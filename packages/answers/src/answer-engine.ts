import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { SampleStatus } from '@visible-ai/shared/answers/schema';

/** One question to one engine. */
export interface Question {
  text: string;
  /** The language of the question, like `en` or `de-AT`. */
  locale: string;
  /** The country that it is asked from, ISO 3166-1 alpha-2; null for none. */
  country: string | null;
}

/** A passage of an answer, in UTF-16 units of its text, without the end. */
export interface Place {
  start: number;
  end: number;
}

/** A page that an engine read for its answer; `cited` if the answer names it as a source. */
export interface FoundSource {
  kind: 'cited' | 'retrieved';
  /** The address, without the parameters that the engine added. */
  url: string;
  title: string | null;
  /** The passages that it supports, as far as the engine says. */
  places: Place[];
}

/** The outcome of a question. An engine never throws because of what came over the network. */
export interface Answer {
  /** Without `over_budget`, which only the caller can decide. */
  status: Exclude<SampleStatus, 'over_budget'>;
  requestedModel: string;
  servedModel: string | null;
  text: string | null;
  /** Milliseconds of all its requests, without the wait for a free place. */
  latencyMs: number;
  tokensIn: number | null;
  tokensOut: number | null;
  /** Searches that cost money. */
  searches: number;
  /** Millionths of a US dollar; never more than `mostMicros` of its engine. */
  costMicros: number;
  costKind: 'reported' | 'estimated';
  queries: string[];
  sources: FoundSource[];
  /** The reason why it is not `ok`, in words without keys and addresses; null for `ok` and `no_search`. */
  error: string | null;
}

/** An engine as one value: another engine is one more file. */
export interface AnswerEngine {
  id: AnswerEngineId;
  /** The pinned model that requests name. */
  model: string;
  /** Whether its address is on this machine or an internal network, so that it is not a real engine. */
  simulated: boolean;
  /** The most that a question can cost with its caps, in millionths of a US dollar. */
  mostMicros: number;
  /** What a short answer with one search costs, in millionths of a US dollar. */
  leastMicros: number;
  /**
   * Asks a question when one of the engine's eight places is free and no 429 holds it.
   *
   * @param signal ends the call. The answer is then `http_error`.
   */
  ask(question: Question, signal: AbortSignal): Promise<Answer>;
}
