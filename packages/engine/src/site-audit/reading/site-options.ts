import type { SiteRow } from '../site-row.ts';

export interface SiteProgress {
  phase: 'reading' | 'judging';
  pagesDone: number;
  /** As far as it is known. */
  pagesTotal: number;
}

/** How a site is audited. */
export interface AuditSiteOptions {
  /** The most pages to read and judge. */
  pages: number;
  /** Rows of an interrupted run, in their order. Their addresses are not requested again. */
  resume?: readonly SiteRow[];
  /** Called for each address when it has its answer, in the same order in every run. The caller can store it for a restart. */
  onRow?: (row: SiteRow) => Promise<void>;
  onProgress?: (progress: SiteProgress) => void;
  /** Ends the reading. What was read by then is judged and marked as partial. */
  enough?: AbortSignal;
  /** Milliseconds for the reading, half an hour by default. What was read by then is judged. */
  timeLimitMs?: number;
}
