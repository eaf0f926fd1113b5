import { join } from 'node:path';
import { createEngine, type Engine, siblingModule } from '@visible-ai/engine';
import type { Logger } from 'pino';
import { createPasswordHasher, type PasswordHasher } from '../accounts/passwords/create-password-hasher.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createIdempotency, type Idempotency } from '../infra/idempotency/create-idempotency.ts';
import { createMailer, type Mailer } from '../infra/mailer/create-mailer.ts';
import {
  createNoTransport,
  createOutboxTransport,
  createSmtpTransport,
  type MailTransport,
} from '../infra/mailer/mail-transport.ts';
import { createQueue } from '../infra/queue/create-queue.ts';
import type { Queue } from '../infra/queue/queue.ts';
import { createKeyedHash, type KeyedHash } from '../infra/rate-limit/client-key.ts';
import { createLimiter } from '../infra/rate-limit/create-limiter.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { createMetrics, type Metrics } from '../metrics/create-metrics.ts';
import { engineSettings } from './engine-settings.ts';
import { installationSecret } from './installation-secret.ts';

/** How this installation sends mail: through a mail server, into a folder, or not at all. */
function chooseMailTransport(config: Config, logger: Logger, now: () => Date): MailTransport {
  if (config.MAIL === 'smtp' && config.SMTP_URL)
    return createSmtpTransport(config.SMTP_URL, config.MAIL_FROM);
  if (config.MAIL === 'off') return createNoTransport(logger);
  return createOutboxTransport(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM, logger, now);
}

/** The parts that all domains use. It knows none of the domains. */
export interface Ground {
  config: Config;
  database: Database;
  logger: Logger;
  secret: string;
  keyedHash: KeyedHash;
  metrics: Metrics;
  consumeLimit: ConsumeLimit;
  idempotency: Idempotency;
  queue: Queue;
  mailer: Mailer;
  engine: Engine;
  passwords: PasswordHasher;
  now(): Date;
}

export interface GroundParts {
  config: Config;
  database: Database;
  logger: Logger;
  version: string;
  /** Where the program started. The module of the password threads is beside it. */
  entry: string;
}

export function buildGround({ config, database, logger, version, entry }: GroundParts): Ground {
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
    idempotency: createIdempotency({ db: database.db, logger, now }),
    queue,
    mailer: createMailer({
      db: database.db,
      queue,
      transport: chooseMailTransport(config, logger, now),
      logger,
      now,
    }),
    engine: createEngine({
      ...engineSettings(config),
      version,
      onFetchFailure: metrics.fetchFailed,
      onWorkerError: (error) => logger.warn({ err: error }, 'A worker thread was replaced'),
    }),
    passwords: createPasswordHasher({ module: siblingModule('password-tasks', entry) }),
    now,
  };
}
