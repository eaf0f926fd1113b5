import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import { type Accounts, createAccounts } from '../accounts/create-accounts.ts';
import { createAnalysisStore } from '../analysis/analysis-store.ts';
import { type Analysis, createAnalysis } from '../analysis/create-analysis.ts';
import { type Answers, type AnswersParts, createAnswers } from '../answers/create-answers.ts';
import { type BrandingDomain, createBranding } from '../branding/create-branding.ts';
import { type Content, createContent } from '../content/create-content.ts';
import { checkLiveFiles } from '../content/live-files.ts';
import { healthRoutes } from '../health/routes.ts';
import { createHosting, type Hosting } from '../hosting/create-hosting.ts';
import type { Route } from '../http/route.ts';
import { diskProbe } from '../infra/process/disk-probe.ts';
import { createIntake } from '../intake/create-intake.ts';
import { createKeys, type Keys } from '../keys/create-keys.ts';
import { createLogs, type Logs } from '../logs/create-logs.ts';
import { observeAnalysis } from '../metrics/observe-analysis.ts';
import { createMonitoring, type Monitoring } from '../monitoring/create-monitoring.ts';
import { reportRoutes } from '../reports/routes.ts';
import { createSites, type Sites } from '../sites/create-sites.ts';
import { stopSiteMails } from '../sites/stop-site-mails.ts';
import { trialRoutes } from '../trials/routes.ts';
import { createOptionalMails, type OptionalMails } from '../unsubscribe/create-optional-mails.ts';
import { unsubscribeRoutes } from '../unsubscribe/routes.ts';
import { userRoutes } from '../users/routes.ts';
import { createWebhooks, type Webhooks } from '../webhooks/create-webhooks.ts';
import { analysisCompleted, answersCompleted, contentCompleted } from '../webhooks/events.ts';
import { answersSettings } from './answers-settings.ts';
import type { Ground } from './build-ground.ts';
import { tellSiteNews } from './tell-site-news.ts';

/** Credits of a trial that an admin grants if no trial is given automatically: one file of each kind. */
const TRIAL_ON_REQUEST = 3;

/** Every domain, and all the calls that they answer. */
export interface Domains {
  accounts: Accounts;
  keys: Keys;
  analysis: Analysis;
  content: Content;
  sites: Sites;
  monitoring: Monitoring;
  webhooks: Webhooks;
  answers: Answers;
  hosting: Hosting;
  logs: Logs;
  routes: Route[];
}

function buildAnalysis(
  ground: Ground,
  optionalMails: OptionalMails,
  { tell }: Webhooks,
  { brandingOf }: BrandingDomain,
): Analysis {
  const { config, database, metrics } = ground;
  return createAnalysis({
    ...ground,
    optionalMails,
    db: database.db,
    brandingOf,
    isDisposable: isDisposableEmailDomain,
    observe: (events) => observeAnalysis(events, metrics, () => performance.now() / 1000),
    onSaved: async (tx, saved, { userId }) => {
      if (userId) await tell(tx, userId, [analysisCompleted(config.APP_URL, saved)]);
    },
  });
}

/** What the domains that have their own jobs need. */
const forJobs = (ground: Ground) => ({
  ...ground,
  db: ground.database.db,
  alone: ground.database.kind === 'pglite',
  newId: randomUUID,
});

function buildWebhooks(ground: Ground): Webhooks {
  const { config, engine } = ground;
  return createWebhooks({
    ...forJobs(ground),
    appUrl: config.APP_URL,
    poster: engine.poster,
    random: Math.random,
  });
}

/** The domain that writes files. When a file is done, webhooks are told. */
const buildContent = (ground: Ground, { tell }: Webhooks): Content =>
  createContent({
    ...forJobs(ground),
    onWritten: (tx, written) =>
      tell(tx, written.ownerId, [contentCompleted(ground.config.APP_URL, written, ground.now())]),
  });

/** Schedules and alerts. Alerts go out by mail and to webhooks. */
function buildMonitoring(ground: Ground, optionalMails: OptionalMails, { tell }: Webhooks): Monitoring {
  const { config, engine, now } = ground;
  const parts = forJobs(ground);
  return createMonitoring({
    ...parts,
    appUrl: config.APP_URL,
    liveFiles: (site, signal) => checkLiveFiles({ ...engine, db: parts.db }, site, signal),
    notify: tellSiteNews({ optionalMails, now, appUrl: config.APP_URL }, tell),
  });
}

