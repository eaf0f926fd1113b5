import type { Clock } from '../gate/clock.ts';
import type { Connection, HttpOutcome } from '../gate/create-connection.ts';
import type { Gate } from '../gate/create-gate.ts';
import { retryAfterMs } from '../gate/retry-after.ts';
import { type EngineFailure, engineFailure } from './engine-failure.ts';
import { nestsDeeper } from './nests-deeper.ts';

export interface PostParts {
  connection: Pick<Connection, 'post'>;
  gate: Gate;
  clock: Clock;
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** Never part of a result, even if an engine sends it back. */
  apiKey: string;
}

/**
 * An answer as parsed JSON, foreign, or why there is none; with the duration of its requests, without waits.
 */
export type Posted = { latencyMs: number } & (
  | { ok: true; answer: unknown }
  | { ok: false; failure: EngineFailure }
);

/** How often one question is sent, at most: after a 429, and after a server error. */
const TRIES = { held: 5, soon: 3 } as const;
/** Before the second attempt; doubled before each further one. */
const FIRST_WAIT_MS = 1000;
/** A shorter key could occur in unrelated words. */
const SHORTEST_KEY = 8;
/** Answers nest about ten levels. */
const DEEPEST = 200;

const cancelled: EngineFailure = {
  says: 'The call was cancelled before it was made.',
  mayCost: false,
  again: 'no',
};
const unreadable: EngineFailure = { says: 'The answer could not be read.', mayCost: true, again: 'no' };

/** With the same length, so that positions stay right. */
const withoutKey = (text: string, key: string) =>
  key.length < SHORTEST_KEY ? text : text.replaceAll(key, '*'.repeat(key.length));

function answerIn(said: HttpOutcome, apiKey: string): { answer: unknown } | { failure: EngineFailure } {
  const outcome = said.kind === 'answered' ? { ...said, body: withoutKey(said.body, apiKey) } : said;
  const failure = engineFailure(outcome);
  if (failure) return { failure };
  const body = outcome.kind === 'answered' ? outcome.body : '';
  // A parser takes seconds for some megabytes of brackets.
  if (nestsDeeper(body, DEEPEST)) return { failure: unreadable };
  // An escape sequence can spell a key that is not literally in the body.
  const unspelt = (_name: string, value: unknown) =>
    typeof value === 'string' ? withoutKey(value, apiKey) : value;
  try {
    return { answer: body.includes('\\') ? JSON.parse(body, unspelt) : JSON.parse(body) };
  } catch {
    // The body is incomplete or no JSON: the parser's message would quote it.
    return { failure: unreadable };
  }
}

/**
 * Sends one request through the gate, and again if nothing was charged: after a 429, for which the whole
 * engine waits as long as it asks, and after a server error. Never throws because of what came over the
 * network.
 */
export async function postQuestion(parts: PostParts, body: string, signal: AbortSignal): Promise<Posted> {
  const { connection, gate, clock, url, headers, apiKey } = parts;
  let latencyMs = 0;
  for (let tried = 1; ; tried += 1) {
    const backoff = FIRST_WAIT_MS * 2 ** (tried - 1);
    try {
      const { read, waitMs } = await gate.run(signal, async () => {
        const began = clock.now();
        const outcome = await connection.post(url, headers, body, signal);
        latencyMs += clock.now() - began;
        const read = answerIn(outcome, apiKey);
        const retryAfter = outcome.kind === 'answered' ? outcome.retryAfter : undefined;
        const waitMs = Math.max(retryAfterMs(retryAfter, clock.today()) ?? backoff, backoff / 2);
        // Before the place is released: the next in line must find the gate held.
        if ('failure' in read && read.failure.again === 'held') gate.hold(waitMs);
        return { read, waitMs };
      });
      if ('answer' in read) return { ok: true, answer: read.answer, latencyMs };
      const { failure } = read;
      if (failure.again === 'no' || tried >= TRIES[failure.again]) return { ok: false, failure, latencyMs };
      if (failure.again === 'soon') await clock.wait(waitMs, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return { ok: false, failure: cancelled, latencyMs };
    }
  }
}
