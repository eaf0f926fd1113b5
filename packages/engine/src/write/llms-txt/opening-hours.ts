import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { baseLanguage } from '../../language/base-language.ts';
import { asciiDigits } from '../../page/ascii-digits.ts';
import { withGreekCapitals } from '../../page/greek-capitals.ts';
import { hoursWordsIn } from '../../page/hours/hours-words-in.ts';
import { areOfTwoWeeks, daysAlone } from '../../page/hours/weekly-hours.ts';
import { closedSeasons } from '../../page/stated/closed-season.ts';
import { CURRENCY_SIGNS, CURRENCY_WORDS } from '../../page/stated/currencies.ts';
import { isOutsideHours } from '../../page/stated/is-outside-hours.ts';
import { isWhenItCosts } from '../../page/stated/is-when-it-costs.ts';
import { isWhenToCall } from '../../page/stated/is-when-to-call.ts';
import { lineLabel } from '../../page/stated/line-label.ts';
import {
  CLOSED,
  OF_SHORT_DAYS,
  OPENING_WORDS,
  OPENING_WORDS_UNSPACED,
  SAYS_OPEN,
} from '../../page/stated/opening-words.ts';
import { pairedDays } from '../../page/stated/paired-days.ts';
import { OPENING_LABEL } from '../../page/stated/stated-patterns.ts';
import { WEEK } from '../../page/stated/week.ts';
import { withDays } from '../../page/stated/with-days.ts';
import { withoutPartSections, withoutParts } from '../../page/stated/without-parts.ts';
import { OF_CALLS, OF_OTHERS } from '../hours/hours-mentions.ts';
import { markedDays } from '../hours/marked-days.ts';
import { oneLine } from '../sentences.ts';
import type { LlmsWords } from './llms-words.ts';

/** Days of the week as pages write them, in the languages of most sites. */
const DAY =
  /(?<![\p{L}])(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?(?![\p{L}])|(?<![\p{L}])(?:mo|di|mi|do|fr|sa|so)(?=\.|\s?(?:[-–—:,/&+|\d]|bis|und|(?:mo|di|mi|do|fr|sa|so)(?!\p{L})))|(?<![\p{L}])(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?(?![\p{L}])|(?<![\p{L}])(?:lun|mar|mer|jeu|ven|sam|dim)(?:di|anche)?\.?s?(?![\p{L}])|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?<![\p{L}])(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|daily|täglich|tous les jours|7 jours|diario|every day|weekdays|weekends?|werktags|dagelijks|ogni giorno|poniedziałek|niedziela|måndag|söndag|mandag|søndag|понедельник|пн|вс)(?![\p{L}])|周[一二三四五六日末]|星期[一二三四五六日天]|週[一二三四五六日]|[月火水木金土日]曜|(?<![\p{L}])[월화수목금토일]요일/iu;
/** Days of other languages, and words for several days: "平日", "주말". Short names of the North count in a span: "mån-fre". */
const FURTHER_DAY =
  /(?<!\p{L})(?:mån|man|tirs?|tis|ons|tors?|fre|lör|lør|sön|søn)(?:dag)?\.?\s?[-–]\s?(?:tirs?|tis|ons|tors?|fre|lör|lør|sön|søn)(?:dag)?(?!\p{L})|(?<!\p{L})(?:pondělí|úterý|střed[ay]|čtvrtek|pátek|sobot[auy]|neděl[ei]|wtorek|środa|czwartek|piątek|hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|tisdag|onsdag|torsdag|fredag|lördag|tirsdag|lørdag|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai|вторник|сред[ау]|четверг|пятниц[аы]|суббот[аы]|воскресенье|вт|ср|чт|пт|сб|feriados|dias úteis|(?:من\s+)?(?:السبت|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة)|понеділ(?:ок|ка)|вівторок|серед[аи]|четвер|п[’'ʼ]ятниц[яі]|субот[аи]|неділ[яі]|luni|mar[țţ]i|miercuri|joi|vineri|s[âa]mb[ăa]t[ăa]|duminic[ăa]|δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή|(?:ימי |ימים |יום )(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|[א-ו][׳'])|שבת)(?!\p{L})|[平休祝]日|毎[日週月]|(?<!\p{L})(?:[月火水木金土日](?:[・、〜～~–-][月火水木金土日祝]){0,7}|[월화수목금토일](?:[・·,~～–-][월화수목금토일]){0,7})(?=\s?[:：]?\s?\d{1,2}[:：時시])|평일|주말|매일|매월|매주/iu;
