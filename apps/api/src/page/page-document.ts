import type { DefaultTreeAdapterTypes } from 'parse5';
import { isHtmlElement, parseHtml } from './parse-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** One element in document order, with the range of elements and of text that it holds. */
export interface PageElement {
  /** Lower case for HTML's own elements; SVG's and MathML's are `svg:title`, so that nobody takes them for HTML. */
  name: string;
  node: Element;
  index: number;
  /** Index after its last descendant. */
  end: number;
  textStart: number;
  textEnd: number;
  /** Itself or something around it is not shown. */
  hidden: boolean;
}

/** Where a piece of text stands: one object for all that stands alike. */
export interface Region {
  shown: boolean;
  inMain: boolean;
  inArticle: boolean;
  /** Within navigation, the page's header or footer, or an aside. */
  inFrame: boolean;
  /** Within `data-nosnippet`. */
  nosnippet: boolean;
}

export interface TextPiece {
  text: string;
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
}

const NO_TEXT = new Set(
  'script style noscript iframe noembed noframes textarea select svg:style svg:script'.split(' '),
);
const NEVER_SHOWN = new Set('head title datalist rp svg:title svg:desc svg:metadata svg:defs'.split(' '));
const FRAME_ROLES = new Set('navigation banner contentinfo complementary search'.split(' '));
/** Elements a reader sees apart from what stands before and after: their text does not run together. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup ' +
    'option p pre search section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** An attribute's value, null when the element does not have it. */
export function attribute(element: PageElement | Element, name: string): string | null {
  const { attrs } = 'node' in element ? element.node : element;
  for (const attr of attrs) if (attr.name === name) return attr.value;
  return null;
}

const REGION_MARKS = ['shown', 'inMain', 'inArticle', 'inFrame', 'nosnippet'] as const;

function isHidden(node: Element, name: string): boolean {
  if (NEVER_SHOWN.has(name)) return true;
  for (const { name: key, value } of node.attrs) {
    if (key === 'hidden' && value.toLowerCase() !== 'until-found') return true;
    if (key === 'style' && HIDING_STYLE.test(value)) return true;
  }
  return name === 'dialog' && attribute(node, 'open') === null;
}

function regionWithin(node: Element, name: string, around: Region): Region {
  const role = attribute(node, 'role')?.toLowerCase() ?? '';
  const apart = around.inMain || around.inArticle;
  const region: Region = {
    shown: around.shown && !isHidden(node, name),
    inMain: around.inMain || name === 'main' || role === 'main',
    inArticle: around.inArticle || name === 'article',
    inFrame:
      around.inFrame ||
      name === 'nav' ||
      name === 'aside' ||
      FRAME_ROLES.has(role) ||
      // Within an article, a header holds its heading and a footer its author.
      (!apart && (name === 'header' || name === 'footer')),
    nosnippet: around.nosnippet || attribute(node, 'data-nosnippet') !== null,
  };
  return REGION_MARKS.every((mark) => region[mark] === around[mark]) ? around : region;
}

interface Frame {
  children: readonly Node[];
  next: number;
  element: PageElement | null;
  region: Region;
}

/** Walks the tree without recursion: broken markup can nest it deeper than the call stack reaches. */
function walk(root: readonly Node[]): Pick<PageDocument, 'elements' | 'pieces'> {
  const elements: PageElement[] = [];
  const pieces: TextPiece[] = [];
  let apart = false;
  const outside = { shown: true, inMain: false, inArticle: false, inFrame: false, nosnippet: false };
  const frames: Frame[] = [{ children: root, next: 0, element: null, region: outside }];

  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const child = frame.children[frame.next++];
    if (!child) {
      frames.pop();
      if (frame.element) {
        frame.element.end = elements.length;
        frame.element.textEnd = pieces.length;
        apart ||= BLOCKS.has(frame.element.name);
      }
    } else if ('tagName' in child) {
      const name = isHtmlElement(child) ? child.tagName : `svg:${child.tagName}`;
      const region = regionWithin(child, name, frame.region);
      const element: PageElement = {
        name,
        node: child,
        index: elements.length,
        end: elements.length + 1,
        textStart: pieces.length,
        textEnd: pieces.length,
        hidden: !region.shown,
      };
      elements.push(element);
      apart ||= BLOCKS.has(name);
      if (!NO_TEXT.has(name)) frames.push({ children: child.childNodes, next: 0, element, region });
    } else if ('value' in child) {
      pieces.push({ text: apart ? ` ${child.value}` : child.value, region: frame.region });
      apart = false;
    }
  }
  return { elements, pieces };
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

/**
 * Parses a document and lists its elements and texts.
 *
 * @param url the address it was read from.
 */
export function openPageDocument(html: string, url: string): PageDocument {
  const { document, truncated } = parseHtml(html);
  const { elements, pieces } = walk(document.childNodes);
  const base = elements.find((element) => element.name === 'base' && attribute(element, 'href') !== null);
  const baseUrl = (base && resolveUrl(attribute(base, 'href'), url)) ?? url;
  return { elements, pieces, baseUrl, truncated };
}
