import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { buildProgram } from '../../../../test/support/build-program.ts';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import type { Queue, QueuedJob } from '../../src/infra/queue/queue.ts';
import { copyEmbeddedFolder } from '../support/copy-embedded-folder.ts';
import { createPostgresDatabase, testDatabases } from '../support/create-test-database.ts';

const logger = pino({ level: 'silent' });
const soon = { timeout: 15_000, interval: 20 };
const worker = buildProgram(new URL('../support/run-queue-worker.ts', import.meta.url), []);

function define(queue: Queue, work: (job: QueuedJob) => Promise<void>, change = {}) {
  queue.define('slow', { concurrency: 2, retryLimit: 3, retryDelay: 0, work, ...change });
}

describe.each(testDatabases)('jobs, on $name', ({ name, create }) => {
  let database: Database;
  let queues: Queue[];
  beforeEach(async () => {
    database = await create();
    queues = [];
  });
  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await database.close();
  });

  const open = async (work: (job: QueuedJob) => Promise<void>, change = {}) => {
    const queue = createQueue({ database, logger });
    define(queue, work, change);
    queues.push(queue);
    await queue.start();
    return queue;
  };
  const send = (queue: Queue, data: Record<string, unknown>, key?: string) =>
    database.db.transaction((tx) => queue.send(tx, 'slow', data, key ? { key } : {}));

  it('run once the transaction that sent them has committed, and never when it has not', async () => {
    const seen: unknown[] = [];
    const queue = await open(async ({ data }) => {
      seen.push(data);
    });
    await database.db
      .transaction(async (tx) => {
        await queue.send(tx, 'slow', { n: 'never' });
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await send(queue, { n: "it's “1”", nested: [null] });
    queue.wake('slow');
    await vi.waitFor(() => expect(seen).toEqual([{ n: "it's “1”", nested: [null] }]), soon);
    expect(await queue.depth()).toEqual({ slow: 0 });
  });

  it('have their queues made by any number of instances that start at once', async () => {
    const names = Array.from({ length: 5 }, (_, at) => `queue-${at}`);
    const instances = Array.from({ length: 3 }, () => createQueue({ database, logger }));
    const seen: string[] = [];
    for (const [turn, queue] of instances.entries()) {
      queues.push(queue);
      // Each in another order, like releases that know other queues.
      for (const name of [...names.slice(turn * 2), ...names.slice(0, turn * 2)])
        queue.define(name, {
          concurrency: 1,
          retryLimit: 0,
          retryDelay: 0,
          work: async () => void seen.push(name),
        });
    }
    await Promise.all(instances.map((queue) => queue.start()));
    for (const name of names)
      await database.db.transaction((tx) => instances[0]?.send(tx, name, {}) ?? Promise.resolve());
    await vi.waitFor(() => expect([...seen].sort()).toEqual(names), soon);
  });

  it('are one job for one key', async () => {
    const seen: unknown[] = [];
    const queue = await open(async ({ data }) => {
      seen.push(data);
    });
    await Promise.all([1, 2, 3].map((n) => send(queue, { n }, 'the same')));
    await send(queue, { n: 'last' });
    await vi.waitFor(() => expect(seen).toContainEqual({ n: 'last' }), soon);
    expect(seen).toHaveLength(2);
  });

  it('are tried again when they fail, and the last try knows that it is', async () => {
    const tries: [number, boolean][] = [];
    const queue = await open(
      async ({ attempt, lastTry }) => {
        tries.push([attempt, lastTry]);
        throw new Error('not today');
      },
      { retryLimit: 1 },
    );
    await send(queue, {});
    await vi.waitFor(() => expect(tries).toHaveLength(2), soon);
    expect(tries).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('run once here although they were taken for lost', async () => {
    let runs = 0;
    const queue = await open(async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 4000));
    });
    await send(queue, {});
    await vi.waitFor(() => expect(runs).toBe(1), soon);
    await database.execute("update pgboss.job set state = 'retry', start_after = now()");
    await vi.waitFor(async () => {
      const { rows } = await database.execute('select state from pgboss.job');
      expect(rows).toEqual([{ state: 'completed' }]);
    }, soon);
    expect(runs).toBe(1);
  });

  it.runIf(name === 'PGlite')('sent before the clock was put back are not waited for', async () => {
    const seen: unknown[] = [];
    const first = await open(async () => undefined, { concurrency: 0 });
    await send(first, { n: 1 });
    await first.stop();
    await database.execute(
      "update pgboss.job set created_on = now() + interval '2 hours', start_after = now() + interval '2 hours'",
    );
    await open(async ({ data }) => {
      seen.push(data);
    });
    await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), soon);
  });

  it('run side by side up to the limit', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const queue = await open(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 30));
      running -= 1;
      done += 1;
    });
    await Promise.all(Array.from({ length: 6 }, (_, n) => send(queue, { n })));
    queue.wake('slow');
    await vi.waitFor(() => expect(done).toBe(6), soon);
    expect(most).toBe(2);
  });

  it('go back uncounted when the service stops, and run in the next one', async () => {
    const first = await open(
      ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await send(first, { n: 1 });
    first.wake('slow');
    await vi.waitFor(async () => {
      const { rows } = await database.execute("select state from pgboss.job where name = 'slow'");
      expect(rows).toEqual([{ state: 'active' }]);
    }, soon);
    await first.stop();
    const attempts: number[] = [];
    await open(async ({ attempt }) => {
      attempts.push(attempt);
    });
    await vi.waitFor(() => expect(attempts).toEqual([1]), soon);
  });
});

