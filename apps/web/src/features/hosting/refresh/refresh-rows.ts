import type { FileRefresh } from '@visible-ai/shared/hosting/schema';

/** One result, or several that are alike. */
export type RefreshRow = [FileRefresh, ...FileRefresh[]];

/** The rows of the list, in its order. All files of one reading in which nothing changed share a row. */
export function refreshRows(refreshes: readonly FileRefresh[]): RefreshRow[] {
  const rows: RefreshRow[] = [];
  const unchanged = new Map<string, RefreshRow>();
  for (const refresh of refreshes) {
    const alike = refresh.status === 'unchanged' ? unchanged.get(refresh.createdAt) : undefined;
    if (alike) {
      alike.push(refresh);
      continue;
    }
    const row: RefreshRow = [refresh];
    rows.push(row);
    if (refresh.status === 'unchanged') unchanged.set(refresh.createdAt, row);
  }
  return rows;
}
