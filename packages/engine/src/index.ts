/**
 * The engine's only entry point. The engine turns an address into facts, verdicts and files. `createEngine` builds it
 * from its settings. Everything else that is exported here describes inputs and outputs.
 *
 * @example
 * const engine = createEngine({ version: '1.0.0', homepage: 'https://visible.example' });
 * const audited = await engine.auditPage('https://example.com/', AbortSignal.timeout(60_000));
 * if (audited.ok) console.log(audited.report.score);
 * await engine.close();
 */
export type { Evidence, PartProblem } from './audit/evidence.ts';
export type { Inspection } from './audit/inspect-site.ts';
export type { InspectionShare } from './audit/share-inspections.ts';
export { compareReports } from './compare/compare-reports.ts';
export type { CrawledPage, CrawledSite, CrawlRequest, CrawlSite } from './crawl/crawled-site.ts';
export { createEngine } from './create-engine.ts';
export type { RenderOptions, RenderReport } from './create-report-renderer.ts';
export { signalWithin } from './deadline/signal-within.ts';
export type { Audited, Engine, EngineSettings, PageSpeedChoice } from './engine.ts';
export { EngineError, type EngineErrorCode } from './engine-error.ts';
export { contentKinds } from './kinds/all-kinds.ts';
export type { Extent, KindOptions, KindTools } from './kinds/define-content-kind.ts';
export type { LiveFile } from './live/check-live-file.ts';
export type { ComparedBytes, PublishedFile } from './live/compare-live-bytes.ts';
export type { RobotsExplanation } from './live/explain-robots.ts';
export type { RobotsEditPreview } from './live/preview-robots.ts';
export { AGENT_LISTS_OF, type AgentList, agentLists } from './logs/agents/agent-lists.ts';
export type { FetchAgentList, FetchedAgentList } from './logs/agents/fetch-agent-list.ts';
export { copiedRanges, type KnownRanges } from './logs/agents/known-ranges.ts';
export { type LogAgent, logAgents } from './logs/agents/log-agents.ts';
export type { ReadLog } from './logs/create-log-reader.ts';
export { type LogCounts, OTHER_PATHS, type VisitCount } from './logs/log-counts.ts';
export type { LogOutcome } from './logs/stream/read-log-task.ts';
export type { MergedEdits, MergeEdits } from './merge/merge-edits-task.ts';
export type { JudgeAnswer, Judgement } from './model/create-answer-judge.ts';
export type { ContentWriters } from './model/create-content-writers.ts';
export type { PromptWriters } from './model/create-prompt-writers.ts';
export type { AnswersReport } from './report/answers-report.ts';
export { checksById } from './report/checks-by-id.ts';
export { csvLine } from './report/formats/csv-line.ts';
export { type JoinedFormat, renderUnread } from './report/render-unread.ts';
export type { Report } from './report/report.ts';
export type { ReportBranding } from './report/report-branding.ts';
export type { BlamedAddress, ReportModel } from './report/report-model.ts';
export { reportOfPage } from './report/report-of-page.ts';
export { reportOfSite } from './report/report-of-site.ts';
export { reportOfSiteAudit } from './report/report-of-site-audit.ts';
export type { Poster, PostOutcome } from './safe-fetch/create-poster.ts';
export type { FetchFailureKind } from './safe-fetch/fetch-result.ts';
export type { AuditSite } from './site-audit/audit-site.ts';
export {
  type ComparedAudit,
  compareSiteAudits,
  type SiteComparison,
} from './site-audit/compare-site-audits.ts';
export type { AuditSiteOptions, SiteProgress } from './site-audit/reading/site-options.ts';
export type { AuditedPage, SiteAgent, SiteAudit, SiteIssue, SiteTemplate } from './site-audit/site-audit.ts';
export type { SiteRow } from './site-audit/site-row.ts';
export { type SnippetRequest, writeSnippets } from './snippets/write-snippets.ts';
export { type EngineThreadSettings, type EngineThreads, startEngineThreads } from './start-engine-threads.ts';
export { runnableModule } from './threads/runnable-module.ts';
export { siblingModule } from './threads/sibling-module.ts';
export type { WrittenFile } from './write/written-file.ts';
