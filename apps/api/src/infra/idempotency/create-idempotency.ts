import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalWithin } from '@visible-ai/engine';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import type { AnswerOnce, KeptAnswer, OnceCall, OnceResult } from './answer-once.ts';
import { findCall, freeCall, keepAnswer, purgeCalls, renewHold, takeCall } from './call-store.ts';

/** Milliseconds. */
export interface IdempotencyTiming {
  /** A holder that has given no sign of life for so long is dead. */
  lease: number;
  /** How often it gives one. */
  beat: number;
  /** How often who waits looks for the answer of another instance. */
  look: number;
  /** Who has waited so long is told to come back. */
  patience: number;
}

export const idempotencyTiming: IdempotencyTiming = {
  lease: 20_000,
  beat: 5_000,
  look: 500,
  patience: 30_000,
};

export interface Idempotency {
  answerOnce: AnswerOnce;
  /** Forgets old answers, now and every hour. */
  start(): Promise<void>;
  stop(): void;
}

export interface IdempotencyParts {
  db: Db;
  logger: Logger;
  timing?: IdempotencyTiming;
  now(): Date;
}

const PURGE_EVERY_MS = 3_600_000;

/** Does a call in hand, and keeps its answer, or frees its key. */
async function actOnce(
  { db, logger, timing = idempotencyTiming, now }: IdempotencyParts,
  call: OnceCall,
  holder: string,
  act: () => Promise<KeptAnswer>,
): Promise<OnceResult> {
  const warn = (error: unknown) => logger.warn({ err: error }, 'The answer to a call could not be kept');
  const beat = setInterval(() => {
    renewHold(db, call, { holder, heldUntil: new Date(now().getTime() + timing.lease) }).catch(warn);
  }, timing.beat);
  try {
    const answer = await act();
    // What was done is done: its caller learns of it also when it cannot be kept.
    await keepAnswer(db, call, holder, answer).catch(warn);
    return { kind: 'acted', ...answer };
  } catch (error) {
    await freeCall(db, call, holder).catch(warn);
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** Calls that are done once for each `Idempotency-Key` of an account, over all instances. */
export function createIdempotency(parts: IdempotencyParts): Idempotency {
  const { db, logger, timing = idempotencyTiming, now } = parts;
  /** The ends of what this instance has in hand: who waits here wakes at once. */
  const inHand = new Map<string, Promise<unknown>>();

  const answerOnce: AnswerOnce = async (call, act) => {
    const id = JSON.stringify([call.userId, call.endpoint, call.key]);
    const patience = signalWithin(call.signal, timing.patience);
    const holder = randomUUID();
    for (;;) {
      const moment = now();
      const hold = { holder, heldUntil: new Date(moment.getTime() + timing.lease) };
      if (await takeCall(db, call, hold, moment)) {
        const acting = actOnce(parts, call, holder, act);
        const ended = acting.then(
          () => undefined,
          () => undefined,
        );
        inHand.set(id, ended);
        return acting.finally(() => {
          if (inHand.get(id) === ended) inHand.delete(id);
        });
      }
      const earlier = await findCall(db, call);
      if (earlier && earlier.asked !== call.asked) return { kind: 'mismatch' };
      if (earlier?.status) return { kind: 'replayed', status: earlier.status, body: earlier.body };
      if (patience.aborted) return { kind: 'busy' };
      // None: it came to nothing between the two looks, and its key is free.
      if (!earlier) continue;
      const look = sleep(timing.look, undefined, { signal: patience }).catch(() => undefined);
      await Promise.race([look, inHand.get(id) ?? look]);
    }
  };
  const purge = () =>
    purgeCalls(db, now()).catch((error: unknown) =>
      logger.warn({ err: error }, 'Old answers could not be purged'),
    );
  let timer: NodeJS.Timeout | undefined;
  return {
    answerOnce,
    async start() {
      await purge();
      timer = setInterval(purge, PURGE_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
