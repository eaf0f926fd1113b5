import type { ReportModel } from '@visible-ai/engine';
import { widthOf, wrapText } from '../terminal/fit-text.ts';
import { drawSnippet } from './draw-snippet.ts';
import { heading, inner, LABELLED, labelled, MARGIN, type Paper, paragraph } from './paper.ts';

type Finding = ReportModel['findings'][number];

const INDENT = 4;
const DETAILS = 5;

const points = (worth: number) => `+${Math.round(10 * worth) / 10}`;

function headline(finding: Finding, paper: Paper): string[] {
  const { bad, warn, strong, good } = paper.colours;
  const mark = finding.status === 'fail' ? bad('✗') : warn('!');
  const gain = finding.worth > 0 ? points(finding.worth) : '';
  const lines = wrapText(finding.title, inner(paper) - INDENT - gain.length - 2);
  return lines.map((line, at) => {
    if (at > 0) return `${MARGIN}${' '.repeat(INDENT - 2)}${strong(line)}`;
    const gap = ' '.repeat(Math.max(2, inner(paper) - INDENT + 2 - widthOf(line) - gain.length));
    return `${MARGIN}${mark} ${strong(line)}${gain === '' ? '' : gap + good(gain)}`;
  });
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
    ...(where ? labelled('Where', where, paper) : []),
    ...labelled('Found', finding.evidence, paper),
    ...details.flatMap((detail) => paragraph(`· ${detail}`, paper, { indent: LABELLED, paint: quiet })),
    ...(finding.details.length > DETAILS
      ? paragraph(`… and ${finding.details.length - DETAILS} more`, paper, {
          indent: LABELLED,
          paint: quiet,
        })
      : []),
    ...(finding.fix ? labelled('Fix', finding.fix, paper) : []),
    ...drawSnippet(finding.snippet, paper),
  ];
}

const listed = (findings: readonly Finding[]) => findings.map(({ checkId }) => checkId).join(', ');

/**
 * The findings that lost points, each with its evidence and fix; then the names of passed checks and of those
 * that could not run.
 */
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
  if (faults.length === 0) return [...heading('Nothing to fix', paper), ...rest];
  return [
    ...heading(`What to fix (${faults.length})`, paper),
    ...faults.flatMap((one) => drawFinding(one, paper)),
    ...rest,
  ];
}
