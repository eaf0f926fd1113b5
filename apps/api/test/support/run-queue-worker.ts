/** A separate process with one queue on PostgreSQL: prints each job that it starts, and never finishes it. */
import { pino } from 'pino';
import { openDatabase } from '../../src/db/open-database.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';

const [databaseUrl, dataDir = ''] = process.argv.slice(2);
const logger = pino({ level: 'silent' });
const database = await openDatabase({ databaseUrl: databaseUrl || undefined, dataDir, logger });
const queue = createQueue({ database, logger });
queue.define('slow', {
  concurrency: 1,
  retryLimit: 5,
  retryDelay: 0,
  work: async ({ data }) => {
    process.stdout.write(`${JSON.stringify(data)}\n`);
    await new Promise(() => undefined);
  },
});
await queue.start();
