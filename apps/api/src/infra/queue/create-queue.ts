import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { attemptJob, type FetchedJob, fetchedJob, type JobOutcome } from './attempt-job.ts';
import { openJob, sealJob } from './job-envelope.ts';
import { jobId } from './job-id.ts';
import { createJobTable } from './job-table.ts';
import type { Queue, QueueSettings } from './queue.ts';
import { runInTransaction } from './run-in-transaction.ts';

export interface QueueParts {
  database: Pick<Database, 'kind' | 'execute' | 'db'>;
  logger: Logger;
  /** Called for every run of a job that ended here, with the seconds it took. */
  onRunEnded?: (queue: string, outcome: JobOutcome, seconds: number) => void;
}

const LOOK_EVERY_MS = 1000;
/** The interval of a job's heartbeat, and how long a job without one stays with its worker. */
const BEAT_MS = 10_000;
const LEASE_SECONDS = 30;
/** The interval of checks for lost jobs and of the removal of old ones. */
const MAINTENANCE_SECONDS = 10;
/** How long running jobs may take to end when the service stops. */
const GRACE_MS = 4000;
/** How long aborted jobs then have to stop cleanly. */
const ABORTED_GRACE_MS = 1500;
const UNSEEN_FOR_MS = 30_000;
/** A lock number that nothing else in the service uses. */
const START_LOCK = 748_251_907;

/** A declared queue and its running jobs in this process. */
interface Line {
  name: string;
  settings: QueueSettings;
  running: Map<string, { done: Promise<void>; abort: AbortController }>;
  looking: boolean;
}

/**
 * Jobs by pg-boss, on either database. A job sends a heartbeat every ten seconds; a job without one for
 * thirty seconds counts as lost and runs again, on any instance. Only this process uses the embedded
 * database: jobs that were running when it died run again at once.
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
  const table = createJobTable(executeSql);
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

  async function declareLines(): Promise<void> {
    await boss.start();
    for (const { name, settings } of lines.values()) {
      const { retryLimit, retryDelay } = settings;
      const options = { name, retryLimit, retryDelay, retryBackoff: true, expireInSeconds: LEASE_SECONDS };
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  }

  /**
   * One instance after the other: each queue is a table, and parallel starts would deadlock on these tables.
   */
  async function inTurn(work: () => Promise<void>): Promise<void> {
    // The embedded database has one process, and one connection.
    if (database.kind === 'pglite') return work();
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`);
      await work();
    });
  }

  async function settle(line: Line, job: FetchedJob, abort: AbortController): Promise<void> {
    const { name, settings } = line;
    const result = await attemptJob(settings.work, job, abort.signal, (outcome, seconds) =>
      onRunEnded?.(name, outcome, seconds),
    );
    if (result.outcome === 'completed') return boss.complete(name, job.id);
    if (result.outcome === 'handed-back') return table.giveBack(name, job.id);
    const { outcome, reason } = result;
    logger.warn(
      { queue: name, job: job.id, attempt: job.retryCount + 1, reason },
      outcome === 'given-up' ? 'A job was given up' : 'A job failed',
    );
    await boss.fail(name, job.id, { message: reason });
  }

  function begin(line: Line, job: FetchedJob): void {
    const abort = new AbortController();
    const done = openJob(job.data, (data) => settle(line, { ...job, data }, abort))
      // The database is away: the lease expires and the job runs again.
      .catch((error: unknown) => logger.warn({ err: error, job: job.id }, 'The end of a job was not noted'))
      .finally(() => {
        line.running.delete(job.id);
        if (!stopping) void look(line);
      });
    line.running.set(job.id, { done, abort });
  }

  /** Logs an outage once, and its end once. */
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
        const job = fetchedJob.parse(row);
        // It was taken for lost while neither side could reach the database: it still runs here.
        if (!line.running.has(job.id)) begin(line, job);
      }
    } catch (error) {
      noteReading(error);
    } finally {
      line.looking = false;
    }
  }

  const beat = async () => {
    if (database.kind === 'pglite') await table.mindTheClock();
    for (const { name, running } of lines.values())
      if (running.size > 0) await table.renew(name, [...running.keys()]);
  };

  return {
    define(name, settings) {
      lines.set(name, { name, settings, running: new Map(), looking: false });
    },
    async send(tx, name, data, { key, startAfter } = {}) {
      await boss.send(name, sealJob(data), {
        db: runInTransaction(tx),
        ...(key === undefined ? {} : { id: jobId(name, key) }),
        ...(startAfter ? { startAfter } : {}),
      });
    },
    wake(name) {
      const line = lines.get(name);
      if (line) void look(line);
    },
    async start() {
      await inTurn(declareLines);
      if (database.kind === 'pglite') {
        await table.mindTheClock();
        await table.takeAllBack();
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
      const found = await table.depth();
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
