import { blockAround } from '../block-around.ts';
import { isBlock } from '../is-block.ts';
import { childrenOf, inclusiveAncestors, type PageDocument, type PageElement } from '../page-document.ts';
import { textOf } from '../page-text.ts';
import { isPriceAlone } from './is-price-alone.ts';
import { linesOfPrices } from './lines-of-prices.ts';
import { PRICE } from './stated-patterns.ts';

/** A plan, or another thing that a page sells in a card of its own, with its price as written. */
export interface PriceCard {
  name: string;
  /** With its unit: "from €49 per month, billed annually". */
  price: string;
}

const LEAST_CARDS = 2;
const MOST_CARDS = 12;
/** Elements around a price that are looked at for its card. */
const MOST_AROUND = 8;
const MOST_LINES = 40;
const LONGEST_NAME = 40;
const LONGEST_UNIT = 40;
const MOST_UNITS = 2;
/** What is said of a card, not its name. */
const BADGE =
  /^\P{L}*(?:(?:our )?most (?:popular|loved)|popular|best(?:[ -]?seller| value| deal| choice)|recommended|new|limited(?: offer)?|save .*|.*\d\s?%.*|beliebt(?:este[rs]?)?|am beliebtesten|empfohlen|bestseller|unser tipp|tipp|neu|populaire|le plus populaire|recommandé|meilleur choix|nouveau|más popular|recomendado|nuevo|più (?:popolare|scelto)|consigliato|nuovo|mais popular|novo|meest gekozen|populair|aanbevolen|nieuw|najpopularniejszy|polecany|populär|populær|хит|популярный|人気|おすすめ|推荐|最受欢迎)\P{L}*$/iu;
/** Words before the lowest of several prices. Others before a price say something else: "Save $20". */
const FROM =
  /^(?:from|starting (?:at|from)|starts at|as low as|ab|à partir de|dès|desde|a partir (?:de|di)|da|vanaf|od|från|fra|alkaen|от|від|から)$/iu;
/** For what time or how many the price is, and how it is paid: "/month", "per user / month", "billed annually". */
const UNIT =
  /^[(（]?(?:(?:\/|／|per|pro|par|por|al|a|je|na|za|i|в|за|в)\s?\p{L}[\p{L}\d ./]{1,34}|(?:billed|paid|charged)\s\p{L}[\p{L} ]{2,28}|bei jährlicher (?:zahlung|abrechnung)|jährlich(?:e zahlung)?|monatlich|mensuel|annuel|mensual|anual|mensile|annuale|maandelijks|jaarlijks|monthly|yearly|annually|one[- ]time(?: payment)?|einmalig|mois|mo|month|year|yr|Monat|Jahr|an|mes|año|mese|anno)[)）]?\.?$/iu;
/** What stands above cards of plans. */
const OF_PLANS =
  /pric|(?<!\p{L})(?:plans?|memberships?|packages?|rates)(?!\p{L})|tarif|preis|pakete|prix|formule|abonn|offres|precio|planes|prezz|pacchetti|listino|preço|planos|prijs|pakket|cen(?:a|y|ík)(?!\p{L})|pris(?:er)?(?!\p{L})|цен|тариф|料金|プラン|价格|套餐|요금/iu;

const leadOf = (line: string) => /^((?:\p{L}+\s){0,2})/u.exec(line)?.[1]?.trim() ?? '';
/** A price and nothing that makes it another amount than what the thing costs. */
const isCost = (line: string) =>
  isPriceAlone(line) && (leadOf(line) === '' || FROM.test(leadOf(line)) || /^(?:US|A|C|R)?\$/u.test(line));

function nameOf(page: PageDocument, card: PageElement, lines: readonly string[], priceAt: number): string {
  const headings = page.elements
    .slice(card.index, card.end)
    .filter(({ name, hidden }) => /^h[1-6]$/.test(name) && !hidden);
  if (headings.length > 1) return '';
  const [heading] = headings;
  const name = heading
    ? textOf(page, heading, LONGEST_NAME + 1)
    : (lines.slice(0, priceAt).find((line) => !BADGE.test(line)) ?? '');
  const isName =
    name.length >= 2 &&
    name.length <= LONGEST_NAME &&
    /\p{L}/u.test(name) &&
    !/[.!?。]$/u.test(name) &&
    name.search(PRICE) === -1 &&
    !BADGE.test(name);
  return isName ? name : '';
}

