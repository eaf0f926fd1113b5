import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { type Paragraph, paragraphsOf } from '../../crawl/paragraphs.ts';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { asciiDigits } from '../../page/ascii-digits.ts';
import { HAN_OR_KANA } from '../../page/scripts.ts';
import {
  CURRENCY_CODES,
  CURRENCY_SIGNS,
  CURRENCY_WORDS,
  CURRENCY_WORDS_UNSPACED,
} from '../../page/stated/currencies.ts';
import { footnotesOf, withFootnote } from '../footnotes.ts';
import { isOfSending } from '../of-sending.ts';
import { isPriceUnit, priceWithUnits } from '../price-units.ts';
import { bareWords, oneLine } from '../sentences.ts';
import { ownSections } from '../without-page-tools.ts';
import { isDuration } from './is-duration.ts';
import { salaryAmounts } from './salary-amounts.ts';

export interface PricedThing {
  name: string;
  /** As written, with its unit: "€15 / €20", "$29 per month", "– Small €4 / Large €7". */
  price: string;
}

const AMOUNT = String.raw`(?:\d[\d.,’' \u00a0]*\d|\d)(?:[.,](?:--?|[–—]))?`;
const BEFORE = String.raw`(?:[${CURRENCY_SIGNS}]|(?:${CURRENCY_CODES}|Rs\.?|R\$|US\$|A\$|C\$|kr\.?)(?=\s?\d))\s?(?:${AMOUNT})`;
const AFTER = String.raw`(?:${AMOUNT})\s?(?:[€£₹₽₺₴₪₫]|(?:${CURRENCY_WORDS})(?!\p{L})\.?|万元|만\s?원|${CURRENCY_WORDS_UNSPACED})`;
const ONE = `(?:${BEFORE}|${AFTER})`;
/** Words before the lowest of several prices, in the languages of most sites: the source of a pattern. */
export const STARTING_AT =
  'starting (?:at|from)|ab|à partir de|dès|desde|a partir de|da|vanaf|od|från|fra|от|nuo|no|alates|از';
const FROM = String.raw`(?:(?:(?:prices |priced )?from|${STARTING_AT}|starts at|as low as|only|nur|des de|เริ่มต้น(?:ที่)?|[～〜]|约|起)\s*)?`;
/** The lower end of a span has its currency at the upper one: "38–43 €". */
const LOWER = String.raw`(?:\d[\d.,]*[-–—](?=\d))?`;
const RANGE = String.raw`${FROM}${LOWER}${ONE}(?:\s?(?:[-–—~/]|to|bis|à|a|or)\s?${ONE})*(?:\s?[～〜])?`;
const UNIT = String.raw`(?:\s*(?:\/|／|per|pro|par|por|al|a|each|le|la|les|the|das|el|il|lo|pièce|pce|stück|stuk|pz|p\.\s?P\.?|起)\s?[\p{L}\d. ]{0,24})?`;
/** Once for all, as plans say that are no subscription: "R$ 399,00 Valor total". */
const IN_ALL = String.raw`(?:\s(?:valor total|(?:in |no |en |au )?total|in totale|totaal|insgesamt|gesamt|łącznie|всего))?`;
/** Whether tax is within it, as in Japan. */
const TAX = String.raw`(?:\s?[（(]?税[込抜別]み?[）)]?)?`;
const SOME_PRICE = new RegExp(ONE, 'u');
const PRICE_LINE = new RegExp(
  `^(?:${RANGE})${UNIT}${IN_ALL}${TAX}(?:\\s\\([^()]{1,24}\\))?\\s?[*★]{0,3}$`,
  'iu',
);
/** Whether a line is a price and nothing else: "from €15", "$29 / month". */
export const isPriceLine = (line: string): boolean => PRICE_LINE.test(line);
/** "Haircut – €35": a name, a separator or a row of dots, a price. */
const NAMED = new RegExp(
  String.raw`^(.{3,60}?)(?:\s*(?:[:：–—-]|\.{2,}|…)|\s)\s*(${RANGE}${UNIT}${TAX}\s?[*★]{0,3})$`,
  'iu',
);

/** "Massage (50 min.) ........ €68": a row of dots leads from a name to its price, also inside a text. */
const LED = new RegExp(
  String.raw`((?:[^.!?;:…*]|\.(?=[^\s.]|\s?\))){1,120}?)(?:\.{3,}|…+|(?<!_)_{3,}|(?<!·)·{3,})\s*(${RANGE}${UNIT}(?![\d\p{L}])\*{0,3})`,
  'giu',
);

