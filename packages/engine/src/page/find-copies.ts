import { attribute, type PageDocument, type PageElement } from './page-document.ts';

type Walked = Pick<PageDocument, 'elements' | 'pieces'>;

/** The parts of a page that builders put there once for each width of the screen. */
const COPIED = new Set('div section article header nav footer aside ul'.split(' '));
/** Shorter texts recur for other reasons: the cells of a grid. */
const LEAST_CHARACTERS = 20;
/** Many times what honest pages need: of others, the rest is left as it is. */
const MOST_COMPARED = 4_000_000;
/** Framer marks its copies; between two of one part may be those of another. */
const VARIANT = /(?:^|\s)ssr-variant(?:\s|$)/;

/** A copy is compared with so many before it. */
const MOST_VARIANTS = 20;

const isSpace = (code: number) => code <= 32 || code === 160;

/** The characters of an element's text one after the other, without spaces; NaN at the end. */
function reader({ pieces }: Walked, { textStart, textEnd }: PageElement): () => number {
  let piece = textStart;
  let at = 0;
  return () => {
    for (; piece < textEnd; piece += 1, at = 0) {
      const text = pieces[piece]?.text ?? '';
      while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
      if (at < text.length) return text.charCodeAt(at++);
    }
    return Number.NaN;
  };
}

/** How many characters of text two elements have in common from their beginning, and whether these are all. */
function compare(page: Walked, one: PageElement, other: PageElement): { alike: number; isSame: boolean } {
  const [next, nextOther] = [reader(page, one), reader(page, other)];
  for (let alike = 0; ; alike += 1) {
    const [own, their] = [next(), nextOther()];
    if (own !== their) return { alike, isSame: Number.isNaN(own) && Number.isNaN(their) };
  }
}

const linksIn = ({ elements }: Walked, { index, end }: PageElement): string =>
  elements
    .slice(index, end)
    .flatMap((element) => (element.name === 'a' ? [attribute(element, 'href') ?? ''] : []))
    .join('\n');

const isVariant = (element: PageElement) => VARIANT.test(attribute(element, 'class') ?? '');

/**
 * What a page has once more right after itself, with the same text and the same links, for screens of another width: site
 * builders show one of them and hide the others by CSS. For a reader of the HTML it is said once.
 *
 * @returns the second and later copies, without those within them.
 */
export function findCopies(page: Walked): PageElement[] {
  const copies: PageElement[] = [];
  const before = new Map<number, PageElement>();
  const variants = new Map<number, PageElement[]>();
  let compared = 0;
  const isCopyOf = (element: PageElement, other: PageElement, least: number) => {
    if (compared > MOST_COMPARED || element.textStart === element.textEnd) return false;
    const { alike, isSame } = compare(page, element, other);
    compared += alike + 1;
    return isSame && alike >= least && linksIn(page, element) === linksIn(page, other);
  };
  let end = 0;
  for (const element of page.elements) {
    if (element.index < end) continue;
    const last = before.get(element.parent);
    before.set(element.parent, element);
    const isNext =
      last?.name === element.name && COPIED.has(element.name) && isCopyOf(element, last, LEAST_CHARACTERS);
    const marked = isVariant(element) ? (variants.get(element.parent) ?? []) : null;
    const isMarked = !isNext && (marked?.some((other) => isCopyOf(element, other, 1)) ?? false);
    if (marked) variants.set(element.parent, [...marked, element].slice(-MOST_VARIANTS));
    if (!isNext && !isMarked) continue;
    copies.push(element);
    end = element.end;
  }
  return copies;
}
