import type { PageSection } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { HAN_OR_KANA } from '../../page/scripts.ts';
import { footnotesOf, withFootnote } from '../footnotes.ts';
import { boxedPrices } from '../llms-txt/priced-things.ts';
import { isOfSending } from '../of-sending.ts';
import { oneLine } from '../sentences.ts';
import type { AnswerPart } from './answer-part.ts';
import { answerFrom } from './answer-texts.ts';
import { thingsListed, thingsUnder } from './offered-things.ts';
import { pricesUnder } from './price-answer.ts';
import { sectionsUnder } from './sections-under.ts';
import { colonAfter } from './stated-facts.ts';
import type { Topic } from './topic.ts';
import { topicAnswer } from './topic-questions.ts';

/** The most prices of one answer. */
export const MOST_PRICES = 15;
/** Topics of which a shop says the same on each product. */
export const OF_THE_SHOP: ReadonlySet<string> = new Set(['delivery', 'returns', 'payment']);
/** Topics of programs alone. */
export const OF_PROGRAMS: ReadonlySet<string> = new Set(['install', 'start', 'requirements']);

/** Headings beside "Returns" where that tells what a function gives back. */
const OF_A_REFERENCE = /^(?:parameters?|arguments?|throws|syntax|type|properties|methods?)\s*:?$/iu;

/** The text of a section, or of its subsections if it has none itself: a street, a telephone. */
function textOf(sections: readonly PageSection[], at: number): PageSection | null {
  const own = sections[at];
  if (own?.text !== '') return own ?? null;
  const next = sections[at + 1];
  return next && next.level > own.level ? next : null;
}

/** An address: with a street number or a postal code, not only the name of a stop nearby. */
export const SAYS_WHERE =
  /\d{4,}|〒|\d+\s?(?:番|号|號|丁目)|^\d{1,4}[,\s]|^\p{L}[^\d,]{3,40}\s\d{1,4}\s?[a-z]?$/mu;
/** Characters of the line that says where something is. */
export const LONGEST_PLACE = 160;
const LONGEST_HOURS = 300;

/** Several places, each under a heading of its own below the one that says where: "Hall A" and its street, "Hall B" and its own. */
function placesUnder(sections: readonly PageSection[], at: number): AnswerPart[] | null {
  const level = sections[at]?.level ?? 0;
  const rest = sections.slice(at + 1);
  const end = rest.findIndex((section) => section.level <= level);
  const places = rest
    .slice(0, end === -1 ? rest.length : end)
    .map(({ heading, text }) => ({ heading: oneLine(heading), text: oneLine(text) }));
  const arePlaces =
    sections[at]?.text === '' &&
    places.length > 1 &&
    places.every(({ text }) => text !== '' && text.length <= LONGEST_PLACE) &&
    places.some(({ text }) => SAYS_WHERE.test(text));
  return arePlaces
    ? places.map(({ heading, text }) => ({
        kind: 'item',
        text: `${heading}${HAN_OR_KANA.test(heading) ? '：' : ': '}${text}`,
      }))
    : null;
}

/**
 * The hours of several branches or seasons, each under a heading of its own below the one that says when: "Shop Station Road" with
 * its table, "Shop Market Square" with its own. Null where fewer than two have hours.
 */
function hoursUnder(
  topic: Topic,
  sections: readonly PageSection[],
  at: number,
  language: string,
): AnswerPart[] | null {
  if (sections[at]?.text !== '') return null;
  const items = sectionsUnder(sections, at).flatMap((section): AnswerPart[] => {
    const heading = oneLine(section.heading).replace(/\s*[:：]$/u, '');
    const hours = heading === '' ? null : topicAnswer(topic, section, language);
    const said = hours?.map(({ text }) => oneLine(text).replace(/[.;]$/u, '')).join('; ') ?? '';
    return said === '' || said.length > LONGEST_HOURS
      ? []
      : [{ kind: 'item', text: `${heading}${colonAfter(heading)}${said}` }];
  });
  return items.length > 1 ? items : null;
}

/**
 * What the sections of a page answer to a topic, from the one whose heading asks it on.
 *
 * @param titled whether the title of the page asks it, not a heading.
 * @param address where it is, as another part of the page says it; '' if none does.
 * @returns null if they do not answer it.
 */
export function answerOf(
  topic: Topic,
  sections: readonly PageSection[],
  at: number,
  { language, titled, address }: { language: string; titled: boolean; address: string },
): AnswerPart[] | null {
  const from = textOf(sections, at);
  // One item of a list is what somebody needs, not how it is done.
  if (OF_PROGRAMS.has(topic.id) && from?.kinds === 'i') return null;
  if (topic.id === 'returns' && sections.some(({ heading }) => OF_A_REFERENCE.test(oneLine(heading))))
    return null;
  // Its table says what sending costs.
  const isTable = OF_THE_SHOP.has(topic.id) && from?.kinds?.includes('r') === true;
  const own = from && (isTable ? answerFrom(from, language, true) : topicAnswer(topic, from, language));
  const places = topic.id === 'where' ? placesUnder(sections, at) : null;
  if (places) return places;
  // The way to a place needs no figure if its address is known from elsewhere.
  if (topic.id === 'where' && address !== '')
    return own ?? (from && topicAnswer({ ...topic, holds: null }, from, language));
  if (topic.id === 'hours') return hoursUnder(topic, sections, at, language) ?? own;
  if (topic.id === 'services') {
    // A page's first words introduce the products; they are seldom a list.
    const isList = !titled || own?.some(({ kind }) => kind === 'item');
    const listed = titled || !from ? null : thingsListed(from);
    return thingsUnder(sections, at, language) ?? listed ?? (isList ? own : null);
  }
  // Without a text of its own, its first part says what one of several things costs.
  const boxes = topic.id === 'prices' && from ? boxesOf(from, footnotesOf(sections)) : null;
  if (boxes) return boxes;
  if (topic.id === 'prices')
    return sections[at]?.text === ''
      ? (pricesUnder(sections, at) ?? own)
      : (own ?? pricesUnder(sections, at));
  return own;
}

/** What a section shows in boxes, each thing with its price; null if it shows none. */
export function boxesOf(section: PageSection, notes: ReadonlyMap<string, string>): AnswerPart[] | null {
  const things = isOfSending(oneLine(section.heading)) ? [] : boxedPrices(paragraphsOf(section));
  return things.length === 0
    ? null
    : things
        .slice(0, MOST_PRICES)
        .map(({ name, price }) => ({ kind: 'item', text: `${name}: ${withFootnote(price, notes)}` }));
}