interface OwnWords {
  /** At the beginning of a line: short ones are words elsewhere ("la–su", "po–pá"). */
  day: RegExp;
  /** Names of days anywhere in a line. */
  days: RegExp;
  closed: RegExp;
  /** From one hour to another: "9 tot 17", "9.00 til kl. 17". */
  span: RegExp;
}
const known = new Map<string, OwnWords>();

/** Days and spans of time as one language writes them, and its word for closed. */
function wordsOf(language: string): OwnWords {
  const key = baseLanguage(language);
  const { days, daily, weekdays, weekend, closed, to = '-' } = hoursWordsIn(key);
  const all = [...days, daily, weekdays, weekend].filter((word) => word !== undefined).join('|');
  const pattern = (before: string, source: string) =>
    new RegExp(`${before}(?:${withGreekCapitals(source)})(?![\\p{L}\\p{M}])`, 'iu');
  const own = known.get(key) ?? {
    day: pattern('^', all),
    days: new RegExp(`(?<![\\p{L}])(?:${withGreekCapitals(all)})(?![\\p{L}\\p{M}])`, 'giu'),
    closed: pattern('(?<![\\p{L}])', closed),
    span: new RegExp(
      `\\d{1,2}(?:[:.hu]\\d{2})?\\s?(?:${UNIT})?\\s(?:${to})\\s(?:${CLOCK_WORD}\\s?)?\\d{1,2}`,
      'iu',
    ),
  };
  known.set(key, own);
  return own;
}
/** A shorter name of a day may be another word within a sentence. */
const LEAST_NAME = 5;
/** Where the first day is whose name is written out in a language, with the small word before it: "od poniedziałku"; -1 without one. */
function writtenDay(text: string, language: string): number {
  if (language === '') return -1;
  const [day] = [...text.matchAll(wordsOf(language).days)].filter(([name]) => name.length >= LEAST_NAME);
  if (!day) return -1;
  return day.index - (/(?<!\p{L})\p{L}{1,3}\s$/u.exec(text.slice(0, day.index))?.[0].length ?? 0);
}
const isDay = (text: string, language = '') =>
  DAY.test(text) ||
  FURTHER_DAY.test(text) ||
  (language !== '' && wordsOf(language).day.test(text)) ||
  writtenDay(text, language) !== -1;
/** The index of the first day in a text; -1 without one. */
const firstDay = (text: string, language = '') =>
  [text.search(DAY), text.search(FURTHER_DAY), writtenDay(text, language)].reduce(
    (first, at) => (at !== -1 && (first === -1 || at < first) ? at : first),
    -1,
  );
/** A range of times in words: "das 8h às 19h", "od 9 do 17 hodin", "من الساعة 9 صباحاً حتى 5 مساءً". */
const FROM_TO =
  /\d{1,2}(?:[:.hu]\d{2})?\s?(?:h|hodin|Uhr|시|صباح[اًا]*|مساء[ًا]*)?\s?(?:às|as|ate|até|alle|do|a|e|حتى|إلى|から|부터)\s(?:الساعة\s)?\d{1,2}(?:[:.hu]\d{2})?(?!\d)/iu;
