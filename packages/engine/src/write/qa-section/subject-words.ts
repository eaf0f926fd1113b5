import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { EAST_ASIAN } from '../../page/scripts.ts';
import { bareWords } from '../sentences.ts';

/** Forms of one word have the same beginning. */
const STEM = 5;
const LEAST_LETTERS = 4;
/** Long words that every site has. */
const EVERYWHERE = new Set(
  'about with your from this that have more home page site website welcome official what when where which while they their them then than also most very best need make help find free data time work used using into over such each only some both first para com como mais está votre vous dans pour avec plus nous site accueil sont être leur cette bienvenue willkommen ihre unser unsere mehr auch sowie nach oder eine nuestra nuestro sitio inicio todos desde'.split(
    ' ',
  ),
);

/**
 * What a question and a site may share: beginnings of longer words and abbreviations, pairs of characters in
 * Chinese.
 */
function stemsOf(text: string): string[] {
  const acronyms = (text.match(/\b\p{Lu}{2,}\d*\b/gu) ?? []).map((word) => word.toLowerCase());
  const words = bareWords(text)
    .filter((word) => word.length >= LEAST_LETTERS && !EVERYWHERE.has(word) && !EAST_ASIAN.test(word))
    .map((word) => word.slice(0, STEM));
  const pairs = (text.match(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2,}/gu) ?? []).flatMap(
    (run) => [...run].flatMap((sign, at, all) => (all[at + 1] ? [sign + all[at + 1]] : [])),
  );
  return [...acronyms, ...words, ...pairs];
}

/** Of a description only names count: its verbs are on any site. */
const namesIn = (text: string): string =>
  EAST_ASIAN.test(text)
    ? text
    : (text.match(/(?<![.!?]\s|^)(?<!\p{L})\p{Lu}[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * Whether a question is about a site's subject: it has a word of the site's name, of its home page's titles
 * or of its own description there.
 */
export function createIsOfTheSubject(site: CrawledSite): (question: string) => boolean {
  const home = site.pages.find(({ kind }) => kind === 'home');
  const titles = home?.resume?.titles;
  const subject = new Set(
    stemsOf(
      [site.name, namesIn(site.summary), home?.title, titles?.document, titles?.heading, titles?.social]
        .filter(Boolean)
        .join(' \n'),
    ),
  );
  return (question) => stemsOf(question).some((stem) => subject.has(stem));
}
