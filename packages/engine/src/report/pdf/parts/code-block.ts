import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { Sheet, Tag } from '../page/create-sheet.ts';
import { colors, inColor, styles } from '../page/look.ts';
import { cleanLines, cleanText } from '../text/clean-text.ts';

const MOST = { lines: 40, characters: 400 };
const PAD = 10;
/** A block of up to so many lines is not divided. */
const WHOLE = 14;
/** Of a longer one so many stand together at least. */
const TOGETHER = 4;

/** How many of the lines that are left go on this page, where `room` have place. */
function linesHere(left: number, room: number): number {
  const over = left - room;
  const moved = over > 0 && over < TOGETHER ? TOGETHER - over : 0;
  return Math.max(1, room - moved >= TOGETHER ? room - moved : room);
}

function lineColor(language: Snippet['language'], line: string): string {
  if (language === 'diff' && line.startsWith('+')) return colors.good;
  if (language === 'diff' && line.startsWith('-')) return colors.bad;
  return colors.ink;
}

/** A part of a file to copy: its place in the file above it, on a background, on as many pages as needed. */
export function codeBlock(
  sheet: Sheet,
  parent: Tag,
  { label, language, code }: Snippet,
  { x, width }: { x: number; width: number },
): void {
  const lines = cleanLines(code, MOST).map((line) => ({
    color: lineColor(language, line),
    set: sheet.type.setLines(line === '' ? ' ' : line, styles.code, { width: width - 2 * PAD }),
  }));
  const flat = lines.flatMap(({ color, set }) => set.map((line) => ({ color, line })));
  const { leading } = styles.code;
  const first = flat.length > WHOLE ? TOGETHER : flat.length;
  sheet.need(first * leading + styles.small.leading + 3 + 2 * PAD);
  sheet.text(parent, 'Caption', cleanText(label, 120), styles.label, { x, width, lines: 1 });
  sheet.y += 3;
  const of = sheet.tag(parent, 'Code');
  for (let at = 0; at < flat.length; ) {
    if (sheet.y + leading + 2 * PAD > sheet.bottom) sheet.newPage();
    const room = Math.floor((sheet.bottom - sheet.y - 2 * PAD) / leading);
    const here = flat.slice(at, at + linesHere(flat.length - at, room));
    const top = sheet.y;
    const height = here.length * leading + 2 * PAD;
    sheet.artifact(() => sheet.doc.roundedRect(x, top, width, height, 7).fillColor(colors.sunken).fill());
    sheet.marked(of, () => {
      here.forEach(({ color, line }, index) => {
        sheet.drawLine(line, inColor(styles.code, color), {
          x: x + PAD,
          y: top + PAD + index * leading,
          width: width - 2 * PAD,
          align: 'left',
        });
      });
    });
    sheet.y = top + height;
    at += here.length;
  }
  of.element.end();
}
