import { asciiDigits } from '../ascii-digits.ts';
import { labelOf } from '../dates/date-labels.ts';
import { monthNamed } from '../dates/month-names.ts';
import type { PageDocument } from '../page-document.ts';
import type { PagePart } from '../page-part.ts';
import { collapse, textOf } from '../page-text.ts';
import { HAN_OR_KANA } from '../scripts.ts';
import { isPlaceholderText } from '../site-name/placeholder-texts.ts';
import type { StatedFacts } from '../stated-facts.ts';
import { addressesOf } from './addresses-of.ts';
import { blockLines } from './block-lines.ts';
import { closedSeasons } from './closed-season.ts';
import { hoursOfDayTables } from './day-tables.ts';
import { iconPhones } from './icon-phones.ts';
import { isOutsideHours } from './is-outside-hours.ts';
import { isSampleAddress } from './is-sample-address.ts';
import { isSampleEmail } from './is-sample-email.ts';
import { isSamplePhone } from './is-sample-phone.ts';
import { isWhenItCosts } from './is-when-it-costs.ts';
import { isWhenToCall } from './is-when-to-call.ts';
import { linkedContacts } from './linked-contacts.ts';
import { mayTellHours } from './may-tell-hours.ts';
import { withoutOfficersPhones } from './officers-phones.ts';
import { CLOSED, OF_SHORT_DAYS } from './opening-words.ts';
import { pairedDays } from './paired-days.ts';
import { digits, LEAST_DIGITS, phonesOf } from './phones-of.ts';
import { readOffer } from './read-offer.ts';
import {
  FIGURE,
  MAIL,
  MOST_DIGITS,
  mayWordPrice,
  mayWordTime,
  OPENING_LABEL,
  PRICE,
  SENDING,
  saysOpening,
  TIME_TEXT,
  WEEKDAY_TEXT,
} from './stated-patterns.ts';
import { DAY_IN_ONE_SIGN, withDays } from './with-days.ts';
import { withoutParts } from './without-parts.ts';

const MOST = 5;
const MOST_LINES = 600;
const LONGEST_LINE = 400;
/** Each day of a week, twice. */
const MOST_HOURS = 14;
/** Parts of a page whose texts are not the page's own. */
const NOT_ITS_OWN = new Set<PagePart>(['navigation', 'notice', 'comments', 'controls']);

const saysDay = (text: string) => WEEKDAY_TEXT.test(text) || DAY_IN_ONE_SIGN.test(asciiDigits(text));

/** The short texts of a page, each once. */
const linesOf = (page: PageDocument): string[] =>
  pairedDays(
    blockLines(page, {
      most: MOST_LINES,
      longest: LONGEST_LINE,
      without: NOT_ITS_OWN,
    }),
  ).filter((line) => line.length > 1 || DAY_IN_ONE_SIGN.test(line));

const LONGEST_HOURS = 200;
const LONGEST_SENDING = 120;
const MAILS = new RegExp(MAIL, 'g');
/** "kl. 9" and "godz. 8" are times within a sentence. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])(?<!(?<!\p{L})(?:[Kk]l|[Gg]odz)\.)\s+(?=\p{Lu}|\d)|(?<=[。！？؟])/u);

/** Signs without a width, which site builders leave in texts. */
const UNSEEN = /[\u200b-\u200d\u2060\ufeff]/g;
const unique = (texts: readonly string[], most = MOST) =>
  [...new Set(texts.map((text) => collapse(text.replace(UNSEEN, ''))).filter(Boolean))].slice(0, most);

/** The telephone numbers in the text of a page. */
export const statedPhones = (page: PageDocument): string[] => phonesOf(linesOf(page));

/** The telephone numbers of a page without those at which the officers of a club are reached. */
export const ofTheBody = (page: PageDocument, numbers: readonly string[]): readonly string[] =>
  numbers.length < 2 ? numbers : withoutOfficersPhones(numbers, linesOf(page));

