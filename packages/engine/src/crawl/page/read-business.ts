import { attribute, type PageDocument, type PageElement } from '../../page/page-document.ts';
import type { PagePart } from '../../page/page-part.ts';
import { collapse } from '../../page/page-text.ts';
import { HAN_OR_KANA } from '../../page/scripts.ts';
import { areOfOneDomain, hostOf } from '../../page/site-name/host-of.ts';
import { blockLines } from '../../page/stated/block-lines.ts';
import { iconPhones } from '../../page/stated/icon-phones.ts';
import { isSampleEmail } from '../../page/stated/is-sample-email.ts';
import { isSamplePhone } from '../../page/stated/is-sample-phone.ts';
import { isTechnicalEmail } from '../../page/stated/is-technical-email.ts';
import { linkedContacts } from '../../page/stated/linked-contacts.ts';
import { pairedDays } from '../../page/stated/paired-days.ts';
import { phonesOf } from '../../page/stated/phones-of.ts';
import { readPriceCards } from '../../page/stated/price-cards.ts';
import { hasSampleContacts, ofTheBody, statedPhones } from '../../page/stated/read-stated.ts';
import {
  MAIL,
  MOST_DIGITS,
  STREET_LINE,
  TIME_TEXT,
  TOWN_LINE,
  WEEKDAY_TEXT,
} from '../../page/stated/stated-patterns.ts';
import { WEEK } from '../../page/stated/week.ts';
import { withDays } from '../../page/stated/with-days.ts';
import { isNode, type LinkedNode, type LinkedValue, textValue } from '../../page/structured/linked-node.ts';
import type { BusinessFacts, OpeningHours } from '../business-facts.ts';

const MOST = 6;
const MOST_OFFERS = 40;
const MOST_LINES = 40;
const MOST_WRITTEN = 600;
/** More footers and addresses are those of a list. */
const MOST_PLACES = 100;
const LEAST_LINE = 4;
const LONGEST_LINE = 160;
const LONGEST_VALUE = 200;
/** Things that a page may describe besides the business behind the site. */
const OTHER_THINGS =
  /^(?:WebSite|WebPage|.*Page|.*Article|BlogPosting|BreadcrumbList|ListItem|ImageObject|ImageGallery|VideoObject|Person|Review|Rating|AggregateRating|Question|Answer|Offer|.*Action|Event|PostalAddress|GeoCoordinates|ContactPoint|City|Country|AdministrativeArea|Place|Brand|Service|Product.*|SoftwareSourceCode|OpeningHoursSpecification)$/;
/** Properties with which a business says where and when it can be reached. */
const MARKS = ['telephone', 'address', 'openingHours', 'openingHoursSpecification', 'priceRange', 'email'];
const SYMBOLS: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', INR: '₹', JPY: '¥', CNY: '¥' };
const MAILS = new RegExp(MAIL, 'g');
const LONGEST_MAIL = 100;

const clean = (text: string) => collapse(text.replace(/^"+|"+$/g, '')).slice(0, LONGEST_VALUE);
const unique = (texts: readonly string[], most = MOST) =>
  [...new Set(texts.map(clean).filter(Boolean))].slice(0, most);

const texts = (values: readonly LinkedValue[] = []): string[] =>
  values.flatMap((value) =>
    typeof value === 'string' ? [value] : isNode(value) ? [textValue(value, 'name') ?? ''] : [],
  );

/** Countries where the postal code follows the town. */
const CODE_LAST =
  /^(?:US|USA|United States.*|CA|Canada|AU|Australia|NZ|GB|UK|United Kingdom|IE|Ireland|IN|India|SG|ZA)$/i;
