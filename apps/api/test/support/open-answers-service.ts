import { randomUUID } from 'node:crypto';
import type { AnswerEngine } from '@visible-ai/answers';
import type { EventBody } from '@visible-ai/shared/webhooks/events';
import { pino } from 'pino';
import type { AnswersTiming } from '../../src/answers/answers-deps.ts';
import { createAnswers } from '../../src/answers/create-answers.ts';
import { answersTiming } from '../../src/answers/runs/run-jobs.ts';
import type { Database } from '../../src/db/database.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { createSites } from '../../src/sites/create-sites.ts';
import { answersCompleted } from '../../src/webhooks/events.ts';
import { openCalls } from './open-calls.ts';

export interface AnswersServiceSettings {
  engines?: AnswerEngine[];
  monthlyBudgetUsd?: number;
  paused?: boolean;
  timing?: Partial<AnswersTiming>;
  now?: () => Date;
}

/** The calls of answers and sites on a real database; a token is an account's id. */
export async function openAnswersService(database: Database, settings: AnswersServiceSettings = {}) {
  const { engines = [], monthlyBudgetUsd = 50, paused = false, timing } = settings;
  const logger = pino({ level: 'silent' });
  const { db } = database;
  const now = settings.now ?? (() => new Date());
  const queue = createQueue({ database, logger });
  const told: EventBody[] = [];
  const parts = { db, queue, alone: false, logger, now, newId: randomUUID };
  const answers = createAnswers({
    ...parts,
    engines: new Map(engines.map((engine) => [engine.id, engine])),
    missing: { gemini: ['GEMINI_API_KEY', 'GEMINI_TERMS_ACCEPTED=true'] },
    monthlyBudgetUsd,
    paused,
    judges: false,
    timing: { ...answersTiming, beat: 50, retry: 20, ...timing },
    onRunEnded: async (_tx, run) => {
      told.push(...answersCompleted('https://visible.example', run, now()));
    },
  });
  // Their calls alone: no audit is worked on.
  const sites = createSites({
    ...parts,
    queue: { ...queue, define: () => undefined },
    engine: { auditSite: () => Promise.reject(new Error('Nobody works on audits here')) },
  });
  await answers.start();
  await queue.start();
  return {
    ...openCalls({ db, routes: [...answers.routes, ...sites.routes], logger }),
    answers,
    told,
    close: async () => {
      await answers.stop();
      await queue.stop();
    },
  };
}
export type AnswersService = Awaited<ReturnType<typeof openAnswersService>>;
