import type { Finding, ReportModel } from '../../report-model.ts';
import type { Sheet, Tag } from '../page/create-sheet.ts';
import { colors, inColor, styles, tones } from '../page/look.ts';
import { codeBlock } from '../parts/code-block.ts';
import { statusMark, statusTones, statusWords } from '../parts/status-mark.ts';
import { cleanText, cleanTitle } from '../text/clean-text.ts';

/** The most findings shown in full; the others are one line each. */
const MOST_IN_FULL = 100;
const MOST_IN_SHORT = 200;
const MOST_DETAILS = 12;
const MARK = 13;
const INDENT = 24;
const priorityWords = { high: 'High priority', medium: 'Medium priority', low: 'Low priority' } as const;

const signed = (points: number) => `+${points > 0 && points < 1 ? points.toFixed(1) : points.toFixed(0)}`;
const pointsOf = ({ worth }: Finding) => (worth >= 0.05 ? signed(worth) : null);

/** "Failed · High priority · Access · on 12 pages of /blog/*". */
function factsOf({ priority, group, places }: Finding): string {
  const where =
    places &&
    `${places.pages.toLocaleString('en-US')} ${places.pages === 1 ? 'page' : 'pages'}${places.template ? ` of ${cleanTitle(places.template, 120)}` : ''}`;
  return [priority && priorityWords[priority], group.name, where].filter(Boolean).join('  ·  ');
}

function titleRow(sheet: Sheet, of: Tag, finding: Finding): void {
  const { left, width, doc } = sheet;
  const title = cleanTitle(finding.action ?? finding.title, 300);
  const points = pointsOf(finding);
  const room = width - INDENT - (points ? 44 : 0);
  const height = sheet.heightOf(title, styles.strong, room, 4);
  // Never leave the title alone at the foot of a page.
  sheet.need(height + 96);
  const top = sheet.y;
  sheet.rule(top);
  doc.addNamedDestination(`finding-${finding.id}`, 'XYZ', null, top, null);
  statusMark(sheet, finding.status, left, top + 11, MARK);
  sheet.y = top + 10.5;
  sheet.text(of, 'H2', title, styles.strong, { x: left + INDENT, width: room, lines: 4, direction: 'auto' });
  const end = sheet.y;
  if (points) {
    sheet.y = top + 11.5;
    sheet.text(of, 'P', `${points}`, styles.figures, { x: left + width - 60, width: 60, align: 'right' });
  }
  sheet.y = end + 1;
  const facts = sheet.tag(of, 'P');
  const word = statusWords[finding.status];
  const wordStyle = inColor(styles.label, tones[statusTones[finding.status]].ink);
  const wordLine = sheet.type.setLine(`${word}  `, wordStyle);
  const factLines = sheet.type.setLines(factsOf(finding), styles.small, {
    width: width - INDENT - wordLine.width - 8,
    lines: 2,
  });
  sheet.marked(facts, () => {
    sheet.drawLine(wordLine, wordStyle, {
      x: left + INDENT,
      y: sheet.y,
      width: wordLine.width,
      align: 'left',
    });
    for (const line of factLines) {
      sheet.drawLine(line, styles.small, {
        x: left + INDENT + wordLine.width + 8,
        y: sheet.y,
        width: line.width,
        align: 'left',
      });
      sheet.y += styles.small.leading;
    }
  });
  facts.element.end();
}

function listOf(sheet: Sheet, of: Tag, items: readonly string[], link: boolean): void {
  const x = sheet.left + INDENT + 10;
  const list = sheet.tag(of, 'L');
  for (const words of items) {
    const body = sheet.tag(sheet.tag(list, 'LI'), 'LBody');
    sheet.need(styles.small.leading);
    const top = sheet.y;
    sheet.artifact(() =>
      sheet.doc
        .rect(sheet.left + INDENT, top + 1.5, 1.2, styles.small.leading - 3)
        .fillColor(colors.line)
        .fill(),
    );
    const to = link && /^https?:\/\//i.test(words) ? { to: words, within: false } : null;
    sheet.text(body, 'P', cleanText(words, 300), styles.small, {
      x,
      width: sheet.width - INDENT - 10,
      lines: 4,
      direction: 'auto',
      link: to,
    });
  }
  list.element.end();
}

