import type { DefaultTreeAdapterTypes } from 'parse5';
import {
  attribute,
  type PageDocument,
  type PageElement,
  resolveUrl,
  type TextPiece,
} from './page-document.ts';
import type { Region } from './page-part.ts';
import { isEven } from './page-text.ts';
import { isHtmlElement, parseHtml } from './parse-html.ts';
import { assignRegions } from './regions/assign-regions.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const NO_TEXT = new Set(
  'script style noscript iframe noembed noframes textarea select svg:style svg:script'.split(' '),
);
const NEVER_SHOWN = new Set('head title datalist rp svg:title svg:desc svg:metadata svg:defs'.split(' '));
/** Elements that a reader sees as separate: their text is not joined with the text around them. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup ' +
    'option p pre search section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

function isHidden(node: Element, name: string): boolean {
  if (NEVER_SHOWN.has(name)) return true;
  for (const { name: key, value } of node.attrs) {
    if (key === 'hidden' && value.toLowerCase() !== 'until-found') return true;
    if (key === 'style' && HIDING_STYLE.test(value)) return true;
  }
  return name === 'dialog' && attribute(node, 'open') === null;
}

/** Until the parts of the page are known. */
const UNKNOWN: Region = { part: 'other', isText: true, inFrame: false, nosnippet: false };

interface Frame {
  children: readonly Node[];
  next: number;
  element: PageElement | null;
}

/** Walks the tree without recursion: broken markup can be nested deeper than the call stack. */
function walk(root: readonly Node[]): Pick<PageDocument, 'elements' | 'pieces'> {
  const elements: PageElement[] = [];
  const pieces: TextPiece[] = [];
  let apart = false;
  const frames: Frame[] = [{ children: root, next: 0, element: null }];

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
      const element: PageElement = {
        name,
        node: child,
        index: elements.length,
        end: elements.length + 1,
        parent: frame.element?.index ?? -1,
        textStart: pieces.length,
        textEnd: pieces.length,
        hidden: frame.element?.hidden === true || isHidden(child, name),
        region: UNKNOWN,
      };
      elements.push(element);
      apart ||= BLOCKS.has(name);
      if (!NO_TEXT.has(name)) frames.push({ children: child.childNodes, next: 0, element });
    } else if ('value' in child) {
      const parent = frame.element?.index ?? -1;
      const text = apart ? ` ${child.value}` : child.value;
      pieces.push({ text, parent, region: UNKNOWN, isEven: isEven(text) });
      apart = false;
    }
  }
  return { elements, pieces };
}

/**
 * Parses a document and lists its elements and texts.
 *
 * @param url the address it was read from.
 */
export function openPageDocument(html: string, url: string, { isXml = false } = {}): PageDocument {
  const { document, truncated } = parseHtml(html);
  const { elements, pieces } = walk(document.childNodes);
  assignRegions(elements, pieces);
  const base = elements.find((element) => element.name === 'base' && attribute(element, 'href') !== null);
  const baseUrl = (base && resolveUrl(attribute(base, 'href'), url)) ?? url;
  return { elements, pieces, baseUrl, truncated, isXml };
}
