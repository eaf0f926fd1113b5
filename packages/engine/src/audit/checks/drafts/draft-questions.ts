import { baseLanguage } from '../../../language/base-language.ts';
import { asciiDigits } from '../../../page/ascii-digits.ts';
import { areOfTwoWeeks } from '../../../page/hours/weekly-hours.ts';
import { invites } from '../../../page/invites.ts';
import { isAnnouncement } from '../../../page/is-announcement.ts';
import { isSlogan } from '../../../page/is-slogan.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { defines } from '../../../page/quotable/source-patterns.ts';
import { isProfessional } from '../../../page/site-name/role-in-title.ts';
import { plain } from '../../../page/site-name/titled-page.ts';
import { areSeveralPlaces } from '../../../page/stated/are-several-places.ts';
import { lineLabel } from '../../../page/stated/line-label.ts';
import { OF_SHORT_DAYS } from '../../../page/stated/opening-words.ts';
import { saysOpening, WEEKDAY_TEXT } from '../../../page/stated/stated-patterns.ts';
import { isGreeting } from '../../../page/without-greeting.ts';
import { businessOf } from '../facts/business-of.ts';
import { isFrontPage } from '../facts/front-page.ts';
import { isArticle } from '../facts/is-article.ts';
import { isStreetAlone } from '../facts/is-street-alone.ts';
import { onlyPlace } from '../facts/only-place.ts';
import { ownDescriptions } from '../facts/own-descriptions.ts';
import { pageLanguage } from '../facts/page-language.ts';
import { beginsAsDefinition, proseOfSubject } from '../facts/prose-of-subject.ts';
import { sentencesOf, wholeSentences } from '../facts/whole-sentences.ts';
import { oneLine } from '../wording/one-line.ts';
import { textWidth } from '../wording/text-width.ts';
import { type Asked, visitorQuestion } from './visitor-questions.ts';

export interface DraftedQuestion {
  question: string;
  answer: string;
}

const LONGEST_ANSWER = 400;
const LEAST_ANSWER = 20;

/** Words before the name of what a sentence defines: "The Arcane Algorithm Archive is …". */
const LEAD_OF_NAME = 20;
/** In letters, of a longer paragraph: the fewest, those that are shown, those that are read. */
const OF_PARAGRAPH: [number, number, number] = [40, 300, LONGEST_ANSWER];

/** The sentence that says what the thing of the name is. */
const definitionOf = (page: PageFacts, name: string) =>
  page.text.prose.flatMap(sentencesOf).find(
    (sentence) =>
      sentence
        .slice(0, name.length + LEAD_OF_NAME)
        .toLowerCase()
        .includes(name.toLowerCase()) && defines(sentence),
  );

/** A description with fewer letters and no full stop is a label: "Anvil Gallery Plugin", "Documentation for anvil". */
const LEAST_DESCRIPTION = 50;
const isLabel = (text: string) => textWidth(text) < LEAST_DESCRIPTION && !/[.!。！।]["”»)]?$/u.test(text);

/** What the page says about itself in whole sentences: what it is, else its description, else its first words. */
function summaryOf(page: PageFacts, name: string, language: string): string | null {
  const isAnswer = (text: string) =>
    page.quotable.listings === 0 || beginsAsDefinition(text) || plain(text).includes(plain(name));
  const first = proseOfSubject(page, name, language)
    .filter(isAnswer)
    .map((text) => (text.length > LONGEST_ANSWER ? (wholeSentences(text, OF_PARAGRAPH) ?? text) : text));
  const own = ownDescriptions(page).filter((text) => !isLabel(text));
  const isDefined = own.some((text) => defines(text) || text.toLowerCase().startsWith(name.toLowerCase()));
  const defined = isDefined ? undefined : definitionOf(page, name);
  const said = [...(defined ? [defined] : []), ...own, ...first];
  const isWhole = (words: string) =>
    words.length >= LEAST_ANSWER &&
    words.length <= LONGEST_ANSWER &&
    !/(?:…|\.\.\.)[\])]?$/.test(words) &&
    !invites(words) &&
    !isAnnouncement(words) &&
    !isSlogan(words) &&
    !isGreeting(words);
  return said.map(oneLine).find(isWhole) ?? null;
}

/** From one hour to another. */
const SPAN = /\d\D+\d/;
/** Minutes are no other hour: "starts at 2:00 pm". */
const MINUTES = /(?<=\d)\s?[:.hu]\s?\d{2}(?!\d)/gu;
/** Whether a line begins with a day, or with a small word before one: "De martes a sábado". */
const beginsWithDay = (line: string): boolean => {
  const at = line.search(WEEKDAY_TEXT);
  return at === 0 || (at > 0 && /^\p{L}{1,3}\s(?:\p{L}{1,3}\s)?$/u.test(line.slice(0, at)));
};

