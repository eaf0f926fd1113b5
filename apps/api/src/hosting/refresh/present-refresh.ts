import type { FileRefresh, FullFileRefresh } from '@visible-ai/shared/hosting/schema';
import type { FileRefreshRow, ListedRefreshRow } from './refresh-store.ts';

/** A proposed change as the API shows it. */
export const presentRefresh = (row: ListedRefreshRow): FileRefresh => ({
  id: row.id,
  contentId: row.contentId,
  kind: row.kind,
  status: row.status,
  added: row.added,
  removed: row.removed,
  conflicts: row.conflicts,
  notes: row.notes,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

/** The same with both texts. */
export const presentFullRefresh = (row: FileRefreshRow): FullFileRefresh => ({
  ...presentRefresh(row),
  before: row.before,
  after: row.after,
});
