import type { Logger } from 'pino';
import { buildApp } from './compose/build-app.ts';
import { buildDomains } from './compose/build-domains.ts';
import { buildGround } from './compose/build-ground.ts';
import { ownerCommands } from './compose/owner-commands.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { type MetricsServer, serveMetrics } from './http/serve-metrics.ts';
import { createStopSignal } from './http/stop-signal.ts';
import { type ControlServer, serveControl } from './infra/control/serve-control.ts';
import { createLogger } from './infra/logger/create-logger.ts';

const VERSION = '0.1.0';

/** The service, which is built but does not listen yet. */
export interface Service {
  logger: Logger;
  /** Resolves to the port when the service accepts requests. */
  listen(): Promise<number>;
  /** Accepts no new work, lets streams send a last item, and closes everything. */
  stop(): Promise<void>;
}

/**
 * Builds every part and connects the parts. Only this file and its folder know all of them.
 *
 * @throws when the database cannot be opened; the message is for the operator.
 */
export async function compose(config: Config): Promise<Service> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, HOST: host } = config;
  const logger = createLogger(config.LOG_LEVEL);
  const stop = createStopSignal();
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  const entry = import.meta.url;
  const ground = buildGround({ config, database, logger, version: VERSION, entry });
  const domains = buildDomains(ground, VERSION, () => stop.signal.aborted);
  const server = createHttpServer(await buildApp({ ground, domains, version: VERSION, stop, entry }));
  const { metrics, queue, mailer, engine, idempotency } = ground;
  const { accounts, analysis, content, sites, monitoring, webhooks, answers, hosting, logs } = domains;
  let metricsServer: MetricsServer | undefined;
  let control: ControlServer | undefined;

  return {
    logger,
    async listen() {
      if (config.METRICS_PORT !== undefined)
        metricsServer = await serveMetrics(metrics.registry, host, config.METRICS_PORT);
      await content.start();
      await sites.start();
      await monitoring.start();
      await webhooks.start();
      await answers.start();
      await hosting.start();
      await queue.start();
      await logs.start();
      await mailer.start();
      await accounts.start();
      await idempotency.start();
      const port = await server.listen(config.PORT, host);
      analysis.start();
      control = databaseUrl
        ? undefined
        : await serveControl(dataDir, ownerCommands(database, config), logger);
      const told = { appUrl: config.APP_URL, database: database.kind, mail: config.MAIL };
      logger.info({ port, host, metricsPort: metricsServer?.port, ...told }, 'Visible AI is listening');
      return port;
    },
    async stop() {
      stop.stop();
      await server.close();
      await control?.close();
      await metricsServer?.close();
      analysis.stop();
      await content.stop();
      await sites.stop();
      await monitoring.stop();
      await webhooks.stop();
      await answers.stop();
      await hosting.stop();
      await logs.stop();
      await queue.stop();
      await answers.close();
      mailer.stop();
      idempotency.stop();
      await accounts.stop();
      await engine.close();
      await database.close();
    },
  };
}
