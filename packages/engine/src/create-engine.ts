import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import type { ContentItem, LiveCheck, RobotsRequest } from '@visible-ai/shared/content/schema';
import type { Paper } from '@visible-ai/shared/reports/export-formats';
import { createGatherers } from './audit/create-gatherers.ts';
import type { Evidence, PartProblem } from './audit/evidence.ts';
import { inspectSite } from './audit/inspect-site.ts';
import { createPageSpeed, type PageSpeedSettings } from './audit/pagespeed/create-page-speed.ts';
import type { ReportInput } from './audit/scoring/build-report-task.ts';
import { type InspectionShare, shareInspections } from './audit/share-inspections.ts';
import { closableEngine } from './closable-engine.ts';
import type { CrawlSite } from './crawl/crawled-site.ts';
import { createCrawler, type FirecrawlAccess } from './crawl/create-crawler.ts';
import { createHostPaces } from './crawl/site/host-paces.ts';
import { createReportRenderer, type RenderReport } from './create-report-renderer.ts';
import { signalWithin } from './deadline/signal-within.ts';
import { checkLiveData } from './live/check-live-data.ts';
import { checkLiveFile, type LiveFile } from './live/check-live-file.ts';
import { checkLivePages } from './live/check-live-pages.ts';
import { checkLiveQuestions } from './live/check-live-questions.ts';
import { type ComparedBytes, compareLiveBytes, type PublishedFile } from './live/compare-live-bytes.ts';
import { explainRobots, type RobotsExplanation } from './live/explain-robots.ts';
import {
  previewRobots,
  previewRobotsEdit,
  type RobotsEditPreview,
  type RobotsPreview,
} from './live/preview-robots.ts';
import { createListFetcher, type FetchAgentList } from './logs/agents/fetch-agent-list.ts';
import type { ReadLog } from './logs/create-log-reader.ts';
import type { VisitsToJudge } from './logs/judge-visits-task.ts';
import { createEditMerger } from './merge/create-edit-merger.ts';
import type { MergeEdits } from './merge/merge-edits-task.ts';
import { createAnswerJudge, type JudgeAnswer } from './model/create-answer-judge.ts';
import { type ContentWriters, createContentWriters } from './model/create-content-writers.ts';
import { createPromptWriters, type PromptWriters } from './model/create-prompt-writers.ts';
import { createWriterModel } from './model/create-writer-model.ts';
import type { AnswersReport } from './report/answers-report.ts';
import type { ReportBranding } from './report/report-branding.ts';
import { createPoster, type Poster } from './safe-fetch/create-poster.ts';
import { createSafeFetch } from './safe-fetch/create-safe-fetch.ts';
import { createTrustedFetch } from './safe-fetch/create-trusted-fetch.ts';
import type { FetchFailureKind } from './safe-fetch/fetch-result.ts';
import { fetchJson } from './safe-fetch/trusted-fetch.ts';
import { createQaSanitiser } from './sanitise/create-qa-sanitiser.ts';
import { type AuditSite, createSiteAudit } from './site-audit/audit-site.ts';
import { type EngineThreadSettings, type EngineThreads, startEngineThreads } from './start-engine-threads.ts';
import { qaDownloads } from './write/qa-section/qa-downloads.ts';
import { qaPlainText } from './write/qa-section/qa-plain-text.ts';
import type { Writing } from './write/writing-steps.ts';

/** What measures the speed of pages: Google, a browser on this machine, or nothing. */
export type PageSpeedChoice =
  | { mode: 'off' }
  | { mode: 'psi'; apiUrl: string; apiKey?: string | undefined }
  | { mode: 'lighthouse'; chromePath: string };

export interface EngineSettings extends EngineThreadSettings {
  /** The version that the engine names to the sites that it reads. */
  version: string;
  /**
   * A public address without a slash at its end; at `/about` it explains the engine to site owners. Reports for code scanning
   * link there too. Default: no address is named.
   */
  homepage?: string;
  /** Private `host:port` pairs that may be read all the same. Default: none. */
  allowPrivateTargets?: readonly string[];
  /** Default: off. */
  pageSpeed?: PageSpeedChoice;
  /** Requests a second to one host while a site is crawled; 0: as fast as two connections can. Default: 3. */
  crawlRate?: number;
  /** Crawl through this service. Default: the built-in crawler. */
  firecrawl?: FirecrawlAccess | null;
  /** A server of OpenAI's chat protocol that describes pages and asks questions. Default: none. */
  model?: { baseUrl: string; apiKey?: string | undefined; model: string } | null;
  /**
   * A mirror of the operators' address lists, as `<host>/<path>` under this address, which may be private. Default: the
   * lists are fetched from the operators.
   */
  agentRangesUrl?: string | undefined;
  /** How many audits may run at once; the next one is refused as unavailable. Default: 200. */
  mostAudits?: number;
  /** Threads that several engines share. The code that started them closes them. Default: the engine's own threads. */
  threads?: EngineThreads;
  /** Where files are written. Default: in the engine's own threads. */
  writing?: Writing;
  /** Called when a fetch from a foreign site has failed. */
  onFetchFailure?: (kind: FetchFailureKind) => void;
}

/** The outcome of one audit: a report, or the reason why the page could not be read. */
export type Audited = { ok: true; report: AnalysisReport } | { ok: false; problem: PartProblem };

/**
 * Turns addresses into facts, verdicts and files. It knows no server, database, account or environment variable. Expected
 * failures are thrown as `EngineError`. If the signal is aborted, the promise rejects with the signal's reason. After
 * `close` every call is refused.
 */
