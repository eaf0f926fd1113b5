import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Region } from './page-part.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** One element in document order, with the range of elements and of text that it holds. */
export interface PageElement {
  /** Lower case for HTML's own elements; SVG's and MathML's are `svg:title`, so that nobody takes them for HTML. */
  name: string;
  node: Element;
  index: number;
  /** Index after its last descendant. */
  end: number;
  /** Index of the element around it, -1 for the outermost. */
  parent: number;
  textStart: number;
  textEnd: number;
  /** Itself or something around it is not shown by a browser, before any script: text for a fetcher all the same. */
  hidden: boolean;
  /** In which part of the page it stands. */
  region: Region;
}

export interface TextPiece {
  text: string;
  /** Index of the innermost element around it, -1 outside all. */
  parent: number;
  region: Region;
  /** All its white space is single spaces: found once, because many readers join it with others. */
  isEven: boolean;
}

/** A parsed page, walked once: every reader of facts filters these lists and walks nothing itself. */
export interface PageDocument {
  elements: PageElement[];
  /** The text between the tags, without that of scripts, styles, templates and noscript. */
  pieces: TextPiece[];
  /** What relative addresses are relative to. */
  baseUrl: string;
  truncated: boolean;
  /** Sent as XHTML, where `xml:lang` counts. */
  isXml: boolean;
}

/** An attribute's value, null when the element does not have it. */
export function attribute(element: PageElement | Element, name: string): string | null {
  const { attrs } = 'node' in element ? element.node : element;
  for (const attr of attrs) if (attr.name === name) return attr.value;
  return null;
}

/** Twice what servers and browsers agree on. A long `<base>` would come back in every address of the page. */
const LONGEST_ADDRESS = 4096;

/** From the root of a site on, or with a scheme and host of its own: the same on each of its pages. */
const OF_SITE = /^(?:\/(?![/\\])|https?:\/\/)/i;
const MOST_KNOWN = 4000;

/** Addresses of one site, resolved: its pages share most of them. */
let site = { root: '', base: '', known: new Map<string, string | null>() };

/** What is known of the site that a base address is of. */
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

/** An address made absolute; null when it is not one that a server would take. */
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
