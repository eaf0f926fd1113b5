import { asciiDigits } from '../ascii-digits.ts';
import { isBlock } from '../is-block.ts';
import { childrenOf, type PageDocument, type PageElement } from '../page-document.ts';
import { textOf } from '../page-text.ts';
import { isPriceAlone } from './is-price-alone.ts';
import { TIME_TEXT, WEEKDAY_TEXT } from './stated-patterns.ts';

const BOXES = new Set(['div', 'ul', 'ol', 'section', 'article']);
/** A single name with its value are columns only where the name is a day. */
const LEAST_ROWS = 2;
const MOST_ROWS = 20;
const LONGEST_NAME = 120;
const LONGEST_VALUE = 32;
const LONGEST_TITLE = 40;
/** Letters beside the figures of a value: "15:00 - 20:00 Uhr". */
const MOST_LETTERS = 12;

const isTime = (text: string): boolean =>
  TIME_TEXT.test(asciiDigits(text)) && (text.match(/\p{L}/gu) ?? []).length <= MOST_LETTERS;
const isValue = (text: string): boolean => isPriceAlone(text) || isTime(text);

/** The blocks in a box that has nothing else. */
function rowsOf(page: PageDocument, box: PageElement): PageElement[] {
  const rows = childrenOf(page, box, MOST_ROWS + 1);
  const areRows =
    rows.length > 0 &&
    rows.length <= MOST_ROWS &&
    rows.every(({ name }) => isBlock(name) && name !== 'br') &&
    rows[0]?.textStart === box.textStart &&
    rows.at(-1)?.textEnd === box.textEnd;
  return areRows ? rows : [];
}

/** A name of a column with its value. */
interface ValuePair {
  value: PageElement;
  /** What the prices of the column are for, in a line of its own above it; null for the times of days, and without one. */
  title: PageElement | null;
}

/** The short line directly above a box, which is no heading. */
function titleAbove(page: PageDocument, box: PageElement): PageElement | null {
  const around = page.elements[box.parent];
  const beside = around ? childrenOf(page, around, MOST_ROWS + 1) : [];
  const title = beside[beside.indexOf(box) - 1];
  if (!title || !isBlock(title.name) || /^h[1-6]$/.test(title.name)) return null;
  const text = textOf(page, title, LONGEST_TITLE + 1);
  return text !== '' && text.length <= LONGEST_TITLE && !isValue(text) ? title : null;
}

/** The rows of a box with two columns; none if it has no values beside names. */
function pairsIn(
  page: PageDocument,
  box: PageElement,
): [name: PageElement, value: PageElement, text: string][] {
  const [first, second, ...others] = childrenOf(page, box, MOST_ROWS + 1);
  if (!first || !second || others.length > 0) return [];
  if (!BOXES.has(first.name) || first.name !== second.name) return [];
  const [names, values] = [rowsOf(page, first), rowsOf(page, second)];
  if (names.length === 0 || names.length !== values.length) return [];
  const texts = values.map((value) => textOf(page, value, LONGEST_VALUE + 1));
  const titles = names.map((name) => textOf(page, name, LONGEST_NAME + 1));
  if (names.length < LEAST_ROWS && titles[0]?.search(WEEKDAY_TEXT) !== 0) return [];
  const areValues =
    texts.some(isValue) &&
    texts.every((text) => text !== '' && text.length <= LONGEST_VALUE && (isValue(text) || !/\d/.test(text)));
  const areNames = titles.every((text) => text !== '' && text.length <= LONGEST_NAME && !isValue(text));
  return areValues && areNames
    ? names.flatMap((name, at) => {
        const value = values[at];
        return value ? [[name, value, texts[at] ?? '']] : [];
      })
    : [];
}

/**
 * Names and values that a style sets beside each other as two columns, `<div><p>Adults:</p><p>Children:</p></div><div><p>3 €</p><p>2 €</p></div>`:
 * by the index of each name's element. Every value but words such as "free" is a price or a time.
 */
function valueColumns(page: PageDocument): ReadonlyMap<number, ValuePair> {
  const pairs = new Map<number, ValuePair>();
  for (const box of page.elements) {
    if (!BOXES.has(box.name)) continue;
    const rows = pairsIn(page, box);
    const title = rows.length > 0 && !rows.some(([, , text]) => isTime(text)) ? titleAbove(page, box) : null;
    for (const [name, value] of rows) pairs.set(name.index, { value, title });
  }
  return pairs;
}

/** A name with its value: "Adults: 3 €", "Evenings, adults: 2 €". */
const besideValue = (title: string, name: string, value: string): string =>
  `${title === '' ? '' : `${title.replace(/[*:：\s]+$/u, '')}, `}${name.replace(/\s*[:：]\s*(?=\(|$)/gu, ' ').trim()}: ${value}`;

/**
 * Texts of a page with those of two columns put together.
 *
 * @param elementOf the element that a text is of.
 * @param rewritten a text with other words.
 */
export function withValues<T extends { text: string }>(
  page: PageDocument,
  texts: readonly T[],
  elementOf: (text: T) => PageElement | undefined,
  rewritten: (one: T, text: string) => T,
): readonly T[] {
  const pairs = valueColumns(page);
  if (pairs.size === 0) return texts;
  const byElement = new Map<number, T>();
  // A name with a line break is one name.
  for (const one of texts) {
    const own = elementOf(one)?.index ?? -1;
    const before = pairs.has(own) ? byElement.get(own) : undefined;
    byElement.set(own, before ? rewritten(before, `${before.text} ${one.text}`) : one);
  }
  const told = new Set<number>();
  const used = new Set<number>();
  for (const [name, { value, title }] of pairs)
    if (byElement.has(name) && byElement.has(value.index)) {
      used.add(value.index);
      if (title) used.add(title.index);
    }
  return texts.flatMap((one) => {
    const own = elementOf(one)?.index ?? -1;
    const pair = pairs.get(own);
    if (used.has(own) || told.has(own)) return [];
    const [name, value] = [byElement.get(own), pair && byElement.get(pair.value.index)];
    if (!pair || !name || !value) return [one];
    told.add(own);
    const title = pair.title ? (byElement.get(pair.title.index)?.text ?? '') : '';
    return [rewritten(one, besideValue(title, name.text, value.text))];
  });
}
