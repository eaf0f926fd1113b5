import type { Sheet, Tag } from '../page/create-sheet.ts';
import { styles } from '../page/look.ts';
import { chip } from '../parts/chip.ts';

/** Begins a section: its number is a chip, as on every screen. */
export function heading(sheet: Sheet, section: Tag, number: number, title: string): void {
  const of = sheet.tag(section, 'H1');
  const y = sheet.y;
  sheet.marked(of, () => {
    const width = chip(sheet, String(number), {
      x: sheet.left + 2.6,
      y: y + styles.heading.leading / 2 + 1,
      lit: sheet.accent,
    });
    const x = sheet.left + width + 15;
    sheet.drawLine(sheet.type.setLine(title, styles.heading), styles.heading, { x, y, width: sheet.width });
  });
  of.element.end();
  sheet.y = y + styles.heading.leading + 12;
}
