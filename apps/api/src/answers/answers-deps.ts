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

/** What mails about answers stand on. */
export interface NewsDeps {
  optionalMails: OptionalMails;
  appUrl: string;
  now(): Date;
}

/** The engines that have a key, by their ids, in the order in which they are listed. */
export type AnswerEngines = ReadonlyMap<AnswerEngineId, AnswerEngine>;

export interface AnswersTiming extends LeaseTiming {
  /** How long a run may work in all, ms. */
  limit: number;
  /** How often is looked again for money that other calls hold, ms. */
  retry: number;
}

/** What the use cases around answers stand on. */
export interface AnswersDeps extends LeaseDeps {
  engines: AnswerEngines;
  /** The variables that would switch an engine on which is off. */
  missing: Readonly<Partial<Record<AnswerEngineId, readonly string[]>>>;
  /** The hard cap of the whole installation for a calendar month, in millionths of a US dollar. */
  monthlyBudgetMicros: number;
  /** The operator lets nothing be asked. */
  paused: boolean;
  /** The operator's model, which judges how answers speak of us; null where none is set up. */
  judge: { model: string; judge: JudgeAnswer } | null;
  /** Reads a site, where too little of it is kept. */
  crawlSite: CrawlSite;
  /** The words of a written Q&A section. */
  qaPlainText(html: string): string;
  /** Tells the owner by mail; null if nobody is told. */
  news: NewsDeps | null;
  /** How the report of a month is drawn, and whose brand it carries. */
  reports: { draw: Engine['drawAnswersReport']; brand: ReportBrand; version: string };
  timing: AnswersTiming;
  /** Told of each run that has ended, in the transaction that ends it. */
  onRunEnded(tx: Db, run: AnswerRunRow): Promise<void>;
}
