import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@visible-ai/shared/endpoints';
import { siteRoutes } from '@visible-ai/shared/site/routes';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import type { Logger } from 'pino';
import { createAccounts } from './accounts/create-accounts.ts';
import { promoteByEmail } from './accounts/first-admin.ts';
import { createPasswordHasher } from './accounts/passwords/create-password-hasher.ts';
import { createAnalysis } from './analysis/create-analysis.ts';
import { createPageSpeed, type PageSpeedSettings } from './analysis/pagespeed/create-page-speed.ts';
import { writeBackupFile } from './backup/backup-file.ts';
import type { Config } from './config.ts';
import { createContent } from './content/create-content.ts';
import { createContentTools } from './content/create-content-tools.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { ForeignTasks } from './foreign-tasks.ts';
import { healthRoutes } from './health/routes.ts';
import { createKeyedHash } from './http/client-key.ts';
import { createApp } from './http/create-app.ts';
import { type MetricsServer, serveMetrics } from './http/serve-metrics.ts';
import { readScriptHashes, serveWeb } from './http/serve-web.ts';
import { createStopSignal } from './http/stop-signal.ts';
import { type Command, type ControlServer, serveControl } from './infra/control/serve-control.ts';
import { createLogger } from './infra/logger/create-logger.ts';
import { createMailer } from './infra/mailer/create-mailer.ts';
import {
  createNoTransport,
  createOutboxTransport,
  createSmtpTransport,
  type MailTransport,
} from './infra/mailer/mail-transport.ts';
import { createQueue } from './infra/queue/create-queue.ts';
import { createLimiter } from './infra/rate-limit/create-limiter.ts';
import { fetchJson } from './infra/safe-fetch/trusted-fetch.ts';
import { createForeignBytesPool } from './infra/worker-pool/create-foreign-bytes-pool.ts';
import { siblingModule } from './infra/worker-pool/sibling-module.ts';

import { createIntake } from './intake/create-intake.ts';
import { createMetrics, type Metrics } from './metrics/create-metrics.ts';
import { observeAnalysis } from './metrics/observe-analysis.ts';

import { userRoutes } from './users/routes.ts';

const VERSION = '0.1.0';

/** The service, built and not yet listening. */
export interface Service {
  logger: Logger;
  /** Resolves to the port once requests are taken. */
  listen(): Promise<number>;
  /** Takes no new work, lets streams say a last word, and closes everything. */
  stop(): Promise<void>;
}

/** A secret of this installation, made once and kept beside the data. */
function installationSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

function mailTransport(config: Config, logger: Logger): MailTransport {
  if (config.MAIL === 'smtp' && config.SMTP_URL)
    return createSmtpTransport(config.SMTP_URL, config.MAIL_FROM);
  if (config.MAIL === 'off') return createNoTransport(logger);
  return createOutboxTransport(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM, logger, () => new Date());
}

function pageSpeedSettings(config: Config): PageSpeedSettings {
  const allowPrivateTargets = new Set(config.ALLOW_PRIVATE_TARGETS);
  const now = Date.now;
  // With `lighthouse` the configuration is refused at start unless CHROME_PATH is set.
  if (config.PAGESPEED === 'lighthouse' && config.CHROME_PATH)
    return { mode: 'lighthouse', chromePath: config.CHROME_PATH, allowPrivateTargets, now };
  if (config.PAGESPEED !== 'psi') return { mode: 'off' };
  const { PAGESPEED_API_URL: apiUrl, PAGESPEED_API_KEY: apiKey } = config;
  return { mode: 'psi', apiUrl, apiKey, allowPrivateTargets, fetchJson, now };
}

/** The web build lies beside the api, in the source tree and in the image alike. */
function webRoot(): string | null {
  const root = fileURLToPath(new URL('../../web/dist', import.meta.url));
  return existsSync(join(root, 'app.html')) ? root : null;
}

