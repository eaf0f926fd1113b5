import {
  attribute,
  inclusiveAncestors,
  isWithin,
  type PageDocument,
  type PageElement,
} from '../page-document.ts';
import { collapse, textOf } from '../page-text.ts';
import { PRICE } from './stated-patterns.ts';
import { goneStatements, stockOfClass } from './stock-statements.ts';

const STRUCK = new Set(['del', 's', 'strike']);
const STRUCK_CLASS =
  /(?:^|[\s:])(?:text-(?:decoration-)?)?(?:line-through|strike-?through|strike|struck|crossed)(?:\s|$)/i;
const OLD_CLASS =
  /(?<!(?:with|has)[-_])(?<![\p{L}\d])(?:(?:old|regular|original|was|compare(?:-?at)?|strike|crossed|before|previous|rrp|msrp|uvp)[\w-]*price|list[-_]?price|price(?:[\w-]*[-_])?(?:old|compare|was|original|before)(?!\p{L}))/iu;
const SPOKEN =
  /(?:^|\s)(?:visually-?hidden|sr-only|screen-reader-(?:text|only)|a11y-hidden|u-hiddenvisually|hidden-visually)(?:\s|--|$)/i;
const SAVED = /discount|saving|percent/i;
/** A word beside a price, as Magento writes it: "Special Price", "Was". */
const LABEL = /(?:^|\s)price-label(?:\s|$)/i;
const FROM = /^(?:as low as|from|starting|ab|à partir|dès|desde|a partir|da|vanaf|od|från|fra|от)(?!\p{L})/iu;
/** For what time or how many a price is: that is part of it. */
const UNIT = /^\P{L}{0,3}(?:per|pro|par|por|al|a|je|na|za|в|\/)\s/iu;
/** Characters of a class attribute that are read. */
const LONGEST_CLASS = 300;
/** A text that is cut, at a word, is still longer if twice as much is read. */
const LONGEST_PRICE = 60;
/** With what a screen reader says of each price. */
const LONGEST_BOX = 240;
const MOST_LEVELS = 3;
/** Elements around a statement that are looked at for its price. */
const MOST_AROUND = 8;
const MOST_PRICES = 300;
/** Pieces of text in a box that are read: a price has few. */
const MOST_PIECES = 100;

const classOf = (element: PageElement) => (attribute(element, 'class') ?? '').slice(0, LONGEST_CLASS);
const isStruck = (element: PageElement) => STRUCK.has(element.name) || STRUCK_CLASS.test(classOf(element));
const hasPrice = (text: string) => text.search(PRICE) !== -1;
const contains = (around: PageElement, { index }: PageElement) => around.index <= index && index < around.end;

/** The innermost elements whose whole text is a price. */
function pricesOf(page: PageDocument): PageElement[] {
  const found = new Set<PageElement>();
  for (const { text, parent, region } of page.pieces) {
    if (found.size >= MOST_PRICES) break;
    if (!region.isText || region.part !== 'main' || text.length > LONGEST_PRICE || !/\d/.test(text)) continue;
    const own = page.elements[parent];
    if (!own) continue;
    for (const element of inclusiveAncestors(page, own, MOST_LEVELS + 1)) {
      const whole = textOf(page, element, LONGEST_PRICE * 2);
      if (whole.length > LONGEST_PRICE) break;
      if (!hasPrice(whole)) continue;
      found.add(element);
      break;
    }
  }
  return [...found];
}

/** The text of a small element without that of some others, with a space between its pieces; null for a large one. */
function textWithout(page: PageDocument, box: PageElement, others: readonly PageElement[]): string | null {
  if (box.textEnd - box.textStart > MOST_PIECES) return null;
  const left = others.filter((other) => contains(box, other));
  let text = '';
  for (let at = box.textStart; at < box.textEnd && text.length <= LONGEST_BOX; at += 1) {
    const piece = page.pieces[at];
    const isLeft = left.some(({ textStart, textEnd }) => textStart <= at && at < textEnd);
    if (piece?.region.isText && !isLeft) text += ` ${piece.text}`;
  }
  return text.length > LONGEST_BOX ? null : collapse(text);
}