/** What the answer engines say. When a run has ended, webhooks are told. */
function buildAnswers(
  ground: Ground,
  optionalMails: OptionalMails,
  { tell }: Webhooks,
  reports: Omit<AnswersParts['reports'], 'draw'>,
): Answers {
  const { config, engine, now } = ground;
  const { APP_URL: appUrl, AI_MODEL: model } = config;
  return createAnswers({
    ...forJobs(ground),
    ...answersSettings(config),
    judge: engine.judgeAnswer && model ? { model, judge: engine.judgeAnswer } : null,
    news: { optionalMails, appUrl, now },
    crawlSite: engine.crawlSite,
    qaPlainText: engine.qaPlainText,
    reports: { ...reports, draw: engine.drawAnswersReport },
    onRunEnded: (tx, run) => tell(tx, run.ownerId, answersCompleted(appUrl, run, now())),
  });
}

/** The files that are served, and the refreshes that read their sites again. */
const buildHosting = (ground: Ground, optionalMails: OptionalMails): Hosting =>
  createHosting({
    ...forJobs(ground),
    optionalMails,
    appUrl: ground.config.APP_URL,
    clock: () => performance.now(),
    onServed: (status, seconds) => ground.metrics.callEnded('hostedFile', status, seconds),
  });

/** Builds the domains from the parts that they share. */
export function buildDomains(ground: Ground, version: string, isStopping: () => boolean): Domains {
  const { config, database, queue } = ground;
  const { db } = database;
  const accounts = createAccounts({ ...ground, db, wait });
  const { APP_URL: appUrl, MAIL_FROM: mailFrom } = config;
  const keys = createKeys({ ...ground, db, appUrl });
  const optionalMails = createOptionalMails({ ...ground, appUrl, mailFrom });
  const webhooks = buildWebhooks(ground);
  const branding = createBranding({ ...ground, db });
  const analysis = buildAnalysis(ground, optionalMails, webhooks, branding);
  const content = buildContent(ground, webhooks);
  const monitoring = buildMonitoring(ground, optionalMails, webhooks);
  const { nextAuditAt, onAuditEnded } = monitoring;
  const sites = createSites({ ...forJobs(ground), nextAuditAt, onAuditEnded });
  const answers = buildAnswers(ground, optionalMails, webhooks, { brand: branding.reportBrand, version });
  const hosting = buildHosting(ground, optionalMails);
  const logs = createLogs({
    ...ground,
    db,
    asksOperators: config.AGENT_RANGES_URL !== 'off',
    onListAsked: ground.metrics.agentListAsked,
  });
  const intake = createIntake({ ...ground, db, optionalMails, intakeTo: config.INTAKE_TO, appUrl });
  const health = healthRoutes({
    version,
    mail: config.MAIL,
    pingDatabase: () => database.ping(),
    pingQueue: queue.ping,
    pingDisk: config.DATABASE_URL ? async () => undefined : diskProbe(config.DATA_DIR),
    isStopping,
  });
  const routes = [
    ...health,
    ...analysis.routes,
    ...accounts.routes,
    ...keys.routes,
    ...branding.routes,
    ...userRoutes({ ...ground, db }),
    ...trialRoutes({
      ...ground,
      db,
      appUrl,
      credits: config.TRIAL_CREDITS || TRIAL_ON_REQUEST,
    }),
    ...content.routes,
    ...sites.routes,
    ...webhooks.routes,
    ...answers.routes,
    ...hosting.routes,
    ...logs.routes,
    ...reportRoutes({
      db,
      analyses: createAnalysisStore(db),
      brand: branding.reportBrand,
      renderReport: ground.engine.renderReport,
      version,
    }),
    ...intake.routes,
    ...unsubscribeRoutes({ ...ground, db, stopSiteMails: (siteId) => stopSiteMails(db, siteId) }),
  ];
  return { accounts, keys, analysis, content, sites, monitoring, webhooks, answers, hosting, logs, routes };
}
