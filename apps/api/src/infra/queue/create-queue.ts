import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { openJob, sealJob } from './job-envelope.ts';
import type { Queue, QueueSettings } from './queue.ts';
import { runInTransaction } from './run-in-transaction.ts';

export interface QueueParts {
  database: Pick<Database, 'kind' | 'execute'>;
  logger: Logger;
  /** Told of every run of a job that came to an end here, with the seconds it took. */
  onRunEnded?: (queue: string, outcome: JobOutcome, seconds: number) => void;
}

/** `given-up` after the last try, `handed-back` by a service that stops. */
export type JobOutcome = 'completed' | 'failed' | 'given-up' | 'handed-back';

const LOOK_EVERY_MS = 1000;
/** A job's sign of life, and how long a job without one is left to its worker. */
const BEAT_MS = 10_000;
const LEASE_SECONDS = 30;
/** How often lost jobs are looked for and old ones put away. */
const MAINTENANCE_SECONDS = 10;
/** Running jobs may end by themselves for so long when the service stops. */
const GRACE_MS = 4000;
/** And so long to put away what they were at once they were told to. */
const ABORTED_GRACE_MS = 1500;
const UNSEEN_FOR_MS = 30_000;

const fetched = z.object({
  id: z.string(),
  data: z.unknown(),
  retryCount: z.coerce.number(),
  retryLimit: z.coerce.number(),
});
type Fetched = z.infer<typeof fetched>;
const depths = z.array(z.object({ name: z.string(), jobs: z.coerce.number() }));

/** The same key is the same job: its id. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type Result = { outcome: 'completed' } | { outcome: Exclude<JobOutcome, 'completed'>; reason: string };

/** One declared queue and what runs of it in this process. */
interface Line {
  name: string;
  settings: QueueSettings;
  running: Map<string, { done: Promise<void>; abort: AbortController }>;
  looking: boolean;
}

/**
 * Jobs by pg-boss, on either database. A job says every ten seconds that it is alive; one that has not for
 * thirty is taken for lost and runs again, on any instance. The embedded database has this one process: what
 * was running when it died runs again at once.
 */