export interface Engine {
  /**
   * Audits one page from the first request to the score.
   *
   * @param url absolute, http or https.
   * @throws EngineError unavailable when too many audits are running.
   */
  auditPage(url: string, signal: AbortSignal): Promise<Audited>;
  /** The same in parts, to show each part as it arrives. Callers that ask for the same page share one inspection. */
  inspections: InspectionShare;
  /** Judges the evidence of an inspection, in a reading thread. The same evidence gives the same report. */
  buildReport(evidence: Evidence, facts: ReportInput['facts']): Promise<AnalysisReport>;
  /** Reads a site, politely. @throws EngineError target_refused, target_unreachable, target_timeout. */
  crawlSite: CrawlSite;
  /**
   * Audits a site: every page under its address. Each page is read once, politely, and judged when it arrives. The result
   * has the faults between pages, the templates and the score. The same pages give the same audit.
   *
   * @param url where the site begins, with its path: `https://example.com/docs/` means all pages under /docs/.
   * @throws EngineError target_refused, target_unreachable, target_timeout, target_http_error when the home page cannot be
   *   read.
   */
  auditSite: AuditSite;
  /** Functions that write files from a site that was read. @throws EngineError unprocessable when no page could be read. */
  writers: ContentWriters;
  /** Functions that write what a prompt asks for; null if no model is configured. */
  promptWriters: PromptWriters | null;
  /** Judges whether an answer speaks for or against a brand; null if no model is configured. */
  judgeAnswer: JudgeAnswer | null;
  /** Returns the robots.txt that a form's settings lead to. @throws EngineError target_refused, target_unreachable, target_timeout. */
  previewRobots(url: string, request: RobotsRequest, signal: AbortSignal): Promise<RobotsPreview>;
  /** Returns what the caller's own robots.txt would change for every agent. @throws as `previewRobots`. */
  previewRobotsEdit(asked: { url: string; text: string }, signal: AbortSignal): Promise<RobotsEditPreview>;
  /**
   * Returns what robots.txt says to one agent about one address.
   *
   * @param asked.agent a product token such as GPTBot. A token that is in no list is judged too.
   * @throws EngineError target_refused, target_unreachable.
   */
  explainRobots(asked: { url: string; agent: string }, signal: AbortSignal): Promise<RobotsExplanation>;
  /** Compares a stored file with the file on its site. Never throws because of what the site does. */
  checkLiveFile(file: LiveFile, signal: AbortSignal): Promise<LiveCheck>;
  /** Compares some of a site's stored Markdown files with the files there. Never throws because of what the site does. */
  checkLivePages(kept: { websiteUrl: string; text: string }, signal: AbortSignal): Promise<LiveCheck>;
  /** Checks whether an address answers with the exact bytes of a file. Never throws because of what the site does. */
  compareLiveBytes(file: PublishedFile, signal: AbortSignal): Promise<ComparedBytes>;
  /** Looks for the questions of a stored Q&A section on its page. Never throws because of what the site does. */
  checkLiveQuestions(section: { websiteUrl: string; text: string }, signal: AbortSignal): Promise<LiveCheck>;
  /** Looks for stored JSON-LD on the pages where it belongs. Never throws because of what the site does. */
  checkLiveData(graph: { websiteUrl: string; text: string }, signal: AbortSignal): Promise<LiveCheck>;
  /** Makes a Q&A section harmless. Allowed markup stays unchanged. @throws EngineError unprocessable. */
  sanitiseQa(html: string): Promise<string>;
  /** Merges a newly written file with the changes that its owner made by hand. */
  mergeEdits: MergeEdits;
  /** Returns the questions of a sanitised Q&A section as Markdown and as FAQPage JSON-LD; null if it has none. */
  qaDownloads(html: string): ContentItem['downloads'];
  /** Returns the text of a sanitised Q&A section without its tags. */
  qaPlainText(html: string): string;
  /** Packs files into one ZIP file. The same files give the same bytes. The caller must make the file names safe. */
  zipFiles(files: readonly { path: string; text: string }[]): Promise<Uint8Array>;
  /**
   * Renders a report (`reportOfPage`, `reportOfSite`, `reportOfSiteAudit`) in one of the export formats. Text comes in
   * parts, a PDF in one piece.
   */
  renderReport: RenderReport;
  /**
   * Reads an access log in a thread and counts which agents fetched which pages. The log may be gzip or plain, in any of the
   * formats and of any length. It returns counts only and keeps nothing of the log.
   */
  readLog: ReadLog;
  /**
   * Returns for each visit the line of a robots.txt that forbids it, or null if no line does. If the file is too large to
   * judge, all results are null.
   */
  judgeVisits(asked: VisitsToJudge): Promise<readonly (string | null)[]>;
  /** Fetches one of `agentLists` from the operator of the agents. Never throws because of what the operator's server does. */
  fetchAgentList: FetchAgentList;
  /** Draws a PDF about the answers of a month, in a thread. */
  drawAnswersReport(asked: {
    report: AnswersReport;
    paper: Paper;
    branding: ReportBranding | null;
    signal: AbortSignal;
  }): Promise<Uint8Array>;
  /** Posts to an address that somebody typed, with the same guard as for reading. Follows no redirect. */
  poster: Poster;
  /**
   * Ends the engine and its own threads. Calls that still run reject with EngineError shutting_down, and so does every later
   * call that needs a thread or the network. An engine may be closed again.
   */
  close(): Promise<void>;
}

const MOST_AUDITS = 200;
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
