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
  const half = width / 2 - 10;
  const line = (words: string) =>
    type.setLines(words, styles.small, { width: half, lines: 1, direction: 'auto' })[0];
  const put = (words: string, y: number, align: 'left' | 'right') => {
    const set = words && line(words);
    if (set)
      sheet.drawLine(set, styles.small, {
        x: align === 'left' ? left : left + width - half,
        y,
        width: half,
        align,
      });
  };
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    sheet.artifact(() => {
      put(brand.name ?? '', 36, 'left');
      put(title, 36, brand.name ? 'right' : 'left');
      put(formatDay(createdAt), pageHeight - 44, 'left');
      put(`${page + 1} / ${count}`, pageHeight - 44, 'right');
    }, 'Pagination');
  }
}
