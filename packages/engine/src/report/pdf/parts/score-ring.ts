import type { Sheet, Tag } from '../page/create-sheet.ts';
import { inColor, styles, type Tone, tones } from '../page/look.ts';

interface RingOptions {
  score: number | null;
  word: string;
  tone: Tone;
  x: number;
  y: number;
  size: number;
}

const TOP = -Math.PI / 2;
/** As a share of the whole, so that the round ends do not meet before 100. */
const THICKNESS = 0.058;

/** The score as a ring with its number and its word, as on the result screen. */
export function scoreRing(sheet: Sheet, parent: Tag, { score, word, tone, x, y, size }: RingOptions): void {
  const { doc, type } = sheet;
  const line = size * THICKNESS;
  const [cx, cy, radius] = [x + size / 2, y + size / 2, (size - line) / 2];
  const alt = score === null ? `No score: ${word}` : `AI visibility score: ${score} of 100, ${word}`;
  sheet.figure(parent, alt, [x, y, size, size], () => {
    doc.lineWidth(line).strokeColor('#dfdeda').circle(cx, cy, radius).stroke();
    if (score === null || score <= 0) return;
    doc.lineCap('round').strokeColor(tones[tone].mark);
    if (score >= 100) doc.circle(cx, cy, radius).stroke();
    else doc.arc(cx, cy, radius, TOP, TOP + (score / 100) * 2 * Math.PI, false).stroke();
    doc.lineCap('butt');
  });
  const number = { ...styles.cover, size: size * 0.37, leading: size * 0.37, tracking: -0.03 };
  const under = {
    ...inColor(styles.label, tones[tone].ink),
    size: Math.max(7, size * 0.085),
    leading: size * 0.12,
  };
  const of = sheet.tag(parent, 'P');
  sheet.marked(of, () => {
    const place = { x, width: size, align: 'center' as const };
    sheet.drawLine(type.setLine(score === null ? '–' : String(score), number), number, {
      ...place,
      y: y + size * 0.265,
    });
    sheet.drawLine(type.setLine(word, under), under, { ...place, y: y + size * 0.635 });
  });
  of.element.end();
}
