import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { Hosting } from '@visible-ai/shared/hosting/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { contents } from '../db/schema/content.ts';
import { hostedFiles } from '../db/schema/hosting.ts';
import { AppError } from '../http/app-error.ts';
import { holdSite, requireHosting } from './hosting-access.ts';
import type { HostingDeps } from './hosting-deps.ts';
import { findHosting, listFiles, markChanged } from './hosting-store.ts';
import { presentHosting } from './present-hosting.ts';
import { replaceFiles } from './publishing/replace-files.ts';
import { declineUnserved } from './refresh/refresh-store.ts';

/** The owner's content, locked until the transaction ends, so that the stored text is what is published. */
async function holdContent(tx: Db, ownerId: string, id: string): Promise<typeof contents.$inferSelect> {
  const [row] = await tx
    .select()
    .from(contents)
    .where(and(eq(contents.ownerId, ownerId), eq(contents.id, id), isNull(contents.deletedAt)))
    .for('no key update');
  if (!row) throw new AppError('not_found', { text: 'There is no such content' });
  return row;
}

/**
 * Approves content in its current version, which is served from now on. The same again changes nothing.
 *
 * @throws AppError not_found, plan_limit, unprocessable.
 */
export async function publishContent(
  deps: HostingDeps,
  ownerId: string,
  siteId: string,
  contentId: string,
): Promise<Hosting> {
  await deps.db.transaction(async (tx) => {
    const site = await holdSite(tx, ownerId, siteId);
    await requireHosting(tx, ownerId);
    if (!(await findHosting(tx, siteId)))
      throw new AppError('unprocessable', {
        text: 'Hosting is not switched on for this site: switch it on first.',
      });
    const content = await holdContent(tx, ownerId, contentId);
    const now = deps.now();
    await replaceFiles(tx, { site, content, now });
    // Proposals for the content that was served before would bring it back.
    await declineUnserved(tx, siteId, now);
  });
  return presentHosting(deps, siteId);
}

/**
 * Stops serving a file. For a kind with many files, the name of its download removes them all.
 *
 * @throws AppError not_found.
 */
export async function unpublishFile(
  deps: HostingDeps,
  ownerId: string,
  siteId: string,
  file: string,
): Promise<Hosting> {
  await deps.db.transaction(async (tx) => {
    await holdSite(tx, ownerId, siteId);
    const names = (await listFiles(tx, siteId))
      .filter((row) => row.file === file || kindOf(row.kind).fileName === file)
      .map((row) => row.file);
    if (names.length === 0)
      throw new AppError('not_found', { text: 'No file of that name is published for this site' });
    await tx.delete(hostedFiles).where(and(eq(hostedFiles.siteId, siteId), inArray(hostedFiles.file, names)));
    await markChanged(tx, siteId);
    await declineUnserved(tx, siteId, deps.now());
  });
  return presentHosting(deps, siteId);
}