/** "Thursday until 8 pm": a day with an end of its own. */
const UNTIL =
  /(?<!\p{L})(?:bis|until|till|jusqu[’']à|fino alle|hasta las|tot|até às|do|till|до|حتى)\s(?:le |les )?\d{1,2}/iu;
const TIME =
  /\d{1,2}(?:[:.hu]\d{2})?\s?(?:a\.?m\.?|p\.?m\.?|uhr|hrs?|h|時|点|صباح[اًا]*|مساء[ًا]*|ظهر[اًا]*)?\s?(?:[-–—~至〜～]|to|bis|à|a|till|until|–)\s?(?:[ap]m\s|오전\s?|오후\s?|[上下午][前後午]\s?)?\d{1,2}(?:[:.hu]\d{2})?\s?(?:a\.?m\.?|p\.?m\.?|uhr|h\b|時|点)?/iu;
/** Words of further languages after and before the time of a day. */
const UNIT = 'uur|hod(?:in|ín|\\.)?|h|ore';
const CLOCK_WORD = 'kl(?:ockan|okken)?\\.?|klo|godz(?:\\.|inie)?';
const OF_A_CLOCK = new RegExp(`\\d\\s?(?:${UNIT})(?!\\p{L})|(?<!\\p{L})(?:${CLOCK_WORD})\\s?\\d`, 'iu');
const HAS_TIME =
  /\d{1,2}[:.hu]\d{2}|\d\s?(?:am|pm|a\.m|p\.m|uhr|h\b|時|点)|(?<![\d.,])\d{1,2}\s?[-–]\s?\d{1,2}(?![\d.,])/iu;
const MONEY = new RegExp(`[${CURRENCY_SIGNS}]|(?<!\\p{L})(?:${CURRENCY_WORDS})(?!\\p{L})`, 'u');

/** Table cells with opening and closing times. */
const TWO_TIMES = /\|\s*\d{1,2}[:.hu]\d{2}[^|]{0,6}\|\s*\d{1,2}[:.hu]\d{2}/u;
const ONE_TIME = /^\d{1,2}(?:[:.hu]\d{0,2})?\s?(?:a\.?m\.?|p\.?m\.?|uhr|h)?$/iu;

const LONGEST = 140;
/** Each day of a week, twice. */
const MOST_LINES = 14;
/** A note to a sign in a table of hours: "△ 土曜午後は14:00～17:00". */
const NOTE = /^[※△▲▽▼☆★*†‡]/u;
/** Lines that are compared; more are those of a timetable. */
const MOST_TOLD = 100;

/** Digits and the colons between them as in Latin scripts: "１０：００". */
const folded = (text: string) => asciiDigits(text).replace(/(?<=\d)：(?=\d)/g, ':');

/** A day that is closed; "定休日" alone is only the word for one. */
const isClosedDay = (line: string, language: string) =>
  (CLOSED.test(line) && isDay(line.replace(CLOSED, ' '), language)) ||
  (language !== '' && wordsOf(language).closed.test(line));

const isClosed = (part: string, language: string) =>
  CLOSED.test(part) || (language !== '' && wordsOf(language).closed.test(part));

/** "van 9 tot 17 uur": figures that are no ages, as a word says that they are of a clock, or that somebody is open. */
const isSpanInWords = (line: string, language: string) =>
  language !== '' && wordsOf(language).span.test(line) && (OF_A_CLOCK.test(line) || SAYS_OPEN.test(line));

const isHours = (written: string, language: string) => {
  const line = folded(written);
  return (
    line.length <= LONGEST &&
    !MONEY.test(line) &&
    isDay(line, language) &&
    ((TIME.test(line) && HAS_TIME.test(line)) ||
      FROM_TO.test(line) ||
      isSpanInWords(line, language) ||
      (line.length < 40 && UNTIL.test(line) && HAS_TIME.test(line)) ||
      TWO_TIMES.test(line) ||
      (line.length < 40 && isClosedDay(line, language)))
  );
};

/** Whether a text begins with a day of the week, as a row of opening hours does. */
export const beginsWithDay = (text: string) => firstDay(text) === 0;

/** One day and its hours with nothing between them: "Monday 7:00 AM to 8:00 PM". */
const DAY_BESIDE_TIME = /^(\p{L}[\p{L}\p{M}-]{1,20}\.?)\s(\d.*)$/u;

/** "Mon", "8:00 am – 5:00 pm" from a row or a line that begins with its day. */
function dayAndHours(line: string, language: string): { day: string; hours: string } | null {
  const [, beside = '', time = ''] = DAY_BESIDE_TIME.exec(line) ?? [];
  if (daysAlone(beside, baseLanguage(language))?.length === 1) return { day: beside, hours: time };
  const [day = '', ...rest] = line.includes('|') ? line.split('|') : line.split(/:(?=\s)/);
  const parts = rest.map((part) => part.trim()).filter((part) => part !== '');
  const isSpan = parts.length === 2 && parts.every((part) => ONE_TIME.test(part));
  // A closed afternoon says nothing that the hours of the morning do not say.
  const open = parts.filter((part) => !isClosed(part, language));
  const told = open.length > 0 ? open : parts.slice(0, 1);
  const hours = told.join(!line.includes('|') ? ': ' : isSpan ? '–' : ', ');
  return hours !== '' && day.trim().length <= 24 && isDay(day, language) ? { day: day.trim(), hours } : null;
}

/** Whether one day follows another in the week: "Tuesday" and "Wednesday", but not "Tuesday" and "Thursday". */
function isNextDay(day: string, next: string, language: string): boolean {
  const [one, other] = [day, next].map((text) => daysAlone(text, baseLanguage(language)));
  const [at] = one ?? [];
  const areDays = at !== undefined && at < WEEK.length && one?.length === 1 && other?.length === 1;
  return areDays && other[0] === (at + 1) % WEEK.length;
}

/** Joins days that follow each other and have the same hours: "Mon–Fri 8:00 am – 5:00 pm". */
function compressed(lines: readonly string[], language: string): string {
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const line of lines) {
    const read = dayAndHours(line, language);
    const run = runs.at(-1);
    if (!read) runs.push({ first: line.replace(/\s*\|\s*/g, ' '), last: '', hours: '' });
    else if (run && run.hours === read.hours && isNextDay(run.last, read.day, language)) run.last = read.day;
    else runs.push({ first: read.day, last: read.day, hours: read.hours });
  }
  return runs
    .map(({ first, last, hours }) =>
      hours === '' ? first : `${first === last ? first : `${first}–${last}`} ${hours}`,
    )
    .join('; ');
}

/** Without the sentences before the first day: "8 Frog Island, Leicester LE3 5AG. Fridays from 10 am to 4 pm". */
function fromFirstDay(line: string): string {
  const sentences = line.split(/(?<=[\p{L}\d]{2}[.。])\s+(?=\p{Lu})/u);
  const first = sentences.findIndex((sentence) => isDay(sentence));
  return first > 0 ? sentences.slice(first).join(' ') : line;
}

/** Of a sentence that also has contact details, the part from its first day on. */
function hoursOnly(line: string, language: string): string {
  if (!/@|\d{3}[\s\d]{4,}/.test(line)) return fromFirstDay(line).replace(/(?<=[\p{L}\p{M}]{2})[.。]$/u, '');
  const from = line.slice(Math.max(0, firstDay(line, language)));
  // How to call or to write is a sentence of its own after it.
  const [first = from] = from.split(/(?<=[\d\p{L}])[.;]\s+(?=\p{L})/u);
  return (isHours(first, language) ? first : from).replace(/[.。]$/u, '');
}

/** "Horario: lunes a viernes" without the word that the file has before it as well. */
function withoutLabel(line: string): string {
  const word = OPENING_LABEL.exec(line);
  const rest = word?.index === 0 ? line.slice(word[0].length).replace(/^[\s|]+/u, '') : '';
  // A style may set the label apart, in place of a colon.
  if (beginsWithDay(rest)) return rest;
  const [, label = '', hours = ''] = /^([^:：\d]{4,40})[:：]\s*(.+)$/u.exec(line) ?? [];
  // In Italian "di" is no German day.
  const says = label !== '' && OPENING_LABEL.test(label) && !isDay(label.replace(OPENING_LABEL, ' '));
  return says ? hours : line;
}

/** A time with its minutes, or with a word that says it is one. */
const CLOCK = /\d{1,2}[:.hu]\d{2}|\d\s?(?:am|pm|a\.m|p\.m|uhr|h\b|時|点)/iu;

/** "営業時間：10:00 ~ 16:00" without its label: the same hours on all days that no other line names; '' for none. */
function labelledHours(line: string): string {
  const [, label = '', hours = ''] = /^([^:：\d]{4,40}?)\s?[:：]\s*(.+)$/u.exec(line) ?? [];
  const times = folded(hours);
  const says = OPENING_LABEL.test(label) && times.length <= LONGEST && !MONEY.test(times);
  return says && CLOCK.test(times) && (TIME.test(times) || FROM_TO.test(times)) ? hours : '';
}

/** A term whose description is on the next line: "営業時間", "定休日". */
const TERM = new RegExp(`^(?:${OPENING_WORDS}|${OPENING_WORDS_UNSPACED}|定休日|休[業診館]日)$`, 'iu');

/** Lines with those of a term and its description made one. */
const withTerms = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const isTerm = (text: string | undefined) => text !== undefined && TERM.test(oneLine(text));
    if (isTerm(line)) return [];
    return isTerm(lines[at - 1]) ? [`${oneLine(lines[at - 1] ?? '')}: ${line}`] : [line];
  });

