import type { HostedFile, Hosting, RefreshSchedule } from '@visible-ai/shared/hosting/schema';
import type { Db } from '../db/database.ts';
import type { HostingDeps } from './hosting-deps.ts';
import { findHosting, hashesOf, type ListedFileRow, listFiles } from './hosting-store.ts';
import { presentRefresh } from './refresh/present-refresh.ts';
import { listRefreshes } from './refresh/refresh-store.ts';

/** The schedule before its owner has chosen one. */
export const defaultRefreshSchedule: RefreshSchedule = { every: 'none', hour: 6, timeZone: 'UTC' };

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** @param hashes of the contents that still exist, see `hashesOf`. */
function presentFile(row: ListedFileRow, hashes: ReadonlyMap<string, string>): HostedFile {
  const { file, kind, version, bytes, same, publishedAt, checkedAt } = row;
  const hash = row.contentId === null ? undefined : hashes.get(row.contentId);
  return {
    ...{ file, kind, version, bytes, same },
    contentId: hash === undefined ? null : row.contentId,
    publishedAt: publishedAt.toISOString(),
    checkedAt: iso(checkedAt),
    newer: hash !== undefined && hash !== row.sourceHash,
  };
}

/** The base address of a site's served files, with a trailing slash. */
export const baseOf = ({ appUrl }: Pick<HostingDeps, 'appUrl'>, baseId: string) => `${appUrl}/s/${baseId}/`;

/** The served files of a site, and those that wait for approval. */
export async function presentHosting(
  deps: Pick<HostingDeps, 'appUrl'> & { db: Db },
  siteId: string,
): Promise<Hosting> {
  const row = await findHosting(deps.db, siteId);
  if (!row)
    return {
      base: null,
      files: [],
      schedule: defaultRefreshSchedule,
      additions: false,
      nextRefreshAt: null,
      refreshes: [],
    };
  const files = await listFiles(deps.db, siteId);
  const contentIds = new Set(files.flatMap(({ contentId }) => contentId ?? []));
  const hashes = await hashesOf(deps.db, [...contentIds]);
  return {
    base: baseOf(deps, row.baseId),
    files: files.map((file) => presentFile(file, hashes)),
    schedule: row.schedule,
    additions: row.additions,
    nextRefreshAt: iso(row.nextRefreshAt),
    refreshes: (await listRefreshes(deps.db, siteId)).map(presentRefresh),
  };
}
