import { reportOfPage } from '@visible-ai/engine';
import { savedAnalysis } from '@visible-ai/shared/analysis/schema';
import { AppError } from '../http/app-error.ts';
import type { FileAnswer } from '../http/send-file.ts';
import { fileOf } from './file-of.ts';
import type { AskedExport, ReportsDeps } from './reports-deps.ts';

/**
 * A saved analysis as a file, for anybody with its link.
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
  // Reports of earlier releases have fewer fields: the contract fills in defaults.
  const open = async () => reportOfPage(savedAnalysis.parse(saved));
  return fileOf(deps, { id, ownerId, url, createdAt, state: '', open }, asked, left);
}