/** Whether another price stands beside elements, in the same small box. */
const hasPriceBeside = (
  page: PageDocument,
  element: PageElement,
  without: readonly PageElement[],
): boolean => {
  const around = page.elements[element.parent];
  if (!around) return false;
  for (const box of inclusiveAncestors(page, around, MOST_LEVELS)) {
    const text = textWithout(page, box, without);
    if (text === null) return false;
    if (hasPrice(text)) return true;
  }
  return false;
};

/** Prices that others replace: struck out, or named so beside another one. */
function oldPrices(page: PageDocument): PageElement[] {
  const short = (element: PageElement) => {
    const text = textOf(page, element, LONGEST_PRICE * 2);
    return text.length <= LONGEST_PRICE && /\d/.test(text) && hasPrice(text);
  };
  const struck = page.elements.filter(isStruck).slice(0, MOST_PRICES).filter(short);
  // Some shops call the only price of a thing its regular one.
  const named = page.elements
    .filter((element) => OLD_CLASS.test(classOf(element)))
    .slice(0, MOST_PRICES)
    .filter(short);
  const outer = [...struck, ...named];
  return [...struck, ...named.filter((element) => hasPriceBeside(page, element, outer))];
}

/** What only a screen reader says of a price, "Current price is: £22.00", and how much is saved: "-20%". */
function labelsOfPrices(page: PageDocument): PageElement[] {
  const labels = page.elements
    .filter((element) => {
      const name = classOf(element);
      return SPOKEN.test(name) || LABEL.test(name) || SAVED.test(name);
    })
    .slice(0, MOST_PRICES);
  return labels.filter((element) => {
    const text = textOf(page, element, LONGEST_PRICE * 2);
    const name = classOf(element);
    const isSaid = SPOKEN.test(name) || LABEL.test(name);
    const isLabel = isSaid ? !UNIT.test(text) && !FROM.test(text) : text.includes('%');
    return text !== '' && text.length <= LONGEST_PRICE && isLabel && hasPriceBeside(page, element, labels);
  });
}

/** The prices of things that are gone: nobody can pay them. */
function gonePrices(page: PageDocument, replaced: ReadonlySet<number>): PageElement[] {
  const statements = goneStatements(page);
  if (statements.length === 0 && !page.elements.some((each) => stockOfClass(classOf(each)) === 'OutOfStock'))
    return [];
  const prices = pricesOf(page).filter(
    (price) => !isWithin(page, price.index, ({ index }) => replaced.has(index)),
  );
  const found = prices.filter((price) => {
    for (const element of inclusiveAncestors(page, price, page.elements.length)) {
      const stock = stockOfClass(classOf(element));
      if (stock !== null) return stock === 'OutOfStock';
    }
    return false;
  });
  for (const statement of statements) {
    for (const around of inclusiveAncestors(page, statement, MOST_AROUND)) {
      const own = prices.filter((price) => contains(around, price));
      if (own.length === 0) continue;
      // Which of several prices is meant is not certain.
      if (new Set(own.map((price) => textOf(page, price))).size === 1) found.push(...own);
      break;
    }
  }
  return found;
}

/** Keeps the answer about a page: several readers ask. */
function oncePerPage(
  answer: (page: PageDocument) => Set<number>,
): (page: PageDocument) => ReadonlySet<number> {
  const known = new WeakMap<PageDocument, ReadonlySet<number>>();
  return (page) => {
    const kept = known.get(page) ?? answer(page);
    known.set(page, kept);
    return kept;
  };
}

/** The elements with prices that others replace, and the labels of prices that are no text of their own: by their indexes. */
export const replacedPrices = oncePerPage((page) => {
  if (!page.pieces.some(({ text }) => /\d/.test(text))) return new Set<number>();
  return new Set([...oldPrices(page), ...labelsOfPrices(page)].map(({ index }) => index));
});

/**
 * The elements with prices that nobody pays now: those that others replace, and those of things that are sold out. By their
 * indexes; what is inside them is meant, too.
 */
export const unpaidPrices = oncePerPage((page) => {
  const replaced = replacedPrices(page);
  return new Set([...replaced, ...gonePrices(page, replaced).map(({ index }) => index)]);
});
