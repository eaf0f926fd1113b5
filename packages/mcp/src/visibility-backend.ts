import type { RobotsEditPreview, RobotsExplanation } from '@visible-ai/engine';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import type { PageComparison } from '@visible-ai/shared/compare/schema';
import type { FileOrder } from './file-order.ts';
import type { KeptAudit, KeptFile } from './kept-work.ts';

/** What an audit of one page does now: step `index` of `total`, from 0. */
export interface PageStep {
  index: number;
  total: number;
  message: string;
}

export interface Caller {
  /** Aborted when whoever asked has left or has cancelled. */
  signal: AbortSignal;
}

/**
 * What the tools stand on. The engine alone is one, for one person's own process; the service is the other, for the owner
 * of a key. What they expect to fail they throw as `ToolProblem`.
 */
export interface VisibilityBackend {
  auditPage(url: string, caller: Caller & { onStep?: (step: PageStep) => void }): Promise<SavedAnalysis>;
  comparePages(asked: { ours: string; theirs: string }, caller: Caller): Promise<PageComparison>;
  /** Starts in the background. @param asked.pages as many as may be read, when nothing is asked. */
  startSiteAudit(asked: { url: string; pages?: number | undefined }, caller: Caller): Promise<string>;
  /** @param id of a page's report, or the handle of a site's audit. */
  readAudit(id: string, caller: Caller): Promise<KeptAudit>;
  /** Starts in the background, unless the same was written lately. */
  startFile(order: FileOrder, caller: Caller): Promise<{ handle: string; status: 'running' | 'completed' }>;
  readFile(handle: string, caller: Caller): Promise<KeptFile>;
  explainRobots(asked: { url: string; agent: string }, caller: Caller): Promise<RobotsExplanation>;
  previewRobotsEdit(asked: { url: string; text: string }, caller: Caller): Promise<RobotsEditPreview>;
}
