import type { Engine } from '@visible-ai/engine';
import type { AnalysisEvent } from '@visible-ai/shared/analysis/schema';
import type { IsDisposableDomain } from '@visible-ai/shared/analysis/work-email';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import { renderAnalysisMail } from '../mail/render-analysis-mail.ts';
import type { OptionalMails } from '../unsubscribe/create-optional-mails.ts';
import { createAnalysisStore, type OnSaved } from './analysis-store.ts';
import { claimKeyOf } from './claim-analyses.ts';
import { analysisRoutes, type BrandingOf } from './routes.ts';
import type { SendAnalysisMail } from './send-analysis-mail.ts';

export interface AnalysisParts {
  config: Pick<Config, 'APP_URL'>;
  db: Db;
  optionalMails: OptionalMails;
  engine: Pick<Engine, 'inspections' | 'buildReport'>;
  keyedHash: KeyedHash;
  isDisposable: IsDisposableDomain;
  logger: Logger;
  now(): Date;
  /** Observes every event of an audit on its way to the client. */
  observe?: (events: AsyncIterable<AnalysisEvent>) => AsyncIterable<AnalysisEvent>;
  onSaved?: OnSaved;
  /** How the reports of an account look. */
  brandingOf: BrandingOf;
}

export interface Analysis {
  routes: Route[];
  /** Deletes visitors' analyses after 90 days, now and every few hours. */
  start(): void;
  stop(): void;
}

const DAY_MS = 24 * 3_600_000;
const ANONYMOUS_KEPT_MS = 90 * DAY_MS;
const FORGET_EVERY_MS = DAY_MS / 4;

/** Builds the analysis domain and its calls. */
export function createAnalysis(parts: AnalysisParts): Analysis {
  const { config, db, optionalMails, keyedHash, isDisposable, now } = parts;
  const store = createAnalysisStore(db, parts.onSaved);
  const mail: SendAnalysisMail = {
    db,
    store,
    keyedHash,
    isDisposable,
    now,
    queueMail: (tx, { key, to, analysis }) =>
      optionalMails.queue(
        tx,
        { kind: 'analysis-result', about: '' },
        { key, to, ...renderAnalysisMail(analysis, config.APP_URL) },
      ),
  };
  const { inspections, buildReport } = parts.engine;
  const run = {
    inspections,
    buildReport,
    save: store.save,
    claimKeyOf: (id: string) => claimKeyOf(keyedHash, id),
    now: () => performance.now(),
  };
  const forget = () =>
    store
      .forgetAnonymous(new Date(now().getTime() - ANONYMOUS_KEPT_MS))
      .catch((error: unknown) => parts.logger.warn({ err: error }, 'Old analyses could not be forgotten'));
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      void forget();
      timer = setInterval(forget, FORGET_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
    routes: analysisRoutes({
      db,
      run,
      store,
      mail,
      keyedHash,
      brandingOf: parts.brandingOf,
      observe: parts.observe ?? ((events) => events),
    }),
  };
}
