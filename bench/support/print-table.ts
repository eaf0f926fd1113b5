/** A measured figure and its target. */
export interface Row {
  what: string;
  measured: string;
  target: string;
  /** Null if there is no target. */
  met: boolean | null;
}

/** Prints the figures as a Markdown table and sets the exit code to 1 when a target was missed. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n## ${title}\n\n| what | measured | target | |\n| --- | --- | --- | --- |`);
  for (const { what, measured, target, met } of rows) {
    console.log(`| ${what} | ${measured} | ${target} | ${met === null ? '' : met ? 'met' : 'MISSED'} |`);
    if (met === false) process.exitCode = 1;
  }
}
