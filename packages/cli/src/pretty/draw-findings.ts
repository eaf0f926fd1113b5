import type { ReportModel } from '@visible-ai/engine';
import { widthOf, wrapText } from '../terminal/fit-text.ts';
import { heading, inner, MARGIN, type Paper, paragraph } from './paper.ts';

type Finding = ReportModel['findings'][number];

const INDENT = 4;
/** Lines of a snippet that are shown; the files hold all of it. */
const SNIPPET_LINES = 14;
const DETAILS = 5;

const points = (worth: number) => `+${Math.round(10 * worth) / 10}`;

function headline(finding: Finding, paper: Paper): string[] {
  const { bad, warn, strong, quiet, good } = paper.colours;
  const mark = finding.status === 'fail' ? bad('✗') : warn('!');
  const gain = finding.worth > 0 ? points(finding.worth) : '';
  const lines = wrapText(finding.title, inner(paper) - INDENT - gain.length - 2);
  return lines.map((line, at) => {
    if (at > 0) return `${MARGIN}${' '.repeat(INDENT - 2)}${strong(line)}`;
    const gap = ' '.repeat(Math.max(2, inner(paper) - INDENT + 2 - widthOf(line) - gain.length));
    return `${MARGIN}${mark} ${strong(line)}${gain ? gap + good(gain) : quiet('')}`;
  });
}

/** A word at the left, and what it names beside it. */
function named(label: string, text: string, paper: Paper): string[] {
  const indent = INDENT + 6;
  return paragraph(text, paper, { indent }).map((line, at) =>
    at === 0
      ? `${MARGIN}${' '.repeat(INDENT - 2)}${paper.colours.quiet(label.padEnd(indent - INDENT + 2))}${line.trimStart()}`
      : line,
  );
}

/** To be copied: no line of it is broken, however long, and nothing stands beside it. */
function snippet({ snippet: given }: Finding, paper: Paper): string[] {
  if (!given) return [];
  const { quiet, accent } = paper.colours;
  const indent = MARGIN + ' '.repeat(INDENT + 6);
  const lines = given.code.trimEnd().split('\n');
  const more = lines.length - SNIPPET_LINES;
  return [
    '',
    `${indent}${quiet(`${given.label}:`)}`,
    ...lines
      .slice(0, more > 1 ? SNIPPET_LINES : lines.length)
      .map((line) => (line === '' ? '' : `${indent}${accent(line)}`)),
    ...(more > 1 ? [`${indent}${quiet(`… ${more} more lines: --format md has them all`)}`] : []),
    '',
  ];
}

function places({ places: where }: Finding): string {
  if (!where) return '';
  const pages = where.pages === 1 ? '1 page' : `${where.pages} pages`;
  const [example] = where.examples;
  return `${pages}${where.template ? ` like ${where.template}` : ''}${example ? `, such as ${example}` : ''}`;
}

function drawFinding(finding: Finding, paper: Paper): string[] {
  const { quiet } = paper.colours;
  const details = finding.details.slice(0, DETAILS);
  const where = places(finding);
  return [
    '',
    ...headline(finding, paper),
    `${MARGIN}  ${quiet(finding.checkId)}`,
    ...(where ? named('Where', where, paper) : []),
    ...named('Found', finding.evidence, paper),
    ...details.flatMap((detail) => paragraph(`· ${detail}`, paper, { indent: INDENT + 6, paint: quiet })),
    ...(finding.details.length > DETAILS
      ? paragraph(`… and ${finding.details.length - DETAILS} more`, paper, {
          indent: INDENT + 6,
          paint: quiet,
        })
      : []),
    ...(finding.fix ? named('Fix', finding.fix, paper) : []),
    ...snippet(finding, paper),
  ];
}

const listed = (findings: readonly Finding[]) => findings.map(({ checkId }) => checkId).join(', ');

/** What lost points, each with its evidence and its fix; then what passed, and what could not be checked, by name. */
export function drawFindings(model: ReportModel, paper: Paper): string[] {
  const { good, quiet } = paper.colours;
  const faults = model.findings.filter(({ status }) => status === 'fail' || status === 'warn');
  const passed = model.findings.filter(({ status }) => status === 'pass');
  const unchecked = model.findings.filter(({ status }) => status === 'na');
  const rest = [
    ...(passed.length > 0
      ? [
          '',
          `${MARGIN}${good('✓')} ${passed.length} passed`,
          ...paragraph(listed(passed), paper, { indent: 2, paint: quiet }),
        ]
      : []),
    ...(unchecked.length > 0
      ? [
          '',
          `${MARGIN}${quiet('–')} ${unchecked.length} without a result`,
          ...paragraph(listed(unchecked), paper, { indent: 2, paint: quiet }),
        ]
      : []),
    ...(model.notes.length > 0
      ? ['', ...model.notes.flatMap((note) => paragraph(note, paper, { paint: quiet }))]
      : []),
  ];
  if (faults.length === 0) return [...heading('Nothing to mend', paper), ...rest];
  return [
    ...heading(`What to mend (${faults.length})`, paper),
    ...faults.flatMap((one) => drawFinding(one, paper)),
    ...rest,
  ];
}
