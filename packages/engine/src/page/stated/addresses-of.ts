import { monthNamed } from '../dates/month-names.ts';
import { isLicenceNotice } from '../is-licence-notice.ts';
import type { PageDocument } from '../page-document.ts';
import { textLines } from '../page-text.ts';
import { endOfTown, streetStart, upToTown } from './address-bounds.ts';
import { ADDRESS_WORDS, labelledAddress } from './address-label.ts';
import { isTownWithRegion } from './is-town-with-region.ts';
import { isCodeAlone, roadAbove } from './road-above.ts';
import { spacedAddress } from './spaced-address.ts';
import {
  CALL_WORD_LEFT,
  FIGURE,
  MAIL,
  MOST_BETWEEN,
  PHONE,
  STREET_LINE,
  TOWN_LINE,
  WORDED_STREET,
} from './stated-patterns.ts';
import { beginsWithUnit, withUnits } from './with-units.ts';
import { withoutLead } from './without-lead.ts';
import { withoutOfficers } from './without-officers.ts';

const LONGEST_ADDRESS = 160;
const FROM_MAIL = new RegExp(`${MAIL.source}.*$`);

/** The rest of a street's numbers, and that the sentence goes on: "Mill Road 140-142 and are open from 8". */
const GOES_ON = /^(\s?[-–/]\s?\d{1,4}\s?[a-z]?)?,?\s+(?:and|und|et|y|e|och|og|en|ja|oraz|и|та)\s+\p{Ll}{2}/u;

/**
 * An address within a sentence, up to its town ("12 Mill Road, Leeds LS1 4AB or call us"), or to the numbers of its street where
 * the sentence goes on with something else.
 */
function withoutSentence(text: string): string {
  const town = TOWN_LINE.exec(text);
  const street = town ? null : STREET_LINE.exec(text);
  if (street) {
    const own = street.index + street[0].length;
    const further = GOES_ON.exec(text.slice(own));
    return further ? text.slice(0, own + (further[1] ?? '').length) : text;
  }
  const end = town ? endOfTown(text, town) : text.length;
  const rest = text.slice(end);
  return /^\s+\p{Ll}{2}/u.test(rest) && !STREET_LINE.test(rest) ? text.slice(0, end) : text;
}

