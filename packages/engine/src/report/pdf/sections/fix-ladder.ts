import type { ReportModel } from '../../report-model.ts';
import type { Sheet, Tag } from '../page/create-sheet.ts';
import { colors, inColor, styles } from '../page/look.ts';
import { shareBar } from '../parts/share-bar.ts';
import { cleanTitle } from '../text/clean-text.ts';

interface Column {
  x: number;
  width: number;
}

interface Rung {
  from: number;
  score: number;
  words: string;
  gain: string | null;
  to: string | null;
}

const NUMBER = 40;
/** More steps leave no room for the rest of the page. */
const MOST_RUNGS = 5;

function rung(sheet: Sheet, list: Tag, { x, width }: Column, { from, score, words, gain, to }: Rung): void {
  const top = sheet.y;
  const item = sheet.tag(list, 'LI');
  const body = sheet.tag(item, 'LBody');
  sheet.rule(top, x, x + width);
  const number = { ...styles.title, size: 18.5, leading: 22 };
  sheet.y = top + 10;
  sheet.text(body, 'P', String(score), number, { x, width: NUMBER });
  sheet.y = top + 10.5;
  const room = width - NUMBER - (gain ? 34 : 0);
  const style = to === null ? styles.small : inColor(styles.label, colors.ink);
  sheet.text(body, 'P', words, style, {
    x: x + NUMBER,
    width: room,
    lines: 2,
    link: to === null ? null : { to, within: true },
  });
  const end = sheet.y;
  if (gain) {
    sheet.y = top + 10.5;
    sheet.text(body, 'P', gain, styles.figures, { x: x + width - 60, width: 60, align: 'right' });
  }
  shareBar(sheet, { x: x + NUMBER, y: end + 5, width: width - NUMBER, from, to: score });
  item.element.end();
  sheet.y = end + 19;
}

/** The score after the first fix, after the first two, and so on; each links to its finding. */
export function fixLadder(sheet: Sheet, section: Tag, { score, ladder }: ReportModel, column: Column): void {
  sheet.text(section, 'H2', 'What the fixes are worth', styles.title, column);
  sheet.text(section, 'P', 'The score as you make them, one after another.', styles.small, column);
  sheet.y += 10;
  const list = sheet.tag(section, 'L');
  if (score !== null) rung(sheet, list, column, { from: 0, score, words: 'Now', gain: null, to: null });
  const shown = ladder.steps.slice(0, MOST_RUNGS);
  for (const step of shown) {
    const gain = step.score > step.from ? `+${step.score - step.from}` : null;
    const words = gain ? cleanTitle(step.title, 160) : `${cleanTitle(step.title, 160)} (with the next)`;
    rung(sheet, list, column, { ...step, words, gain, to: `finding-${step.findingId}` });
  }
  const last = ladder.steps.at(-1);
  const all =
    ladder.all ??
    (ladder.steps.length > MOST_RUNGS && last ? { count: ladder.steps.length, score: last.score } : null);
  if (all) {
    const words = `With all ${all.count} fixes`;
    rung(sheet, list, column, {
      from: shown.at(-1)?.score ?? 0,
      score: all.score,
      words,
      gain: null,
      to: null,
    });
  }
  list.element.end();
}
