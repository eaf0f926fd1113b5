import type { Engine } from '@visible-ai/engine';
import type { Route } from '../http/route.ts';
import type { LogsDeps } from './logs-deps.ts';
import { logRoutes } from './routes.ts';
import { forgetOldVisits } from './visit-store.ts';

type EngineCalls = 'readLog' | 'judgeVisits' | 'fetchAgentList';

export interface LogsParts extends Omit<LogsDeps, EngineCalls | 'onListAsked'> {
  engine: Pick<Engine, EngineCalls>;
  onListAsked?: LogsDeps['onListAsked'];
}

export interface Logs {
  routes: Route[];
  /** Call before the queue starts. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const FORGET_EVERY_MS = 24 * 3_600_000;

/** Builds the domain of access logs: the calls, and what happens by itself. */
export function createLogs({ engine, ...parts }: LogsParts): Logs {
  const { readLog, judgeVisits, fetchAgentList } = engine;
  const deps: LogsDeps = { onListAsked: () => undefined, ...parts, readLog, judgeVisits, fetchAgentList };
  const { db, now, logger } = deps;
  const forget = () =>
    forgetOldVisits(db, now()).catch((error: unknown) =>
      logger.warn({ err: error }, 'Visits of long ago could not be forgotten'),
    );
  let timer: NodeJS.Timeout | undefined;
  let forgetting = Promise.resolve();
  return {
    routes: logRoutes(deps),
    async start() {
      forgetting = forget();
      timer = setInterval(() => {
        forgetting = forget();
      }, FORGET_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await forgetting;
    },
  };
}
