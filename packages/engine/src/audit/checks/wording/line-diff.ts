import { diffArrays } from 'diff';

const CONTEXT = 2;
interface Step {
  sign: ' ' | '-' | '+';
  text: string;
}

const signed = (sign: Step['sign'], lines: readonly string[]) => lines.map((text): Step => ({ sign, text }));

/** Texts with more changed lines are shown as fully replaced, because the comparison takes quadratic time. */
const MOST_EDITS = 1000;

/** The edit between the equal lines at both ends. */
function middleSteps(before: string[], after: string[]): Step[] {
  const parts = diffArrays(before, after, { maxEditLength: MOST_EDITS });
  if (!parts) return [...signed('-', before), ...signed('+', after)];
  return parts.flatMap(({ added, removed, value }) => signed(added ? '+' : removed ? '-' : ' ', value));
}

function stepsBetween(before: readonly string[], after: readonly string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return [
    ...signed(' ', before.slice(0, start)),
    ...middleSteps(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...signed(' ', before.slice(before.length - end)),
  ];
}

/** Where hunks begin and end: changes with their context lines, merged if they are close. */
function hunksOf(steps: readonly Step[]): { from: number; to: number }[] {
  const hunks: { from: number; to: number }[] = [];
  steps.forEach(({ sign }, index) => {
    if (sign === ' ') return;
    const last = hunks.at(-1);
    const to = Math.min(steps.length, index + CONTEXT + 1);
    if (last && index - CONTEXT <= last.to) last.to = to;
    else hunks.push({ from: Math.max(0, index - CONTEXT), to });
  });
  return hunks;
}

/** The unified diff between two texts, with two lines of context; empty if they are equal. */
export function lineDiff(name: string, before: string, after: string): string {
  const steps = stepsBetween(before.split(/\r\n|\r|\n/), after.split('\n'));
  const count = (part: readonly Step[], but: Step['sign']) => part.filter(({ sign }) => sign !== but).length;
  const hunks = hunksOf(steps).flatMap(({ from, to }) => {
    const [earlier, part] = [steps.slice(0, from), steps.slice(from, to)];
    const [old, now] = [count(earlier, '+') + 1, count(earlier, '-') + 1];
    return [
      `@@ -${old},${count(part, '+')} +${now},${count(part, '-')} @@`,
      ...part.map(({ sign, text }) => `${sign}${text}`),
    ];
  });
  return hunks.length === 0 ? '' : [`--- ${name}`, `+++ ${name}`, ...hunks].join('\n');
}
