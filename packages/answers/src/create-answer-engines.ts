import { type AnswerEngineId, answerEngineIds } from '@visible-ai/shared/answers/engines';
import type { AnswerEngine } from './answer-engine.ts';
import { allEngines } from './engines/all-engines.ts';
import { createEngine, type EngineSettings } from './engines/create-engine.ts';
import { type Clock, systemClock } from './gate/clock.ts';
import { type ConnectionLimits, createConnection } from './gate/create-connection.ts';

export interface AnswerEnginesSettings {
  /** The engines that are on, by what the operator has set; the others are not made. */
  engines: Partial<Record<AnswerEngineId, EngineSettings | undefined>>;
  clock?: Clock;
  limits?: Partial<ConnectionLimits>;
}

export interface AnswerEngines {
  /** Those that are on, in the order in which they are always listed. */
  engines: AnswerEngine[];
  /** Ends every call under way: each answers `http_error`. */
  close(): Promise<void>;
}

const MIB = 1024 * 1024;
/** An answer is some kilobytes; one of megabytes is still read as what it is. */
const limitsOf: ConnectionLimits = { requestMs: 120_000, maxBytes: 8 * MIB, redirectMs: 5000 };

/**
 * The answer engines that an operator has keys for. Their addresses are the operator's: they are called directly, and
 * redirects are not followed.
 *
 * @throws TypeError for an address that is none.
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
