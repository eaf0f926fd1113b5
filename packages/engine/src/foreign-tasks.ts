import { judgePathsTask } from './audit/gather/judge-paths-task.ts';
import { readLlmsTask } from './audit/gather/read-llms-task.ts';
import { readRobotsTask } from './audit/gather/read-robots-task.ts';
import { buildReportTask } from './audit/scoring/build-report-task.ts';
import { readContentPage } from './crawl/page/read-content-page.ts';
import { readLlmsFile } from './crawl/site/read-llms-file.ts';
import { readRobotsFile } from './crawl/site/read-robots-file.ts';
import { compareDataTask, keptPagesTask } from './live/compare-data-task.ts';
import { findLinesTask } from './live/find-lines-task.ts';
import { judgeAgentTask } from './live/judge-agent-task.ts';
import { readAgentList } from './logs/agents/read-agent-list.ts';
import { judgeVisitsTask } from './logs/judge-visits-task.ts';
import { mergeEditsTask } from './merge/merge-edits-task.ts';
import { extractPageFacts } from './page/extract-page-facts.ts';
import { warmUp } from './page/warm-up.ts';
import { sanitiseQaHtml } from './sanitise/sanitise-qa-html.ts';
import { fixSitePage as fixSitePageTask } from './site-audit/reading/fix-site-page.ts';
import { readSitePage } from './site-audit/reading/read-site-page.ts';
import { readSitemap } from './sitemap/read-sitemap.ts';
import { foreignTask, type TasksOf, WARM } from './threads/foreign-task.ts';

/**
 * The module of the worker threads: everything that parses and judges foreign input. Each export is a task of
 * the pool under its own name.
 */
export const page = foreignTask(extractPageFacts);
export const robots = foreignTask(readRobotsTask);
export const judgePaths = foreignTask(judgePathsTask);
export const llms = foreignTask(readLlmsTask);
export const sitemap = foreignTask(readSitemap);
export const report = foreignTask(buildReportTask);
export const judgeAgent = foreignTask(judgeAgentTask);
export const findLines = foreignTask(findLinesTask);
export const keptPages = foreignTask(keptPagesTask);
export const compareData = foreignTask(compareDataTask);
export const mergeEdits = foreignTask(mergeEditsTask);
export const sanitiseQa = foreignTask(sanitiseQaHtml);
export const contentPage = foreignTask(readContentPage);
export const robotsFile = foreignTask(readRobotsFile);
export const llmsFile = foreignTask(readLlmsFile);
export const sitePage = foreignTask(readSitePage);
export const fixSitePage = foreignTask(fixSitePageTask);
export const agentList = foreignTask(readAgentList);
export const judgeVisits = foreignTask(judgeVisitsTask);

export type ForeignTasks = TasksOf<{
  page: typeof page;
  robots: typeof robots;
  judgePaths: typeof judgePaths;
  llms: typeof llms;
  sitemap: typeof sitemap;
  report: typeof report;
  judgeAgent: typeof judgeAgent;
  findLines: typeof findLines;
  keptPages: typeof keptPages;
  compareData: typeof compareData;
  mergeEdits: typeof mergeEdits;
  sanitiseQa: typeof sanitiseQa;
  contentPage: typeof contentPage;
  robotsFile: typeof robotsFile;
  llmsFile: typeof llmsFile;
  sitePage: typeof sitePage;
  fixSitePage: typeof fixSitePage;
  agentList: typeof agentList;
  judgeVisits: typeof judgeVisits;
}>;

if (process.argv.includes(WARM)) warmUp();