/** What costs nothing beside what is sold: "WiFi gratuit", "free parking". */
const COMES_WITH_IT =
  /(?<!\p{L})(?:wi-?fi|wlan|internet|park(?:ing|eren|eerplaats|platz|plätze|en)?|parkovi\p{L}*|parking\p{L}*|parcare|parcheggio|aparcamiento|estacionamiento|estacionamento|stationnement|parkering|otopark|parkoló)(?!\p{L})|駐車場?|주차|停车|停車/iu;

/** The prices of a line, without what it costs to have things sent, and what comes with something for nothing. */
const pricesOf = (line: string): string[] => {
  if (line.length <= LONGEST_SENDING && SENDING.test(line)) return [];
  if (COMES_WITH_IT.test(line) && !FIGURE.test(asciiDigits(line))) return [];
  return [...asciiDigits(line).matchAll(PRICE)].map(({ 0: price, index }) =>
    line.slice(index, index + price.length),
  );
};

const LONGEST_BUTTON = 60;
/** What a button asks for that is no price of a thing: a gift, what is in the basket. */
const OF_BASKET =
  /(?<!\p{L})(?:donate|donation|give|tip|cart|basket|checkout|total|spenden?|trinkgeld|warenkorb|kasse|don|donner|panier|donar|carrito|cesta|dona|carrello|doar|carrinho|doneer|winkelwagen|koszyk|košík)(?!\p{L})|(?<![\d.,])0(?:[.,]0+)?(?![\d.,])/iu;

/** The texts of buttons with a price on them: "Buy for £130". */
const buttonsOf = (page: PageDocument): string[] =>
  page.elements
    .filter(({ name, hidden, region }) => name === 'button' && !hidden && !NOT_ITS_OWN.has(region.part))
    .map((button) => textOf(page, button, LONGEST_BUTTON + 1))
    .filter((text) => text.length <= LONGEST_BUTTON && !OF_BASKET.test(text));

const LONGEST_DAY = 40;

/** A day on which nobody is there. */
const isClosing = (line: string) =>
  line.length <= LONGEST_DAY &&
  CLOSED.test(line) &&
  WEEKDAY_TEXT.test(line) &&
  !TIME_TEXT.test(asciiDigits(line));

/** Words that also stand for the times of anything: "les deux horaires 16h ou 18h". */
const BARE_LABEL = /^(?:horaires|horarios?|horários?|horaris|orari[o]?)$/iu;
const MOST_WORDS_BEFORE = 3;

/** Whether a line announces opening hours: it begins with their label, or more is said than "times". */
function announcesHours(line: string): boolean {
  if (!saysOpening(line) || isOutsideHours(line)) return false;
  const label = OPENING_LABEL.exec(line);
  if (!label || !BARE_LABEL.test(label[0])) return true;
  const before = line.slice(0, label.index).trim();
  return (
    before.split(/\s+/u).length <= MOST_WORDS_BEFORE ||
    /^\s?[:：]/u.test(line.slice(label.index + label[0].length))
  );
}

const DAY_AND_DATE =
  /(\p{L}{3,12})(?=,?\s(?:(?:den|dem|le|the)\s)?(?:\d{1,2}(?:\.|er|st|nd|rd|th)?\s(?:de\s|of\s)?(\p{L}{3,10})|(\p{L}{3,10})\s\d{1,2}(?!\d)))/gu;

/** Whether a text says when something is on one day: "begins on Friday 10 November at 4 pm". */
const isOnOneDay = (text: string) =>
  [...text.matchAll(DAY_AND_DATE)].some(
    ([, day = '', after, before]) => WEEKDAY_TEXT.test(day) && monthNamed(after ?? before ?? '') !== null,
  );

const IS_SPAN = /\d\s?(?:[–—-]|bis|to|à|al?|tot|do|até|до|から|~|～)\s?\d/iu;

/** Whether a text says when something was written: "Sunday, last update 02:21". */
function saysWhenWritten(text: string): boolean {
  const folded = asciiDigits(text);
  const time = IS_SPAN.test(folded) ? null : TIME_TEXT.exec(folded);
  return time !== null && labelOf(text, time.index, time.index + time[0].length) !== null;
}