/** Codes of Britain, Ireland and Canada, by their form. */
const LETTERS_FIRST =
  /^(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[\dW]\s?[A-Z\d]{4}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/i;
const textCountry = (address: LinkedNode) => {
  const country = (address.properties.get('addressCountry') ?? []).find(isNode);
  return country && textValue(country, 'name');
};

function addressLine(values: readonly LinkedValue[] = []): string {
  for (const value of values) {
    if (typeof value === 'string' && value.trim()) return clean(value.trim().replace(/,?\s*\n\s*/g, ', '));
    if (typeof value === 'string' || !isNode(value)) continue;
    const part = (name: string) => clean(textValue(value, name) ?? '');
    const [street, town, region, code] = [
      'streetAddress',
      'addressLocality',
      'addressRegion',
      'postalCode',
    ].map(part);
    if (!street && !town && !region) continue;
    // Written from the largest unit to the smallest, without separators.
    if (HAN_OR_KANA.test(`${region}${town}`)) return `${region ?? ''}${town ?? ''}${street ?? ''}`;
    const country = part('addressCountry') || (textCountry(value) ?? '');
    const parts =
      CODE_LAST.test(country) || LETTERS_FIRST.test(code ?? '')
        ? [street, town, [region, code].filter(Boolean).join(' ')]
        : [street, [code, town].filter(Boolean).join(' '), region];
    return parts.filter(Boolean).join(', ');
  }
  return '';
}

const dayName = (value: string) => value.replace(/^https?:\/\/schema\.org\//i, '');

const placeOf = (day: string) => WEEK.findIndex((name) => name.startsWith(day.trim().slice(0, 2)));

/** The days that a range or a short name stands for: "Mo-Fr" is five. What is neither stays as it is. */
function daysOf(text: string): string[] {
  const [from = '', to = from, ...more] = text.split('-');
  if (more.length > 0) return [text];
  const [first, last] = [placeOf(from), placeOf(to)];
  if (first === -1 || last === -1) return [text];
  const length = ((last - first + WEEK.length) % WEEK.length) + 1;
  return Array.from({ length }, (_, at) => WEEK[(first + at) % WEEK.length] ?? '');
}

/**
 * "Mo-Fr 09:00-17:00", and as some plugins write it, "Monday,Tuesday 09:00-17:00". Nothing where one of the texts cannot be
 * read: the rest of a week would say that it is closed on the other days.
 */
function shortHours(node: LinkedNode): OpeningHours[] {
  const written = texts(node.properties.get('openingHours'))
    .flatMap((text) => text.split(/;|(?<=\d)\s*,(?=\s*[A-Z])/))
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\d]/u.test(text));
  const read = written.flatMap((text) => {
    const [, days = '', hours = ''] = /^([A-Z][A-Za-z,\s-]*[a-z])\s+(\d.*)$/.exec(text) ?? [];
    const named = days
      .split(',')
      .map((day) => day.trim())
      .filter(Boolean)
      .flatMap(daysOf);
    return named.length > 0 ? [{ days: named, hours }] : [];
  });
  return read.length === written.length ? read : [];
}

function openingHours(node: LinkedNode): OpeningHours[] {
  const specified = (node.properties.get('openingHoursSpecification') ?? []).flatMap((value) => {
    if (typeof value === 'string' || !isNode(value)) return [];
    const [opens, closes] = [textValue(value, 'opens'), textValue(value, 'closes')];
    const days = texts(value.properties.get('dayOfWeek')).map(dayName).filter(Boolean);
    const time = (text: string) => text.replace(/^(\d{1,2}:\d{2}):\d{2}.*$/, '$1');
    return opens && closes && opens !== closes && days.length > 0
      ? [{ days, hours: `${time(opens)}-${time(closes)}` }]
      : [];
  });
  return (specified.length > 0 ? specified : shortHours(node)).slice(0, 14);
}

/** An amount as data write it, with its decimals. */
const AMOUNT = /^\d+(?:\.(\d+))?$/;

/** Whether we know how the language, another than English, writes money; '' is unknown. */
const isForeign = (language: string): boolean =>
  !/^(?:en\b|$)/i.test(language) && Intl.NumberFormat.supportedLocalesOf(language).length > 0;

/** "€89.00", and "89,00 €" where the language writes it so; null without a currency. */
function moneyText(amount: string, currency: string, language: string): string | null {
  const symbol = SYMBOLS[currency];
  const [written, decimals = ''] = AMOUNT.exec(amount) ?? [];
  const plain = symbol ? `${symbol}${amount}` : currency ? `${amount} ${currency}` : null;
  if (plain === null || written === undefined || !isForeign(language) || !/^[A-Z]{3}$/.test(currency))
    return plain;
  const digits = decimals.length;
  const text = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(Number(amount))
    .replace(/[\u00a0\u202f]/g, ' ');
  // Marks for text from right to left have no place in a line of another script.
  return /[\u200e\u200f]/.test(text) ? plain : text;
}

/** A price with its currency, as the page's language writes it; null if it is not a price. */
function priceOf(offer: LinkedNode, language: string): string | null {
  const nested = (offer.properties.get('priceSpecification') ?? []).find(isNode);
  const from = nested && !textValue(offer, 'price') ? nested : offer;
  const price = textValue(from, 'price') ?? textValue(from, 'lowPrice');
  const currency = (textValue(from, 'priceCurrency') ?? '').trim().toUpperCase();
  if (!price || !/\d/.test(price) || /^0+(?:[.,]0+)?$/.test(price.trim())) return null;
  const money = (amount: string) => moneyText(amount.trim(), currency, language);
  const high = textValue(from, 'price') ? null : textValue(from, 'highPrice');
  if (high && high !== price && currency in SYMBOLS) return `${money(price)}–${money(high)}`;
  return /[^\d.,\s]/.test(price) ? clean(price) : money(price);
}

