import type { Sheet } from '../page/create-sheet.ts';
import { styles } from '../page/look.ts';
import type { Brand } from '../parts/brand.ts';
import { formatDay } from '../parts/format-day.ts';

interface Frame {
  title: string;
  brand: Brand;
  createdAt: string;
}

/** The running head and "3 / 12" on each page but the cover: known when all pages are drawn. */
export function drawFrame(sheet: Sheet, { title, brand, createdAt }: Frame): void {
  const { doc, type, left, width, pageHeight } = sheet;
  const { count } = doc.bufferedPageRange();
  const gap = 20;
  const line = (words: string, room: number) =>
    type.setLines(words, styles.small, { width: room, lines: 1, direction: 'auto' })[0];
  /** The right text has at most half of the width, the left one what that leaves. */
  const put = (y: number, before: string, after: string) => {
    const end = line(after, width / 2 - gap / 2);
    const start = line(before, width - (end ? end.width + gap : 0));
    if (start) sheet.drawLine(start, styles.small, { x: left, y, width: start.width, align: 'left' });
    if (end) sheet.drawLine(end, styles.small, { x: left, y, width, align: 'right' });
  };
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    sheet.artifact(() => {
      put(36, brand.name ?? title, brand.name ? title : '');
      put(pageHeight - 44, formatDay(createdAt), `${page + 1} / ${count}`);
    }, 'Pagination');
  }
}
