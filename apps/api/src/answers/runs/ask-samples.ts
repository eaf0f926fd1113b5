import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, AnswerEngine, Question } from '@visible-ai/answers';
import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { isMoneyHeld, type Reservation, reserveSample } from '../money/reserve-sample.ts';
import { endOverBudget, keepAnswer } from '../samples/keep-answer.ts';

/** Questions of a run that wait for one engine at once: as many as the engine takes. */
const LANES = 8;
/** The delay before a failed save is tried again, ms. */
const AGAIN_MS = 1000;

export interface WaitingSample {
  id: string;
  engine: AnswerEngine['id'];
  question: Question;
  canary: boolean;
}

export interface Asking {
  lease: Lease;
  siteId: string;
  entities: readonly AnswerEntity[];
  /** Aborted when the run must stop at once. */
  signal: AbortSignal;
  /** Aborted when nothing more is to be asked; open questions are finished. */
  enough: AbortSignal;
  /** Called for each finished sample. */
  onDone(sample: { canary: boolean }): void;
}

/** Why the run stopped asking. */
export type AskingEnd = 'all' | 'stop' | 'paused';

type Deps = Pick<AnswersDeps, 'db' | 'now' | 'timing' | 'engines' | 'monthlyBudgetMicros'>;

const lostAnswer = (engine: AnswerEngine): Answer => ({
  ...{ status: 'http_error', requestedModel: engine.model, servedModel: null, text: null, latencyMs: 0 },
  ...{ tokensIn: null, tokensOut: null, searches: 0, costMicros: engine.mostMicros, costKind: 'estimated' },
  ...{ queries: [], sources: [], error: 'The answer could not be read.' },
});

/** Reserves as soon as there is room: settled calls give back what they reserved beyond their cost. */
async function reserveInTime(
  { db, now, timing, monthlyBudgetMicros }: Deps,
  { lease, siteId, signal, enough }: Asking,
  sample: WaitingSample,
  { mostMicros }: AnswerEngine,
): Promise<Reservation> {
  const either = AbortSignal.any([signal, enough]);
  let wasHeld = true;
  while (!either.aborted) {
    const wanted = { sample, siteId, micros: mostMicros, cap: monthlyBudgetMicros, now: now() };
    const reservation = await reserveSample(db, lease, wanted);
    if (reservation !== 'unaffordable') return reservation;
    const isHeld = await isMoneyHeld(db, now());
    // No money was held before or after, so no settlement in between made room.
    if (!wasHeld && !isHeld) return reservation;
    wasHeld = isHeld;
    if (isHeld) await wait(timing.retry, undefined, { signal: either }).catch(() => undefined);
  }
  return 'stop';
}

/** Stores a paid answer, also through an outage of the database, as long as the run is ours. */
async function keepPaid(deps: Deps, asking: Asking, sample: WaitingSample, answer: Answer): Promise<void> {
  for (;;)
    try {
      if (await keepAnswer(deps.db, sample.id, answer, asking.entities, deps.now())) asking.onDone(sample);
      return;
    } catch (error) {
      if (asking.signal.aborted || !isDatabaseAway(error)) throw error;
      await wait(AGAIN_MS, undefined, { signal: asking.signal }).catch(() => undefined);
    }
}

/** Asks one sample after the other until none is left or nothing more is to be asked. */
async function askInTurn(
  deps: Deps,
  asking: Asking,
  engine: AnswerEngine,
  waiting: WaitingSample[],
): Promise<AskingEnd> {
  for (let sample = waiting.shift(); sample; sample = waiting.shift()) {
    const reservation = await reserveInTime(deps, asking, sample, engine);
    if (reservation === 'stop' || reservation === 'paused') return reservation;
    if (reservation === 'unaffordable') {
      waiting.length = 0;
      const run = { runId: asking.lease.id, engine: engine.id };
      for (const ended of await endOverBudget(deps.db, run, deps.now())) asking.onDone(ended);
      return 'all';
    }
    const answer = await engine.ask(sample.question, asking.signal).catch(() => lostAnswer(engine));
    await keepPaid(deps, asking, sample, answer);
  }
  return 'all';
}

/**
 * Asks the waiting samples, all engines in parallel, each in the given order. Money is reserved before and
 * settled after.
 *
 * @returns when no call is under way.
 */
export async function askSamples(
  deps: Deps,
  asking: Asking,
  samples: readonly WaitingSample[],
): Promise<AskingEnd> {
  const broken = new AbortController();
  const whole = { ...asking, enough: AbortSignal.any([asking.enough, broken.signal]) };
  const lanes = [...deps.engines.values()].flatMap((engine) => {
    const waiting = samples.filter((sample) => sample.engine === engine.id);
    const count = Math.min(LANES, waiting.length);
    return Array.from({ length: count }, () =>
      askInTurn(deps, whole, engine, waiting).catch((error: unknown) => {
        broken.abort();
        throw error;
      }),
    );
  });
  // If one lane fails, the open questions of the others are finished too.
  await Promise.allSettled(lanes);
  const ends = await Promise.all(lanes);
  return ends.find((end) => end !== 'all') ?? 'all';
}
