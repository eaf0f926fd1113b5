import { readLlmsTask } from './analysis/gather/read-llms-task.ts';
import { readRobotsTask } from './analysis/gather/read-robots-task.ts';
import { readContentPage } from './content/crawl/page/read-content-page.ts';
import { readRobotsFile } from './content/crawl/site/read-robots-file.ts';
import { mergeEditsTask } from './content/jobs/merge-edits-task.ts';
import { findLinesTask } from './content/live/find-lines-task.ts';
import { sanitiseQaHtml } from './content/sanitise/sanitise-qa-html.ts';
import { foreignTask, type TasksOf } from './infra/worker-pool/foreign-task.ts';
import { extractPageFacts } from './page/extract-page-facts.ts';
import { warmUp } from './page/warm-up.ts';
import { readSitemap } from './sitemap/read-sitemap.ts';

/**
 * The module of the worker threads: everything that parses what strangers send. Each export is a task of
 * the pool under its own name.
 */
export const page = foreignTask(extractPageFacts);
export const robots = foreignTask(readRobotsTask);
export const llms = foreignTask(readLlmsTask);
export const sitemap = foreignTask(readSitemap);
export const findLines = foreignTask(findLinesTask);
export const mergeEdits = foreignTask(mergeEditsTask);
export const sanitiseQa = foreignTask(sanitiseQaHtml);
export const contentPage = foreignTask(readContentPage);
export const robotsFile = foreignTask(readRobotsFile);

export type ForeignTasks = TasksOf<{
  page: typeof page;
  robots: typeof robots;
  llms: typeof llms;
  sitemap: typeof sitemap;
  findLines: typeof findLines;
  mergeEdits: typeof mergeEdits;
  sanitiseQa: typeof sanitiseQa;
  contentPage: typeof contentPage;
  robotsFile: typeof robotsFile;
}>;

warmUp();