/** "お電話での受付：8時〜17時": when something else than the door is open. */
const isOfOthers = (line: string) =>
  OF_OTHERS.test(lineLabel(line)) ||
  isWhenToCall(line) ||
  isWhenItCosts(line) ||
  isOutsideHours(line) ||
  (OF_CALLS.test(line) && !SAYS_OPEN.test(line));

/** The hours in each line, and in lines beside them whose short names of days are those of another language. */
function hoursOf(lines: readonly string[], language: string): string[] {
  const read = lines.map((written) => {
    const line = withoutLabel(hoursOnly(oneLine(written), language));
    return isHours(line, language) ? line : labelledHours(oneLine(written));
  });
  for (const [at, written] of lines.entries())
    if (!read[at] && (read[at - 1] || read[at + 1]) && OF_SHORT_DAYS.test(folded(oneLine(written))))
      read[at] = oneLine(written);
  for (const at of closedSeasons(lines.map(oneLine), (place) => Boolean(read[place])))
    read[at] = oneLine(lines[at] ?? '');
  return read.filter((hours) => hours !== '');
}

/** Whether lines tell closed days alone, while others have a day with hours in a form that is not read. */
function areRestOfWeek(found: readonly string[], told: readonly string[], language: string): boolean {
  const isRead = (line: string) => found.some((hours) => line.includes(hours));
  return (
    found.every((line) => !/\d/.test(folded(line)) && isClosedDay(line, language)) &&
    told.some((line) => /\d/.test(folded(line)) && isDay(line, language) && !isRead(line))
  );
}