async function killInTheMiddle(databaseUrl: string, dataDir: string, sendOne: () => Promise<void>) {
  const child = spawn(process.execPath, [worker, databaseUrl, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = once(child.stdout, 'data');
  await sendOne();
  await said;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe.skipIf(!inject('postgresUrl'))('jobs of a process that was killed', () => {
  it('run again in another instance within a minute', { timeout: 90_000 }, async () => {
    const own = await createPostgresDatabase(inject('postgresUrl') ?? '');
    const database = await openDatabase({ databaseUrl: own.url, dataDir: '', logger });
    const queue = createQueue({ database, logger });
    const seen: unknown[] = [];
    // This instance must not take the job before the one that will be killed.
    let open = false;
    define(queue, async ({ data }) => {
      if (!open) throw new Error('not mine');
      seen.push(data);
    });
    await killInTheMiddle(own.url, '', async () => {
      await vi.waitFor(
        () =>
          database
            .execute("select name from pgboss.queue where name = 'slow'")
            .then(({ rows }) => expect(rows).toHaveLength(1)),
        soon,
      );
      await database.db.transaction((tx) => queue.send(tx, 'slow', { n: 1 }));
    });
    open = true;
    await queue.start();
    await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), { timeout: 60_000, interval: 200 });
    await queue.stop();
    await database.close();
    await own.drop();
  });
});

it('jobs of a killed process run again at once on the embedded database', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-queue-'));
  await copyEmbeddedFolder(dataDir);
  let database = await openDatabase({ databaseUrl: undefined, dataDir, logger });
  let queue = createQueue({ database, logger });
  define(queue, async () => undefined, { concurrency: 0 });
  await queue.start();
  await database.db.transaction((tx) => queue.send(tx, 'slow', { n: 1 }));
  await queue.stop();
  await database.close();
  await killInTheMiddle('', dataDir, async () => undefined);

  database = await openDatabase({ databaseUrl: undefined, dataDir, logger });
  queue = createQueue({ database, logger });
  const seen: unknown[] = [];
  define(queue, async ({ data, attempt }) => {
    seen.push([data, attempt]);
  });
  await queue.start();
  await vi.waitFor(() => expect(seen).toEqual([[{ n: 1 }, 2]]), { timeout: 5000 });
  await queue.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