/** Whether an offer says that the thing is gone. */
const isGone = (offer: LinkedNode): boolean =>
  /(?:OutOfStock|SoldOut|Discontinued)$/i.test(textValue(offer, 'availability')?.trim() ?? '');

/** The prices of what the page offers, without things that are gone. */
function offersOf(nodes: readonly LinkedNode[], language: string): BusinessFacts['offers'] {
  const found = new Map<string, string>();
  const take = (name: string | null, offer: LinkedNode) => {
    const price = isGone(offer) ? null : priceOf(offer, language);
    const own = clean(name ?? '');
    if (own && price && !found.has(own) && found.size < MOST_OFFERS) found.set(own, price);
  };
  for (const node of nodes) {
    if (node.types.includes('Offer')) {
      const item = (node.properties.get('itemOffered') ?? []).find(isNode);
      take(textValue(node, 'name') ?? (item ? textValue(item, 'name') : null), node);
    }
    if (
      !node.types.some((type) =>
        /^(?:Product.*|Service|MenuItem|Course|SoftwareApplication|HotelRoom|Trip|TouristTrip|Event)$/.test(
          type,
        ),
      )
    )
      continue;
    for (const offer of (node.properties.get('offers') ?? []).filter(isNode))
      take(textValue(offer, 'name') ?? textValue(node, 'name'), offer);
  }
  return [...found].map(([name, price]) => ({ name, price }));
}

const FOOTER = /(?:^|[\s_-])(?:site-?)?footer(?:$|[\s_-])/i;

