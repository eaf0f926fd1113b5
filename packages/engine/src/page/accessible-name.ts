import { isTitleTool } from './is-title-tool.ts';
import { attribute, type PageDocument, type PageElement } from './page-document.ts';
import { collapse, cut } from './page-text.ts';

/** The most elements read for one name: a name is short, and a page can nest thousands in one heading. */
const MOST_ELEMENTS = 2000;
const MOST_REFERENCES = 10;

const ids = new WeakMap<PageDocument, Map<string, PageElement>>();

/** The element with an id; the first if a page repeats the id. */
function elementOf(page: PageDocument, id: string): PageElement | undefined {
  let known = ids.get(page);
  if (!known) {
    known = new Map();
    for (const element of page.elements) {
      const own = attribute(element, 'id');
      if (own && !known.has(own)) known.set(own, element);
    }
    ids.set(page, known);
  }
  return known.get(id);
}

const said = (element: PageElement, name: string) => collapse(attribute(element, name) ?? '');

/**
 * The name of an image itself: its alternative text, or a drawing's label or title. Null for everything else.
 */
function pictureName(page: PageDocument, element: PageElement): string | null {
  switch (element.name) {
    case 'img':
    case 'area':
      return said(element, 'alt') || said(element, 'title');
    case 'input': {
      const type = (attribute(element, 'type') ?? '').toLowerCase();
      if (type === 'image') return said(element, 'alt') || said(element, 'value');
      return /^(?:button|submit|reset)$/.test(type) ? said(element, 'value') : '';
    }
    case 'svg:svg': {
      const title = page.elements[element.index + 1];
      if (title?.name !== 'svg:title') return '';
      return collapse(
        page.pieces
          .slice(title.textStart, title.textEnd)
          .map(({ text }) => text)
          .join(''),
      );
    }
    default:
      return null;
  }
}

/** A link within the page without words: the symbol with which generators make a heading linkable. */
function isPermalink(page: PageDocument, element: PageElement): boolean {
  if (element.name !== 'a' || !attribute(element, 'href')?.startsWith('#')) return false;
  const words = page.pieces.slice(element.textStart, Math.min(element.textEnd, element.textStart + 10));
  const pictured = page.elements[element.index + 1]?.name === 'img' && element.end > element.index + 1;
  return !pictured && !words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

interface Reading {
  limit: number;
  /** Whether to leave out what is hidden from assistive technology. */
  skipsHidden: boolean;
}

/** What a picture of a name is called beside the name: "Logo of Acme". */
const OF_A_LOGO = /^(?:logo|logotype|logotipo|icon|icône)(?:\s(?:of|de|von|du))?\s+|\s+logo$/giu;
const folded = (text: string) => collapse(text).toLowerCase();
/** Whether the pictures of an element are called what its own words say: a logo beside the name that it shows. */
const onlyRepeat = (names: readonly string[], own: string) =>
  names.length > 0 &&
  /\p{L}/u.test(own) &&
  names.every((name) => folded(own).includes(folded(name.replace(OF_A_LOGO, ''))));

/** The text of an element with the names of its images, in order; without those that repeat its words. */
function content(page: PageDocument, element: PageElement, { limit, skipsHidden }: Reading): string {
  const { elements, pieces } = page;
  let text = '';
  let own = '';
  const names: string[] = [];
  let at = element.textStart;
  const readTo = (end: number) => {
    for (; at < end && text.length <= limit * 2; at += 1) {
      const piece = pieces[at];
      if (!piece?.region.isText && element.region.isText) continue;
      const words = piece?.text.slice(0, limit * 2 + 1000) ?? '';
      text += words;
      own += words;
    }
    at = Math.max(at, end);
  };
  const last = Math.min(element.end, element.index + MOST_ELEMENTS);
  for (let index = element.index + 1; index < last && text.length <= limit * 2; ) {
    const inner = elements[index];
    if (!inner) break;
    const left =
      (skipsHidden && attribute(inner, 'aria-hidden') === 'true') ||
      isPermalink(page, inner) ||
      (inner.name === 'button' && isTitleTool(page, inner));
    const name = left ? '' : said(inner, 'aria-label') || pictureName(page, inner);
    if (left || name || inner.name === 'svg:svg') {
      readTo(inner.textStart);
      if (name) {
        text += ` ${name} `;
        own += ' ';
        names.push(name);
      }
      at = inner.textEnd;
      index = inner.end;
    } else {
      if (inner.name === 'br') {
        readTo(inner.textStart);
        text += ' ';
        own += ' ';
      }
      index += 1;
    }
  }
  readTo(element.textEnd);
  return collapse(onlyRepeat(names, own) ? own : text);
}

/**
 * An element's name: its `aria-labelledby` or `aria-label`, an image's alternative text, else its text with
 * the names of its images, else its `title`. The same function for headings, buttons, links and images.
 *
 * @param limit characters; a longer name is cut between words.
 * @returns '' if there is none.
 * @see https://www.w3.org/TR/accname-1.2/
 */
export function accessibleName(page: PageDocument, element: PageElement, limit = 300): string {
  const references = said(element, 'aria-labelledby').split(' ').filter(Boolean).slice(0, MOST_REFERENCES);
  const labels = references.flatMap((id) => {
    const label = elementOf(page, id);
    // A label that contains the element itself would add all the text around it.
    if (!label || (label.index < element.index && label.end > element.index)) return [];
    return [
      said(label, 'aria-label') ||
        pictureName(page, label) ||
        content(page, label, { limit, skipsHidden: false }),
    ];
  });
  const name =
    labels.join(' ').trim() ||
    said(element, 'aria-label') ||
    (pictureName(page, element) ??
      (content(page, element, { limit, skipsHidden: true }) ||
        content(page, element, { limit, skipsHidden: false }))) ||
    said(element, 'title');
  return cut(name, limit);
}
