import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createEngine } from '@visible-ai/engine';
import type { Scope } from '@visible-ai/shared/contract/scopes';
import { endpoints } from '@visible-ai/shared/endpoints';
import { type Logger, pino } from 'pino';
import { createAnalysis } from '../../src/analysis/create-analysis.ts';
import { createContent } from '../../src/content/create-content.ts';
import { jobTiming } from '../../src/content/jobs/job-deps.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { createApp } from '../../src/http/create-app.ts';
import { createHttpServer } from '../../src/http/create-http-server.ts';
import { createStopSignal } from '../../src/http/stop-signal.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import type { ConsumeLimit } from '../../src/infra/rate-limit/limits.ts';
import { createKeys } from '../../src/keys/create-keys.ts';
import { createKey, revokeKey } from '../../src/keys/manage-keys.ts';
import { createMcp } from '../../src/mcp/create-mcp.ts';
import { auditTiming } from '../../src/sites/audits/audit-jobs.ts';
import { createSites } from '../../src/sites/create-sites.ts';
import { noKeys } from './no-keys.ts';

export interface McpServiceSettings {
  /** `host:port` that may be reached. */
  allow?: string[];
  consumeLimit?: ConsumeLimit;
  logger?: Logger;
}

/** The service for assistants, listening on this machine, with running jobs. */
export async function openMcpService(database: Database, settings: McpServiceSettings = {}) {
  const { allow = [], logger = pino({ level: 'silent' }) } = settings;
  const { db } = database;
  const now = () => new Date();
  const appUrl = 'https://visible.example';
  const engine = createEngine({
    version: '0.0.0',
    homepage: appUrl,
    allowPrivateTargets: allow,
    crawlRate: 0,
    readers: 1,
  });
  const queue = createQueue({ database, logger });
  const common = { db, queue, alone: false, engine, logger, now, newId: randomUUID };
  const content = createContent({ ...common, timing: { ...jobTiming, beat: 50 } });
  const sites = createSites({ ...common, timing: { ...auditTiming, beat: 50, look: 30 } });
  const mailer = { queue: async () => undefined };
  const optionalMails = { queue: async () => undefined };
  const analysis = createAnalysis({
    ...common,
    config: { APP_URL: appUrl },
    // No mail is sent.
    optionalMails: optionalMails as unknown as Parameters<typeof createAnalysis>[0]['optionalMails'],
    keyedHash: createKeyedHash('a secret of the tests, 32 bytes or more'),
    isDisposable: () => false,
    brandingOf: async () => null,
  });
  const consumeLimit: ConsumeLimit = (name, keys) =>
    settings.consumeLimit ? settings.consumeLimit(name, keys) : Promise.resolve({ ok: true });
  const keys = createKeys({ db, mailer, appUrl, consumeLimit, logger, now });
  const routes = [...analysis.routes, ...content.routes, ...sites.routes, ...keys.routes];
  const bound = new Set(routes.map(({ endpoint }) => endpoint.id));
  const stop = createStopSignal();
  const called: string[] = [];
  const { authenticateKey } = keys;
  const app = createApp({
    ...noKeys,
    authenticateKey,
    endpoints: endpoints.filter(({ id }) => bound.has(id)),
    routes,
    logger,
    appUrl,
    version: '1.2.3',
    trustProxy: undefined,
    scriptHashes: [],
    authenticate: async () => null,
    consumeLimit,
    stop,
    mcp: createMcp({
      routes,
      engine,
      authenticateKey,
      consumeLimit,
      appUrl,
      version: '1.2.3',
      stop,
      onCalled: (tool, outcome) => called.push(`${tool} ${outcome}`),
    }),
    serveRest: (mounted) => {
      mounted.get(/^\//, (_request, response) => {
        response.send('a page of the web');
      });
    },
  });
  await content.start();
  await sites.start();
  await queue.start();
  const server = createHttpServer(app);
  const origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  return {
    db,
    app,
    origin,
    engine,
    /** The outcomes of the tool calls, in order. */
    called,
    /** An account, by default with a plan. */
    async account(change: Partial<typeof users.$inferInsert> = {}): Promise<string> {
      const email = `${randomUUID()}@example.com`;
      const [row] = await db
        .insert(users)
        .values({ email, displayName: 'Ann', passwordHash: 'none', subscriptionStatus: 'active', ...change })
        .returning();
      if (!row) throw new Error('No account was made');
      return row.id;
    },
    async key(userId: string, scopes: Scope[]): Promise<string> {
      const parts = { db, mailer, appUrl, now };
      return (await createKey(parts, userId, { name: 'Assistant', scopes, expiresInDays: null })).secret;
    },
    revoke: (userId: string, key: string) => revokeKey({ db, now }, userId, key.slice(4, 12)),
    /** The official client, with a key. */
    async client(key: string, mode: 'legacy' | 'auto' = 'auto'): Promise<Client> {
      const client = new Client({ name: 'tests', version: '0.0.0' }, { versionNegotiation: { mode } });
      const transport = new StreamableHTTPClientTransport(new URL('/mcp', origin), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      });
      await client.connect(transport);
      return client;
    },
    close: async () => {
      stop.stop();
      await server.close();
      await content.stop();
      await sites.stop();
      await queue.stop();
      await engine.close();
    },
  };
}
