/**
 * Applies a unified diff to a text, as an owner does by hand.
 *
 * @throws when a line that the diff names is not where it says.
 */
export function applyDiff(text: string, diff: string): string {
  const before = text.split('\n');
  const after: string[] = [];
  let at = 0;
  for (const line of diff.split('\n')) {
    if (/^(---|\+\+\+) /.test(line)) continue;
    const hunk = /^@@ -(\d+)/.exec(line);
    if (hunk) {
      const start = Math.max(Number(hunk[1]) - 1, 0);
      after.push(...before.slice(at, start));
      at = start;
    } else if (line.startsWith('+')) after.push(line.slice(1));
    else {
      if (before[at] !== line.slice(1)) throw new Error(`The diff does not fit: "${line}"`);
      if (!line.startsWith('-')) after.push(line.slice(1));
      at += 1;
    }
  }
  return [...after, ...before.slice(at)].join('\n');
}
