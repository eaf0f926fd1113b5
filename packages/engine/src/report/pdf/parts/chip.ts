import type { Sheet } from '../page/create-sheet.ts';
import { colors, inColor, styles } from '../page/look.ts';

interface ChipOptions {
  x: number;
  /** The middle of the chip. */
  y: number;
  lit?: string | null;
}

const HEIGHT = 13;

/** The citation mark of an answer, which is the product's motif. Draw it inside a tag: its number is text. */
export function chip(sheet: Sheet, words: string, { x, y, lit = null }: ChipOptions): number {
  const { doc, type } = sheet;
  const style = {
    ...inColor(styles.label, lit === null ? colors.muted : colors.onAccent),
    size: 7.4,
    leading: HEIGHT,
  };
  const line = type.setLine(words, style);
  const width = Math.max(HEIGHT, line.width + 7.5);
  const top = y - HEIGHT / 2;
  if (lit === null) {
    doc
      .roundedRect(x, top, width, HEIGHT, HEIGHT / 2)
      .fillColor(colors.sunken)
      .fill();
    doc
      .roundedRect(x + 0.3, top + 0.3, width - 0.6, HEIGHT - 0.6, HEIGHT / 2)
      .lineWidth(0.6)
      .strokeColor(colors.lineStrong)
      .stroke();
  } else {
    doc
      .roundedRect(x - 2.6, top - 2.6, width + 5.2, HEIGHT + 5.2, HEIGHT / 2 + 2.6)
      .fillOpacity(0.18)
      .fillColor(lit)
      .fill();
    doc
      .fillOpacity(1)
      .roundedRect(x, top, width, HEIGHT, HEIGHT / 2)
      .fillColor(lit)
      .fill();
  }
  sheet.drawLine(line, style, { x, y: top, width, align: 'center' });
  return width;
}
