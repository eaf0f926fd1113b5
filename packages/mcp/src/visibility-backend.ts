import type { RobotsEditPreview, RobotsExplanation } from '@visible-ai/engine';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import type { PageComparison } from '@visible-ai/shared/compare/schema';
import type { FileOrder } from './file-order.ts';
import type { KeptAudit, KeptFile } from './kept-work.ts';

/** The current step of an audit of one page: step `index` of `total`, from 0. */
export interface PageStep {
  index: number;
  total: number;
  message: string;
}

export interface Caller {
  /** Aborted when the client has left or cancelled. */
  signal: AbortSignal;
}

/**
 * The interface that the tools use. One backend is the engine alone, in one person's process; the other is the service, for
 * the owner of a key. Both throw expected failures as `ToolProblem`.
 */
export interface VisibilityBackend {
  auditPage(url: string, caller: Caller & { onStep?: (step: PageStep) => void }): Promise<SavedAnalysis>;
  comparePages(asked: { ours: string; theirs: string }, caller: Caller): Promise<PageComparison>;
  /** Starts in the background. @param asked.pages how many pages to read. Default: as many as allowed. */
  startSiteAudit(asked: { url: string; pages?: number | undefined }, caller: Caller): Promise<string>;
  /** @param id the id of a page's report, or the handle of a site's audit. */
  readAudit(id: string, caller: Caller): Promise<KeptAudit>;
  /** Starts in the background, unless the same file was written recently. */
  startFile(order: FileOrder, caller: Caller): Promise<{ handle: string; status: 'running' | 'completed' }>;
  readFile(handle: string, caller: Caller): Promise<KeptFile>;
  explainRobots(asked: { url: string; agent: string }, caller: Caller): Promise<RobotsExplanation>;
  previewRobotsEdit(asked: { url: string; text: string }, caller: Caller): Promise<RobotsEditPreview>;
}
