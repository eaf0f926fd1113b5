import type { SiteRow } from '../site-row.ts';

export interface SiteProgress {
  phase: 'reading' | 'judging';
  pagesDone: number;
  /** As far as it is known yet. */
  pagesTotal: number;
}

/** How a site is audited. */
export interface AuditSiteOptions {
  /** Pages read and judged at most. */
  pages: number;
  /** Rows of an interrupted run, in the order in which they came: their addresses are not asked for again. */
  resume?: readonly SiteRow[];
  /** Told of each address once it has its answer, in the same order in every run, so that it survives a restart. */
  onRow?: (row: SiteRow) => Promise<void>;
  onProgress?: (progress: SiteProgress) => void;
  /** Ends the reading: what was read by then is judged, and is marked as partial. */
  enough?: AbortSignal;
  /** Milliseconds for the reading, half an hour by default; what was read by then is judged. */
  timeLimitMs?: number;
}
