import { extname } from 'node:path';
import { formatFacts } from '@visible-ai/shared/reports/export-formats';
import { type AuditFormat, auditFormats } from '../audit-formats.ts';
import type { Call } from '../cli/command.ts';
import { type Output, openOutput, STANDARD_OUTPUT } from '../open-output.ts';
import type { Paper } from '../pretty/paper.ts';
import { assertHolds } from '../render-results.ts';
import { cleanText } from '../terminal/clean-text.ts';
import { paletteOf } from '../terminal/palette.ts';
import { UsageError } from '../usage-error.ts';
import { choiceOptions, textOptions } from './read-call.ts';

/** A result to write, and its target. */
export interface ResultFile {
  format: AuditFormat;
  /** Null for the standard output. */
  path: string | null;
  output: Output;
}

/** The endings that a file of each format may have. */
const ENDINGS: Readonly<Record<AuditFormat, readonly string[]>> = {
  pretty: ['.txt'],
  json: [`.${formatFacts.json.ending}`],
  csv: [`.${formatFacts.csv.ending}`],
  html: [`.${formatFacts.html.ending}`, '.htm'],
  md: [`.${formatFacts.md.ending}`, '.markdown'],
  pdf: [`.${formatFacts.pdf.ending}`],
  sarif: [`.${formatFacts.sarif.ending}`, '.json'],
  junit: [`.${formatFacts.junit.ending}`],
};

/**
 * Refuses a file whose ending says another format: its name would lie to whoever opens it. Any other ending is the owner's
 * choice.
 */
function assertEnding(format: AuditFormat, path: string): void {
  const ending = extname(path).toLowerCase();
  const others = auditFormats.filter((each) => ENDINGS[each].includes(ending));
  if (others.length === 0 || others.includes(format)) return;
  throw new UsageError(
    `--output ${path} would hold ${format}, not ${others[0]}: formats and outputs go together in their order. Write --format ${others[0]} for it, or end its name with ${ENDINGS[format][0]}.`,
  );
}

/**
 * Each format goes to the output with the same position; the last may have none and then goes to the standard
 * output.
 */
export async function readFiles({ options, terminal }: Call, addressCount: number): Promise<ResultFile[]> {
  const formats = choiceOptions(options, 'format', auditFormats, 'pretty');
  const asked = textOptions(options, 'output');
  // The last format without an output goes where `-` does.
  const paths = asked.length === formats.length - 1 ? [...asked, STANDARD_OUTPUT] : asked;
  if (paths.length !== formats.length)
    throw new UsageError('Each --format takes one --output; the last may go without.');
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw new UsageError(`--output ${twice} is given twice: a file holds one format.`);
  const files: ResultFile[] = [];
  for (const [index, format] of formats.entries()) {
    const path = paths[index] === STANDARD_OUTPUT ? null : (paths[index] ?? null);
    assertHolds(format, addressCount);
    if (format === 'pdf' && path === null && terminal.out.isTerminal)
      throw new UsageError('A PDF is nothing for a terminal: add --output report.pdf.');
    files.push({ format, path, output: await openOutput(path, terminal.out) });
    if (path !== null) assertEnding(format, path);
  }
  return files;
}

/** Writes each file completely. `paper` belongs to the terminal: a file has the same width and no colours. */
export async function writeFiles(
  { terminal, options }: Call,
  files: readonly ResultFile[],
  render: (format: AuditFormat, paper: Paper) => AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const { out, messages } = terminal;
  for (const { format, path, output } of files) {
    const colours = path === null ? out.colours : paletteOf(false);
    await output.write(render(format, { width: out.width(), colours }));
    if (path !== null && options.quiet !== true) messages.write(`Written to ${cleanText(path)}\n`);
  }
}
