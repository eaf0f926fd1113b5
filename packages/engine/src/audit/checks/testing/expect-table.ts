import { expect, it } from 'vitest';
import type { Check, Finding } from '../define-check.ts';
import { evidenceOf } from './evidence-of.ts';
import { inFull } from './in-full.ts';

export interface TableRow {
  /** What the page is like. */
  page: string;
  changes: Parameters<typeof evidenceOf>[0];
  /** Exact score; null for `na`. */
  score: number | null;
  status: Finding['status'];
  /** Words that the result must quote: in the evidence, the details, the fix or the snippet. */
  says?: (string | RegExp)[];
  /** Words that it must not contain, such as unescaped markup of the page. */
  never?: string[];
}

/** Everything in a finding that a person reads. */
const wordsOf = ({ title, evidence, details, fix, snippet }: Finding) =>
  [title, evidence, ...details, fix ?? '', snippet?.code ?? ''].join('\n');

/**
 * One test per row: the check's verdict on a well-made page with the row's changes, word for word as stored
 * in `__snapshots__`, which a person has read.
 */
export function expectTable(check: Check, rows: TableRow[]): void {
  it.each(rows)('$status, $page', ({ changes, score, status, says = [], never = [] }) => {
    const found = check.judge(evidenceOf(changes));
    expect(found.status).toBe(status);
    if (score === null) expect(found.score).toBeNull();
    else expect(found.score).toBeCloseTo(score, 5);
    for (const words of says)
      expect(wordsOf(found)).toMatch(words instanceof RegExp ? words : literally(words));
    for (const words of never) expect(wordsOf(found)).not.toContain(words);
    if (status === 'warn' || status === 'fail') {
      expect(found.fix).toBeTruthy();
      expect(found.action).toBeTruthy();
    } else expect(found).toMatchObject({ fix: null, snippet: null });
    expect(inFull(found)).toMatchSnapshot();
  });
}

const literally = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
