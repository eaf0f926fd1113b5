import { purposes } from '@visible-ai/shared/analysis/answer-engines';
import type { EngineCell, ReportModel } from '../../report-model.ts';
import type { Sheet, Tag } from '../page/create-sheet.ts';
import { colors, inColor, styles } from '../page/look.ts';

interface Column {
  x: number;
  width: number;
}

const ROW = 33;
const FIRST = 0.25;
const CHIP = 12;

/** In the product's colour. Under another brand it is green: the brand's colour may be red, which would say the opposite. */
const allowed = ({ accent }: Sheet) => (accent === colors.accent ? accent : colors.good);

/** Lit if the engine gets the page, like a cited source; a ring if it does not. An artifact. */
function engineChip(sheet: Sheet, { state, isFault }: EngineCell, x: number, y: number): void {
  const { doc } = sheet;
  const [cx, cy, r] = [x + CHIP / 2, y, CHIP / 2];
  sheet.artifact(() => {
    if (state === 'lit') doc.circle(cx, cy, r).fillColor(allowed(sheet)).fill();
    else if (state === 'unknown')
      doc
        .circle(cx, cy, r - 0.4)
        .dash(1.6, { space: 1.6 })
        .lineWidth(0.8)
        .strokeColor(colors.faint)
        .stroke()
        .undash();
    else
      doc
        .circle(cx, cy, r)
        .fillColor(isFault ? colors.badSoft : colors.sunken)
        .fill();
    const stroke = () => doc.lineWidth(1.1).lineCap('round').lineJoin('round');
    if (state === 'lit')
      stroke()
        .strokeColor(colors.onAccent)
        .moveTo(cx - 2.2, cy)
        .lineTo(cx - 0.5, cy + 1.8)
        .lineTo(cx + 2.3, cy - 1.7)
        .stroke();
    if (state === 'dark' || state === 'part') {
      stroke()
        .strokeColor(isFault ? colors.bad : colors.muted)
        .moveTo(cx - 1.8, cy - 1.8)
        .lineTo(cx + 1.8, cy + 1.8)
        .stroke();
      doc
        .moveTo(cx + 1.8, cy - 1.8)
        .lineTo(cx - 1.8, cy + 1.8)
        .stroke();
    }
    doc.lineCap('butt').lineJoin('miter');
  });
}

function cellText(
  sheet: Sheet,
  row: Tag,
  cell: EngineCell | null,
  x: number,
  top: number,
  width: number,
): void {
  const of = sheet.tag(row, 'TD');
  if (cell) engineChip(sheet, cell, x, top + ROW / 2);
  sheet.y = top + (ROW - styles.small.leading) / 2;
  const style = cell?.isFault ? inColor(styles.label, colors.bad) : styles.small;
  const at = cell ? CHIP + 5 : 2;
  sheet.text(of, 'P', cell ? cell.word : '–', style, { x: x + at, width: width - at - 2, lines: 1 });
  of.element.end();
}

/** ChatGPT, Claude, Perplexity, Google and Bing: for which purposes each may read the page. */
export function engineTable(
  sheet: Sheet,
  section: Tag,
  { engines }: ReportModel,
  { x, width }: Column,
): void {
  const name = width * FIRST;
  const column = (width - name) / purposes.length;
  sheet.text(section, 'H2', 'Who may read you', styles.title, { x, width });
  sheet.text(section, 'P', 'For search, for a person who asks, and for training.', styles.small, {
    x,
    width,
  });
  sheet.y += 10;
  const table = sheet.tag(section, 'Table');
  const head = sheet.tag(table, 'TR');
  const top = sheet.y;
  sheet.tag(head, 'TH').element.end();
  purposes.forEach(({ title }, index) => {
    const cell = sheet.tag(head, 'TH', { scope: 'Column' });
    sheet.y = top;
    sheet.text(cell, 'P', title, styles.small, { x: x + name + index * column, width: column });
    cell.element.end();
  });
  head.element.end();
  sheet.y = top + styles.small.leading + 5;
  for (const engine of engines) {
    const rowTop = sheet.y;
    sheet.rule(rowTop, x, x + width);
    const row = sheet.tag(table, 'TR');
    const title = sheet.tag(row, 'TH', { scope: 'Row' });
    sheet.y = rowTop + (ROW - styles.label.leading) / 2;
    sheet.text(title, 'P', engine.name, styles.label, { x, width: name });
    title.element.end();
    engine.cells.forEach((cell, index) => {
      cellText(sheet, row, cell, x + name + index * column, rowTop, column);
    });
    row.element.end();
    sheet.y = rowTop + ROW;
  }
  sheet.rule(sheet.y, x, x + width);
  table.element.end();
  sheet.y += 7;
  sheet.text(
    section,
    'P',
    'Blocking training costs no points: it removes you from no answer.',
    styles.small,
    { x, width },
  );
}
