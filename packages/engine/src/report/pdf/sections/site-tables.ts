import type { SiteReport } from '../../report-model.ts';
import type { Sheet } from '../page/create-sheet.ts';
import { styles } from '../page/look.ts';
import { drawTable } from '../parts/draw-table.ts';
import type { BeginSection } from './findings.ts';

const MOST_TEMPLATES = 100;
const MOST_PAGES = 200;

const number = (value: number) => value.toLocaleString('en-US');
const pathOf = (url: string, address: string) => {
  const origin = URL.parse(address)?.origin;
  return origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
};

/** The templates of a site: pages with one address pattern, with their score. */
export function drawTemplates(sheet: Sheet, model: SiteReport, begin: BeginSection): string[] {
  const of = begin('Templates');
  sheet.text(
    of,
    'P',
    'Pages whose addresses follow one pattern and that are built alike: a fault of one is a fault of all.',
    styles.quiet,
  );
  sheet.y += 12;
  drawTable(sheet, of, {
    columns: [
      { title: 'Addresses', share: 0.76 },
      { title: 'Pages', share: 0.12, align: 'right' },
      { title: 'Score', share: 0.12, align: 'right' },
    ],
    rows: model.templates.slice(0, MOST_TEMPLATES).map(({ pattern, pages, score, examples: [example] }) => {
      const path = example === undefined ? null : pathOf(example, model.address);
      // Some patterns name their example themselves: "/{slug}, like /prices".
      const isNamed = path === pattern || pattern.endsWith(` ${path}`);
      return {
        cells: [pattern, number(pages), String(score)],
        under: isNamed ? null : path,
        link: example ?? null,
        score,
      };
    }),
  });
  of.element.end();
  const more = model.templates.length - MOST_TEMPLATES;
  return more > 0 ? [`${number(more)} further templates are in the JSON of this report.`] : [];
}

/** The pages of a site, the lowest scores first; unreadable pages last. */
export function drawPages(sheet: Sheet, model: SiteReport, begin: BeginSection): string[] {
  const of = begin('Pages');
  const pages = [...model.pages].sort((one, other) => (one.score ?? 101) - (other.score ?? 101));
  const more = pages.length - MOST_PAGES;
  const bounded =
    more > 0
      ? ` These are ${MOST_PAGES} of ${number(pages.length)}: the others are in the CSV of this report.`
      : '';
  sheet.text(of, 'P', `The weakest first.${bounded}`, styles.quiet);
  sheet.y += 12;
  drawTable(sheet, of, {
    columns: [
      { title: 'Page', share: 0.7 },
      { title: 'Faults', share: 0.1, align: 'right' },
      { title: 'Words', share: 0.1, align: 'right' },
      { title: 'Score', share: 0.1, align: 'right' },
    ],
    rows: pages.slice(0, MOST_PAGES).map(({ url, title, score, failed, warned, words, reason }) => ({
      cells: [
        title || pathOf(url, model.address),
        score === null ? '–' : String(failed.length + warned.length),
        score === null ? '–' : number(words),
        score === null ? '–' : String(score),
      ],
      under: reason?.text ?? pathOf(url, model.address),
      link: url,
      score,
    })),
  });
  of.element.end();
  return more > 0 ? [`${number(more)} further pages are in the CSV and JSON of this report.`] : [];
}
