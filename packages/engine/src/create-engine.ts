import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createGatherers } from './audit/create-gatherers.ts';
import { inspectSite } from './audit/inspect-site.ts';
import { createPageSpeed, type PageSpeedSettings } from './audit/pagespeed/create-page-speed.ts';
import { shareInspections } from './audit/share-inspections.ts';
import { closableEngine } from './closable-engine.ts';
import { createCrawler } from './crawl/create-crawler.ts';
import { createHostPaces } from './crawl/site/host-paces.ts';
import { createReportRenderer } from './create-report-renderer.ts';
import { signalWithin } from './deadline/signal-within.ts';
import type { Engine, EngineSettings, PageSpeedChoice } from './engine.ts';
import { EngineError } from './engine-error.ts';
import { checkLiveData } from './live/check-live-data.ts';
import { checkLiveFile } from './live/check-live-file.ts';
import { checkLivePages } from './live/check-live-pages.ts';
import { checkLiveQuestions } from './live/check-live-questions.ts';
import { compareLiveBytes } from './live/compare-live-bytes.ts';
import { explainRobots } from './live/explain-robots.ts';
import { previewRobots, previewRobotsEdit } from './live/preview-robots.ts';
import { createListFetcher } from './logs/agents/fetch-agent-list.ts';
import { createEditMerger } from './merge/create-edit-merger.ts';
import { createAnswerJudge } from './model/create-answer-judge.ts';
import { createContentWriters } from './model/create-content-writers.ts';
import { createPromptWriters } from './model/create-prompt-writers.ts';
import { createWriterModel } from './model/create-writer-model.ts';
import { createPoster } from './safe-fetch/create-poster.ts';
import { createSafeFetch } from './safe-fetch/create-safe-fetch.ts';
import { createTrustedFetch } from './safe-fetch/create-trusted-fetch.ts';
import { fetchJson } from './safe-fetch/trusted-fetch.ts';
import { createQaSanitiser } from './sanitise/create-qa-sanitiser.ts';
import { createSiteAudit } from './site-audit/audit-site.ts';
import { startEngineThreads } from './start-engine-threads.ts';
import { qaDownloads } from './write/qa-section/qa-downloads.ts';
import { qaPlainText } from './write/qa-section/qa-plain-text.ts';

const MOST_AUDITS = 200;
/** After so many seconds a caller may try again when no thread had time for its report. */
const BUSY_SECONDS = 30;
const CRAWL_RATE = 3;
/**
 * A PDF takes under a second, the longest some seconds. The limit is for a PDF that waits behind many others.
 */
const PDF_MS = 120_000;
/** A ZIP file takes a moment. The limit is for a file that waits behind many others. */
const ZIP_MS = 120_000;
/** The most bytes that are read of a model's answer: many times what the tokens of one answer can need. */
const MODEL_ANSWER = 2 * 1024 * 1024;
/** Milliseconds. A visitor watches an audit; a crawl can wait a little longer for a slow page. */
const AUDIT_TIMES = { headersTimeout: 5000, totalTimeout: 10_000 };
const CRAWL_TIMES = { headersTimeout: 8000, totalTimeout: 15_000 };
/** Milliseconds for a post: the time that webhook receivers commonly get. */
const POST_TIMEOUT = 15_000;

function pageSpeedSettings(choice: PageSpeedChoice, allowed: ReadonlySet<string>): PageSpeedSettings {
  const now = Date.now;
  switch (choice.mode) {
    case 'off':
      return choice;
    case 'lighthouse':
      return { ...choice, allowPrivateTargets: allowed, now };
    case 'psi':
      return { ...choice, apiKey: choice.apiKey, allowPrivateTargets: allowed, fetchJson, now };
  }
}

function createModel({ model }: EngineSettings) {
  if (!model) return null;
  return createWriterModel({
    baseUrl: model.baseUrl,
    apiKey: model.apiKey,
    model: model.model,
    fetch: createTrustedFetch(MODEL_ANSWER),
    newSecret: randomUUID,
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    now: () => performance.now(),
  });
}

/** Operators are asked over https. Only a mirror may be private, because its operator chose the address. */
function rangesFrom(mirror: string | undefined, allowed: ReadonlySet<string>) {
  const url = mirror === undefined ? null : URL.parse(mirror);
  if (!url) return { base: 'https://', allowPrivateTargets: allowed };
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return {
    base: `${url.href.replace(/\/+$/, '')}/`,
    allowPrivateTargets: new Set([...allowed, `${url.hostname}:${port}`]),
  };
}