const MOST = 12;
const LONGEST_NAME = 60;
const LONGEST_CONDITION = 120;
/** A step of a scale, "Less than 600", "From 600 to 1,200": what it measures is stated elsewhere. */
const STEP_OF_SCALE =
  /^(?:(?:less|more|fewer) than|under|over|up to|from|to|and|above|below|moins de|plus de|jusqu[’']à|de|à|entre|et|unter|über|bis|ab|von|mehr als|weniger als|menos de|más de|hasta|desde|mais de|até|a|meno di|più di|fino a|oltre|da|minder dan|meer dan|tot|van|do|od|nad|[\s\d.,–-]|%)+$/iu;
/** When a price holds says nothing of what it is for: "dal 01/05 al 28/09", "Hauptsaison". */
const PERIOD =
  /^\P{N}{0,12}\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\P{N}{1,8}\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\P{N}{0,3}$|^(?:(?:low|high|peak|mid|off)[- ]?season|(?:neben|haupt|vor|nach|zwischen)saison|(?:basse|haute|moyenne) saison|(?:bassa|alta|media) stagione|temporada (?:baja|alta|media)|(?:laag|hoog|tussen)seizoen|época (?:baixa|alta|média))$/iu;
/** Free things and shipping costs are not products. */
const SENDING =
  /^(?:free )?(?:shipping|delivery|postage|versand|lieferung|livraison|frais de port|envío|spedizione|verzending|bezorging|frete|envio|entrega|doprava|poštovné|dostawa|wysyłka|frakt|送料|배송비?|доставка)(?!\p{L})|(?<!\p{L})(?:free|zdarma|gratis|gratuit[eo]?|kostenlos|kostenfrei|offert[es]?|grátis|бесплатн\p{L}*)$/iu;
/** What is paid beside the thing that is sold: alone it does not say what that costs. */
const EXTRA =
  /(?<!\p{L})(?:cleaning fee|final cleaning|(?:tourist|city|visitor|occupancy) tax|(?:security )?deposit|endreinigung|kurtaxe|kaution|frais de ménage|ménage de fin de séjour|taxe de séjour|caution|dépôt de garantie|pulizi[ae] final[ei]|tassa di soggiorno|cauzione|limpieza final|gastos de limpieza|tasa turística|fianza|taxa (?:turística|de limpeza)|schoonmaakkosten|eindschoonmaak|toeristenbelasting|borg(?:som)?|slutstädning|slutrengøring|loppusiivous|sprzątanie końcowe|opłata klimatyczna|kaucja|závěrečný úklid|kauce)(?!\p{L})|入湯税|清掃料|청소비/iu;
/** A small word between a name and its price: "Adhésion de 20 €". */
const BEFORE_PRICE = /\s(?:de|d[’']|à|of|for|at|von|für|zu|di|da|por|van|voor)$/iu;
/** Headings that do not name a product: "Pricing", "What it costs". */
const NO_THING =
  /^(?:our |unsere |nos |nuestros |i nostri )?(?:pricing|prices?|price list|preise?|preisliste|tarifs?|prix|precios|prezzi|listino|preus|tarieven|prijzen|preços|ceny|价格|料金|costs?|fees?|rates?|kosten|gebühr(?:en)?|coûts?|costos?|costes?|custos?|costi|koszty?|kostnad(?:er)?|featured(?: products)?|best ?sellers?|new arrivals|popular products|on sale|products?|shop|store|neuheiten|produkte|beliebte produkte|nouveautés|meilleures ventes|produits(?: populaires)?|boutique|destacados|novedades|productos(?: destacados)?|tienda|in evidenza|novità|prodotti|negozio|destaques|novidades|produtos|loja|uitgelicht|producten|winkel|polecane|nowości|produkty|sklep|nyheter|produkter|butik|mağaza|öne çıkan(?:lar| ürünler)|çok satanlar|ürünler|товары|каталог|магазин|новинки|хиты продаж|menu|services?|plans?|total|subtotal|from|ab|save|discount)\W*$/iu;

/** What a shop calls the price of the product on the page: "판매가", "Regular price". */
const PRICE_LABEL =
  /^(?:판매가|소비자가|할인가|정가|상품\s?가격|가격|(?:販売|通常|参考|税込)?価格(?:[（(]税込[）)])?|定価|售[价價]|原[价價]|市[场場][价價]|(?:regular|sale|selling|retail|list|our|unit) price|price|prix(?: habituel| promotionnel| de vente)?|(?:verkaufs|normal|angebots|end)?preis|precio(?: habitual| normal| de oferta| de venta)?|prezzo(?: di listino)?|preço)$/iu;

/** The sum of an empty cart beside what it could hold: "Végösszeg: 0 Ft". */
const NOTHING = /(?<![\d.,])0(?:[.,]0{1,2})?(?![\d.,])/;
const TOTAL =
  /^(?:sub)?(?:total|sum|summe|gesamt\p{L}*|zwischensumme|sous-total|totale|totaal|totalt|i alt|yhteensä|suma|celkem|spolu|skupaj|ukupno|razem|łącznie|végösszeg|összesen|toplam|ara toplam|итого|всего|разом|всього|общо|σύνολο|tổng(?: cộng)?|jumlah|kokku|kopā|iš viso|합계|총|合計|小計|合计|总计|小计|المجموع|סה״כ|סה"כ)(?!\p{L})/iu;
const isEmptyCart = (line: string) => TOTAL.test(line) && NOTHING.test(line);

const isName = (text: string) =>
  text.length >= 2 &&
  text.length <= LONGEST_NAME &&
  /\p{L}{2}/u.test(text) &&
  !SOME_PRICE.test(text) &&
  !/[.!?。！？]$|[?？]|\b(?:up to|from|to|bis|ab|of|or|and|only|for|with|jusqu’à|hasta)$/iu.test(text) &&
  !NO_THING.test(text) &&
  !PRICE_LABEL.test(text) &&
  !(/\d/.test(text) && STEP_OF_SCALE.test(text)) &&
  !SENDING.test(text);

/** "STANDARD WASH" as it is written elsewhere, else with initial capitals. */
function unshouted(name: string, names: ReadonlyMap<string, string>): string {
  if (name.length < 5 || name !== name.toLocaleUpperCase('en') || !/\p{Lu}{3}/u.test(name)) return name;
  const known = names.get(name.toLocaleLowerCase('en'));
  return (
    known ??
    name
      .toLocaleLowerCase('en')
      .replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'))
  );
}

/** Prices alone in a section, with their unit; those of a row stay together. */
function pricesIn(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (PRICE_LINE.test(line)) found.push(priceWithUnits(lines, at));
  }
  return [...new Set(found)];
}

/**
 * Cards of several things whose names are not in the text: between their prices they say the same ("In stock"), or each has a
 * sentence of its own.
 */
function isOfSeveral(lines: readonly string[]): boolean {
  const others = lines.filter((line) => !PRICE_LINE.test(line) && !isPriceUnit(line));
  const sentences = others.filter((line) => /\p{L}{3}.*[.!。]$/u.test(line)).length;
  const prices = lines.filter((line) => PRICE_LINE.test(line)).length;
  return prices > 1 && (new Set(others).size < others.length || sentences >= prices);
}

/** Terms with a price as their description: "Tagliatelle", "€13" in a list of dishes. */
function describedPrices(paragraphs: readonly Paragraph[]): PricedThing[] {
  const lines = paragraphs.map(({ kind, text }) => ({ kind, text: oneLine(text) }));
  return lines.flatMap(({ kind, text }, at) => {
    const term = lines[at - 1];
    const isTerm = kind === 'item' && term?.kind === 'text' && isName(term.text);
    return isTerm && PRICE_LINE.test(text) ? [{ name: term.text, price: text }] : [];
  });
}

/** A dish may be described between its name and its price. */
const AFTER_NAME = 1;
const AFTER_DESCRIPTION = 2;

/** For how many a plan is, between its name and its price: "Up to 15 users", "100+ seats". */
const FOR_SO_MANY =
  /^(?:(?:for )?up to|bis(?: zu)?|jusqu[’']à|hasta|fino a|até|tot|max\.?|maximum)\s\d|^\d+\+?\s\p{L}/iu;

/**
 * Boxes without headings, each with a name and a price: plans, dishes. Of two lines between all prices the first is the name
 * and the second describes it; else the name is next to its price. None if any of them has no name of its own.
 */
export function boxedPrices(paragraphs: readonly Paragraph[]): PricedThing[] {
  // A builder writes a price once more for narrow screens.
  const once = paragraphs
    .map(({ kind, text }) => ({ kind, text: oneLine(text) }))
    .filter(({ text }, at, all) => !(PRICE_LINE.test(text) && all[at - 1]?.text === text));
  const lines = once.filter(({ text }) => !isPriceUnit(text));
  const units = pricesIn(once.map(({ text }) => text));
  const places = lines.flatMap(({ text }, at) => (PRICE_LINE.test(text) ? [at] : []));
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0) - 1);
  if (gaps.length === 0) return [];
  const before = Math.min(...gaps) === AFTER_DESCRIPTION ? AFTER_DESCRIPTION : AFTER_NAME;
  const things = places.flatMap((place, at): PricedThing[] => {
    const beside = lines[place - before];
    const named = beside && FOR_SO_MANY.test(beside.text) ? lines[place - before - 1] : beside;
    const name = withoutEmblems(named?.text ?? '');
    return named?.kind === 'text' && isName(name) ? [{ name, price: units[at] ?? '' }] : [];
  });
  // "In stock" above each price is no name.
  const isEachOwn = new Set(things.map(({ name }) => name)).size === places.length;
  return isEachOwn && units.length === places.length ? things : [];
}

const CELLS = /\s*\|\s*/;
/** What tells one column of prices from the others: a size, a season, "60 Min.". */
const isColumn = (head: string) =>
  head.length <= LONGEST_NAME &&
  /\p{L}|\d\s?['’′]/u.test(head) &&
  !SOME_PRICE.test(head) &&
  !NO_THING.test(head) &&
  !SENDING.test(head);

/** A row of prices under columns that name the products: "Price per month". */
const ROW_OF_PRICES =
  /^(?:prices?|preise?|prix|tarifs?|precios?|prezz[oi]|prijs|prijzen|preços?|cena|costs?|kosten|料金|价格|價格|가격)(?!\p{L})\s*(.*)$/iu;
const MOST_COLUMNS = 4;

/**
 * The prices of a table row: of the product that it names, with its columns' names; or of the products above
 * them.
 */
function pricedRow(line: string, heads: readonly string[]): PricedThing[] {
  const [written = '', ...cells] = line.split(CELLS);
  const name = withoutEmblems(written);
  const columns = cells
    .map((cell, at) => ({ head: heads[at] ?? '', cell }))
    .filter(({ cell }) => cell !== '');
  const priced = columns.filter(({ cell }) => PRICE_LINE.test(cell));
  const unit = ROW_OF_PRICES.exec(name)?.[1];
  if (unit !== undefined && heads.length >= cells.length) {
    const per = /^(?:\/|per |pro |par |por |al |a )/iu.test(unit) ? ` ${unit}` : '';
    return priced.flatMap(({ head, cell }) => (isName(head) ? [{ name: head, price: `${cell}${per}` }] : []));
  }
  if (
    !(isName(name) || isDuration(name)) ||
    priced.length === 0 ||
    priced.length > MOST_COLUMNS ||
    priced.length < columns.length
  )
    return [];
  // Beside "Price" a column says what else the sum is: "Reimbursed".
  const named = priced.length > 1 && priced.every(({ head }) => isColumn(head) || NO_THING.test(head));
  const prices = priced
    .map(({ head, cell }) => (named && isColumn(head) ? `${head} ${cell}` : cell))
    .join(' / ');
  return [{ name, price: named && isColumn(priced[0]?.head ?? '') ? `– ${prices}` : prices }];
}

/** The products of a line in which rows of dots lead to prices: one, or several in a text. */
function ledPrices(line: string): PricedThing[] {
  return [...line.matchAll(LED)].flatMap(([, before = '', price = '']) => {
    const name = withoutEmblems(before.trim());
    return isName(name) ? [{ name, price }] : [];
  });
}

/** A name that ends with what separates it from its price: "Haircut – ", "Haircut ....". */
const ENDS_NAME = /[:：–—.…-]\s*$/u;

/** A number at the end of a name, behind which a dash stands before the price. */
const LOWER_END = /\s(\d{3,6})\s?[-–—]$/u;

/**
 * Where the price of a line begins: at the lower end of a span, "2500 – 4990 Kč". A shorter number, or a higher one, is part of the
 * name: "Menu 2 – 15 €".
 */
function priceStart(before: string, price: string): number {
  const [, lower = ''] = LOWER_END.exec(before.trimEnd()) ?? [];
  const [upper = ''] = /\d+/.exec(price) ?? [];
  return lower.length === upper.length && lower < upper ? before.lastIndexOf(lower) : before.length;
}

/** "Haircut – €35" with its name and its price, as written; null for another line. */
function namedPrice(line: string): PricedThing | null {
  // As long as the line, so that both can be cut out of it.
  const plain = asciiDigits(line).replace(/(?<=\d)，(?=\d)/g, ',');
  const [, name = '', price = ''] = NAMED.exec(plain) ?? [];
  if (price === '') return null;
  const end = line.length - price.length;
  const start = priceStart(plain.slice(0, end), price);
  return {
    name: start < end ? line.slice(0, start).trimEnd() : line.slice(0, name.length),
    price: line.slice(start),
  };
}

/** Lines of one text, each with a name and a price: a list that the page writes with line breaks. */
function linesWithPrices(text: string): PricedThing[] {
  const lines = text.split('\n').map(oneLine).filter(Boolean);
  const named = lines.flatMap((line) => namedPrice(line) ?? []);
  return lines.length > 1 && named.length === lines.length ? named.filter(({ name }) => isName(name)) : [];
}

/** Letters set apart by hand: "東 雲 羊 羹". */
const SET_APART = /^\p{Lo}(?:\s\p{Lo}){2,}(?!\p{Lo})/u;

function headingOf(section: CrawledPage['sections'][number]): string {
  const heading = withoutEmblems(oneLine(section.heading)).replace(/[:：]$/u, '');
  return heading.replace(SET_APART, (letters) => letters.replaceAll(' ', ''));
}

function inSection(section: CrawledPage['sections'][number], page: CrawledPage): PricedThing[] {
  const things: PricedThing[] = [];
  const paragraphs = paragraphsOf(section);
  const lines = paragraphs.filter(({ kind }) => kind !== 'code').map(({ text }) => oneLine(text));
  const heading = headingOf(section);
  const described = describedPrices(paragraphs);
  const boxed = described.length > 0 ? [] : boxedPrices(paragraphs);
  const alone = described.length > 0 || boxed.length > 0 ? [] : pricesIn(lines);
  things.push(...described, ...boxed);
  if (isName(heading) && alone.length > 0 && alone.length <= 3 && !isOfSeveral(lines)) {
    // A text of several lines is a notice about all prices.
    const several = new Set(
      paragraphs.filter(({ text }) => text.split('\n').length > 2).map(({ text }) => oneLine(text)),
    );
    const condition = lines.find(
      (line) =>
        !several.has(line) &&
        !PRICE_LINE.test(line) &&
        SOME_PRICE.test(line) &&
        line.length <= LONGEST_CONDITION &&
        !isEmptyCart(line),
    );
    things.push({
      name: heading,
      price: `${alone.join(' / ')}${condition ? ` (${condition.replace(/[.。]$/u, '')})` : ''}`,
    });
    return things;
  }
  let heads: string[] = [];
  for (const { kind, text } of paragraphs) {
    const line = oneLine(text);
    const listed = kind === 'row' || kind === 'head' || kind === 'code' ? [] : linesWithPrices(text);
    if (kind === 'head') heads = line.split(CELLS).slice(1);
    else if (kind === 'row' && page.kind === 'product' && PRICE_LABEL.test(line.split(CELLS)[0] ?? '')) {
      const [, price = '', ...more] = line.split(CELLS);
      if (more.length === 0 && PRICE_LINE.test(price)) things.push({ name: page.title, price });
    } else if (kind === 'row') things.push(...(heads.some(isOfSending) ? [] : pricedRow(line, heads)));
    else if (kind === 'code') continue;
    else if (/\.{3}|…|_{3}|·{3}/.test(line)) things.push(...ledPrices(line));
    else if (listed.length > 0) things.push(...listed);
    else if (line.length <= LONGEST_NAME + 40) {
      const { name, price } = namedPrice(line) ?? { name: '', price: '' };
      // A sentence may end in a price: its beginning is only a name with a separator, in a list or on a
      // price page.
      const isSet =
        kind === 'item' ||
        page.kind === 'pricing' ||
        ENDS_NAME.test(line.slice(0, line.length - price.length));
      if (isSet && isName(name)) things.push({ name: withoutEmblems(name), price });
    }
  }
  return things;
}

/**
 * The prices of a page. A period, and a name that other sections have with another price, says what the price is for only
 * with its heading: "Apartment, 1/5 to 28/9", "Castle, Adults". So do the other names beside it.
 */
function inSections(page: CrawledPage): PricedThing[] {
  const isOfSendingAll = isOfSending(oneLine(page.title));
  const found = ownSections(page.sections)
    .filter((section) => !isOfSendingAll && !isOfSending(oneLine(section.heading)))
    .map((section) => ({ of: headingOf(section), things: inSection(section, page) }));
  const isTwofold = ({ name, price }: PricedThing, of: string) =>
    found.some(
      (other) =>
        other.of !== of && other.things.some((thing) => thing.name === name && thing.price !== price),
    );
  return found.flatMap(({ of, things }) => {
    const areParts =
      isName(of) &&
      things.some(
        (thing) =>
          thing.name !== of && (PERIOD.test(thing.name) || isDuration(thing.name) || isTwofold(thing, of)),
      );
    const told = areParts ? things : things.filter((thing) => !isDuration(thing.name));
    const before = areParts ? `${of}${HAN_OR_KANA.test(of) ? '、' : ', '}` : '';
    return told.map((thing) => ({ ...thing, name: `${before}${thing.name}` }));
  });
}

/** One name with two prices, on two pages. */
export interface PriceConflict {
  name: string;
  prices: readonly [{ price: string; url: string }, { price: string; url: string }];
}

const amountsOf = (price: string): string[] => price.match(/\d[\d.,]*/g) ?? [];

export interface PricedThings {
  things: PricedThing[];
  /** What two pages give different prices for: one of them is out of date, so none is among the things. */
  conflicts: PriceConflict[];
  /** There are more than are returned. */
  more: boolean;
}

/**
 * The prices on the pages, as written: headings with a price under them, table rows, lines with a name and a
 * price; else the offers of their structured data.
 *
 * @param pages those that sell, the most important first.
 * @param salaries amounts that are no prices.
 */
export function pricedThings(
  pages: readonly CrawledPage[],
  salaries: ReadonlySet<string> = salaryAmounts(pages),
): PricedThings {
  const names = new Map<string, string>();
  for (const { heading } of pages.flatMap(({ sections }) => sections)) {
    const name = oneLine(heading);
    if (name !== name.toLocaleUpperCase('en')) names.set(name.toLocaleLowerCase('en'), name);
  }
  const found = new Map<string, PricedThing & { url: string }>();
  const conflicts = new Map<string, PriceConflict>();
  const take = (thing: PricedThing, url: string) => {
    const paid = amountsOf(asciiDigits(thing.price)).map((amount) => amount.replace(/\D+$/, ''));
    if (paid.length > 0 && paid.every((amount) => salaries.has(amount))) return;
    const name = unshouted(thing.name, names).replace(BEFORE_PRICE, '');
    const key = name.toLocaleLowerCase('en').replace(/[^\p{L}\p{N}]+/gu, '');
    const words = bareWords(name);
    // The same product with a longer or a shorter name.
    const isKnown = [...found.values()].some((other) => {
      const [first] = thing.price.split(' (');
      const theirs = bareWords(other.name);
      const within =
        words.every((word) => theirs.includes(word)) || theirs.every((word) => words.includes(word));
      return within && other.price.split(' (')[0] === first;
    });
    const before = found.get(key);
    const amounts = amountsOf(thing.price);
    const isOther = before !== undefined && before.url !== url && !conflicts.has(key);
    if (isOther && !amountsOf(before.price).some((amount) => amounts.includes(amount)))
      conflicts.set(key, { name, prices: [before, { price: thing.price, url }] });
    if (!before && !isKnown) found.set(key, { name, price: thing.price, url });
  };
  for (const page of pages) {
    const notes = footnotesOf(page.sections);
    const cards = page.business?.cards ?? [];
    for (const card of cards) take(card, page.url);
    // Lines of the cards give the same amounts other names.
    const inCards = cards.flatMap(({ price }) => amountsOf(price));
    const isOfCard = ({ price }: PricedThing) => amountsOf(price).some((amount) => inCards.includes(amount));
    for (const thing of inSections(page).filter((each) => !isOfCard(each)))
      take({ ...thing, price: withFootnote(thing.price, notes) }, page.url);
  }
  if (found.size === 0)
    for (const { business, url } of pages) for (const offer of business?.offers ?? []) take(offer, url);
  const things = [...found].flatMap(([key, { name, price }]) =>
    conflicts.has(key) ? [] : [{ name, price }],
  );
  if (things.every(({ name }) => EXTRA.test(name))) return { things: [], conflicts: [], more: false };
  return { things: things.slice(0, MOST), conflicts: [...conflicts.values()], more: things.length > MOST };
}
