import { type Engine, siblingModule } from '@visible-ai/engine';
import { createLogReader } from '@visible-ai/engine/testing/logs/create-log-reader';
import { judgeVisitsTask } from '@visible-ai/engine/testing/logs/judge-visits-task';
import { type Logger, pino } from 'pino';
import type { Database } from '../../src/db/database.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { createLogs } from '../../src/logs/create-logs.ts';
import { openCalls } from './open-calls.ts';

export interface LogsServiceSettings {
  fetchAgentList?: Engine['fetchAgentList'];
  logger?: Logger;
}

/** The access log calls on a real database, with a clock to set; a token is an account's id. */
export async function openLogsService(database: Database, settings: LogsServiceSettings = {}) {
  const { logger = pino({ level: 'silent' }) } = settings;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { db } = database;
  const queue = createQueue({ database, logger });
  const reader = createLogReader(siblingModule('../../../../packages/engine/src/log-tasks', import.meta.url));
  const asked: string[] = [];
  const logs = createLogs({
    db,
    queue,
    logger,
    now,
    engine: {
      readLog: reader.readLog,
      judgeVisits: async (visits) => judgeVisitsTask(visits),
      fetchAgentList: settings.fetchAgentList ?? (async () => ({ ok: false, text: 'Nobody answers' })),
    },
    asksOperators: settings.fetchAgentList !== undefined,
    onListAsked: (list, outcome) => asked.push(`${list} ${outcome}`),
  });
  await queue.start();
  await logs.start();
  const calls = openCalls({ db, routes: logs.routes, logger });
  return {
    ...calls,
    logs,
    queue,
    now,
    asked,
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
    close: async () => {
      calls.hangUp();
      await logs.stop();
      await queue.stop();
      await reader.close();
    },
  };
}
