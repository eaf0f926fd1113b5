import { reportOfPage } from '@visible-ai/engine';
import { savedAnalysis } from '@visible-ai/shared/analysis/schema';
import { AppError } from '../http/app-error.ts';
import type { FileAnswer } from '../http/send-file.ts';
import { fileOf } from './file-of.ts';
import type { AskedExport, ReportsDeps } from './reports-deps.ts';

/**
 * A saved analysis as a file, for whoever has its link.
 *
 * @throws AppError not_found.
 */
export async function analysisFile(
  deps: ReportsDeps,
  id: string,
  asked: AskedExport,
  left: AbortSignal,
): Promise<FileAnswer> {
  const saved = await deps.analyses.find(id);
  if (!saved) throw new AppError('not_found');
  const { url, createdAt } = saved;
  const ownerId = await deps.analyses.ownerOf(id);
  // It may be of an earlier release, whose reports had less: the contract says what stands in its place.
  const open = async () => reportOfPage(savedAnalysis.parse(saved));
  return fileOf(deps, { id, ownerId, url, createdAt, state: '', open }, asked, left);
}
