import PgBoss from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/db/database.ts';
import { createJobTable } from '../../src/infra/queue/job-table.ts';
import { testDatabases } from '../support/create-test-database.ts';

/** What our statements rely on in pg-boss's own table: another release may change it. */
const columns = {
  id: 'uuid',
  name: 'text',
  state: 'USER-DEFINED',
  created_on: 'timestamp with time zone',
  start_after: 'timestamp with time zone',
  started_on: 'timestamp with time zone',
};
const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'];

describe.each(testDatabases)("our statements on pg-boss's table, on $name", ({ create }) => {
  let database: Database;
  let boss: PgBoss;
  let table: ReturnType<typeof createJobTable>;
  beforeEach(async () => {
    database = await create();
    const executeSql = (text: string, values?: unknown[]) => database.execute(text, values);
    boss = new PgBoss({ db: { executeSql }, schedule: false, supervise: false });
    table = createJobTable(executeSql);
    await boss.start();
    await boss.createQueue('line', { name: 'line', retryLimit: 3, expireInSeconds: 30 });
  });
  afterEach(async () => {
    await boss.stop({ graceful: false, wait: false });
    await database.close();
  });

  async function send(): Promise<string> {
    const id = await boss.send('line', {});
    if (!id) throw new Error('Nothing was sent');
    return id;
  }
  /** pg-boss takes what was due before now, and the embedded database's clock counts whole milliseconds. */
  async function fetchIds(): Promise<string[]> {
    const sent = Date.now();
    while (Date.now() === sent) await new Promise(setImmediate);
    return (await boss.fetch('line', { batchSize: 10 })).map(({ id }) => id);
  }
  async function jobOf(id: string) {
    const job = await boss.getJobById('line', id);
    if (!job) throw new Error('The job is gone');
    return job;
  }

  it('rely on columns and states that are there, in this order', async () => {
    const described = await database.execute(
      "select column_name, data_type from information_schema.columns where table_schema = 'pgboss' and table_name = 'job'",
    );
    const found = z.array(z.object({ column_name: z.string(), data_type: z.string() })).parse(described.rows);
    const types = Object.fromEntries(found.map((row) => [row.column_name, row.data_type]));
    expect(types).toMatchObject(columns);
    const { rows } = await database.execute(
      'select unnest(enum_range(null::pgboss.job_state))::text as state',
    );
    expect(rows.map(({ state }) => state)).toEqual(states);
  });

  it('give a running job back as it was: it is fetched at once, and no try was counted', async () => {
    const id = await send();
    expect(await fetchIds()).toEqual([id]);
    expect(await fetchIds()).toEqual([]);
    await table.giveBack('line', id);
    expect(await jobOf(id)).toMatchObject({ state: 'created', startedOn: null });
    expect(await fetchIds()).toEqual([id]);
    expect((await jobOf(id)).retryCount).toBe(0);
  });

  it('renew the lease of the running jobs that are named, which keeps them from being taken for lost', async () => {
    const [named, other] = [await send(), await send()];
    await fetchIds();
    await database.execute("update pgboss.job set started_on = now() - interval '5 minutes'");
    await table.renew('line', [named]);
    await boss.maintain();
    expect((await jobOf(named)).state).toBe('active');
    expect((await jobOf(other)).state).toBe('retry');
  });

  it('take back everything that was running, and nothing that had ended', async () => {
    const [running, ended] = [await send(), await send()];
    await fetchIds();
    await boss.complete('line', ended);
    await table.takeAllBack();
    expect(await fetchIds()).toEqual([running]);
    expect((await jobOf(running)).retryCount).toBe(1);
  });

  it('bring jobs to now that were sent before the clock was put back, and leave the others', async () => {
    const [stranded, waiting] = [await send(), await send()];
    await database.execute(
      "update pgboss.job set created_on = now() + interval '1 day', start_after = now() + interval '1 day' where id = $1",
      [stranded],
    );
    await database.execute("update pgboss.job set start_after = now() + interval '1 hour' where id = $1", [
      waiting,
    ]);
    expect(await fetchIds()).toEqual([]);
    await table.mindTheClock();
    expect(await fetchIds()).toEqual([stranded]);
  });

  it('count what waits and runs, as pg-boss counts it', async () => {
    const [ended] = [await send(), await send(), await send()];
    await fetchIds();
    if (ended) await boss.complete('line', ended);
    await send();
    expect(await table.depth()).toEqual(new Map([['line', 3]]));
    expect(await boss.getQueueSize('line', { before: 'completed' })).toBe(3);
  });
});