/** An element that is a footer by its name or its position. */
function isNamedFooter(page: PageDocument, element: PageElement): boolean {
  const around = page.elements[element.parent];
  if (element.region.part === 'footer') return around?.region.part !== 'footer';
  const named = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`;
  return element.name === 'div' && element.region.part !== 'main' && FOOTER.test(named);
}

/** Parts of a page that are no lines of whoever is behind it. */
const NOT_THEIR_OWN = new Set<PagePart>(['navigation', 'notice', 'comments', 'controls']);
const MOST_BESIDE = 16;

/** Lines with those of a day and its times made one, without very short and long ones. */
const shortLines = (lines: readonly string[]): string[] =>
  withDays(pairedDays(lines)).filter((line) => line.length >= LEAST_LINE && line.length <= LONGEST_LINE);

/** An element that begins a banner or a sidebar. */
const beginsBeside = (page: PageDocument, { name, parent, region: { part } }: PageElement): boolean =>
  name !== 'body' && (part === 'banner' || part === 'aside') && page.elements[parent]?.region.part !== part;

/**
 * The lines of a banner or a sidebar that says where or when its owner is found: a street or a town with its code, days with
 * times. Others are teasers.
 */
function linesBeside(page: PageDocument): string[] {
  const places = page.elements.filter((element) => !element.hidden && beginsBeside(page, element));
  return places.slice(0, MOST_PLACES).flatMap((within) => {
    const lines = shortLines(
      blockLines(page, { within, most: MOST_LINES, longest: LONGEST_LINE + 1, without: NOT_THEIR_OWN }),
    );
    const says = lines.some(
      (line) =>
        TOWN_LINE.test(line) || STREET_LINE.test(line) || (WEEKDAY_TEXT.test(line) && TIME_TEXT.test(line)),
    );
    return says && lines.length <= MOST_BESIDE ? lines : [];
  });
}

/** Short texts of footers and `<address>`: there small firms say where and when they can be reached. */
function footerLines(page: PageDocument): string[] {
  const places = page.elements.filter(
    (element) =>
      !element.hidden &&
      (element.name === 'footer' ||
        element.name === 'address' ||
        attribute(element, 'role')?.toLowerCase() === 'contentinfo' ||
        isNamedFooter(page, element)),
  );
  const lines: string[] = [];
  for (const place of places.slice(0, MOST_PLACES)) {
    if (lines.length >= MOST_LINES) break;
    // One place lies within another, or repeats it; within one, days may have equal times, and two branches equal days.
    const known = new Set(lines);
    const own = blockLines(page, { within: place, most: MOST_LINES, longest: LONGEST_LINE + 1 });
    lines.push(...shortLines(own).filter((line) => !known.has(line)));
  }
  return lines.slice(0, MOST_LINES);
}

/** Mail addresses in the text on the site's own domain: others may be anybody's. */
function writtenEmails({ pieces, baseUrl }: PageDocument): string[] {
  const host = hostOf(baseUrl) ?? '';
  const isOwn = (domain: string) => areOfOneDomain(domain, host);
  const words = pieces.flatMap(({ text, region }) =>
    text.includes('@') && region.isText && region.part !== 'comments' ? text.split(/[\s,;:<>()[\]"“”]+/) : [],
  );
  // In parts, because a long run of letters would be scanned again from each letter.
  return words
    .filter((word) => word.length <= LONGEST_MAIL && word.includes('@'))
    .flatMap((word) => word.toLowerCase().match(MAILS) ?? [])
    .filter((mail) => isOwn(mail.slice(mail.indexOf('@') + 1)));
}

/** A mail address alone on its line, or after the word for it. */
const ANNOUNCED_MAIL =
  /^(?:\P{L}{0,3}(?:e-?mail(?:-adresse)?|mail|courriel|adresse e-?mail|correo(?: electrónico)?|posta elettronica|e-?posta|e-?pošta|эл\.? ?почта|электронная почта|почта|пошта|邮箱|邮件|電子郵件|メール|이메일|อีเมล|(?:ال)?بريد (?:ال)?إلكتروني|ایمیل|אימייל|דוא["״]ל|sähköposti|surel|mél|ηλεκτρονικό ταχυδρομείο|имейл|ел\.? пошта)\s?[:：]?\s*)?\P{L}{0,3}([\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+)[.\s]*$/iu;

/** The only mail address that a page writes, if nothing else stands on its line: many have theirs with a provider. */
function announcedEmails(page: PageDocument): string[] {
  const lines = blockLines(page, { most: MOST_WRITTEN, longest: LONGEST_MAIL, without: NOT_THEIR_OWN });
  const written = lines.filter((line) => line.includes('@'));
  const found = written.map((line) => (ANNOUNCED_MAIL.exec(line)?.[1] ?? '').toLowerCase());
  return new Set(found).size === 1 ? found.slice(0, 1).filter(Boolean) : [];
}

const isBusiness = (node: LinkedNode) =>
  !node.types.some((type) => OTHER_THINGS.test(type)) && MARKS.some((mark) => node.properties.has(mark));

/**
 * What a page says about the business behind the site: the first thing in its structured data with a phone,
 * mail or postal address, and its phone and mail links; null if there is none.
 */
export function readBusiness(
  page: PageDocument,
  linked: readonly LinkedNode[],
  language: string,
): BusinessFacts | null {
  const things = linked.filter(isBusiness);
  const cards = readPriceCards(page);
  const values = (name: string) => things.flatMap((node) => node.properties.get(name) ?? []);
  const points = values('contactPoint').filter(isNode);
  const [first] = things;
  const below = footerLines(page);
  const lines = [...below, ...linesBeside(page).filter((line) => !below.includes(line))];
  const told = [
    ...linkedContacts(page, 'tel'),
    ...texts(values('telephone')),
    ...points.map((point) => textValue(point, 'telephone') ?? ''),
    ...phonesOf(lines),
    ...iconPhones(page),
  ];
  const isTemplate = hasSampleContacts(page);
  const isPhone = (number: string) => number !== '' && !isTemplate && !isSamplePhone(number);
  const numbers = (told.some(isPhone) ? told : [...told, ...statedPhones(page)])
    .filter((number) => number.replace(/\D/g, '').length <= MOST_DIGITS)
    // Set with thin spaces around its hyphens: "0120 - 333 - 845".
    .map((number) => number.replace(/(?<=\d)\s(-)\s(?=\d)/g, '$1'));
  const samples = unique(numbers.filter(isSamplePhone));
  const facts: BusinessFacts = {
    types: [...new Set(things.flatMap(({ types }) => types))].slice(0, MOST),
    name: clean((first && textValue(first, 'name')) ?? ''),
    phones: unique(ofTheBody(page, numbers.filter(isPhone))),
    ...(samples.length > 0 ? { samplePhones: samples } : {}),
    emails: unique(
      [
        ...[...texts(values('email')), ...points.map((point) => textValue(point, 'email') ?? '')].map(
          (text) => text.replace(/^mailto:/i, '').toLowerCase(),
        ),
        ...linkedContacts(page, 'mailto'),
        ...lines.flatMap((line) => line.toLowerCase().match(MAILS) ?? []),
        ...writtenEmails(page),
        ...announcedEmails(page),
      ].filter((address) => !isSampleEmail(address) && !isTechnicalEmail(address)),
    ),
    address: addressLine(values('address')),
    hours: things.map(openingHours).find(({ length }) => length > 0) ?? [],
    areas: unique(texts(values('areaServed')), 12),
    founders: unique([...texts(values('founder')), ...texts(values('owner'))], 3),
    offers: offersOf(linked, language),
    ...(cards.length > 0 ? { cards } : {}),
    lines,
  };
  const says =
    facts.types.length > 0 || facts.phones.length > 0 || facts.emails.length > 0 || facts.offers.length > 0;
  return says || cards.length > 0 || samples.length > 0 || facts.lines.length > 0 ? facts : null;
}
