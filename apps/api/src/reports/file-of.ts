import type { Report } from '@visible-ai/engine';
import { exportFileName, formatFacts } from '@visible-ai/shared/reports/export-formats';
import type { FileAnswer } from '../http/send-file.ts';
import { renderWithin } from './render-within.ts';
import type { AskedExport, ReportsDeps } from './reports-deps.ts';

/** What is known about a report before it is read. */
interface Exported {
  id: string;
  /** The account whose brand it has; null for a visitor's. */
  ownerId: string | null;
  url: string;
  createdAt: string;
  /** Its other state: when it was last changed. */
  state: string;
  open: () => Promise<Report>;
}

/**
 * A finished report does not change: its version consists of its id, its look, and the version of the
 * product.
 */
export async function fileOf(
  deps: Pick<ReportsDeps, 'renderReport' | 'brand' | 'version'>,
  { id, ownerId, url, createdAt, state, open }: Exported,
  asked: AskedExport,
  left: AbortSignal,
): Promise<FileAnswer> {
  const sheet = asked.format === 'pdf' ? asked.paper : '';
  const branded = await deps.brand.changedAt(ownerId);
  const made = new Date(createdAt);
  return {
    mediaType: formatFacts[asked.format].mediaType,
    fileName: exportFileName(url, createdAt, asked.format),
    version: JSON.stringify([id, state, asked.format, sheet, deps.version, branded]),
    modified: branded && branded > made ? branded : made,
    open: () => renderWithin(deps, { read: open, brand: () => deps.brand.read(ownerId) }, asked, left),
  };
}
