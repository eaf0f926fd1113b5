import { fileRefreshes } from '../../db/schema/hosting.ts';
import { AppError } from '../../http/app-error.ts';
import { currentRequestId } from '../../infra/logger/request-scope.ts';
import { holdSite, requireHosting } from '../hosting-access.ts';
import type { HostingDeps, RefreshDeps } from '../hosting-deps.ts';
import { findHosting } from '../hosting-store.ts';
import { refreshJobs } from './refresh-jobs.ts';
import { insertRefresh, servedContents } from './refresh-store.ts';

type Deps = Pick<HostingDeps, 'db' | 'now'> & Pick<RefreshDeps, 'queue'>;

/**
 * Starts a refresh of a site's published files, unless one is already running.
 *
 * @throws AppError not_found, plan_limit; unprocessable if no published file can be generated again.
 */
export async function startRefresh(
  { db, now, queue }: Deps,
  { ownerId, siteId, origin }: { ownerId: string; siteId: string; origin: 'hand' | 'schedule' },
): Promise<{ isNew: boolean }> {
  const isNew = await db.transaction(async (tx) => {
    await holdSite(tx, ownerId, siteId);
    await requireHosting(tx, ownerId);
    const served = (await findHosting(tx, siteId)) ? await servedContents(tx, siteId) : [];
    if (served.length === 0)
      throw new AppError('unprocessable', {
        text: 'Nothing is published for this site that could be written again: publish a file first.',
      });
    const createdAt = now();
    const requestId = currentRequestId() ?? null;
    const refresh = await insertRefresh(tx, { siteId, ownerId, origin, requestId, createdAt });
    if (!refresh) return false;
    await tx
      .insert(fileRefreshes)
      .values(served.map((content) => ({ ...content, siteId, refreshId: refresh.id, createdAt })));
    await queue.send(tx, refreshJobs.queue, { refreshId: refresh.id }, { key: refresh.id });
    return true;
  });
  if (isNew) queue.wake(refreshJobs.queue);
  return { isNew };
}