function body(sheet: Sheet, of: Tag, finding: Finding, told: Set<string>): void {
  const column = { x: sheet.left + INDENT, width: sheet.width - INDENT };
  const paragraph = (words: string, style = styles.body, most = 30) => {
    sheet.y += 5;
    sheet.text(of, 'P', words, style, { ...column, lines: most });
  };
  paragraph(cleanText(finding.evidence, 1200), styles.quiet);
  // On a site one check may find something in each template, but the reason is the same: said once. It comes
  // before the fix: after a long snippet it would begin the next page, alone.
  if (finding.why && !told.has(finding.checkId))
    paragraph(`Why it matters: ${cleanText(finding.why, 1200)}`, styles.small);
  if (finding.fix) paragraph(`The fix: ${cleanText(finding.fix, 2000)}`);
  if (finding.snippet) {
    sheet.y += 7;
    codeBlock(sheet, of, finding.snippet, column);
  }
  const details = [...new Set(finding.details)];
  const examples = finding.places?.examples ?? [];
  for (const [items, link] of [
    [details, false],
    [examples, true],
  ] as const) {
    if (items.length === 0) continue;
    sheet.y += 6;
    listOf(sheet, of, items.slice(0, MOST_DETAILS), link);
    if (items.length > MOST_DETAILS)
      paragraph(`and ${(items.length - MOST_DETAILS).toLocaleString('en-US')} more`, styles.small);
  }
}

function inFull(sheet: Sheet, section: ReturnType<BeginSection>, finding: Finding, told: Set<string>): void {
  const of = sheet.tag(section, 'Sect');
  titleRow(sheet, of, finding);
  section.mark(cleanTitle(finding.action ?? finding.title, 120));
  body(sheet, of, finding, told);
  told.add(finding.checkId);
  of.element.end();
  sheet.y += 14;
}

/** One line: what passed, and what follows the findings shown in full. */
function inShort(sheet: Sheet, section: Tag, finding: Finding): void {
  const { left, width } = sheet;
  const of = sheet.tag(section, 'Sect');
  const words = cleanTitle(finding.action ?? finding.title, 200);
  sheet.need(38);
  const top = sheet.y;
  sheet.rule(top);
  sheet.doc.addNamedDestination(`finding-${finding.id}`, 'XYZ', null, top, null);
  statusMark(sheet, finding.status, left, top + 7.5, MARK - 2);
  sheet.y = top + 6;
  sheet.text(
    of,
    'H2',
    words,
    { ...styles.strong, size: 9.2 },
    { x: left + INDENT, width: width - INDENT - 44, lines: 2, direction: 'auto' },
  );
  const end = sheet.y;
  const points = pointsOf(finding);
  if (points) {
    sheet.y = top + 7;
    sheet.text(of, 'P', points, styles.figures, { x: left + width - 60, width: 60, align: 'right' });
  }
  sheet.y = end;
  const evidence = [finding.places && factsOf(finding), cleanText(finding.evidence, 300)]
    .filter(Boolean)
    .join('  ·  ');
  sheet.text(of, 'P', evidence, styles.small, {
    x: left + INDENT,
    width: width - INDENT,
    lines: 2,
    direction: 'auto',
  });
  of.element.end();
  sheet.y += 7;
}

/** The start of a section: with its number and bookmark. */
export type BeginSection = (title: string) => Tag & {
  /** A bookmark inside the section's. */
  mark(title: string): void;
};

/**
 * The findings, most points first; then what could not be checked, and what passed. Says what it leaves out.
 */
export function drawFindings(sheet: Sheet, model: ReportModel, begin: BeginSection): string[] {
  const having = (...statuses: Finding['status'][]) =>
    model.findings.filter(({ status }) => statuses.includes(status));
  const toFix = having('fail', 'warn');
  const section = begin(model.kind === 'site' ? 'Issues' : 'What to fix');
  if (toFix.length === 0)
    sheet.text(section, 'P', 'Nothing that was checked needs to be fixed.', styles.lead);
  const told = new Set<string>();
  for (const finding of toFix.slice(0, MOST_IN_FULL)) inFull(sheet, section, finding, told);
  const short = toFix.slice(MOST_IN_FULL, MOST_IN_FULL + MOST_IN_SHORT);
  for (const finding of short) inShort(sheet, section, finding);
  section.element.end();

  for (const [title, findings] of [
    ['Left out of the score', having('na')],
    ['What passed', having('pass')],
  ] as const) {
    if (findings.length === 0) continue;
    const of = begin(title);
    for (const finding of findings.slice(0, MOST_IN_SHORT)) inShort(sheet, of, finding);
    of.element.end();
  }
  if (short.length === 0) return [];
  const all = toFix.length.toLocaleString('en-US');
  const bounds = `The first ${MOST_IN_FULL} of ${all} issues are described in full, the next ${short.length} in a few lines each`;
  const more = toFix.length - MOST_IN_FULL - short.length;
  return [
    more > 0
      ? `${bounds}; the other ${more.toLocaleString('en-US')} are in the CSV and JSON of this report.`
      : `${bounds}.`,
  ];
}
