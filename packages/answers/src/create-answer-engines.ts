import { type AnswerEngineId, answerEngineIds } from '@visible-ai/shared/answers/engines';
import type { AnswerEngine } from './answer-engine.ts';
import { allEngines } from './engines/all-engines.ts';
import { createEngine, type EngineSettings } from './engines/create-engine.ts';
import { type Clock, systemClock } from './gate/clock.ts';
import { type ConnectionLimits, createConnection } from './gate/create-connection.ts';

export interface AnswerEnginesSettings {
  /** The operator's settings, for each engine that is on. The other engines are not made. */
  engines: Partial<Record<AnswerEngineId, EngineSettings | undefined>>;
  clock?: Clock;
  limits?: Partial<ConnectionLimits>;
}

export interface AnswerEngines {
  /** The engines that are on, in their fixed order. */
  engines: AnswerEngine[];
  /** Ends every running call. Each answers `http_error`. */
  close(): Promise<void>;
}

const MIB = 1024 * 1024;
/** An answer is some kilobytes. Up to some megabytes are still read. */
const limitsOf: ConnectionLimits = { requestMs: 120_000, maxBytes: 8 * MIB, redirectMs: 5000 };

/**
 * Makes the answer engines that the operator has keys for. The operator chose their addresses, so they are called
 * directly, without the guard for foreign sites. Redirects are not followed.
 *
 * @throws TypeError for an invalid address.
 */
export function createAnswerEngines({
  engines,
  clock = systemClock,
  limits = {},
}: AnswerEnginesSettings): AnswerEngines {
  const connection = createConnection({ ...limitsOf, ...limits });
  return {
    engines: answerEngineIds.flatMap((id) => {
      const settings = engines[id];
      return settings ? [createEngine(allEngines[id], settings, { connection, clock })] : [];
    }),
    close: () => connection.close(),
  };
}
