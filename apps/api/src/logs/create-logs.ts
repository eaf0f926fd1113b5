import type { Engine } from '@visible-ai/engine';
import * as calls from '@visible-ai/shared/logs/endpoints';
import { type Route, reply, route, signedIn, uploadRoute } from '../http/route.ts';
import { getBotVisits } from './get-bot-visits.ts';
import type { LogsDeps } from './logs-deps.ts';
import { refreshRanges } from './ranges/refresh-ranges.ts';
import { takeLog } from './take-log.ts';
import { forgetOldVisits } from './visit-store.ts';

/** Every call about access logs. */
const logRoutes = (deps: LogsDeps): Route[] => [
  uploadRoute(calls.sendLog, async ({ query }, bytes, call) => {
    const asked = { ownerId: signedIn(call).userId, siteId: query.site };
    return reply(200, await takeLog(deps, asked, bytes, call.signal));
  }),
  route(calls.getBotVisits, async ({ params, query }, call) =>
    reply(200, await getBotVisits(deps, { ownerId: signedIn(call).userId, siteId: params.id, ...query })),
  ),
];

type EngineCalls = 'readLog' | 'judgeVisits' | 'fetchAgentList';

export interface LogsParts extends Omit<LogsDeps, EngineCalls | 'onListAsked'> {
  engine: Pick<Engine, EngineCalls>;
  onListAsked?: LogsDeps['onListAsked'];
  /** Whether we fetch address lists from the operators of agents. */
  asksOperators: boolean;
}

export interface Logs {
  routes: Route[];
  /** Call once the queue has started. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Does what is due: automatically every hour. */
  lookAround(): Promise<void>;
}

const QUEUE = 'agent-ranges';
const LOOK_EVERY_MS = 3_600_000;
const DAY_MS = 24 * LOOK_EVERY_MS;
const RETRY_SECONDS = 60;

/** Builds the access logs domain: its calls, and its scheduled work. */
export function createLogs({ engine, asksOperators, ...parts }: LogsParts): Logs {
  const { readLog, judgeVisits, fetchAgentList } = engine;
  const deps: LogsDeps = {
    onListAsked: () => undefined,
    ...parts,
    readLog,
    judgeVisits,
    fetchAgentList,
  };
  const { db, queue, now, logger } = deps;
  queue.define(QUEUE, {
    concurrency: 1,
    retryLimit: 2,
    retryDelay: RETRY_SECONDS,
    work: ({ signal }) => refreshRanges(deps, signal),
  });
  const lookAround = async () => {
    try {
      await forgetOldVisits(db, now());
      if (!asksOperators) return;
      // One instance does the job of a day: it fetches the lists that are due.
      const key = `day ${Math.floor(now().getTime() / DAY_MS)}`;
      await db.transaction((tx) => queue.send(tx, QUEUE, {}, { key }));
      queue.wake(QUEUE);
    } catch (error) {
      logger.warn({ err: error }, 'What is known of agents could not be looked after');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  const look = () => {
    looking = lookAround();
  };
  return {
    routes: logRoutes(deps),
    lookAround,
    async start() {
      timer = setInterval(look, LOOK_EVERY_MS).unref();
      look();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
