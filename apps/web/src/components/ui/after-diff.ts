/** Whether a line of a diff adds or removes text. */
export function changeOf(line: string): 'added' | 'removed' | null {
  if (line.startsWith('+')) return 'added';
  return line.startsWith('-') ? 'removed' : null;
}

/** The text after a change that is written as `+` and `-` lines. */
export function afterDiff(diff: string): string {
  return diff
    .split('\n')
    .filter((line) => changeOf(line) !== 'removed')
    .map((line) => (changeOf(line) === 'added' ? line.replace(/^\+ ?/, '') : line))
    .join('\n');
}