export function createQueue({ database, logger, onRunEnded }: QueueParts): Queue {
  const lines = new Map<string, Line>();
  let lastAnswer = performance.now();
  let unread = false;
  let stopping = false;
  let timers: NodeJS.Timeout[] = [];

  const executeSql = async (text: string, values?: unknown[]) => {
    const answer = await database.execute(text, values);
    lastAnswer = performance.now();
    return answer;
  };
  const boss = new PgBoss({
    db: { executeSql },
    schedule: false,
    supervise: true,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: 24 * 3600,
    deleteAfterDays: 7,
  });
  boss.on('error', (error) =>
    logger.warn({ reason: error.message }, 'The job queue could not be looked after'),
  );

  /** The job goes back as it was: no try is counted. */
  const giveBack = (name: string, id: string) =>
    executeSql(
      "update pgboss.job set state = 'created', started_on = null, start_after = now() where name = $1 and id = $2 and state = 'active'",
      [name, id],
    );

  /** Does the work and says how it went; nobody else is told yet. */
  async function attempt({ name, settings }: Line, job: Fetched, abort: AbortController): Promise<Result> {
    const { id, data, retryCount, retryLimit } = job;
    const lastTry = retryCount >= retryLimit;
    const since = performance.now();
    const ended = (outcome: JobOutcome) => onRunEnded?.(name, outcome, (performance.now() - since) / 1000);
    try {
      await settings.work({ id, data, attempt: retryCount + 1, lastTry, signal: abort.signal });
      ended('completed');
      return { outcome: 'completed' };
    } catch (error) {
      const outcome = abort.signal.aborted ? 'handed-back' : lastTry ? 'given-up' : 'failed';
      ended(outcome);
      return { outcome, reason: error instanceof Error ? error.message : String(error) };
    }
  }

  async function settle(line: Line, job: Fetched, abort: AbortController): Promise<void> {
    const { name } = line;
    const result = await attempt(line, job, abort);
    if (result.outcome === 'completed') return boss.complete(name, job.id);
    if (result.outcome === 'handed-back') return void (await giveBack(name, job.id));
    const { outcome, reason } = result;
    logger.warn(
      { queue: name, job: job.id, attempt: job.retryCount + 1, reason },
      outcome === 'given-up' ? 'A job was given up' : 'A job failed',
    );
    await boss.fail(name, job.id, { message: reason });
  }

  function begin(line: Line, job: Fetched): void {
    const abort = new AbortController();
    const done = openJob(job.data, (data) => settle(line, { ...job, data }, abort))
      // The database is away: the lease runs out and the job runs again.
      .catch((error: unknown) => logger.warn({ err: error, job: job.id }, 'The end of a job was not noted'))
      .finally(() => {
        line.running.delete(job.id);
        if (!stopping) void look(line);
      });
    line.running.set(job.id, { done, abort });
  }

  /** An outage is said once, and its end once. */
  function noteReading(error: unknown): void {
    if (error && !unread) logger.warn({ err: error }, 'The job queue cannot be read');
    if (!error && unread) logger.info('The job queue is read again');
    unread = Boolean(error);
  }

  async function look(line: Line): Promise<void> {
    if (line.looking || stopping) return;
    line.looking = true;
    try {
      while (!stopping && line.running.size < line.settings.concurrency) {
        const [row] = await boss.fetch(line.name, { batchSize: 1, includeMetadata: true });
        noteReading(null);
        if (!row) break;
        const job = fetched.parse(row);
        // Taken for lost while the database was away from both of us: it still runs here.
        if (!line.running.has(job.id)) begin(line, job);
      }
    } catch (error) {
      noteReading(error);
    } finally {
      line.looking = false;
    }
  }

  /** Jobs sent before the clock was put back would be due only when it is as late again. */
  const mindTheClock = () =>
    executeSql(
      "update pgboss.job set created_on = now(), start_after = now() where state < 'active' and created_on > now() + interval '1 minute'",
    );

  const beat = async () => {
    if (database.kind === 'pglite') await mindTheClock();
    for (const { name, running } of lines.values())
      if (running.size > 0)
        await executeSql(
          "update pgboss.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'",
          [name, [...running.keys()]],
        );
  };

  return {
    define(name, settings) {
      lines.set(name, { name, settings, running: new Map(), looking: false });
    },
    async send(tx, name, data, { key, startAfter } = {}) {
      await boss.send(name, sealJob(data), {
        db: runInTransaction(tx),
        ...(key === undefined ? {} : { id: idOf(name, key) }),
        ...(startAfter ? { startAfter } : {}),
      });
    },
    wake(name) {
      const line = lines.get(name);
      if (line) void look(line);
    },
    async start() {
      await boss.start();
      for (const { name, settings } of lines.values()) {
        const { retryLimit, retryDelay } = settings;
        const options = { name, retryLimit, retryDelay, retryBackoff: true, expireInSeconds: LEASE_SECONDS };
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
      }
      if (database.kind === 'pglite') {
        await mindTheClock();
        await executeSql("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
      }
      const lookAll = () => {
        for (const line of lines.values()) void look(line);
      };
      timers = [
        setInterval(lookAll, LOOK_EVERY_MS),
        setInterval(() => beat().catch(() => undefined), BEAT_MS),
      ];
      lookAll();
    },
    async ping() {
      if (performance.now() - lastAnswer > UNSEEN_FOR_MS)
        throw new Error('The job queue is not looked after');
    },
    async depth() {
      const { rows } = await executeSql(
        "select name, count(*)::int as jobs from pgboss.job where state < 'completed' group by name",
      );
      const found = new Map(depths.parse(rows).map(({ name, jobs }) => [name, jobs]));
      return Object.fromEntries([...lines.keys()].map((name) => [name, found.get(name) ?? 0]));
    },
    async stop() {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      const running = [...lines.values()].flatMap((line) => [...line.running.values()]);
      const ended = Promise.all(running.map(({ done }) => done));
      const grace = new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref());
      await Promise.race([ended, grace]);
      for (const { abort } of running) abort.abort(new Error('The service is stopping'));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ABORTED_GRACE_MS).unref())]);
      await boss.stop({ graceful: false, wait: false }).catch(() => undefined);
    },
  };
}
