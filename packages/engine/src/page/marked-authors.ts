import { attribute, type PageDocument, type PageElement } from './page-document.ts';
import type { PagePart } from './page-part.ts';
import { collapse, textOf } from './page-text.ts';
import { readsAsProse } from './regions/measure-text.ts';

const LONGEST = 80;
/** Microformats 2, and the blocks of WordPress that hold nothing but the name. */
const OF_NAME = /(?:^|\s)(?:p-author|wp-block-post-author(?:-|__)name)(?:\s|$)/;
/** The box about the author below a post of WordPress. What its title says after "By" is the name. */
const OF_TITLE = /(?:^|\s)author-title(?:\s|$)/;
/** The author in hAtom, as themes of WordPress write it: `<span class="author vcard"><a class="url fn n">`. */
const OF_CARD = /(?:^|\s)vcard(?:\s|$)/;
const OF_AUTHOR = /(?:^|\s)author(?:\s|$)/;
const OF_WORD = /(?:^|\s)fn(?:\s|$)/;
/** A theme may call the link to the site's owner in its banner the author's. */
const NOT_BESIDE_TEXT = new Set<PagePart>(['banner', 'navigation', 'footer', 'comments']);
const BY = /^(?:by|von|par|por|di|door|av|af)\s+/iu;

/** "Alle Beiträge von Ann Lee" */
const ALL_OF = /^(?:all|alle|more|mehr|weitere|tous|toutes|todos|todas|tutti|tutte) \p{L}+ \p{L}+/iu;
/** Small words within names. */
const PARTICLE =
  /^(?:d[aeiou]s?|del(?:la|le)?|l[ae]s?|van|von|vom|zum?|zur|der|den|ter|ten|et|und|and|af|av|bin|ibn|al|el)$/u;
const MOST_SMALL = 1;

/** Whether a text leads to all that somebody has written, "View all of Ann Lee’s posts": a name has no such small words. */
function leadsToPosts(text: string): boolean {
  const [first = ''] = text.split(',');
  const small = first.split(' ').filter((word) => /^\p{Ll}{2}/u.test(word) && !PARTICLE.test(word));
  return ALL_OF.test(first) || (/^\p{Lu}/u.test(first) && small.length > MOST_SMALL);
}

const classOf = (element: PageElement) => attribute(element, 'class') ?? '';

function isMarked(page: PageDocument, element: PageElement): boolean {
  if (element.node.attrs.length === 0) return false;
  if (element.name === 'a' && /\bauthor\b/i.test(attribute(element, 'rel') ?? '')) return true;
  if (/\bauthor\b/i.test(attribute(element, 'itemprop') ?? '')) return true;
  const named = classOf(element);
  if (OF_TITLE.test(named)) return BY.test(collapse(textOf(page, element, LONGEST)));
  return named !== '' && (OF_NAME.test(named) || (OF_CARD.test(named) && OF_AUTHOR.test(named)));
}

/** Where the name stands alone: in the part of a card that is marked as the name. */
function nameIn({ elements }: PageDocument, element: PageElement): PageElement {
  const part = OF_CARD.test(classOf(element))
    ? elements.slice(element.index + 1, element.end).find((within) => OF_WORD.test(classOf(within)))
    : undefined;
  return part ?? element;
}

/**
 * The elements that the page marks as its author, by link type, microdata or microformat, beside its text; with the text of
 * each, at most 80 characters, and whether that leads to all their posts.
 */
export function* markedAuthors(
  page: PageDocument,
): Generator<{ element: PageElement; name: string; isOfPosts: boolean }> {
  // A footer above the text, as HTML has one for a section, is not that of the page.
  const last = page.pieces.findLastIndex(({ region, text }) => region.part === 'main' && readsAsProse(text));
  for (const element of page.elements) {
    if (!isMarked(page, element) || element.hidden) continue;
    const { part } = element.region;
    if (NOT_BESIDE_TEXT.has(part) && !(part === 'footer' && element.textEnd <= last)) continue;
    const name = collapse(textOf(page, nameIn(page, element), LONGEST)).replace(BY, '');
    if (name !== '') yield { element, name, isOfPosts: leadsToPosts(name) };
  }
}
