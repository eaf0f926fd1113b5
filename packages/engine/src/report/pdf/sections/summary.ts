import type { ReportModel } from '../../report-model.ts';
import type { Sheet, Tag } from '../page/create-sheet.ts';
import { colors, inColor, styles } from '../page/look.ts';
import { scoreRing } from '../parts/score-ring.ts';
import { shareBar } from '../parts/share-bar.ts';
import { cleanText } from '../text/clean-text.ts';
import { engineTable } from './engine-table.ts';
import type { BeginSection } from './findings.ts';
import { fixLadder } from './fix-ladder.ts';

const RING = 116;
const GAP = 34;
const MOST_NOTES = 4;
/** A longer note is told at the end of the report. */
const NOTE_HEIGHT = 3 * styles.small.leading;

function capNotice(
  sheet: Sheet,
  section: Tag,
  cap: NonNullable<ReportModel['cap']>,
  x: number,
  width: number,
): void {
  const words = `The score is capped at ${cap.at} because ${cleanText(cap.because, 400)}.`;
  const inner = width - 24;
  const height = sheet.heightOf(words, styles.body, inner) + 14;
  const top = sheet.y;
  sheet.artifact(() => sheet.doc.roundedRect(x, top, width, height, 7).fillColor(colors.badSoft).fill());
  sheet.y = top + 7;
  sheet.text(section, 'P', words, styles.body, { x: x + 12, width: inner });
  sheet.y = top + height;
}

/** Where the points are: each group with its points, one column each. */
function groupColumns(sheet: Sheet, section: Tag, groups: ReportModel['groups']): void {
  const { left, width } = sheet;
  const gap = 18;
  const column = (width - gap * (groups.length - 1)) / Math.max(1, groups.length);
  const top = sheet.y;
  sheet.rule(top);
  const list = sheet.tag(section, 'L');
  groups.forEach(({ name, standing, percent }, index) => {
    const x = left + index * (column + gap);
    const item = sheet.tag(list, 'LI');
    const body = sheet.tag(item, 'LBody');
    sheet.y = top + 13;
    sheet.text(body, 'P', name, styles.strong, { x, width: column, lines: 1 });
    sheet.text(body, 'P', standing, styles.small, { x, width: column, lines: 1 });
    shareBar(sheet, { x, y: sheet.y + 5, width: column, from: 0, to: percent });
    item.element.end();
  });
  list.element.end();
  sheet.y = top + 60;
  sheet.rule(sheet.y);
}

/**
 * The summary page: ring, verdict, cap, groups, fixes, engine table and the first notes.
 *
 * @returns the notes that it has no room for.
 */
export function drawSummary(sheet: Sheet, model: ReportModel, begin: BeginSection): string[] {
  const { left, width } = sheet;
  const section = begin('Summary');
  const top = sheet.y + 2;
  scoreRing(sheet, section, {
    score: model.score,
    word: model.word,
    tone: model.band ?? 'neutral',
    x: left,
    y: top,
    size: RING,
  });
  const x = left + RING + 30;
  const beside = width - RING - 30;
  const verdict = { ...styles.title, leading: 21 };
  const extent = model.kind === 'site' ? styles.quiet.leading : 0;
  // Centred in the ring, or from its top if the notice follows.
  sheet.y = top + (model.cap ? 6 : (RING - verdict.leading - extent) / 2);
  sheet.text(section, 'P', model.verdict, verdict, { x, width: beside });
  if (model.kind === 'site') sheet.text(section, 'P', model.extent, styles.quiet, { x, width: beside });
  if (model.cap) {
    sheet.y += 9;
    capNotice(sheet, section, model.cap, x, beside);
  }
  sheet.y = Math.max(sheet.y, top + RING) + 28;
  groupColumns(sheet, section, model.groups);
  sheet.y += 28;

  const columnsTop = sheet.y;
  const half = (width - GAP) / 2;
  const hasLadder = model.ladder.steps.length > 0;
  if (hasLadder) fixLadder(sheet, section, model, { x: left, width: half });
  const ladderEnd = sheet.y;
  sheet.y = columnsTop;
  engineTable(sheet, section, model, hasLadder ? { x: left + half + GAP, width: half } : { x: left, width });
  sheet.y = Math.max(sheet.y, ladderEnd);
  const told = model.notes.slice(0, MOST_NOTES).filter((note) => {
    const words = cleanText(note, 400);
    if (sheet.y + 40 > sheet.bottom || sheet.heightOf(words, styles.small, width) > NOTE_HEIGHT) return false;
    sheet.y += 8;
    sheet.text(section, 'Note', words, inColor(styles.small, colors.muted));
    return true;
  });
  section.element.end();
  return model.notes.filter((note) => !told.includes(note));
}
