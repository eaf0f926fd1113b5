import { setMaxListeners } from 'node:events';
import type { Answer, AnswerEngine, Question } from '../answer-engine.ts';
import type { Clock } from '../gate/clock.ts';
import type { Connection } from '../gate/create-connection.ts';
import { createGate } from '../gate/create-gate.ts';
import { isLocalAddress } from '../gate/is-local-address.ts';
import { costMicros } from '../prices/cost-micros.ts';
import { priceOf } from '../prices/price-of.ts';
import { keepableText, shortLine } from './clean-text.ts';
import { collectSources } from './collect-sources.ts';
import type { EngineFailure } from './engine-failure.ts';
import type { EngineProtocol, Reading } from './engine-protocol.ts';
import { postQuestion } from './post-question.ts';
import { resolveRedirects } from './resolve-redirects.ts';

type Judged = Pick<Answer, 'status' | 'error'>;

/**
 * The status of an answer. Only `ok` and `no_search` are answers: every other status says why there is none.
 */
function statusOf({ ended, search, text }: Pick<Reading, 'ended' | 'search' | 'text'>): Judged {
  if (ended === 'refused') return { status: 'refused', error: 'The engine refused to answer.' };
  if (ended === 'failed') return { status: 'http_error', error: 'The engine did not finish its answer.' };
  if (search === 'failed') return { status: 'tool_error', error: 'The engine’s search did not work.' };
  if (ended === 'truncated') return { status: 'truncated', error: 'The answer was cut off before its end.' };
  if (text.trim() === '') return { status: 'http_error', error: 'The engine answered without a text.' };
  return { status: search === 'none' ? 'no_search' : 'ok', error: null };
}

export interface EngineSettings {
  apiKey: string;
  /** Replaces the vendor's own, before the path of the call. */
  apiUrl?: string | undefined;
  /** Replaces the pinned one. */
  model?: string | undefined;
}

export interface EngineParts {
  connection: Connection;
  clock: Clock;
}

/** Concurrent calls of one engine, and also concurrent requests for targets of redirects. */
const AT_ONCE = 8;
const MOST_QUERIES = 50;
const LONGEST_QUERY = 500;
const LONGEST_MODEL = 200;
/** More than the cap of any call. */
const MOST_SEARCHES = 1000;
/** A short answer after one search. */
const SHORT = { tokensIn: 2000, tokensOut: 100, searches: 1 };

const unreadable: EngineFailure = {
  says: 'The answer has another form than it should.',
  mayCost: true,
  again: 'no',
};

/** The result of a question: the answers so far, and what prevented further ones. */
interface Conversation {
  reading: Reading | null;
  failure: EngineFailure | null;
  latencyMs: number;
}

/** Builds an engine from its protocol and its connection. */
export function createEngine(
  protocol: EngineProtocol,
  { apiKey, apiUrl, model = protocol.model }: EngineSettings,
  { connection, clock }: EngineParts,
): AnswerEngine {
  const base = new URL(apiUrl ?? protocol.apiUrl);
  const url = new URL(base.origin + base.pathname.replace(/\/+$/, '') + protocol.path(model));
  const [gate, redirectGate] = [createGate(AT_ONCE, clock), createGate(AT_ONCE, clock)];
  const post = { connection, gate, clock, url, headers: protocol.headers(apiKey), apiKey };
  const { caps, id } = protocol;
  const price = priceOf(id, model);
  const mostMicros = costMicros(caps, price, caps);

  async function converse(question: Question, signal: AbortSignal): Promise<Conversation> {
    const answers: unknown[] = [];
    let [reading, latencyMs]: [Reading | null, number] = [null, 0];
    for (let body: unknown = protocol.body(question, model); ; ) {
      const posted = await postQuestion(post, JSON.stringify(body), signal);
      latencyMs += posted.latencyMs;
      if (!posted.ok) return { reading, failure: posted.failure, latencyMs };
      try {
        answers.push(posted.answer);
        reading = protocol.read(answers);
        // Another request reads everything again that was read before it.
        const mayGoOn = answers.length < protocol.requests && (reading.tokensIn ?? 0) * 2 <= caps.tokensIn;
        body = mayGoOn ? (protocol.goOn?.(question, model, answers) ?? null) : null;
        if (body === null) return { reading, failure: null, latencyMs };
      } catch {
        // Foreign and in an unknown form: the parser's message would quote it.
        return { reading: null, failure: unreadable, latencyMs };
      }
    }
  }

  function costOf({ reading, failure }: Conversation): Pick<Answer, 'costMicros' | 'costKind'> {
    if (failure?.mayCost) return { costMicros: mostMicros, costKind: 'estimated' };
    if (!reading) return { costMicros: 0, costKind: 'estimated' };
    const { reportedMicros } = reading;
    if (reportedMicros !== null && !failure)
      return { costMicros: Math.min(reportedMicros, mostMicros), costKind: 'reported' };
    return { costMicros: costMicros(reading, price, caps), costKind: 'estimated' };
  }

  async function sourcesOf(reading: Reading, signal: AbortSignal): Promise<Answer['sources']> {
    const { text } = reading;
    let [cited, retrieved] = [reading.cited, reading.retrieved];
    if (protocol.redirects) {
      const parts = { redirects: protocol.redirects, apiUrl: base, connection, gate: redirectGate };
      [cited = [], retrieved = []] = await resolveRedirects([cited, retrieved], parts, signal);
    }
    return collectSources({ text, cited, retrieved });
  }

  return {
    id,
    model,
    simulated: isLocalAddress(base),
    mostMicros,
    leastMicros: Math.min(costMicros(SHORT, price, caps), mostMicros),

    async ask(question, signal) {
      // Many questions listen to one signal: that is no leak.
      setMaxListeners(0, signal);
      const said = await converse(question, signal);
      const { reading, failure } = said;
      const judged = failure
        ? { status: 'http_error' as const, error: failure.says }
        : reading
          ? statusOf(reading)
          : { status: 'http_error' as const, error: unreadable.says };
      const text = failure ? '' : (reading?.text ?? '');
      return {
        ...judged,
        ...costOf(said),
        requestedModel: model,
        servedModel: shortLine(reading?.servedModel ?? null, LONGEST_MODEL),
        text: text === '' ? null : keepableText(text),
        latencyMs: Math.round(said.latencyMs),
        tokensIn: reading?.tokensIn ?? null,
        tokensOut: reading?.tokensOut ?? null,
        searches: Math.min(reading?.searches ?? 0, MOST_SEARCHES),
        queries: (reading?.queries ?? [])
          .slice(0, MOST_QUERIES)
          .flatMap((query) => shortLine(query, LONGEST_QUERY) ?? []),
        sources: failure || !reading ? [] : await sourcesOf(reading, signal),
      };
    },
  };
}
