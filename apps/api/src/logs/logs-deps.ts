import type { Engine } from '@visible-ai/engine';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Queue } from '../infra/queue/queue.ts';

/** What the use cases about access logs need. */
export interface LogsDeps {
  db: Db;
  queue: Queue;
  readLog: Engine['readLog'];
  judgeVisits: Engine['judgeVisits'];
  fetchAgentList: Engine['fetchAgentList'];
  logger: Logger;
  now(): Date;
  /** Called for every list that was requested. */
  onListAsked(list: string, outcome: 'taken' | 'refused'): void;
}
