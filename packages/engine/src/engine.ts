import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import type { ContentItem, LiveCheck, RobotsRequest } from '@visible-ai/shared/content/schema';
import type { Paper } from '@visible-ai/shared/reports/export-formats';
import type { Evidence, PartProblem } from './audit/evidence.ts';
import type { ReportInput } from './audit/scoring/build-report-task.ts';
import type { InspectionShare } from './audit/share-inspections.ts';
import type { CrawlSite } from './crawl/crawled-site.ts';
import type { FirecrawlAccess } from './crawl/create-crawler.ts';
import type { RenderReport } from './create-report-renderer.ts';
import type { LiveFile } from './live/check-live-file.ts';
import type { ComparedBytes, PublishedFile } from './live/compare-live-bytes.ts';
import type { RobotsExplanation } from './live/explain-robots.ts';
import type { RobotsEditPreview, RobotsPreview } from './live/preview-robots.ts';
import type { FetchAgentList } from './logs/agents/fetch-agent-list.ts';
import type { ReadLog } from './logs/create-log-reader.ts';
import type { VisitsToJudge } from './logs/judge-visits-task.ts';
import type { MergeEdits } from './merge/merge-edits-task.ts';
import type { JudgeAnswer } from './model/create-answer-judge.ts';
import type { ContentWriters } from './model/create-content-writers.ts';
import type { PromptWriters } from './model/create-prompt-writers.ts';
import type { AnswersReport } from './report/answers-report.ts';
import type { ReportBranding } from './report/report-branding.ts';
import type { Poster } from './safe-fetch/create-poster.ts';
import type { FetchFailureKind } from './safe-fetch/fetch-result.ts';
import type { AuditSite } from './site-audit/audit-site.ts';
import type { EngineThreadSettings, EngineThreads } from './start-engine-threads.ts';
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
