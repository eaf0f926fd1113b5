import { attribute, type PageDocument, type PageElement } from './page-document.ts';
import type { PagePart } from './page-part.ts';
import { collapse, textOf } from './page-text.ts';

const LONGEST = 80;
/** Microformats 2, and the block of WordPress that holds nothing but the name. */
const OF_NAME = /(?:^|\s)(?:p-author|wp-block-post-author-name)(?:\s|$)/;
/** The author in hAtom, as themes of WordPress write it: `<span class="author vcard"><a class="url fn n">`. */
const OF_CARD = /(?:^|\s)vcard(?:\s|$)/;
const OF_AUTHOR = /(?:^|\s)author(?:\s|$)/;
const OF_WORD = /(?:^|\s)fn(?:\s|$)/;
/** A theme may call the link to the site's owner in its banner the author's. */
const NOT_BESIDE_TEXT = new Set<PagePart>(['banner', 'navigation', 'footer', 'comments']);
const BY = /^(?:by|von|par|por|di|door|av|af)\s+/iu;

const classOf = (element: PageElement) => attribute(element, 'class') ?? '';

function isMarked(element: PageElement): boolean {
  if (element.node.attrs.length === 0) return false;
  if (element.name === 'a' && /\bauthor\b/i.test(attribute(element, 'rel') ?? '')) return true;
  if (/\bauthor\b/i.test(attribute(element, 'itemprop') ?? '')) return true;
  const named = classOf(element);
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
 * each, at most 80 characters.
 */
export function* markedAuthors(page: PageDocument): Generator<{ element: PageElement; name: string }> {
  for (const element of page.elements) {
    if (!isMarked(element) || element.hidden || NOT_BESIDE_TEXT.has(element.region.part)) continue;
    const name = collapse(textOf(page, nameIn(page, element), LONGEST)).replace(BY, '');
    if (name !== '') yield { element, name };
  }
}
