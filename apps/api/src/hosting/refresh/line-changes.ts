/** A line that is in only one of two texts. */
export interface ChangedLine {
  sign: '+' | '-';
  text: string;
}

/** Texts with more changes than this are compared by their lines in any order. */
const MOST_EDITS = 400;

const linesOf = (text: string) => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

const signed = (sign: ChangedLine['sign'], lines: readonly string[]) =>
  lines.map((text): ChangedLine => ({ sign, text }));

/** The lines that were added, if all old lines are still there in their order; else null. */
function additions(before: readonly string[], after: readonly string[]): ChangedLine[] | null {
  const added: string[] = [];
  let at = 0;
  for (const line of after) {
    if (at < before.length && line === before[at]) at += 1;
    else added.push(line);
  }
  return at === before.length ? signed('+', added) : null;
}

/**
 * How far paths with so many edits reach: `reach[k]` for the diagonal k (Myers 1986), for each number of
 * edits.
 */
function reaches(before: readonly string[], after: readonly string[]): Map<number, number>[] | null {
  const steps: Map<number, number>[] = [];
  let reach = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= MOST_EDITS; edits += 1) {
    steps.push(new Map(reach));
    const next = new Map(reach);
    for (let k = -edits; k <= edits; k += 2) {
      const [left, right] = [reach.get(k - 1) ?? -1, reach.get(k + 1) ?? -1];
      let x = k === -edits || (k !== edits && left < right) ? right : left + 1;
      while (x < before.length && x - k < after.length && before[x] === after[x - k]) x += 1;
      next.set(k, x);
      if (x >= before.length && x - k >= after.length) return steps;
    }
    reach = next;
  }
  return null;
}

/** The fewest line changes that turn one text into the other; null if there are too many. */
function fewestChanges(before: readonly string[], after: readonly string[]): ChangedLine[] | null {
  const steps = reaches(before, after);
  if (!steps) return null;
  const changes: ChangedLine[] = [];
  let [x, y] = [before.length, after.length];
  for (let edits = steps.length - 1; edits > 0; edits -= 1) {
    const reach = steps[edits];
    const k = x - y;
    const [left, right] = [reach?.get(k - 1) ?? -1, reach?.get(k + 1) ?? -1];
    const isAdded = k === -edits || (k !== edits && left < right);
    const from = isAdded ? k + 1 : k - 1;
    x = isAdded ? right : left;
    y = x - from;
    changes.push(isAdded ? { sign: '+', text: after[y] ?? '' } : { sign: '-', text: before[x] ?? '' });
  }
  return changes.reverse();
}

/** Lines of one text that the other lacks, or has fewer times. */
function missingFrom(other: readonly string[], lines: readonly string[]): string[] {
  const there = new Map<string, number>();
  for (const line of other) there.set(line, (there.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = there.get(line) ?? 0;
    there.set(line, left - 1);
    return left <= 0;
  });
}

/** Compares the lines in any order. If only the order differs, all lines of both texts count as changed. */
function changesAnywhere(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const gone = missingFrom(after, before);
  if (gone.length === 0) return [...signed('-', before), ...signed('+', after)];
  return [...signed('-', gone), ...signed('+', missingFrom(before, after))];
}

/**
 * The lines in which two texts differ; line ends do not matter. There is no `-` exactly when every line of `before` is
 * still there in its order.
 */
export function lineChanges(before: string, after: string): ChangedLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const [from, to] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  return additions(from, to) ?? fewestChanges(from, to) ?? changesAnywhere(from, to);
}
