import { randomUUID } from 'node:crypto';
import type { Engine } from '@visible-ai/engine';
import { writeHere } from '@visible-ai/engine/testing/write/testing/write-here';
import { type Logger, pino } from 'pino';
import type { ContentDeps } from '../../src/content/content-deps.ts';
import { createContent } from '../../src/content/create-content.ts';
import { type JobTiming, jobTiming } from '../../src/content/jobs/job-deps.ts';
import { insertContent } from '../../src/content/store/content-store.ts';
import type { Database } from '../../src/db/database.ts';
import type { contents } from '../../src/db/schema/content.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { type Account, openCalls } from './open-calls.ts';
import { openTestEngine } from './open-test-engine.ts';

export interface ContentServiceSettings {
  /** An engine that several services share and that the caller closes; by default each has its own. */
  engine?: Engine;
  /** `host:port` that may be reached. */
  allow?: string[];
  timing?: Partial<JobTiming>;
  /** Address of a server that speaks OpenAI's chat protocol. */
  model?: string;
  /** Replaces parts of the engine, e.g. with a writer that fails. */
  parts?: Partial<Engine>;
  logger?: Logger;
  /** Whether this instance works on jobs. */
  working?: boolean;
  onWritten?: ContentDeps['onWritten'];
}

/**
 * An engine that writes without threads. @param model address of a server that speaks OpenAI's chat protocol.
 */
export const openContentEngine = (allow: readonly string[], model?: string): Engine =>
  openTestEngine(allow, {
    model: model ? { baseUrl: model, apiKey: 'key', model: 'local' } : null,
    writing: writeHere,
  });

/** The content calls on a real database, with a clock to set; a token is an account's id. */
export async function openContentService(database: Database, settings: ContentServiceSettings = {}) {
  const { allow = [], timing, parts, working = true, logger = pino({ level: 'silent' }) } = settings;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { db } = database;
  const engine = settings.engine ?? openContentEngine(allow, settings.model);
  const queue = createQueue({ database, logger });
  // An instance that takes no jobs: they wait.
  const define: typeof queue.define = (name, line) =>
    queue.define(name, working ? line : { ...line, concurrency: 0 });
  const content = createContent({
    db,
    queue: { ...queue, define },
    alone: false,
    engine: { ...engine, ...parts },
    logger,
    now,
    newId: randomUUID,
    timing: { ...jobTiming, beat: 50, ...timing },
    ...(settings.onWritten ? { onWritten: settings.onWritten } : {}),
  });
  await content.start();
  await queue.start();
  const calls = openCalls({ db, routes: content.routes, logger });

  return {
    ...calls,
    /** A content as a job would have stored it. */
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
    content,
    now,
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
    close: async () => {
      calls.hangUp();
      await content.stop();
      await queue.stop();
      if (!settings.engine) await engine.close();
    },
  };
}
