import type { Logger } from 'pino';
import { createPasswordHasher, type PasswordHasher } from '../accounts/passwords/create-password-hasher.ts';
import type { Config } from '../config.ts';
import { createWritingThreads, type WritingThreads } from '../content/writing/create-writing-threads.ts';
import type { Database } from '../db/database.ts';
import type { ForeignTasks } from '../foreign-tasks.ts';
import { createKeyedHash, type KeyedHash } from '../http/client-key.ts';
import type { ConsumeLimit } from '../http/limits.ts';
import { createMailer, type Mailer } from '../infra/mailer/create-mailer.ts';
import { createQueue } from '../infra/queue/create-queue.ts';
import type { Queue } from '../infra/queue/queue.ts';
import { createLimiter } from '../infra/rate-limit/create-limiter.ts';
import { createForeignBytesPool } from '../infra/worker-pool/create-foreign-bytes-pool.ts';
import type { ForeignBytesPool } from '../infra/worker-pool/foreign-bytes.ts';
import { siblingModule } from '../infra/worker-pool/sibling-module.ts';
import { createMetrics, type Metrics } from '../metrics/create-metrics.ts';
import { chooseMailTransport } from './choose-mail-transport.ts';
import { installationSecret } from './installation-secret.ts';

/** What the domains stand on: it knows none of them. */
export interface Ground {
  config: Config;
  database: Database;
  logger: Logger;
  secret: string;
  keyedHash: KeyedHash;
  metrics: Metrics;
  consumeLimit: ConsumeLimit;
  queue: Queue;
  mailer: Mailer;
  pool: ForeignBytesPool<ForeignTasks>;
  passwords: PasswordHasher;
  writing: WritingThreads;
  now(): Date;
}

/** @param entry where the program started: the modules of its threads lie beside that. */
export function buildGround(config: Config, database: Database, logger: Logger, entry: string): Ground {
  const now = () => new Date();
  const secret = config.JWT_SECRET ?? installationSecret(config.DATA_DIR);
  const keyedHash = createKeyedHash(secret);
  const metrics = createMetrics();
  const queue = createQueue({ database, logger, onRunEnded: metrics.jobRunEnded });
  metrics.watchQueue(queue.depth);
  return {
    config,
    database,
    logger,
    secret,
    keyedHash,
    metrics,
    consumeLimit: metrics.countingLimits(
      createLimiter({ database, keyedHash, scale: config.RATE_LIMIT_SCALE }),
    ),
    queue,
    mailer: createMailer({
      db: database.db,
      queue,
      transport: chooseMailTransport(config, logger, now),
      logger,
      now,
    }),
    pool: createForeignBytesPool<ForeignTasks>({
      module: siblingModule('foreign-tasks', entry),
      onWorkerError: (error) => logger.warn({ err: error }, 'A worker thread was replaced'),
    }),
    passwords: createPasswordHasher({ module: siblingModule('password-tasks', entry) }),
    writing: createWritingThreads(siblingModule('writing-tasks', entry)),
    now,
  };
}