/** A remark on hours that stand elsewhere. */
const REMARK = /^\s*[※▲△▼▽◆◇■□●○◎★☆*†‡]/u;

const minutesOf = (row: string) =>
  [...asciiDigits(row).matchAll(/(\d{1,2})(?:\s?[:.hu]\s?(\d{2}))?/g)].map(
    ([, hour, minute = '0']) => Number(hour) * 60 + Number(minute),
  );

const daysOf = (row: string) =>
  (/^\D*/u.exec(asciiDigits(row))?.[0] ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether a row says again what another does, with its days written out or abbreviated: "Monday–Friday 8–16", "Mo–Fr 8–16". */
const saysAgain = (row: string, other: string): boolean => {
  const isSame = (day: string, same: string) =>
    day === same ||
    [day, same].some((short) => short.length <= 3 && day.startsWith(short) && same.startsWith(short));
  const [days, others] = [daysOf(row), daysOf(other)];
  return (
    days.length === others.length &&
    days.every((day, at) => isSame(day, others[at] ?? '')) &&
    minutesOf(row).join() === minutesOf(other).join()
  );
};

/**
 * When somebody is there, with all days that the page lists: a part of the week as an answer says that it is closed on the
 * other days. Null where the page has only remarks.
 */
function wholeHours(hours: readonly string[], language: string): string | null {
  const [first] = hours;
  if (first === undefined || hours.some((line) => REMARK.test(line))) return null;
  const isSpan = (line: string) => SPAN.test(asciiDigits(line).replace(MINUTES, ''));
  const isRow = (line: string) =>
    isSpan(line) && (beginsWithDay(line) || OF_SHORT_DAYS.test(asciiDigits(line)));
  // Hours without their days are half of the answer, unless the line says what it is.
  const isWhole = (line: string) => isSpan(line) && (WEEKDAY_TEXT.test(line) || saysOpening(line));
  // "Juniors: Mon 17:30–18:15" are the hours of a group or a course.
  const label = lineLabel(first);
  const isOfPart = label !== '' && !saysOpening(label) && !WEEKDAY_TEXT.test(label);
  if (!isRow(first)) return isWhole(first) && !isOfPart ? first : null;
  // One of its days has hours that are not from one time to another, "Thu until 8 pm": the rest alone would be wrong.
  if (hours.some((line) => !isRow(line) && beginsWithDay(line))) return null;
  if (areOfTwoWeeks(hours.filter(isRow), baseLanguage(language))) return null;
  // A row may end like a sentence, "Fri 8 am to noon.", or with an abbreviation: "5 p.m.".
  const whole = hours
    .filter(isRow)
    .filter((row, at, rows) => rows.findIndex((other) => saysAgain(row, other)) === at)
    .map((line) => line.replace(/(?<!\b[ap]\.\s?m)[.;,]\s*$/i, ''))
    .join('; ');
  return whole.length <= LONGEST_ANSWER ? whole : null;
}

/**
 * What visitors ask first, answered with the page's own text: in its language, with its name and its own
 * words. Empty if the name, the language or the answer is not known.
 */
export function draftQuestions(page: PageFacts, url: string): DraftedQuestion[] {
  const { name, isPerson, ...owner } = businessOf(page, url);
  const language = pageLanguage(page);
  if (name === null || language === null) return [];
  // Below an article nobody asks where its publisher is, and when that is open.
  const isLocal = owner.isLocal && (isFrontPage(url) || !isArticle(page));
  const { addresses, hours, phones } = page.stated;
  const areBranches = areSeveralPlaces(addresses);
  const place = onlyPlace(addresses);
  // What one page says about itself does not answer what the whole site is.
  const said = isFrontPage(url) ? summaryOf(page, name, language) : null;
  // A page that has its publisher's name only in small print is about something else: a program, its manual.
  const has = (text: string | null) => text?.toLowerCase().includes(name.toLowerCase()) ?? false;
  const isAbout = [page.title, page.text.excerpt, ...page.headings.map(({ text }) => text)].some(has);
  const summary = isLocal || isAbout || ownDescriptions(page).length > 0 ? said : null;
  const answers: [Asked, string | null | undefined][] = [
    [isPerson || isProfessional(name, page.title ?? '') ? 'who' : isLocal ? 'offers' : 'is', summary],
    ['where', isLocal && place && !isStreetAlone(place) ? place : null],
    ['open', isLocal && !areBranches ? wholeHours(hours, language) : null],
    ['phone', isLocal && !(areBranches && phones.length > 1) ? phones[0] : null],
  ];
  return answers.flatMap(([asked, answer]) => {
    const question = visitorQuestion(asked, name, language);
    return question && answer ? [{ question, answer: oneLine(answer) }] : [];
  });
}