function buildParts(
  config: Config,
  database: Database,
  logger: Logger,
  metrics: Metrics,
  isStopping: () => boolean,
) {
  const now = () => new Date();
  const secret = config.JWT_SECRET ?? installationSecret(config.DATA_DIR);
  const keyedHash = createKeyedHash(secret);
  const consumeLimit = metrics.countingLimits(
    createLimiter({ database, keyedHash, scale: config.RATE_LIMIT_SCALE }),
  );
  const queue = createQueue({ database, logger });
  metrics.watchQueue(queue.depth);
  const mailer = createMailer({
    db: database.db,
    queue,
    transport: mailTransport(config, logger),
    logger,
    now,
  });
  const pool = createForeignBytesPool<ForeignTasks>({
    module: siblingModule('foreign-tasks', import.meta.url),
    onWorkerError: (error) => logger.warn({ err: error }, 'A worker thread was replaced'),
  });
  const accounts = createAccounts({
    config,
    secret,
    db: database.db,
    mailer,
    passwords: createPasswordHasher({ module: siblingModule('password-tasks', import.meta.url) }),
    consumeLimit,
    keyedHash,
    logger,
    now,
    wait,
  });
  const analysis = createAnalysis({
    config,
    db: database.db,
    mailer,
    keyedHash,
    isDisposable: isDisposableEmailDomain,
    pool,
    measurePageSpeed: createPageSpeed(pageSpeedSettings(config)).measure,
    logger,
    now,
    version: VERSION,
    onFetchFailure: metrics.fetchFailed,
    observe: (events) => observeAnalysis(events, metrics, () => performance.now() / 1000),
  });
  const health = healthRoutes({
    version: VERSION,
    mail: config.MAIL,
    pingDatabase: () => database.ping(),
    pingQueue: queue.ping,
    isStopping,
  });
  const content = createContent({
    ...createContentTools({
      config,
      version: VERSION,
      pool,
      fetchJson,
      onFetchFailure: metrics.fetchFailed,
    }),
    db: database.db,
    queue,
    alone: database.kind === 'pglite',
    pool,
    logger,
    now,
    newId: randomUUID,
  });
  const intake = createIntake({
    db: database.db,
    mailer,
    intakeTo: config.INTAKE_TO,
    consumeLimit,
    keyedHash,
    appUrl: config.APP_URL,
    logger,
    now,
  });
  const users = userRoutes({ db: database.db, now });
  const routes = [
    ...health,
    ...analysis.routes,
    ...accounts.routes,
    ...users,
    ...content.routes,
    ...intake.routes,
  ];
  return { queue, mailer, pool, accounts, analysis, content, consumeLimit, routes };
}

/** What the owner of this machine may ask of the running service. */
const commands = (database: Database, config: Config): Record<string, Command> => ({
  backup: async (file) => {
    const secret = config.JWT_SECRET ? null : installationSecret(config.DATA_DIR);
    const rows = await writeBackupFile(database, file, { secret, now: new Date() });
    return `${rows} rows written to ${file}`;
  },
  promote: (email) => promoteByEmail(database.db, email, new Date()),
});

/**
 * Builds every part and hands them to each other: the only place that knows them all.
 *
 * @throws when the database cannot be opened; the message is for the operator.
 */
export async function compose(config: Config): Promise<Service> {
  const logger = createLogger(config.LOG_LEVEL);
  const stop = createStopSignal();
  const metrics = createMetrics();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  const { queue, mailer, pool, accounts, analysis, content, consumeLimit, routes } = buildParts(
    config,
    database,
    logger,
    metrics,
    () => stop.signal.aborted,
  );
  const root = webRoot();
  const app = createApp({
    endpoints,
    routes,
    logger,
    appUrl: config.APP_URL,
    version: VERSION,
    trustProxy: config.TRUST_PROXY,
    scriptHashes: root ? readScriptHashes(root) : [],
    authenticate: accounts.authenticate,
    consumeLimit,
    onAnswered: metrics.callEnded,
    stop,
    serveRest: (mounted) => {
      if (root)
        serveWeb(
          mounted,
          root,
          siteRoutes.map(({ path }) => path),
        );
    },
  });
  const server = createServer(
    // A token of any length is refused in our words (401), not in node's (431).
    { requestTimeout: 30_000, headersTimeout: 15_000, maxHeaderSize: 128 * 1024 },
    app,
  );
  server.keepAliveTimeout = 65_000;

  let metricsServer: MetricsServer | undefined;
  let control: ControlServer | undefined;
  return {
    logger,
    async listen() {
      if (config.METRICS_PORT !== undefined)
        metricsServer = await serveMetrics(metrics.registry, config.HOST, config.METRICS_PORT);
      await content.start();
      await queue.start();
      await mailer.start();
      await accounts.start();
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(config.PORT, config.HOST, resolve);
      });
      analysis.start();
      control = databaseUrl ? undefined : await serveControl(dataDir, commands(database, config), logger);
      const { port } = server.address() as AddressInfo;
      logger.info(
        { port, host: config.HOST, appUrl: config.APP_URL, database: database.kind, mail: config.MAIL },
        'Visible AI is listening',
      );
      return port;
    },
    async stop() {
      stop.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
      await control?.close();
      await metricsServer?.close();
      analysis.stop();
      await content.stop();
      await queue.stop();
      mailer.stop();
      await accounts.stop();
      await pool.close();
      await database.close();
    },
  };
}