/** When people may register, beside the hours of a practice: "受付時間：8時〜11時". */
const OF_REGISTRATION = /^受付(?:時間)?\s?[：:]/u;

/** The lines of a section, with a table of marks as lines of days and their hours: "月・火・金 9:00～12:00". */
function linesOf(section: CrawledPage['sections'][number]): string[] {
  let heads: string[] = [];
  const marked = new Map<string, string>();
  for (const { kind, text } of section.kinds?.includes('r') ? paragraphsOf(section) : []) {
    const [name = '', ...cells] = text.split('|').map((cell) => cell.trim());
    if (kind === 'head') heads = cells;
    const days = kind === 'row' && CLOCK.test(folded(name)) ? markedDays(heads, cells) : null;
    if (days !== null) marked.set(text, `${days} ${name}`);
  }
  const lines = section.text.split(/\n+/);
  if (marked.size === 0) return pairedDays(lines);
  return lines.flatMap((line) => (OF_REGISTRATION.test(line) ? [] : (marked.get(line) ?? line)));
}

/** Opening hours from the texts of a site; '' if there are none, if a page has those of two branches, or if only its closed days are read. */
export function hoursInText(pages: readonly CrawledPage[]): string {
  for (const page of pages) {
    const lines = withoutPartSections(page.sections).flatMap((section) => linesOf(section));
    for (const all of [lines, page.business?.lines ?? []]) {
      const said = withoutParts(all.map(oneLine).filter((line) => line !== ''));
      // Times may stand below their days. In a footer they are already beside them.
      const source = withTerms(all === lines ? withDays(said) : said).filter((line) => !isOfOthers(line));
      const found = [...new Set(hoursOf(source, page.language))];
      if (found.every((line) => NOTE.test(line))) continue;
      const told = source
        .map(oneLine)
        .filter((line) => /\d/.test(folded(line)) || isDay(line, page.language))
        .slice(0, MOST_TOLD);
      return areOfTwoWeeks(told, baseLanguage(page.language)) || areRestOfWeek(found, told, page.language)
        ? ''
        : compressed(found.slice(0, MOST_LINES), page.language);
    }
  }
  return '';
}

/** Days of structured data in the site's words: "Mon–Fri". */
function dayWords(days: readonly string[], { days: names }: LlmsWords): string {
  const at = days.map((day) =>
    WEEK.findIndex((name) => name.slice(0, 2).toLowerCase() === day.slice(0, 2).toLowerCase()),
  );
  if (at.length === 0 || at.includes(-1)) return days.join(', ');
  const isRun = at.length > 2 && at.every((day, index) => index === 0 || day === (at[index - 1] ?? 0) + 1);
  const name = (day: number | undefined) => names[day ?? 0] ?? '';
  return isRun ? `${name(at[0])}–${name(at.at(-1))}` : at.map(name).join(', ');
}

/**
 * The opening hours of the site's business: as a reader sees them, else from its structured data.
 *
 * @param pages the contact page first.
 */
export function openingHours(pages: readonly CrawledPage[], words: LlmsWords): string {
  const written = hoursInText(pages);
  if (written) return written;
  const stated = pages.map(({ business }) => business?.hours ?? []).find(({ length }) => length > 0) ?? [];
  return stated.map(({ days, hours }) => `${dayWords(days, words)} ${hours}`).join('; ');
}
