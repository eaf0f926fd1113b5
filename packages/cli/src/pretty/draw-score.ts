import type { ReportModel } from '@visible-ai/engine';
import { cutText, padText, widthOf } from '../terminal/fit-text.ts';
import { bar, inner, MARGIN, type Paper, paintOf, paragraph } from './paper.ts';

const WIDEST_BAR = 40;
const GROUP_BAR = 12;

/** The title of a report: the name at the left, the address at the right or below. */
function title({ title: name, address }: ReportModel, paper: Paper): string[] {
  const { strong, quiet } = paper.colours;
  const room = inner(paper);
  const short = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const gap = room - widthOf(name) - widthOf(short);
  if (name === short) return [MARGIN + strong(cutText(name, room))];
  if (gap >= 4) return [MARGIN + strong(name) + ' '.repeat(gap) + quiet(short)];
  return [MARGIN + strong(cutText(name, room)), MARGIN + quiet(cutText(short, room))];
}

function scoreLine({ score, word, band }: ReportModel, paper: Paper): string {
  const { strong, quiet } = paper.colours;
  const paint = paintOf(band, paper);
  if (score === null) return `${MARGIN}${strong(word)}`;
  const said = `${strong(paint(String(score)))} ${quiet('of 100')}  ${paint(word)}`;
  const room = inner(paper) - `${score} of 100  ${word}`.length - 2;
  const { full, empty } = bar(score, Math.min(WIDEST_BAR, Math.max(8, room)));
  return `${MARGIN}${paint(full)}${quiet(empty)}  ${said}`;
}

/** The groups side by side in two columns, or one below the other. */
function groupLines({ groups }: ReportModel, paper: Paper): string[] {
  const { quiet } = paper.colours;
  const name = Math.max(...groups.map((group) => group.name.length));
  const cell = (group: (typeof groups)[number]) => {
    const { full, empty } = bar(group.percent, GROUP_BAR);
    const standing = padText(group.standing, 16);
    return `${padText(group.name, name)} ${paper.colours.accent(full)}${quiet(empty)} ${quiet(standing)}`;
  };
  const columns = inner(paper) >= 2 * (name + GROUP_BAR + 20) ? 2 : 1;
  const rows: string[] = [];
  for (let at = 0; at < groups.length; at += columns)
    rows.push(
      `${MARGIN}${groups
        .slice(at, at + columns)
        .map(cell)
        .join('  ')
        .trimEnd()}`,
    );
  return rows;
}

/** The name, the score, its cap, and its groups. */
export function drawScore(model: ReportModel, paper: Paper): string[] {
  const { cap } = model;
  const notice = cap
    ? [
        '',
        ...paragraph(`! The score is capped at ${cap.at} because ${cap.because}.`, paper, {
          paint: paper.colours.bad,
        }),
      ]
    : [];
  const extent = model.kind === 'site' ? paragraph(model.extent, paper, { paint: paper.colours.quiet }) : [];
  return [
    '',
    ...title(model, paper),
    ...extent,
    '',
    scoreLine(model, paper),
    ...notice,
    '',
    ...groupLines(model, paper),
  ];
}
