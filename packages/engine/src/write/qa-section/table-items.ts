import type { Paragraph } from '../../crawl/paragraphs.ts';
import { HAN_OR_KANA, KANA } from '../../page/scripts.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { markedDays } from '../hours/marked-days.ts';
import { isButton } from '../is-button.ts';

const cellsOf = (text: string) => text.split('|').map((cell) => cell.trim());

/** The separators of a row on one line: after its name, after a column's name, between two columns. */
const signsFor = (text: string, language: string) =>
  HAN_OR_KANA.test(text)
    ? { name: '：', next: KANA.test(text) ? '、' : '，' }
    : // French sets a space before a colon.
      { name: /^fr\b/i.test(language) ? ' : ' : ': ', next: '; ' };
const NOTHING = /^[-–—]+$/;
/** A value short enough for the name of its column: "Cars €15". */
const isShort = (value: string) => value.length <= 16 && (/\d/.test(value) || HAN_OR_KANA.test(value));

const FEWEST_WORDS = 3;
/** A word in small letters, a year or a bracket before a full stop: "MwSt." and "p.m." are abbreviations. */
const SENTENCE_END = /(?:(?<![\p{L}.])\p{L}\p{Ll}+|\d{3,}|[)\]”"»])\.$/u;
const endsSentence = (text: string) =>
  text.endsWith('。') ||
  (SENTENCE_END.test(text) &&
    text.split(/\s+/u).length >= FEWEST_WORDS &&
    splitSentences(`${text} Z`).length > splitSentences(text).length);

/** A cell as it stands before the sign that ends it in a line: without a sign of its own. */
function unclosed(text: string): string {
  const open = text.replace(/\s*[;；,，、]$/u, '');
  return endsSentence(open) ? open.slice(0, -1) : open;
}

/** One row as one line: each cell, with the name of its column before it if there are several. */
function rowLine(
  cells: readonly string[],
  heads: readonly string[],
  signs: ReturnType<typeof signsFor>,
): string {
  // A picture may stand before the name.
  const at = heads.length === 0 && /[:：]$/u.test(cells[1] ?? '') && cells[0] === '' ? 1 : 0;
  const [name = '', ...values] = cells.slice(at);
  const marked = markedDays(heads.slice(1), values);
  if (marked !== null && name !== '') return `${unclosed(name)}${signs.name}${marked}`;
  const named = Math.max(values.length, heads.length - 1) > 1;
  const said = values.flatMap((value, at) => {
    // In one of several columns a dash stands for nothing; alone it says that there is none.
    if (value === '' || isButton(value) || (named && NOTHING.test(value))) return [];
    const head = named ? heads[at + 1]?.replace(/\s*[:：]$/u, '') : '';
    return [head ? `${head}${isShort(value) ? ' ' : ' – '}${value}` : value];
  });
  const listed = said.map((value, at) => (at < said.length - 1 ? unclosed(value) : value)).join(signs.next);
  if (name === '' || (listed === '' && isButton(name))) return listed;
  const sign = /[:：?？]$/u.test(name) ? ' ' : signs.name;
  return said.length === 0 ? name : `${unclosed(name)}${sign}${listed}`;
}

/**
 * The paragraphs of a text, with its table rows as list items: the editor has no tables, and no cell may be
 * lost.
 */
export function tableItems(paragraphs: readonly Paragraph[], language: string): Paragraph[] {
  let heads: string[] = [];
  // For the whole table: a row may have only one script's characters.
  const signs = signsFor(paragraphs.map(({ text }) => text).join(' '), language);
  return paragraphs.flatMap(({ kind, text }): Paragraph[] => {
    if (kind === 'head') {
      heads = cellsOf(text);
      return [];
    }
    if (kind !== 'row') {
      heads = [];
      return [{ kind, text }];
    }
    const line = rowLine(cellsOf(text), heads, signs);
    return line === '' ? [] : [{ kind: 'item', text: line }];
  });
}
