import type { Engine } from '@visible-ai/engine';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Queue } from '../infra/queue/queue.ts';

/** What the use cases around access logs stand on. */
export interface LogsDeps {
  db: Db;
  queue: Queue;
  readLog: Engine['readLog'];
  judgeVisits: Engine['judgeVisits'];
  fetchAgentList: Engine['fetchAgentList'];
  logger: Logger;
  now(): Date;
  /** Told of every list that was asked for. */
  onListAsked(list: string, outcome: 'taken' | 'refused'): void;
}
