import {
  changeText,
  type Figure,
  figureOf,
  NO_RIVAL,
  shareFigure,
  tellFigure,
} from '@visible-ai/shared/answers/rate-words';
import type { AnswersReport } from '../../answers-report.ts';
import type { Sheet, Tag } from '../page/create-sheet.ts';
import { styles } from '../page/look.ts';
import { bandLine } from '../parts/band-line.ts';
import { formatDay } from '../parts/format-day.ts';
import type { BeginSection } from '../sections/findings.ts';
import { simulatedNote, verdictOf } from './answers-cover.ts';

const GAP = 34;
/** For one figure, from its rule on. */
const HEIGHT = 122;

interface ShownFigure {
  title: string;
  figure: Figure;
  what: string;
  /** The text if there is no figure. */
  none?: string | undefined;
}

/** A figure as on the screen: its number, what it was counted from, its interval and how certain it is. */
function drawFigure(
  sheet: Sheet,
  list: Tag,
  { title, figure, what, none }: ShownFigure,
  { x, top, width }: { x: number; top: number; width: number },
): void {
  const { large, of, sure } = tellFigure(figure, what, none);
  sheet.rule(top, x, x + width);
  const item = sheet.tag(list, 'LI');
  const body = sheet.tag(item, 'LBody');
  sheet.y = top + 10;
  sheet.text(body, 'P', title, styles.strong, { x, width, lines: 1 });
  sheet.y += 2;
  const number = of === null ? styles.title : { ...styles.heading, leading: 29 };
  sheet.text(body, 'P', large, number, { x, width, lines: 1 });
  if (of) sheet.text(body, 'P', of, styles.small, { x, width, lines: 1 });
  sheet.y += 9;
  bandLine(sheet, figure, { x: x + 5, y: sheet.y, width: width - 10, lit: true, large: true });
  sheet.y += 8;
  const tiny = { ...styles.small, size: 7, leading: 10 };
  const top0 = sheet.y;
  sheet.artifact(() => {
    for (const [words, align] of [
      ['0%', 'left'],
      ['50%', 'center'],
      ['100%', 'right'],
    ] as const)
      sheet.drawLine(sheet.type.setLine(words, tiny), tiny, { x, y: top0, width, align });
  });
  sheet.y = top0 + 12;
  if (sure) sheet.text(body, 'P', sure, styles.small, { x, width, lines: 2 });
  item.element.end();
}

function figures(sheet: Sheet, section: Tag, { summary }: AnswersReport): void {
  const isMeasured = summary.competitors.length > 0;
  const shown: ShownFigure[] = [
    { title: 'Named in', figure: figureOf(summary.mention), what: 'answers' },
    { title: 'Cited in', figure: figureOf(summary.citation), what: 'answers' },
    {
      title: 'Share of voice',
      figure: shareFigure(summary.shareOfVoice, isMeasured),
      what: 'namings',
      none: isMeasured ? undefined : NO_RIVAL,
    },
    { title: 'Named first in', figure: figureOf(summary.firstNamed), what: 'answers' },
  ];
  const width = (sheet.width - GAP) / 2;
  const top = sheet.y;
  const list = sheet.tag(section, 'L');
  shown.forEach((one, index) => {
    const place = { x: sheet.left + (index % 2) * (width + GAP), top: top + Math.floor(index / 2) * HEIGHT };
    drawFigure(sheet, list, one, { ...place, width });
  });
  list.element.end();
  sheet.y = top + 2 * HEIGHT + 6;
}

/** The last completed run of the month compared with the one before it, as far as it is certain. */
function changed(sheet: Sheet, section: Tag, { summary }: AnswersReport): void {
  sheet.need(90);
  sheet.text(section, 'H2', 'What has changed', styles.title);
  sheet.y += 4;
  const { change, series } = summary;
  if (!change) {
    const none = 'A change can be shown once two runs in the same month have asked the same prompts.';
    sheet.text(section, 'P', none, styles.body);
    return;
  }
  const dayOf = (runId: string) => formatDay(series.find((run) => run.runId === runId)?.at ?? '');
  sheet.text(
    section,
    'P',
    `The run of ${dayOf(change.runId)} beside the one of ${dayOf(change.previousRunId)}, over the prompts and engines that both asked.`,
    styles.quiet,
  );
  sheet.y += 4;
  for (const [name, one] of [
    ['Named', change.mention],
    ['Cited', change.citation],
  ] as const)
    sheet.text(section, 'P', `${name}: ${changeText(one)}.`, styles.strong);
  if (series.some((run) => run.runId === change.runId && run.break !== null))
    sheet.text(
      section,
      'P',
      'An engine itself changed between the two, so the difference may come from that.',
      styles.body,
    );
}

function sentiment(sheet: Sheet, section: Tag, { summary }: AnswersReport): void {
  if (!summary.sentiment) return;
  const { positive, neutral, negative } = summary.sentiment;
  const all = positive + neutral + negative;
  if (all === 0) return;
  sheet.y += 16;
  sheet.need(60);
  sheet.text(section, 'H2', 'Sentiment', styles.title);
  sheet.y += 4;
  sheet.text(
    section,
    'P',
    `Of ${all} judged answers that name you, ${positive} speak well of you, ${negative} badly, ${neutral} neither. A model judges this by a passage of the answer.`,
    styles.body,
  );
}

/** The summary page: the four figures, and what has changed. */
export function drawAnswersSummary(sheet: Sheet, report: AnswersReport, begin: BeginSection): void {
  const section = begin('Summary');
  sheet.text(section, 'P', verdictOf(report), styles.lead);
  const simulated = simulatedNote(report);
  if (simulated) sheet.text(section, 'P', simulated, styles.quiet);
  sheet.y += 16;
  figures(sheet, section, report);
  changed(sheet, section, report);
  sentiment(sheet, section, report);
  sheet.y += 16;
  sheet.text(
    section,
    'P',
    `Asking cost ${report.costUsd.toFixed(2)} US dollars in this month.`,
    styles.quiet,
  );
  section.element.end();
}
