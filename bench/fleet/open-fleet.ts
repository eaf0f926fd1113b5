import { availableParallelism } from 'node:os';
import pg from 'pg';
import { openSmtpSink, type SmtpSink } from '../../apps/api/test/support/open-smtp-sink.ts';
import { startPostgres } from '../../apps/api/test/support/start-postgres.ts';
import { freePorts } from '../../e2e/support/free-ports.ts';
import { type Service, startService } from '../support/start-service.ts';
import { type FleetProxy, openProxy } from './open-proxy.ts';

export const INSTANCES = 3;
export const ADMIN = { email: 'owner@example.com', password: 'a password of the benchmark' };

export interface Fleet {
  proxy: FleetProxy;
  sink: SmtpSink;
  /** The address of each instance. */
  urls: string[];
  metricsUrls: string[];
  /** Milliseconds from the start of all three, on an empty database, until the last was healthy. */
  startMs: number;
  /** Queries the database directly. */
  rows(statement: string): Promise<Record<string, unknown>[]>;
  /** kill -9 */
  kill(instance: number): Promise<void>;
  start(instance: number): Promise<void>;
  close(): Promise<void>;
}

/** Three instances that start at the same moment on one empty database, behind a proxy. */
export async function openFleet(programs: string, allow: readonly string[]): Promise<Fleet> {
  const postgres = await startPostgres(programs);
  const sink = await openSmtpSink();
  const ports = await freePorts(2 * INSTANCES);
  const urls = ports.slice(0, INSTANCES).map((port) => `http://127.0.0.1:${port}`);
  const metricsPorts = ports.slice(INSTANCES);
  const launch = (instance: number) =>
    startService(allow, availableParallelism(), {
      PORT: String(ports[instance]),
      METRICS_PORT: String(metricsPorts[instance]),
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'only for this benchmark, 32 bytes or more',
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      INTAKE_TO: 'team@example.com',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      REQUIRE_EMAIL_VERIFICATION: 'false',
      RATE_LIMIT_SCALE: '1',
      CRAWL_RATE: '0',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
    });
  const began = performance.now();
  const services: Service[] = await Promise.all(urls.map((_, instance) => launch(instance)));
  const startMs = performance.now() - began;
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const proxy = await openProxy(urls);
  return {
    proxy,
    sink,
    urls,
    metricsUrls: metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`),
    startMs,
    rows: async (statement) => (await database.query(statement)).rows,
    kill: async (instance) => services[instance]?.kill(),
    async start(instance) {
      services[instance] = await launch(instance);
    },
    async close() {
      proxy.close();
      await Promise.all(services.map((service) => service.stop()));
      await database.end();
      await sink.close();
      await postgres.stop();
    },
  };
}
