import { randomUUID } from 'node:crypto';
import type { AnswerEngine } from '@visible-ai/answers';
import { type CrawlSite, EngineError, type JudgeAnswer } from '@visible-ai/engine';
import { drawAnswersPdf } from '@visible-ai/engine/testing/report/pdf/draw-answers-pdf';
import type { EventBody } from '@visible-ai/shared/webhooks/events';
import { pino } from 'pino';
import type { AnswersTiming } from '../../src/answers/answers-deps.ts';
import { createAnswers } from '../../src/answers/create-answers.ts';
import { answersTiming } from '../../src/answers/runs/run-jobs.ts';
import { createBranding } from '../../src/branding/create-branding.ts';
import type { Database } from '../../src/db/database.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { createMailer } from '../../src/infra/mailer/create-mailer.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import { createSites } from '../../src/sites/create-sites.ts';
import { createOptionalMails } from '../../src/unsubscribe/create-optional-mails.ts';
import { answersCompleted } from '../../src/webhooks/events.ts';
import { openCalls } from './open-calls.ts';

export interface AnswersServiceSettings {
  engines?: AnswerEngine[];
  monthlyBudgetUsd?: number;
  paused?: boolean;
  timing?: Partial<AnswersTiming>;
  now?: () => Date;
  judge?: JudgeAnswer;
  /** The crawl of an engine, which the caller closes. */
  crawlSite?: CrawlSite;
}

const APP_URL = 'https://visible.example';

/** The calls of answers and sites on a real database; a token is an account's id. */
export async function openAnswersService(database: Database, settings: AnswersServiceSettings = {}) {
  const { engines = [], monthlyBudgetUsd = 50, paused = false, timing } = settings;
  const logger = pino({ level: 'silent' });
  const { db } = database;
  const now = settings.now ?? (() => new Date());
  const queue = createQueue({ database, logger });
  const told: EventBody[] = [];
  const parts = { db, queue, alone: false, logger, now, newId: randomUUID };
  const noQueue = { define: () => undefined, send: async () => undefined, wake: () => undefined };
  const transport = { deliver: async () => undefined, close: () => undefined };
  const mailer = createMailer({ db, queue: noQueue, transport, logger, now });
  const answers = createAnswers({
    ...parts,
    engines: new Map(engines.map((engine) => [engine.id, engine])),
    missing: { gemini: ['GEMINI_API_KEY', 'GEMINI_TERMS_ACCEPTED=true'] },
    monthlyBudgetUsd,
    paused,
    judge: settings.judge ? { model: 'judge-1', judge: settings.judge } : null,
    news: {
      optionalMails: createOptionalMails({
        ...{ mailer, keyedHash: createKeyedHash('x'), appUrl: APP_URL, mailFrom: 'a@visible.example' },
      }),
      appUrl: APP_URL,
      now,
    },
    crawlSite: settings.crawlSite ?? (() => Promise.reject(new EngineError('target_unreachable'))),
    qaPlainText: (html) => html,
    reports: {
      // As in the engine's thread.
      draw: ({ report, paper, branding }) => drawAnswersPdf(report, { paper, branding }),
      brand: createBranding({ db, now }).reportBrand,
      version: '1',
    },
    timing: { ...answersTiming, beat: 50, retry: 20, ...timing },
    onRunEnded: async (_tx, run) => {
      told.push(...answersCompleted(APP_URL, run, now()));
    },
  });
  // Only their calls: no audit is run.
  const sites = createSites({
    ...parts,
    queue: { ...queue, define: () => undefined },
    engine: { auditSite: () => Promise.reject(new Error('Nobody works on audits here')) },
  });
  await answers.start();
  await queue.start();
  const calls = openCalls({ db, routes: [...answers.routes, ...sites.routes], logger });
  return {
    ...calls,
    answers,
    doDue: () => answers.doDue(new AbortController().signal),
    mails: () => db.select().from(mails).orderBy(mails.createdAt),
    told,
    close: async () => {
      calls.hangUp();
      await answers.stop();
      await queue.stop();
    },
  };
}
export type AnswersService = Awaited<ReturnType<typeof openAnswersService>>;
