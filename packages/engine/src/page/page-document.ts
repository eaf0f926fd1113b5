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

/** An address made absolute; null when it is not one that a server would take. */
export function resolveUrl(href: string | null, baseUrl: string): string | null {
  const written = href?.trim() ?? null;
  if (written === null || written.length > LONGEST_ADDRESS) return null;
  const resolved = URL.parse(written, baseUrl)?.href ?? null;
  return resolved !== null && resolved.length <= LONGEST_ADDRESS ? resolved : null;
}
