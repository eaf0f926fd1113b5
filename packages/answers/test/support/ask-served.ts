import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import { type Answer, type AnswerEngine, createAnswerEngines, type Question } from '../../src/index.ts';
import { quickClock } from './quick-clock.ts';
import { type Behaviour, type ServedRequest, serveEngine } from './serve-engine.ts';

export const KEY = 'sk-test-0123456789abcdef';
export const question: Question = { text: 'Which ladder for a loft?', locale: 'de-AT', country: 'AT' };

interface Asking {
  question?: Partial<Question>;
  signal?: AbortSignal;
  limits?: { requestMs?: number; maxBytes?: number; redirectMs?: number };
}

export interface Asked {
  answer: Answer;
  engine: AnswerEngine;
  requests: ServedRequest[];
  /** The waits between the requests, in milliseconds. */
  waits: number[];
  /** The address of its server. */
  url: string;
}

/** Asks an engine whose server answers as told: one behaviour for each request; the last one repeats. */
export async function askServed(
  id: AnswerEngineId,
  told: readonly Behaviour[] | ((request: ServedRequest, at: number) => Behaviour | Promise<Behaviour>),
  { question: changed, signal = new AbortController().signal, limits = {} }: Asking = {},
): Promise<Asked> {
  const served = await serveEngine(
    typeof told === 'function' ? told : (_request, at) => told[Math.min(at, told.length - 1)] ?? 'break',
  );
  const clock = quickClock();
  const { engines, close } = createAnswerEngines({
    engines: { [id]: { apiKey: KEY, apiUrl: served.url } },
    clock,
    limits,
  });
  const [engine] = engines;
  if (!engine) throw new Error(`${id} is not on`);
  try {
    const answer = await engine.ask({ ...question, ...changed }, signal);
    return { answer, engine, requests: served.requests, waits: clock.waits, url: served.url };
  } finally {
    await close();
    await served.close();
  }
}
