import type { Report } from '@visible-ai/engine';
import { exportFileName, formatFacts } from '@visible-ai/shared/reports/export-formats';
import type { FileAnswer } from '../http/send-file.ts';
import { renderWithin } from './render-within.ts';
import type { AskedExport, ReportsDeps } from './reports-deps.ts';

/** What of a report is known before it is read. */
interface Exported {
  id: string;
  url: string;
  createdAt: string;
  /** What it depends on besides: when it was last changed. */
  state: string;
  open: () => Promise<Report>;
}

/** A report that ended does not change: its version is what it is, how it is drawn, and by which version of the product. */
export function fileOf(
  deps: Pick<ReportsDeps, 'renderReport' | 'version'>,
  { id, url, createdAt, state, open }: Exported,
  asked: AskedExport,
  left: AbortSignal,
): FileAnswer {
  const sheet = asked.format === 'pdf' ? asked.paper : '';
  return {
    mediaType: formatFacts[asked.format].mediaType,
    fileName: exportFileName(url, createdAt, asked.format),
    version: JSON.stringify([id, state, asked.format, sheet, deps.version]),
    modified: new Date(createdAt),
    open: () => renderWithin(deps, open, asked, left),
  };
}
