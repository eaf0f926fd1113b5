import type { PageDocument, PageElement } from '../page-document.ts';
import { textOf } from '../page-text.ts';
import { TIME_TEXT } from './stated-patterns.ts';

const MOST_ROWS = 12;
const LONGEST_CELL = 40;
const LEAST_DAYS = 5;
const DAY =
  /^(?:[月火水木金土日祝](?:曜日?)?|[월화수목금토일](?:요일)?|[周週星期]{1,2}[一二三四五六日天]|[一二三四五六日]|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?|(?:mo|di|mi|do|fr|sa|so)\.?|(?:lun|mar|mer|jeu|ven|sam|dim)[a-zè]*\.?|(?:пн|вт|ср|чт|пт|сб|вс))$/iu;
const OPEN = /^[●○◯◎〇✓✔]$/u;
const SHUT = /^(?:[―ー－—–\-×✕✗休/／]|休診|休業|closed|geschlossen|휴진)?$/iu;

const cellsOf = (page: PageDocument, row: PageElement) =>
  page.elements
    .slice(row.index + 1, row.end)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map((cell) => textOf(page, cell, LONGEST_CELL));

/**
 * Hours in a table whose columns are days and whose cells are marks, as practices in Japan write them: "月・火・水 9:00～12:00" for
 * each row. Nothing of a table with another mark than open or closed, as somebody must read what it means.
 */
export function hoursOfDayTables(page: PageDocument): string[] {
  return page.elements
    .filter(({ name, region }) => name === 'table' && region.isText)
    .flatMap((table) => {
      const rows = page.elements.slice(table.index, table.end).filter(({ name }) => name === 'tr');
      const [head, ...others] = rows.slice(0, MOST_ROWS + 1).map((row) => cellsOf(page, row));
      if (!head || others.length === 0 || rows.length > MOST_ROWS + 1) return [];
      const days = head.slice(1);
      if (days.filter((day) => DAY.test(day)).length < LEAST_DAYS || !days.every((day) => DAY.test(day)))
        return [];
      const timed = others.filter(([time = '']) => TIME_TEXT.test(time));
      const isClear = timed.every(
        (cells) =>
          cells.length === head.length && cells.slice(1).every((cell) => OPEN.test(cell) || SHUT.test(cell)),
      );
      if (!isClear || timed.length === 0) return [];
      return timed.flatMap(([time, ...marks]) => {
        const open = days.filter((_, at) => OPEN.test(marks[at] ?? ''));
        return open.length > 0 ? [`${open.join('・')} ${time}`] : [];
      });
    });
}
