import type { AnswerEngine } from '@visible-ai/answers';
import type { CrawlSite, Engine, JudgeAnswer } from '@visible-ai/engine';
import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { ReportBrand } from '../branding/create-branding.ts';
import type { Db } from '../db/database.ts';
import type { answerRuns } from '../db/schema/answers.ts';
import type { LeaseDeps, LeaseTiming } from '../infra/leased-jobs/leased-jobs.ts';
import type { OptionalMails } from '../unsubscribe/create-optional-mails.ts';

/** A run without its counted cells, which are long. */
export type AnswerRunRow = Omit<typeof answerRuns.$inferSelect, 'cells'>;

/** What mails about answers need. */
export interface NewsDeps {
  optionalMails: OptionalMails;
  appUrl: string;
  now(): Date;
}

/** The engines that have a key, by id, in the order in which they are listed. */
export type AnswerEngines = ReadonlyMap<AnswerEngineId, AnswerEngine>;

export interface AnswersTiming extends LeaseTiming {
  /** How long a run may work altogether, ms. */
  limit: number;
  /** How often to check again whether other calls have released money, ms. */
  retry: number;
}

/** What the use cases about answers need. */
export interface AnswersDeps extends LeaseDeps {
  engines: AnswerEngines;
  /** The variables that would switch on an engine that is off. */
  missing: Readonly<Partial<Record<AnswerEngineId, readonly string[]>>>;
  /** The hard cap of the whole installation for a calendar month, in millionths of a US dollar. */
  monthlyBudgetMicros: number;
  /** Whether the operator has stopped all questions. */
  paused: boolean;
  /** The operator's model, which judges how answers speak about the brand; null if none is configured. */
  judge: { model: string; judge: JudgeAnswer } | null;
  /** Reads a site if too little of it is stored. */
  crawlSite: CrawlSite;
  /** Returns the text of a written Q&A section. */
  qaPlainText(html: string): string;
  /** Tells the owner by mail; null if nobody is told. */
  news: NewsDeps | null;
  /** How to draw the report of a month, and with which branding. */
  reports: { draw: Engine['drawAnswersReport']; brand: ReportBrand; version: string };
  timing: AnswersTiming;
  /** Called for each run that has ended, in the transaction that ends it. */
  onRunEnded(tx: Db, run: AnswerRunRow): Promise<void>;
}