/** Lines of a card without those of its list of features: "Extra storage $5" is not what the plan costs. */
function linesWithout(page: PageDocument, card: PageElement): string[] {
  const features = page.elements
    .slice(card.index + 1, card.end)
    .filter(({ name }) => name === 'li' || name === 'button' || name === 'a');
  const said = new Set(features.map((element) => textOf(page, element, LONGEST_UNIT * 3)));
  return linesOfPrices(page, card.textStart, card.textEnd)
    .filter((line) => !said.has(line))
    .slice(0, MOST_LINES);
}

/** What a card sells; null for one without a price of its own, and for one with several: which of them holds is not certain. */
function cardOf(page: PageDocument, card: PageElement): PriceCard | null {
  const lines = linesWithout(page, card);
  const priced = lines.flatMap((line, at) => (isCost(line) ? [at] : []));
  const [at] = priced;
  const others = lines.filter((line, place) => place !== at && !isCost(line) && line.search(PRICE) !== -1);
  if (at === undefined || priced.length > 1 || others.length > 0) return null;
  const name = nameOf(page, card, lines, at);
  if (name === '') return null;
  const before = lines[at - 1] ?? '';
  const units: string[] = [];
  for (const line of lines.slice(at + 1, at + 1 + MOST_UNITS)) {
    if (line.length > LONGEST_UNIT || !UNIT.test(line)) break;
    units.push(line);
  }
  const [unit = '', ...paid] = units;
  const price = `${FROM.test(before) ? `${before} ` : ''}${lines[at]}`;
  const whole = unit === '' ? price : `${price}${/^[/／]/u.test(unit) ? '' : ' '}${unit}`;
  return { name, price: [whole, ...paid].join(', ') };
}

/**
 * The nearest element around a price that stands in a row with others of its kind, which have prices as well.
 *
 * @param chain the elements around the price, from the inside.
 * @param chains those of all prices.
 */
function rowOf(
  chain: readonly PageElement[],
  chains: readonly (readonly PageElement[])[],
): PageElement | null {
  for (const [at, own] of chain.entries()) {
    const around = chain[at + 1];
    if (!around || around.name === 'tr') return null;
    if (!isBlock(own.name)) continue;
    const beside = new Set(
      chains
        .flatMap((other) => other[other.indexOf(around) - 1] ?? [])
        .filter(({ name }) => name === own.name),
    );
    if (beside.size >= LEAST_CARDS && beside.size <= MOST_CARDS) return around;
  }
  return null;
}

/** The heading above a row of cards, and the page's own. */
function isOfPlans(page: PageDocument, row: PageElement): boolean {
  const above = page.elements.slice(0, row.index).filter(({ name }) => /^h[1-6]$/.test(name));
  const titles = [above.at(-1), page.elements.find(({ name }) => name === 'title')];
  return titles.some((element) => element !== undefined && OF_PLANS.test(textOf(page, element, 120)));
}

const MOST_PRICED = 60;
const LONGEST_PRICED = 60;
const PER = /[/／]|(?<!\p{L})(?:per|pro|par|por|al|je|na|za)\s\p{L}/iu;
const isPriced = (text: string) => text.length < LONGEST_PRICED && text.search(PRICE) !== -1;

/**
 * The plans of a pricing table that is made of cards, each with its name and its one price. None where the cards are not those of
 * plans, where fewer than two of them can be read with certainty, or where two have the same name.
 */
export function readPriceCards(page: PageDocument): PriceCard[] {
  const blocks = page.pieces
    .filter(({ text, region }) => region.isText && region.part === 'main' && /\d/.test(text))
    .flatMap((piece) => blockAround(page, piece) ?? []);
  const priced = [...new Set(blocks)]
    .filter((block) => !block.hidden && isPriced(textOf(page, block, LONGEST_PRICED)))
    .slice(0, MOST_PRICED);
  const chains = priced.map((block) => [...inclusiveAncestors(page, block, MOST_AROUND + 1)]);
  for (const row of new Set(chains.flatMap((chain) => rowOf(chain, chains) ?? []))) {
    const cards = childrenOf(page, row).flatMap((card) => cardOf(page, card) ?? []);
    const areDistinct = new Set(cards.map(({ name }) => name)).size === cards.length;
    const haveUnit = cards.some(({ price }) => PER.test(price));
    if (cards.length >= LEAST_CARDS && areDistinct && (haveUnit || isOfPlans(page, row))) return cards;
  }
  return [];
}
