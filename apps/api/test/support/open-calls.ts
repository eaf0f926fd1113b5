import { randomUUID } from 'node:crypto';
import { endpoints } from '@visible-ai/shared/endpoints';
import type { Logger } from 'pino';
import request from 'supertest';
import type { Db } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import type { AnswerFirst } from '../../src/http/answer-first.ts';
import { createApp } from '../../src/http/create-app.ts';
import type { Route } from '../../src/http/route.ts';
import { createStopSignal } from '../../src/http/stop-signal.ts';
import { noKeys } from './no-keys.ts';
import { serveApp } from './serve-app.ts';

export interface Account {
  id: string;
  token: string;
}

/**
 * The calls of some routes; a token is an account's id, prefixed with `outsider-` or `admin-` for another
 * access.
 */
export function openCalls(parts: { db: Db; routes: Route[]; logger: Logger; hosted?: AnswerFirst }) {
  const { db, routes, logger, hosted } = parts;
  const bound = new Set(routes.map(({ endpoint }) => endpoint.id));
  const stop = createStopSignal();
  const app = createApp({
    endpoints: endpoints.filter(({ id }) => bound.has(id)),
    routes,
    logger,
    appUrl: 'https://visible.example',
    version: '0.0.0',
    trustProxy: undefined,
    scriptHashes: [],
    ...noKeys,
    authenticate: async (token) => ({
      userId: token.replace(/^(outsider|admin)-/, ''),
      isAdmin: token.startsWith('admin-'),
      isEntitled: !token.startsWith('outsider-'),
      sessionId: randomUUID(),
    }),
    consumeLimit: async () => ({ ok: true }),
    stop,
    ...(hosted ? { hosted } : {}),
  });
  const { agent, server, hangUp } = serveApp(app);
  const bearer = ({ token }: { token: string }) => `Bearer ${token}`;
  return {
    app,
    agent,
    stop,
    hangUp,
    async account(change: Partial<typeof users.$inferInsert> = {}): Promise<Account> {
      const email = `${randomUUID()}@example.com`;
      const [row] = await db
        .insert(users)
        .values({ email, displayName: 'Ann', passwordHash: 'none', subscriptionStatus: 'active', ...change })
        .returning();
      if (!row) throw new Error('No account was made');
      return { id: row.id, token: row.id };
    },
    get: (path: string, who: { token: string }) =>
      agent.get(`/api/${path}`).set('authorization', bearer(who)),
    post: (path: string, who: { token: string }, body: object = {}) =>
      agent.post(`/api/${path}`).set('authorization', bearer(who)).send(body),
    put: (path: string, who: { token: string }, body: object) =>
      agent.put(`/api/${path}`).set('authorization', bearer(who)).send(body),
    /** An agent for an account, for what is not JSON. */
    agentFor: (who: { token: string }) => request.agent(server).set('authorization', bearer(who)),
    remove: (path: string, who: { token: string }) =>
      agent.delete(`/api/${path}`).set('authorization', bearer(who)),
  };
}
