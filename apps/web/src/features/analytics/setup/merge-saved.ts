/** Values of drafts are plain data with their fields in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The rows as they are saved now, with what was added, changed or removed here.
 *
 * @param base the rows as they were saved when the editing began.
 * @param isTwin whether two rows with different ids say the same. Then it is kept once.
 */
export function mergeRows<Row extends { id: string }>(
  { base, mine, now }: { base: readonly Row[]; mine: readonly Row[]; now: readonly Row[] },
  isTwin: (one: Row, other: Row) => boolean,
): Row[] {
  const before = new Map(base.map((row) => [row.id, row]));
  const saved = new Map(now.map((row) => [row.id, row]));
  const here = mine.flatMap((row) =>
    before.has(row.id) && isSame(before.get(row.id), row) ? (saved.get(row.id) ?? []) : row,
  );
  const known = new Set([...base, ...mine].map(({ id }) => id));
  const addedElsewhere = now.filter((row) => !known.has(row.id) && !here.some((one) => isTwin(one, row)));
  return [...here, ...addedElsewhere];
}

/** The values as they are saved now, with those that were changed here. */
export function mergeFields<Fields extends object>({
  base,
  mine,
  now,
}: {
  base: Fields;
  mine: Fields;
  now: Fields;
}): Fields {
  const changed = Object.entries(mine).filter(([name, value]) => !isSame(Reflect.get(base, name), value));
  return { ...now, ...Object.fromEntries(changed) };
}

/** What is said after saving: whether another tab had saved since the editing began. */
export const savedText = (done: string, base: unknown, now: unknown): string =>
  isSame(base, now)
    ? done
    : `${done}. What was saved elsewhere in the meantime is kept, except where you changed the same.`;
