import { linkedProfiles } from '../../page/linked-profiles.ts';
import { markedAuthors } from '../../page/marked-authors.ts';
import { attribute, type PageDocument, resolveUrl } from '../../page/page-document.ts';
import { collapse, textOf } from '../../page/page-text.ts';
import { readLinks } from '../../page/read-links.ts';
import { readOwnThings } from '../../page/structured/own-things.ts';
import type { PageData, StatedPrice, TrailStep } from '../page-data.ts';
import { bareStep, visibleTrail } from './read-breadcrumb.ts';

const MOST_STEPS = 8;
const MOST_PROFILES = 8;
const MOST_MARKED = 30;
const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 2000;
const LONGEST_AUTHOR = 60;

/** The breadcrumb that a reader sees, with the addresses of its steps. */
function readTrail(page: PageDocument): TrailStep[] {
  const { parts, end } = visibleTrail(page);
  const steps = parts
    .map((part) => {
      const link = [part, ...page.elements.slice(part.index, part.end)].find(({ name }) => name === 'a');
      const url = link ? resolveUrl(attribute(link, 'href'), page.baseUrl) : null;
      return {
        name: bareStep(textOf(page, part, LONGEST_NAME)),
        url: url && /^https?:/.test(url) && url.length <= LONGEST_ADDRESS ? url : null,
      };
    })
    .filter(({ name }) => name !== '');
  return (end === '' ? steps : [...steps, { name: end, url: null }]).slice(0, MOST_STEPS);
}

/** A name beside the text that is marked as the author. */
function readAuthor(page: PageDocument): string {
  for (const { name, isOfPosts } of markedAuthors(page))
    if (!isOfPosts && name.length <= LONGEST_AUTHOR && !/[@/\d]/.test(name)) return name;
  return '';
}

/** How far into the main text the line with the author can be. */
const MOST_BEFORE_BYLINE = 60;
const LONGEST_BYLINE = 120;
const BEGINS_BYLINE =
  /^\s*(?:(?:written |posted |published |words |text )?by|author:|von|autor(?:in)?:|par|auteure?\s?:|por|autora?:|di|autore:|door|auteur:|text:|texto:|texte\s?:)(?:\s|$)/iu;
const DATE = '(?:\\p{L}{3,9}\\.?\\s\\d{1,2},?|\\d{1,2}\\.?\\s\\p{L}{3,9})\\s\\d{4}';
const NAME = "\\p{Lu}[\\p{L}’'.-]*(?:\\s(?:\\p{Lu}[\\p{L}’'.-]*|de|da|van|von|der|del|la|bin|al)){1,3}?";
/** A name of at least two words, up to the end, a punctuation mark or a date. */
const WRITTEN_NAME = new RegExp(
  `^(${NAME})(?=\\s*$|\\s*[|·•,–—/]|\\s-\\s|\\s(?:on|am|le|el|il|op)\\s|\\s${DATE})`,
  'u',
);
/** Not persons, and names of newspapers, which begin with an article. */
const NO_PERSON =
  /^(?:the|le|la|les|der|die|das|el|los|il)\s|\b(?:team|staff|editors?|editorial|redaktion|rédaction|redacción|studios?|press|news|magazine|agency|group|guest|admin|company|ltd|llc|inc|gmbh)\b/iu;

const LONGEST_BEFORE = 60;

/** A line from the word before its author on, if a date stands before it: "Publicado em 5 de maio de 2012 por Ana Lima". */
function afterDate(line: string, begin: string): string {
  const at = line.lastIndexOf(` ${collapse(begin)} `);
  return at > 0 && at <= LONGEST_BEFORE && /(?<!\d)\d{4}(?!\d)/u.test(line.slice(0, at))
    ? line.slice(at + 1)
    : line;
}

/** The person named on a separate line at the beginning of the text: "By Ann Smith, 3 March 2026". */
function readByline(page: PageDocument): string {
  const main = page.pieces.filter(({ region }) => region.part === 'main' && region.isText);
  for (const piece of main.slice(0, MOST_BEFORE_BYLINE)) {
    const [begin] = BEGINS_BYLINE.exec(piece.text) ?? [];
    if (begin === undefined) continue;
    let line = '';
    let around = page.elements[piece.parent];
    // The name may be a link beside the word.
    for (let up = 0; around && up < 3; up += 1, around = page.elements[around.parent]) {
      line = textOf(page, around, LONGEST_BYLINE + 1);
      if (line.length > collapse(begin).length + 1) break;
    }
    if (line.length > LONGEST_BYLINE) continue;
    const [name = ''] = WRITTEN_NAME.exec(afterDate(line, begin).replace(BEGINS_BYLINE, '').trim()) ?? [];
    if (name !== '' && name.length <= LONGEST_AUTHOR && !NO_PERSON.test(name)) return name;
  }
  return '';
}

/** The values of the head's `<meta>` by name, the first of each. */
function readMetas(page: PageDocument): ReadonlyMap<string, string> {
  const metas = new Map<string, string>();
  for (const element of page.elements) {
    if (element.name !== 'meta' || metas.size >= 200) continue;
    const name = (attribute(element, 'property') ?? attribute(element, 'name') ?? '').trim().toLowerCase();
    const content = collapse(attribute(element, 'content') ?? '');
    if (name !== '' && content !== '' && content.length <= LONGEST_ADDRESS && !metas.has(name))
      metas.set(name, content);
  }
  return metas;
}

function readPrice(metas: ReadonlyMap<string, string>): StatedPrice | null {
  const said = (name: string) => metas.get(`product:${name}`) ?? metas.get(`og:${name}`) ?? '';
  const [amount, currency] = [said('price:amount'), said('price:currency').toUpperCase()];
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(amount) || !/^[A-Z]{3}$/.test(currency)) return null;
  return { amount, currency, availability: said('availability').slice(0, 40) };
}

/**
 * Reads what a page says about itself besides its text.
 *
 * @param marked schema.org types that it has as microdata or RDFa.
 */
export function readPageData(page: PageDocument, marked: readonly string[]): PageData {
  const metas = readMetas(page);
  const image = resolveUrl(metas.get('og:image') ?? null, page.baseUrl);
  return {
    own: readOwnThings(page),
    marked: [...new Set(marked)].slice(0, MOST_MARKED),
    trail: readTrail(page),
    author: readAuthor(page) || readByline(page),
    image: image && /^https?:/.test(image) && image.length <= LONGEST_ADDRESS ? image : null,
    price: readPrice(metas),
    profiles: linkedProfiles(readLinks(page), MOST_PROFILES),
  };
}
