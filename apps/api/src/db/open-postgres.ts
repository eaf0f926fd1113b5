import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { answersInTime } from './answers-in-time.ts';
import type { Database } from './database.ts';
import { schema } from './schema.ts';

const START_TRIES = 10;

/** Waits for a database that is still starting, as it does beside us in docker-compose. */
async function connectPatiently(pool: pg.Pool, logger: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (attempt === START_TRIES) throw error;
      logger.warn(
        { attempt, reason: error instanceof Error ? error.message : '' },
        'PostgreSQL is not there yet',
      );
      await new Promise((resolve) => setTimeout(resolve, Math.min(3000, 300 * attempt)));
    }
  }
}

/** PostgreSQL through a pool: every wait has an end, and a lost connection is replaced. */
export async function openPostgres(url: string, logger: Logger): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    keepAlive: true,
    application_name: 'visible-ai',
  });
  pool.on('error', (error) => logger.warn({ reason: error.message }, 'An idle database connection was lost'));
  try {
    await connectPatiently(pool, logger);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema }),
    execute: async (text, values) => ({ rows: (await pool.query(text, values)).rows ?? [] }),
    ping: () => answersInTime(pool.query('select 1')),
    close: () => pool.end(),
  };
}