/** The lines with days and times, and those that words for opening hours announce. */
function hoursOf(lines: readonly string[]): string[] {
  const told = lines.map((line, at) => {
    const folded = asciiDigits(line);
    const mayTell = FIGURE.test(folded) || mayWordTime(line);
    const said = (mayTell ? sentencesOf(line) : []).filter(
      (text) =>
        text.length <= LONGEST_HOURS &&
        TIME_TEXT.test(asciiDigits(text)) &&
        saysDay(text) &&
        mayTellHours(text) &&
        !isOnOneDay(text) &&
        !saysWhenWritten(text) &&
        !isWhenToCall(text) &&
        !isWhenItCosts(text) &&
        !isOutsideHours(text),
    );
    const labelled = said.length === 0 && line.length <= LONGEST_HOURS && announcesHours(line);
    if (!labelled) return said;
    const next = lines[at + 1] ?? '';
    if (TIME_TEXT.test(folded.replace(OPENING_LABEL, '')))
      return [isClosing(next) ? `${line}${HAN_OR_KANA.test(line) ? '、' : '; '}${next}` : line];
    return next.length <= LONGEST_HOURS && TIME_TEXT.test(asciiDigits(next)) ? [next] : [];
  });
  const tells = (at: number) => told[at]?.some((text) => WEEKDAY_TEXT.test(text) || OF_SHORT_DAYS.test(text));
  const isClosed = (at: number) => isClosing(lines[at] ?? '');
  // "K–Cs: 11:30–22:00" beside "Sunday 11:30–21:00": without it the week would not be whole.
  for (const [at, line] of lines.entries())
    if (!tells(at) && OF_SHORT_DAYS.test(asciiDigits(line)))
      if ([at - 1, at + 1].some((beside) => tells(beside) || isClosed(beside))) told[at] = [line];
  for (const at of closedSeasons(lines, (place) => (told[place]?.length ?? 0) > 0))
    told[at] = [lines[at] ?? ''];
  return told.flat();
}

const mailsOf = (page: PageDocument, lines: readonly string[]) => [
  ...linkedContacts(page, 'mailto'),
  ...lines.filter((line) => line.includes('@')).flatMap((line) => line.match(MAILS) ?? []),
];

const isFilledByBuilder = (page: PageDocument, lines: readonly string[]) =>
  mailsOf(page, lines).some(isSampleEmail) && lines.some(isPlaceholderText);

/** Whether the ways to reach somebody are those that a builder shows: beside its own text and its own address for mail. */
export const hasSampleContacts = (page: PageDocument): boolean => isFilledByBuilder(page, linesOf(page));

/**
 * What the text says about address, contact, opening hours and prices; of the whole page, including its
 * footer.
 */
export function readStated(page: PageDocument): StatedFacts {
  const lines = linesOf(page);
  const priced = [...lines, ...buttonsOf(page)].filter(
    (line) => FIGURE.test(asciiDigits(line)) || mayWordPrice(line),
  );
  const numbers = [...linkedContacts(page, 'tel'), ...phonesOf(lines), ...iconPhones(page)]
    .filter((text) => digits(text) >= LEAST_DIGITS && digits(text) <= MOST_DIGITS)
    .map((text) => text.trim());
  const isTemplate = isFilledByBuilder(page, lines);
  const isSample = (number: string) => isTemplate || isSamplePhone(number);
  const samples = unique(numbers.filter(isSample));
  const tabled = hoursOfDayTables(page);
  const offer = readOffer(page);
  return {
    phones: unique(
      withoutOfficersPhones(
        numbers.filter((number) => !isSample(number)),
        lines,
      ),
    ),
    ...(samples.length > 0 ? { samplePhones: samples } : {}),
    emails: unique(mailsOf(page, lines).filter((address) => !isSampleEmail(address))),
    addresses: isTemplate
      ? []
      : unique(addressesOf(page, lines).filter((address) => !isSampleAddress(address))),
    hours: unique(tabled.length > 0 ? tabled : hoursOf(withoutParts(withDays(lines))), MOST_HOURS),
    prices: unique(priced.flatMap(pricesOf)),
    ...(offer ? { offer } : {}),
  };
}
