import { reportOfSite } from '@visible-ai/engine';
import { AppError } from '../http/app-error.ts';
import type { FileAnswer } from '../http/send-file.ts';
import { readAuditState, readReportedSite } from '../sites/reported-site.ts';
import { fileOf } from './file-of.ts';
import type { AskedExport, ReportsDeps } from './reports-deps.ts';

/**
 * The owner's audit of a site as a file. Its pages are read only when the file will be sent.
 *
 * @throws AppError not_found; conflict while it is running.
 */
export async function siteAuditFile(
  deps: ReportsDeps,
  { ownerId, id }: { ownerId: string; id: string },
  asked: AskedExport,
  left: AbortSignal,
): Promise<FileAnswer> {
  const { status, url, createdAt, thinnedAt } = await readAuditState(deps.db, ownerId, id);
  if (status === 'running')
    throw new AppError('conflict', {
      text: 'This audit is still running. It can be exported once it has ended.',
    });
  const open = async () => reportOfSite(await readReportedSite(deps.db, ownerId, id));
  const about = {
    id,
    ownerId,
    url,
    createdAt: createdAt.toISOString(),
    state: thinnedAt?.toISOString() ?? '',
    open,
  };
  return fileOf(deps, about, asked, left);
}
