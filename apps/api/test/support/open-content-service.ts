import { randomUUID } from 'node:crypto';
import { endpoints } from '@visible-ai/shared/endpoints';
import { pino } from 'pino';
import request from 'supertest';
import { createContent } from '../../src/content/create-content.ts';
import { insertContent } from '../../src/content/store/content-store.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import type { contents } from '../../src/db/schema/content.ts';
import type { ForeignTasks } from '../../src/foreign-tasks.ts';
import { createApp } from '../../src/http/create-app.ts';
import { createStopSignal } from '../../src/http/stop-signal.ts';
import { createSafeFetch } from '../../src/infra/safe-fetch/create-safe-fetch.ts';
import { createForeignBytesPool } from '../../src/infra/worker-pool/create-foreign-bytes-pool.ts';
import { siblingModule } from '../../src/infra/worker-pool/sibling-module.ts';

interface Account {
  id: string;
  token: string;
}

/** The content calls on a real database, with a clock to set; a token is an account's id. */
export async function openContentService(database: Database, { allow = [] }: { allow?: string[] } = {}) {
  let time = new Date('2026-11-20T12:00:00.000Z').getTime();
  const now = () => new Date(time);
  const logger = pino({ level: 'silent' });
  const { db } = database;
  const pool = createForeignBytesPool<ForeignTasks>({
    module: siblingModule('../../src/foreign-tasks', import.meta.url),
    workers: 1,
  });
  const safeFetch = createSafeFetch({
    allowPrivateTargets: new Set(allow),
    userAgent: 'VisibleAI/test',
    headersTimeout: 2000,
    totalTimeout: 3000,
    maxRedirects: 5,
  });
  const content = createContent({
    db,
    pool,
    openFetch: safeFetch.open,
    qaDownloads: () => null,
    logger,
    now,
  });
  const bound = new Set(content.routes.map(({ endpoint }) => endpoint.id));
  const app = createApp({
    endpoints: endpoints.filter(({ id }) => bound.has(id)),
    routes: content.routes,
    logger,
    appUrl: 'https://visible.example',
    version: '0.0.0',
    trustProxy: undefined,
    scriptHashes: [],
    authenticate: async (token) => ({
      userId: token.replace(/^(outsider|admin)-/, ''),
      isAdmin: token.startsWith('admin-'),
      isEntitled: !token.startsWith('outsider-'),
      sessionId: randomUUID(),
    }),
    consumeLimit: async () => ({ ok: true }),
    stop: createStopSignal(),
  });
  const agent = request(app);

  return {
    async account(change: Partial<typeof users.$inferInsert> = {}): Promise<Account> {
      const email = `${randomUUID()}@example.com`;
      const [row] = await db
        .insert(users)
        .values({ email, displayName: 'Ann', passwordHash: 'none', subscriptionStatus: 'active', ...change })
        .returning();
      if (!row) throw new Error('No account was made');
      return { id: row.id, token: row.id };
    },
    /** A content as a job would have left it. */
    keep: (owner: Account, text: string, change: Partial<typeof contents.$inferInsert> = {}) =>
      insertContent(db, {
        ownerId: owner.id,
        websiteUrl: 'https://acme.example/',
        contentType: 'llms_txt',
        contentText: text,
        generatedText: text,
        request: {},
        requestKey: randomUUID(),
        generatedAt: now(),
        createdAt: now(),
        updatedAt: now(),
        ...change,
      }),
    get: (path: string, { token }: { token: string }) =>
      agent.get(`/api/${path}`).set('authorization', `Bearer ${token}`),
    post: (path: string, { token }: { token: string }, body: object = {}) =>
      agent.post(`/api/${path}`).set('authorization', `Bearer ${token}`).send(body),
    put: (path: string, { token }: { token: string }, body: object) =>
      agent.put(`/api/${path}`).set('authorization', `Bearer ${token}`).send(body),
    remove: (path: string, { token }: { token: string }) =>
      agent.delete(`/api/${path}`).set('authorization', `Bearer ${token}`),
    content,
    now,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    close: async () => {
      content.stop();
      await pool.close();
    },
  };
}
