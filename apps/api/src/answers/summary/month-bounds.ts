/** A calendar month like 2026-11, in UTC: its first and its last moment. */
export function monthBounds(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00.000Z`);
  const next = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1);
  return { from, to: new Date(next - 1) };
}
