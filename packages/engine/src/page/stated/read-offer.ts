import { attribute, isWithin, type PageDocument, type PageElement } from '../page-document.ts';
import { textOf } from '../page-text.ts';
import type { StatedOffer } from '../stated-facts.ts';
import { linesOfPrices } from './lines-of-prices.ts';
import { PRICE, SENDING } from './stated-patterns.ts';
import { goneStatements, LONGEST_STATEMENT } from './stock-statements.ts';
import { IN_STOCK, OUT_OF_STOCK } from './stock-words.ts';
import { writtenPrice } from './written-price.ts';

const LONGEST_NAME = 200;
const LONGEST_LINE = 200;
/** A bar that stays on the screen may repeat the button; a list has one for each thing. */
const MOST_BUTTONS = 2;
const BUYS = /add[-_]?to[-_]?(?:cart|basket|bag)|\/cart\/add/i;
const MARKS = ['class', 'id', 'name', 'action', 'data-action', 'data-button-action'];
const CONTROLS = new Set(['form', 'button', 'input', 'a']);
/** Cards of other things. */
const CARDS = new Set(['li', 'article', 'aside', 'nav', 'footer']);
const STOCK_CLASS = /(?:^|\s)(in-?stock|out-?of-?stock)(?:\s|$)/i;

const marksOf = (element: PageElement) => MARKS.map((name) => attribute(element, name) ?? '').join(' ');

/** The controls that put the thing of the page into a cart, without those of the cards of others, each once. */
function buttonsOf(page: PageDocument): PageElement[] {
  const found: PageElement[] = [];
  let end = 0;
  for (const element of page.elements) {
    if (element.index < end || !CONTROLS.has(element.name) || !BUYS.test(marksOf(element))) continue;
    if (isWithin(page, element.index, ({ name }) => CARDS.has(name))) continue;
    found.push(element);
    end = element.end;
  }
  return found;
}

/** Which currency the page says that its prices are in; '' if it does not. */
function currencyOf(page: PageDocument): string {
  const meta = page.elements.find(
    (element) =>
      element.name === 'meta' &&
      /^(?:og|product):price:currency$/.test(
        attribute(element, 'property') ?? attribute(element, 'name') ?? '',
      ),
  );
  const body = page.elements.find(({ name }) => name === 'body');
  const said =
    (meta && attribute(meta, 'content')) ??
    /(?:^|\s)currency-([a-z]{3})(?:\s|$)/.exec((body && attribute(body, 'class')) ?? '')?.[1] ??
    '';
  return /^[a-z]{3}$/i.test(said.trim()) ? said.trim().toUpperCase() : '';
}

function availabilityOf(
  page: PageDocument,
  lines: readonly string[],
  from: number,
  to: number,
): StatedOffer['availability'] {
  const named = page.elements
    .slice(from, to)
    .flatMap((element) => STOCK_CLASS.exec(attribute(element, 'class') ?? '')?.[1] ?? []);
  const isGone =
    named.some((name) => /out/i.test(name)) ||
    goneStatements(page).some(({ index }) => index >= from && index < to) ||
    lines.some((line) => line.length > LONGEST_STATEMENT && OUT_OF_STOCK.test(line));
  const isThere =
    named.some((name) => !/out/i.test(name)) ||
    lines.some((line) => IN_STOCK.test(line.replace(OUT_OF_STOCK, ' ')));
  return isGone === isThere ? null : isGone ? 'OutOfStock' : 'InStock';
}

/**
 * The one thing that a page sells: its name, and the one price between that and the button that buys it. Null for lists, and
 * where several prices may be meant.
 */
export function readOffer(page: PageDocument): StatedOffer | null {
  const [button, ...others] = buttonsOf(page);
  const titles = page.elements.filter(({ name, hidden }) => name === 'h1' && !hidden);
  const title = titles.filter(({ index }) => index < (button?.index ?? 0)).at(-1);
  if (!button || !title || titles.length > 1 || others.length >= MOST_BUTTONS) return null;
  const between = page.elements.slice(title.end, button.index);
  if (between.some(({ name }) => /^h[2-4]$/.test(name))) return null;
  const lines = linesOfPrices(page, title.textEnd, button.textEnd);
  const prices = new Map(
    lines
      .filter((line) => line.length <= LONGEST_LINE && !SENDING.test(line))
      .flatMap((line) => [...line.matchAll(PRICE)])
      .flatMap(([text]) => {
        const read = writtenPrice(text);
        return read ? [[`${read.amount} ${read.currency}`, read] as const] : [];
      }),
  );
  const name = textOf(page, title, LONGEST_NAME);
  const [price, ...further] = prices.values();
  if (!price || further.length > 0 || name === '') return null;
  const currency = price.currency || currencyOf(page);
  const to = Math.min(page.elements.length, button.end);
  return { name, price: price.amount, currency, availability: availabilityOf(page, lines, title.end, to) };
}
