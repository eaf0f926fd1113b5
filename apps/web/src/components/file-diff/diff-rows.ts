import { diffLines } from 'diff';

export type DiffRow =
  | { kind: 'same' | 'added' | 'removed'; text: string; before: number | null; after: number | null }
  /** Lines that are the same, left out. */
  | { kind: 'gap'; count: number; after: number };

/** How many unchanged lines are shown around a change. */
const CONTEXT = 3;

const linesOf = (value: string): string[] => {
  const lines = value.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

function allRows(before: string, after: string): Exclude<DiffRow, { kind: 'gap' }>[] {
  const rows: Exclude<DiffRow, { kind: 'gap' }>[] = [];
  let old = 0;
  let now = 0;
  for (const { value, added, removed } of diffLines(before, after, { stripTrailingCr: true }))
    for (const text of linesOf(value)) {
      if (!added) old += 1;
      if (!removed) now += 1;
      const kind = added ? 'added' : removed ? 'removed' : 'same';
      rows.push({ kind, text, before: added ? null : old, after: removed ? null : now });
    }
  return rows;
}

/** The line by line difference of two texts, with what is far from any change folded. Empty when they say the same. */
export function diffRows(before: string, after: string): DiffRow[] {
  const rows = allRows(before, after);
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
