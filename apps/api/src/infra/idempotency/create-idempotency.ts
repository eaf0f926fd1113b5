import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalWithin } from '@visible-ai/engine';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import type { AnswerOnce, KeptAnswer, OnceCall, OnceResult } from './answer-once.ts';
import { findCall, freeCall, keepAnswer, purgeCalls, renewHold, takeCall } from './call-store.ts';

/** Milliseconds. */
export interface IdempotencyTiming {
  /** A holder that has not renewed its lease for this long counts as dead. */
  lease: number;
  /** How often a holder renews its lease. */
  beat: number;
  /** How often a waiting call checks for the answer of another instance. */
  look: number;
  /** A call that has waited this long is refused and can be made again. */
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
  /** Deletes old answers, now and every hour. */
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

/** Executes a call that this instance holds, and stores its answer or frees its key. */
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
    // The call has acted, so its caller gets the answer even if the answer cannot be stored.
    await keepAnswer(db, call, holder, answer).catch(warn);
    return { kind: 'acted', ...answer };
  } catch (error) {
    await freeCall(db, call, holder).catch(warn);
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** Executes a call once for each `Idempotency-Key` of an account, over all instances. */
export function createIdempotency(parts: IdempotencyParts): Idempotency {
  const { db, logger, timing = idempotencyTiming, now } = parts;
  /** Promises for the calls that this instance holds, so that calls waiting here wake at once. */
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
      // The call failed between the two checks, and its key is free.
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
