import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { answersInTime } from './answers-in-time.ts';
import { createPool } from './create-pool.ts';
import type { Database } from './database.ts';
import { schema } from './schema.ts';

const START_TRIES = 10;

/** Waits for a database that is still starting, for example in docker-compose. */
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

/**
 * @throws when the database does not answer, or is read-only: a standby, or one that its operator has closed.
 */
export async function askWritable({ execute }: Pick<Database, 'execute'>): Promise<void> {
  const { rows } = await execute("select current_setting('transaction_read_only') as reading");
  if (rows[0]?.reading === 'on') throw new Error('PostgreSQL only reads: it takes no writes');
}

/** PostgreSQL through a pool that survives restarts of the server. */
export async function openPostgres(url: string, logger: Logger): Promise<Database> {
  const pool = createPool(url, logger);
  try {
    await connectPatiently(pool, logger);
  } catch (error) {
    await pool.end();
    throw new Error('PostgreSQL, which DATABASE_URL names, could not be opened.', { cause: error });
  }
  const execute: Database['execute'] = async (text, values) => ({
    rows: (await pool.query(text, values)).rows ?? [],
  });
  // One ping at a time for all callers: pings must not use up the pool when nothing answers.
  let pinging: Promise<void> | null = null;
  const pingOnce = () => {
    pinging ??= askWritable({ execute }).finally(() => {
      pinging = null;
    });
    return pinging;
  };
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema }),
    execute,
    ping: () => answersInTime(pingOnce()),
    close: () => pool.end(),
  };
}