/** The engine as it is until somebody closes it. */
function openEngine(settings: EngineSettings): Engine {
  const allowed = new Set(settings.allowPrivateTargets ?? []);
  const about = settings.homepage === undefined ? '' : `; +${settings.homepage}/about`;
  const fetchSettings = {
    allowPrivateTargets: allowed,
    userAgent: `Mozilla/5.0 (compatible; VisibleAI/${settings.version}${about})`,
    maxRedirects: 5,
    ...(settings.onFetchFailure ? { onFailure: settings.onFetchFailure } : {}),
  };
  const auditFetch = createSafeFetch({ ...fetchSettings, ...AUDIT_TIMES });
  const crawlFetch = createSafeFetch({ ...fetchSettings, ...CRAWL_TIMES });
  const poster = createPoster({
    ...fetchSettings,
    totalTimeout: POST_TIMEOUT,
    checkTarget: auditFetch.checkTarget,
  });
  const threads = settings.threads ?? startEngineThreads(settings);
  const pool = threads.readers;
  const ranges = rangesFrom(settings.agentRangesUrl, allowed);
  const { allowPrivateTargets } = ranges;
  const rangesFetch = createSafeFetch({ ...fetchSettings, ...CRAWL_TIMES, allowPrivateTargets });
  const writing = settings.writing ?? threads.writing;

  const pageSpeed = createPageSpeed(pageSpeedSettings(settings.pageSpeed ?? { mode: 'off' }, allowed));
  const gatherers = createGatherers(pool, pageSpeed.measure);
  const inspections = shareInspections(
    (url, signal) => inspectSite(gatherers, auditFetch.open, url, signal),
    settings.mostAudits ?? MOST_AUDITS,
  );
  const rate = settings.crawlRate ?? CRAWL_RATE;
  const paces = createHostPaces({ rate, now: () => performance.now() });
  const crawlSite = createCrawler({
    rate,
    paces,
    firecrawl: settings.firecrawl ?? null,
    safeFetch: crawlFetch,
    fetchJson,
    pool,
    now: () => performance.now(),
  });
  const auditSite = createSiteAudit({
    safeFetch: crawlFetch,
    pool,
    paces,
    gather: gatherers,
    judge: threads.writing.judgeSite,
    prepare: threads.writing.prepare,
  });
  const model = createModel(settings);
  const writers = createContentWriters(model, writing);
  const live = { openFetch: crawlFetch.open, pool };
  const buildReport: Engine['buildReport'] = async (evidence, facts) => {
    const built = await pool.run('report', { evidence, facts });
    if (built.ok) return built.value;
    if (built.failure === 'unavailable')
      throw new EngineError('unavailable', { retryAfterSeconds: BUSY_SECONDS });
    throw new Error(`The page could not be judged. ${built.text}`);
  };

  return {
    async auditPage(url, signal) {
      const started = performance.now();
      const evidence = await inspections.watch(url, signal).evidence;
      signal.throwIfAborted();
      if (!evidence.response.ok) return { ok: false, problem: evidence.response.problem };
      if (!evidence.page.ok) return { ok: false, problem: evidence.page.problem };
      const durationMs = performance.now() - started;
      return { ok: true, report: await buildReport(evidence, { requestedUrl: url, durationMs }) };
    },
    inspections,
    buildReport,
    crawlSite,
    auditSite,
    writers,
    promptWriters: model && createPromptWriters(model, writing),
    judgeAnswer: model && createAnswerJudge(model),
    previewRobots: (url, request, signal) => previewRobots({ crawlSite, writers }, url, request, signal),
    previewRobotsEdit: (asked, signal) => previewRobotsEdit({ crawlSite, writing }, asked, signal),
    explainRobots: (asked, signal) => explainRobots({ openFetch: auditFetch.open, pool }, asked, signal),
    checkLiveFile: (file, signal) => checkLiveFile(live.openFetch, file, signal),
    checkLivePages: (kept, signal) => checkLivePages(live.openFetch, kept, signal),
    compareLiveBytes: (file, signal) => compareLiveBytes(live.openFetch, file, signal),
    checkLiveQuestions: (section, signal) => checkLiveQuestions(live, section, signal),
    checkLiveData: (graph, signal) => checkLiveData(live, graph, signal),
    sanitiseQa: createQaSanitiser(pool),
    mergeEdits: createEditMerger(pool),
    qaDownloads,
    qaPlainText,
    zipFiles: (files) => threads.writing.zipFiles(files, AbortSignal.timeout(ZIP_MS)),
    renderReport: createReportRenderer({
      version: settings.version,
      homepage: settings.homepage,
      drawPdf: (model, options, signal) =>
        threads.writing.drawPdf(
          { model, options },
          signalWithin(signal ?? new AbortController().signal, PDF_MS),
        ),
    }),
    readLog: threads.logs.readLog,
    async judgeVisits(asked) {
      const judged = await pool.run('judgeVisits', asked);
      return judged.ok ? judged.value : asked.visits.map(() => null);
    },
    fetchAgentList: createListFetcher({ open: rangesFetch.open, pool, base: ranges.base }),
    drawAnswersReport: ({ report, paper, branding, signal }) =>
      threads.writing.drawAnswersPdf({ report, options: { paper, branding } }, signalWithin(signal, PDF_MS)),
    poster,
    async close() {
      if (threads !== settings.threads) await threads.close();
    },
  };
}

/** Builds an engine. Its threads start when there is work, or at once with `warmReaders`. Close it when you no longer need it. */
export const createEngine = (settings: EngineSettings): Engine => closableEngine(openEngine(settings));
