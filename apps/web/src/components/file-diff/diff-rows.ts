import { diffLines } from 'diff';

export type DiffRow =
  | { kind: 'same' | 'added' | 'removed'; text: string; before: number | null; after: number | null }
  /** Unchanged lines that are not shown. */
  | { kind: 'gap'; count: number; after: number }
  /** Changed lines that are not shown because there are too many. */
  | { kind: 'more'; count: number; of: 'added' | 'removed' };

/** With more changed lines than this we do not compare line by line, because that would block the browser. */
const MOST_CHANGED = 3000;
/** At most this many removed lines are drawn, and at most this many added ones. */
const MOST_DRAWN = 1000;

/** How many unchanged lines are shown around a change. */
const CONTEXT = 3;

const linesOf = (value: string): string[] => {
  const lines = value.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

type Line = Extract<DiffRow, { text: string }>;

/** Null if the texts differ too much to be compared line by line. */
function allRows(before: string, after: string): Line[] | null {
  const changes = diffLines(before, after, { stripTrailingCr: true, maxEditLength: MOST_CHANGED });
  if (!changes) return null;
  const rows: Line[] = [];
  let old = 0;
  let now = 0;
  for (const { value, added, removed } of changes)
    for (const text of linesOf(value)) {
      if (!added) old += 1;
      if (!removed) now += 1;
      const kind = added ? 'added' : removed ? 'removed' : 'same';
      rows.push({ kind, text, before: added ? null : old, after: removed ? null : now });
    }
  return rows;
}

/** For two texts that differ nearly everywhere: the first removed lines, then the first added lines. */
function wholeRows(before: string, after: string): DiffRow[] {
  const told = (text: string, of: 'added' | 'removed'): DiffRow[] => {
    const lines = linesOf(text);
    const rows = lines.slice(0, MOST_DRAWN).map((line, at): DiffRow => {
      const place = { before: of === 'removed' ? at + 1 : null, after: of === 'added' ? at + 1 : null };
      return { kind: of, text: line, ...place };
    });
    const count = lines.length - rows.length;
    return count > 0 ? [...rows, { kind: 'more', count, of }] : rows;
  };
  return [...told(before, 'removed'), ...told(after, 'added')];
}

/** The line-by-line difference of two texts; lines far from any change are folded. Empty for equal texts. */
export function diffRows(before: string, after: string): DiffRow[] {
  const rows = allRows(before, after);
  if (!rows) return wholeRows(before, after);
  const near = new Set<number>();
  for (const [index, row] of rows.entries())
    if (row.kind !== 'same') for (let at = index - CONTEXT; at <= index + CONTEXT; at += 1) near.add(at);
  if (near.size === 0) return [];
  const shown: DiffRow[] = [];
  for (const [index, row] of rows.entries()) {
    const last = shown.at(-1);
    if (near.has(index)) shown.push(row);
    else if (last?.kind === 'gap') last.count += 1;
    else shown.push({ kind: 'gap', count: 1, after: row.after ?? 0 });
  }
  return shown;
}
