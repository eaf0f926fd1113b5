import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Region } from './page-part.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** One element in document order, with its range of elements and of text. */
export interface PageElement {
  /**
   * Lower case for HTML's own elements; SVG and MathML have a prefix (`svg:title`), to distinguish them from
   * HTML.
   */
  name: string;
  node: Element;
  index: number;
  /** Index after its last descendant. */
  end: number;
  /** Index of the parent element, -1 for the outermost. */
  parent: number;
  textStart: number;
  textEnd: number;
  /** It or an ancestor is hidden in a browser before scripts run: for a fetcher it is still text. */
  hidden: boolean;
  /** The part of the page that contains it. */
  region: Region;
}

export interface TextPiece {
  text: string;
  /** Index of the innermost element around it, -1 outside all. */
  parent: number;
  region: Region;
  /** All its white space is single spaces: computed once, because many readers join it with others. */
  isEven: boolean;
}

/** A parsed page, walked once: all readers filter these lists instead of walking the tree. */
export interface PageDocument {
  elements: PageElement[];
  /** The text between the tags, without that of scripts, styles, templates and noscript. */
  pieces: TextPiece[];
  /** The base of relative addresses. */
  baseUrl: string;
  truncated: boolean;
  /** Sent as XHTML, where `xml:lang` counts. */
  isXml: boolean;
}

/** An attribute's value, null if the element does not have it. */
export function attribute(element: PageElement | Element, name: string): string | null {
  const { attrs } = 'node' in element ? element.node : element;
  for (const attr of attrs) if (attr.name === name) return attr.value;
  return null;
}

/** Whether an element, or one around it, is such a one. @param from the index of the element. */
export function isWithin(page: PageDocument, from: number, isIt: (element: PageElement) => boolean): boolean {
  for (let element = page.elements[from]; element; element = page.elements[element.parent])
    if (isIt(element)) return true;
  return false;
}

/** The children of an element, in order. @param most so many of them, from the first. */
export function childrenOf(
  { elements }: PageDocument,
  { index, end }: PageElement,
  most = Number.POSITIVE_INFINITY,
): PageElement[] {
  const children: PageElement[] = [];
  for (let at = index + 1; at < end && children.length < most; ) {
    const child = elements[at];
    if (!child) break;
    children.push(child);
    at = child.end;
  }
  return children;
}

/** An element and its ancestors below the body, from the inside. @param most so many of them. */
export function* inclusiveAncestors(
  { elements }: PageDocument,
  from: PageElement,
  most: number,
): Generator<PageElement> {
  let element: PageElement | undefined = from;
  for (let up = 0; element && up < most && element.name !== 'body'; up += 1) {
    yield element;
    element = elements[element.parent];
  }
}

/**
 * Twice what servers and browsers agree on. A long `<base>` would be repeated in every address of the page.
 */
const LONGEST_ADDRESS = 4096;

/** Root-relative or absolute: the same on each page of the site. */
const OF_SITE = /^(?:\/(?![/\\])|https?:\/\/)/i;
const MOST_KNOWN = 4000;

/** Resolved addresses of one site: its pages share most of them. */
let site = { root: '', base: '', known: new Map<string, string | null>() };

/** The cache for the site of a base address. */
function siteOf(baseUrl: string): typeof site {
  if (site.base === baseUrl) return site;
  const root = URL.parse('/', baseUrl)?.href ?? '';
  site = { root, base: baseUrl, known: site.root === root ? site.known : new Map() };
  return site;
}

const resolved = (written: string, base: string): string | null => {
  const href = URL.parse(written, base)?.href ?? null;
  return href !== null && href.length <= LONGEST_ADDRESS ? href : null;
};

/** Resolves an address; null if no server would accept it. */
export function resolveUrl(href: string | null, baseUrl: string): string | null {
  const written = href?.trim() ?? null;
  if (written === null || written.length > LONGEST_ADDRESS) return null;
  if (!OF_SITE.test(written)) return resolved(written, baseUrl);
  const { known } = siteOf(baseUrl);
  const kept = known.get(written);
  if (kept !== undefined) return kept;
  const fresh = resolved(written, baseUrl);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(written, fresh);
  return fresh;
}