/** A number as it is dialled within a country, after a sign that parts it from the address: "Mill Road 4 · 0117 496 0123". */
const LOCAL_AFTER = /\s[–—·•|/]\s\(?0\d[\d\s./()-]{6,20}$/u;

/** A word for what follows: "Adres: ", "Head office: ". */
const LABEL = /^[^\p{L}\p{N}]{0,4}\p{L}[^:：,\p{N}]{1,23}[:：]\s*(?=\p{L}|\p{N})/u;

/** What a label of its own says above or beside it, set apart by a style: "ADDRESS 12 Mill Road", "Location 福岡市…". */
const LABEL_BESIDE = new RegExp(`^(?:location|ubicaci[oó]n|${ADDRESS_WORDS})\\s+(?=\\p{L}|\\p{N})`, 'iu');
/** A picture before it, "📍 Mill Road 4", and the sign for a postal code without one. */
const SIGN_BEFORE = /^(?:\p{Extended_Pictographic}|\ufe0f|\u200d|\s|〒(?!\s*[\d０-９]))+/u;

/** Whatever else stands before a line: "⚑ Buwiesen 10". */
const SIGNS = /^[^\p{L}\p{N}]+/u;

/** An address without its label, and without what follows it on its line: phone, mail, opening hours. */
function addressAlone(written: string): string {
  const bare = written.replace(SIGN_BEFORE, '').replace(LABEL, '').replace(LABEL_BESIDE, '');
  const text = STREET_LINE.test(bare) || TOWN_LINE.test(bare) ? bare : written.replace(SIGN_BEFORE, '');
  const street = Math.min(...[streetStart(text), text.search(TOWN_LINE)].filter((at) => at >= 0));
  const before = Number.isFinite(street) ? text.slice(0, street) : '';
  // A text before it: "Town hall – 3 ...", "Visit us at 12 ...".
  const isBefore = /^[^\d]*(?:\s[–—|·-]|[:：|·]|\p{Ll}\s+(?:at|in|bei|à|au|en|a|op|på|w|v|u|по адресу))\s*$/u;
  // "Acme is run by Bolt Ltd, 9 Quay Street …": two small words in a row are no name of a house.
  const isSentence = /\p{Ll}{2}\s+\p{Ll}{2}[^:]*[,\s]$/u.test(before) && STREET_LINE.test(text.slice(street));
  const own = isBefore.test(before) || isSentence ? withoutSentence(text.slice(street)) : text;
  const at = Math.max(own.search(PHONE), own.search(LOCAL_AFTER));
  const alone = at > 0 ? own.slice(0, at).replace(CALL_WORD_LEFT, '') : own;
  return upToTown(withoutLead(alone))
    .replace(/(?<=\d{4,6}\s\p{Lu}[\p{L}-]{3,40})\.\s*$/u, '')
    .replace(FROM_MAIL, '')
    .replace(/(?<=\d[A-Z]{2})\.\s*$/u, '')
    .replace(/[\s,;:·•|｜–—(（/-]+$/u, '')
    .trim();
}

/** A line of an address without the comma at its end. */
const withoutComma = (line: string) => line.replace(/,$/u, '').trimEnd();

const LONGEST_TOWN = 60;
/** A town whose code has four digits, as in Switzerland and Denmark, or seven as in Portugal: a line of its own below a street. */
const SHORT_CODE = /^(?:[A-Z]{1,2}-)?\d{4}(?:-\d{3})?\s\p{Lu}\p{L}+(?:[ -][\p{L}.]+){0,3}$/u;
/** A name with the number of a house after it or before it, and nothing else; or a square, which needs no number. */
const HOUSE_LINE =
  /^(?:(?:[Pp]lace|[Ee]splanade|[Pp]arvis|[Ss]quare|[Cc]ours|[Qq]uai|[Aa]llée|[Rr]ue|[Cc]hemin|[Ll]ieu-dit|[Pp]laza|[Pp]laça|[Pp]iazza|[Pp]raça|[Ll]argo|[Pp]lac|[Rr]ynek)\s\p{L}[\p{L}’'. -]{2,40}|\p{Lu}[\p{L}’'. -]{2,40}\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?|\d{1,4}(?:\s?(?:bis|ter|[a-d]))?,?\s\p{L}[\p{L}’'. -]{3,40})$/u;

/** The address within a text that says more: a street, and its town soon after it. */
function addressWithin(text: string): string[] {
  if (!TOWN_LINE.test(text)) return [];
  const street = STREET_LINE.exec(text);
  if (!street) return [];
  const begin = streetStart(text);
  const rest = text.slice(begin);
  const after = street.index - begin + street[0].length;
  const town = TOWN_LINE.exec(rest.slice(after, after + MOST_BETWEEN));
  const between = rest.slice(after, after + (town?.index ?? 0));
  return town && !/[.!?。！？]\s/u.test(between)
    ? [rest.slice(0, after + endOfTown(rest.slice(after), town))]
    : [];
}

/** A text from its street on, if it begins with how to call or to write; '' if its town alone follows. */
function fromPlace(text: string): string {
  const street = text.search(STREET_LINE);
  const place = street === -1 ? text.search(TOWN_LINE) : street;
  const call = Math.max(-1, ...[PHONE, MAIL].map((sign) => text.slice(0, Math.max(place, 0)).search(sign)));
  if (call === -1) return text;
  return street === -1 ? '' : text.slice(street);
}

const YEARS = /(?<!\d)(?:19|20)\d{2}(?:\s?[-–—]\s?(?:19|20)?\d{2})?(?=[\s,;·|]|$)/g;

const JAPANESE_CODE_ALONE = /^〒\s?\d{3}\s?[-－]?\s?\d{4}$/u;
/** A teaser that is cut off: "20 or so Mill Street residents, armed with..." */
const IS_CUT = /(?:…|\.{3})[\])]?$/u;
const DATE = /(?<!\p{L})(\p{L}{3,9})\.?\s\d{1,2},\s?(?:19|20)\d{2}(?!\d)/gu;

/** Without dates, whose year looks like the code of a town: "by Ann Lee July 18, 2026 Health". */
const withoutDates = (text: string): string =>
  text.replace(DATE, (date, month: string) => (monthNamed(month) === null ? date : ' '));

const HOUSE_AND_STREET = /^\d[\d-]*[a-z]?\s+(?=\p{L})(.*)\s(\p{L}+)\.?$/u;

/**
 * Whether the words for a street in a text are words of a sentence: after a figure with decimals, "1.23 lakh per square foot", or
 * with small words between the number and the name of the street, "20 or so Mill Street residents".
 */
function isOfSentence(text: string): boolean {
  const street = STREET_LINE.exec(text);
  if (!street) return false;
  const [, between = '', word = ''] = HOUSE_AND_STREET.exec(street[0].trim()) ?? [];
  if (between === '') return false;
  if (/\d[.,]$/u.test(text.slice(0, street.index))) return true;
  return /(?:^|\s)\p{Ll}/u.test(between) && (/^\p{Lu}/u.test(word) || /\p{Lu}/u.test(between));
}

/** The addresses that the text of a page states. */
export function addressesOf(page: PageDocument, read: readonly string[]): string[] {
  const lines = withUnits(withoutOfficers(read));
  const marked = page.elements
    .filter(({ name }) => name === 'address')
    .map((element) =>
      textLines(page, element, LONGEST_ADDRESS + 1)
        .map(withoutComma)
        .join(', '),
    )
    .map(withoutDates)
    .filter((text) => text.length <= LONGEST_ADDRESS && (STREET_LINE.test(text) || TOWN_LINE.test(text)));
  const written: string[] = [];
  for (const [at, dated] of lines.entries()) {
    const line = withoutDates(dated);
    if (isLicenceNotice(line) || IS_CUT.test(line) || isOfSentence(line)) continue;
    if (!FIGURE.test(line) && !WORDED_STREET.test(line) && !isTownWithRegion(line)) continue;
    if (/©|copyright/i.test(line)) {
      // "© 2026 Lau · Hauptstraße 5 · 37073 Göttingen": the years look like the code of a town.
      written.push(...addressWithin(line.replace(YEARS, ' ')));
      continue;
    }
    if (line.length > LONGEST_ADDRESS) {
      written.push(...addressWithin(line));
      continue;
    }
    const isStreet = STREET_LINE.test(line);
    const isTown = TOWN_LINE.test(line);
    const before = lines[at - 1] ?? '';
    // "〒377-1711" above the place that it belongs to.
    if (JAPANESE_CODE_ALONE.test(line)) {
      const next = lines[at + 1] ?? '';
      if (STREET_LINE.test(next) && next.length <= LONGEST_TOWN) written.push(`${line} ${next}`);
      continue;
    }
    if (JAPANESE_CODE_ALONE.test(before) && written.at(-1)?.endsWith(line)) continue;
    const below = roadAbove(lines, at);
    if (below !== null) {
      // The road may have been told already, as a street with a number is.
      while (written.length > 0 && below.lines.includes(written.at(-1) ?? '')) written.pop();
      written.push(below.address);
      continue;
    }
    if (isCodeAlone(line)) continue;
    // The street in one line, the town in the next: one address.
    const isNextTown =
      isTown || ((SHORT_CODE.test(line) || isTownWithRegion(line)) && STREET_LINE.test(before));
    if (isNextTown && !isStreet && line.length <= LONGEST_TOWN && written.at(-1) === before)
      written[written.length - 1] = `${withoutComma(before)}, ${line}`;
    // A street by its place alone, as "Am Alten Markt 5" has no word for one.
    else if (isTown && !isStreet && line.length <= LONGEST_TOWN && HOUSE_LINE.test(before.replace(SIGNS, '')))
      written.push(`${withoutComma(before.replace(SIGNS, ''))}, ${line}`);
    // A town and its code alone may be a sentence about a town.
    else if (
      isStreet
        ? isTown || line.length <= 80
        : isTown && (line.length <= LONGEST_TOWN || beginsWithUnit(line.replace(LABEL, '')))
    )
      written.push(line);
  }
  // With a way to call or write in it, its lines tell better where the address begins and ends.
  const whole = marked.filter(
    (text) => written.length === 0 || (text.search(PHONE) === -1 && !text.includes('@')),
  );
  const found = [...whole, ...written]
    .map(fromPlace)
    .flatMap((text) => (text === '' ? [] : spacedAddress(addressAlone(text) || text)));
  if (found.length > 0) return found;
  return lines.flatMap((line, at) => labelledAddress(line, lines[at + 1] ?? '') || []);
}
