import { LIST_GOES_ON } from '../../../page/list-goes-on.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { titleParts } from '../../../page/site-name/title-parts.ts';
import { isGreeting } from '../../../page/without-greeting.ts';
import { withoutPermalink } from '../../../page/without-permalink.ts';
import { textWidth } from '../wording/text-width.ts';
import { isFrontPage } from './front-page.ts';
import { isSubject } from './generic-title.ts';
import { pageSubjects } from './page-subjects.ts';
import { tellingProse } from './page-summary.ts';
import { firstClauses } from './whole-sentences.ts';

/** In Latin letters. Result lists cut titles at about 600 px, which is 60 to 70 letters. */
const NARROWEST = 10;
const WIDEST = 65;
/** Of a subject without the name of its site. */
const WIDEST_ALONE = 70;
/** The least share of a subject that its first clauses hold: "Tech firms" of a long headline says something else. */
const LEAST_SHARE = 0.5;
const MOST = 4;
const SPEAKS =
  /^(?:we|i|you|wir|ich|sie|nous|je|vous|nosotros|noi|wij|nós|мы|vi|نحن|\p{L}+(?:amos|emos|imos|iamo))\s/iu;

/** "Anvil is a fast" of "Anvil is a fast, simple and small forge" says nothing. */
const HAS_COPULA = /\s(?:is|are|ist|sind|est|sont|es|son|è|é|sono|são|zijn|är|er|jest)\s/iu;

/** "Our chicken is in high demand!" is called out, and is no title. */
const CALLED_OUT = /[!！]["”»]?$/u;

const fits = (text: string) => textWidth(text) >= NARROWEST && textWidth(text) <= WIDEST;
const holds = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());

/** Letters that say more than a name. */
const LEAST_MORE = 6;

/** The headings of a page without a main heading that name the site and say more: "Seruni: A Taste of Home". */
function namingHeadings(page: PageFacts, name: string | null): string[] {
  if (name === null || page.headings.some(({ level }) => level === 1)) return [];
  return page.headings
    .filter(({ level, part }) => level === 2 && (part === 'main' || part === 'other'))
    .map(({ text }) => withoutPermalink(text).trim())
    .filter((text) => holds(text, name) && text.length > name.length + LEAST_MORE)
    .slice(0, 1);
}

/**
 * The part of the title that says more than the heading in it: of "Ann Lee at the Mill, Leeds, 12 June 2026 – Gigbook" the heading
 * "Ann Lee" would be the title of each of her concerts.
 */
function fullerParts(written: string, headings: readonly string[]): string[] {
  const [own = '', ...others] = titleParts(written);
  const isPoor = (heading: string) =>
    holds(own, heading) && textWidth(heading) < LEAST_SHARE * textWidth(own) && /[,\d]/u.test(own);
  return others.length > 0 && textWidth(own) <= WIDEST_ALONE && headings.some(isPoor) ? [own] : [];
}

/**
 * Titles in the page's own words, best first. Each is the page's subject and then the site's name, and fits into result lists.
 * None is cut in the middle of a clause. The last one is a gap to fill in, for pages whose words do not make a title.
 */
export function draftTitles(page: PageFacts, url: string): string[] {
  const { name, title, heading, social } = pageSubjects(page, url);
  const fuller = isFrontPage(url) ? [] : fullerParts(page.title ?? '', heading);
  const own = [...heading, ...title, ...social, ...namingHeadings(page, name)];
  // What stands further down is about a part of the page, and what an article tells is not its headline.
  const [opening = ''] = tellingProse(page);
  const sentences =
    own.length > 0 && !isFrontPage(url)
      ? []
      : [page.metaDescription ?? '', page.openGraph['og:description'] ?? '', opening].filter(
          (text) => !isGreeting(text),
        );
  const said = sentences.flatMap((text) => {
    const clauses = firstClauses(text, WIDEST);
    const breaksOff =
      clauses &&
      (SPEAKS.test(clauses) || HAS_COPULA.test(clauses)) &&
      LIST_GOES_ON.test(text.slice(clauses.length));
    return clauses && !breaksOff && !CALLED_OUT.test(clauses) ? [clauses] : [];
  });
  const subjects = [...own, ...said];
  // A heading's full stop is removed when a name follows it. The full stop of an abbreviation stays.
  const named = (topic: string) =>
    name === null || holds(topic, name) ? topic : `${topic.replace(/(\p{Ll}{4})\.$/u, '$1')} – ${name}`;
  const drafts = subjects.flatMap((subject) => {
    const room = name === null || holds(subject, name) ? WIDEST : WIDEST - textWidth(name) - 3;
    const topic = textWidth(subject) <= room ? subject : firstClauses(subject, room);
    // The title of a first page lists what there is: its beginning is true of the site.
    const isWhole =
      topic !== null && (isFrontPage(url) || textWidth(topic) >= LEAST_SHARE * textWidth(subject));
    if (topic && (isWhole || !own.includes(subject)) && isSubject(topic) && fits(named(topic)))
      return [named(topic)];
    // What the page calls itself says more alone than a sentence of its text beside the site's name.
    return own.includes(subject) &&
      isSubject(subject) &&
      textWidth(subject) <= WIDEST_ALONE &&
      textWidth(subject) >= NARROWEST
      ? [subject]
      : [];
  });
  return [...new Set([...fuller, ...drafts])]
    .slice(0, MOST)
    .concat(named('REPLACE: what this page offers, in a few words'));
}
