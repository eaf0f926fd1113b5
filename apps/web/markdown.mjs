/** The Markdown twin of a prerendered page, made from the very HTML that people get. */
import TurndownService from 'turndown';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '_',
});

/** Pictures of the product, controls and what is drawn for the eye alone. */
const leftOut = (node) =>
  ['FORM', 'BUTTON', 'INPUT', 'FIGURE', 'SVG', 'svg', 'NAV'].includes(node.nodeName) ||
  node.getAttribute('data-markdown') === 'leave-out' ||
  node.getAttribute('aria-hidden') === 'true' ||
  node.getAttribute('data-needs-script') !== null;

const cellsOf = (row) => [...row.childNodes].filter(({ nodeName }) => nodeName === 'TH' || nodeName === 'TD');
const cellText = (cell) => cell.textContent.replace(/\s+/g, ' ').trim().replace(/\|/g, '\\|');
const tableRow = (cells) => `| ${cells.join(' | ')} |`;

turndown.addRule('left-out', { filter: leftOut, replacement: () => '' });
turndown.addRule('question', {
  filter: 'summary',
  replacement: (content) => `\n\n${content.trim()}\n\n`,
});
/** `- item`, continued under its first letter; turndown's own leaves four columns. */
turndown.addRule('item', {
  filter: 'li',
  replacement: (content, item) => {
    const list = item.parentNode;
    const number = Array.from(list.children).indexOf(item) + 1;
    const mark = list.nodeName === 'OL' ? `${number}. ` : '- ';
    return `${mark}${content.trim().replace(/\n/g, `\n${' '.repeat(mark.length)}`)}\n`;
  },
});
turndown.addRule('term', { filter: 'dt', replacement: (content) => `\n\n**${content.trim()}**\n\n` });
turndown.addRule('table', {
  filter: 'table',
  replacement: (_content, table) => {
    const [head, ...rows] = Array.from(table.querySelectorAll('tr'), (row) => cellsOf(row).map(cellText));
    const caption = table.querySelector('caption')?.textContent ?? '';
    const lines = [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)];
    return `\n\n${caption}\n\n${lines.join('\n')}\n\n`;
  },
});

/** @param html a prerendered page. @param origin put before addresses that begin with a slash. */
export function markdownTwin(html, origin) {
  const [, main] = html.match(/<main[^>]*>(.*)<\/main>/s) ?? [];
  if (!main) throw new Error('a page without <main> has no Markdown twin');
  const absolute = main.replace(/ href="\/(?!\/)/g, ` href="${origin}/`).replace(/<!-- -->/g, '');
  return `${turndown
    .turndown(absolute)
    .replace(/[ \t]+$/gm, '')
    .replace(/\)\[/g, ') [')
    .replace(/\n{3,}/g, '\n\n')}\n`;
}
