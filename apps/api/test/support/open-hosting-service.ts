import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import request from 'supertest';
import type { Database } from '../../src/db/database.ts';
import { contents } from '../../src/db/schema/content.ts';
import { sites } from '../../src/db/schema/sites.ts';
import { createHosting, type HostingParts } from '../../src/hosting/create-hosting.ts';
import { type Account, openCalls } from './open-calls.ts';

/** The calls of hosting and what is served, on a real database; a token is an account's id. Its clocks stand until they are set. */
export async function openHostingService(database: Database, settings: Partial<HostingParts> = {}) {
  const { db } = database;
  const { logger = pino({ level: 'silent' }) } = settings;
  let time = new Date('2026-11-20T12:00:00.000Z').getTime();
  const served: number[] = [];
  const hosting = createHosting({
    db,
    logger,
    appUrl: 'https://visible.example',
    consumeLimit: async () => ({ ok: true }),
    onServed: (status) => served.push(status),
    now: () => new Date(time),
    clock: () => time,
    ...settings,
  });
  const calls = openCalls({ db, routes: hosting.routes, logger, hosted: hosting.serve });
  const agent = request(calls.app);
  return {
    ...calls,
    hosting,
    served,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    /** A site of an account. */
    async site(owner: Account, url = 'https://acme.example/'): Promise<string> {
      const kept = { ownerId: owner.id, url, name: 'Acme' };
      const schedule = { every: 'none' as const, hour: 6, timeZone: 'UTC' };
      const alerts = { mail: true, scoreDrop: 5, muted: false };
      const all = { agentBlocked: true, noindex: true, pageGone: true, fileDrift: true, newHighIssue: true };
      const [row] = await db
        .insert(sites)
        .values({ ...kept, schedule, alerts: { ...alerts, ...all } })
        .returning();
      return String(row?.id);
    },
    /** A content as a job would have left it. */
    async keep(
      owner: Account,
      text: string,
      change: Partial<typeof contents.$inferInsert> = {},
    ): Promise<string> {
      const [row] = await db
        .insert(contents)
        .values({
          ownerId: owner.id,
          websiteUrl: 'https://acme.example/',
          contentType: 'llms_txt',
          contentText: text,
          generatedText: text,
          request: {},
          requestKey: randomUUID(),
          ...change,
        })
        .returning();
      return String(row?.id);
    },
    /** Path of a base's address, e.g. `/s/4fJ2k9QbTz0aWm7XcR1uYd/`. */
    pathOf: (base: string) => new URL(base).pathname,
    fetch: (path: string) => agent.get(path),
    agent,
  };
}
export type HostingService = Awaited<ReturnType<typeof openHostingService>>;
