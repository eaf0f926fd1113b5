import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute } from './page-document.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A page is sent in this many parts at most. */
const MOST_PARTS = 500;
const PART = /^S:(\w+)$/;
const PLACE = /^[BP]:(\w+)$/;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** The end of what is shown until a part arrives: the comment that closes it, before which others may open and close. */
function endOfFallback(siblings: readonly Node[], from: number): number {
  let open = 0;
  for (let at = from; at < siblings.length; at += 1) {
    const node = siblings[at];
    if (node?.nodeName !== '#comment' || !('data' in node)) continue;
    if (/^\$[?!~]?$/.test(node.data)) open += 1;
    else if (node.data === '/$' && open === 0) return at;
    else if (node.data === '/$') open -= 1;
  }
  return from;
}

function collect(root: Parent): { places: Map<string, Element>; parts: [string, Element][] } {
  const places = new Map<string, Element>();
  const parts: [string, Element][] = [];
  const open: Parent[] = [root];
  for (let parent = open.pop(); parent; parent = open.pop())
    for (const child of parent.childNodes) {
      if (!isElement(child)) continue;
      const id = attribute(child, 'id') ?? '';
      const place = child.tagName === 'template' ? PLACE.exec(id)?.[1] : undefined;
      const part = attribute(child, 'hidden') === null ? undefined : PART.exec(id)?.[1];
      if (place !== undefined) places.set(place, child);
      else if (part !== undefined && parts.length < MOST_PARTS) parts.push([part, child]);
      open.push(child);
    }
  return { places, parts };
}

/**
 * Puts the parts of a page that React sends after the rest ("<div hidden id="S:0">", as Next.js does below a "loading" page) where
 * they belong, in place of what is shown until then ("<template id="B:0">" and "Loading…"). They are in the HTML like all else.
 */
export function placeStreamedParts(root: Parent): void {
  const { places, parts } = collect(root);
  for (const [key, part] of parts) {
    const place = places.get(key);
    const around = place?.parentNode;
    const holder = part.parentNode;
    if (!place || !around || !holder || part.childNodes.includes(place)) continue;
    holder.childNodes.splice(holder.childNodes.indexOf(part), 1);
    const at = around.childNodes.indexOf(place);
    const isBoundary = attribute(place, 'id')?.startsWith('B') === true;
    const end = isBoundary ? endOfFallback(around.childNodes, at + 1) : at + 1;
    for (const child of part.childNodes) child.parentNode = around;
    around.childNodes = [
      ...around.childNodes.slice(0, at),
      ...part.childNodes,
      ...around.childNodes.slice(end),
    ];
    part.childNodes = [];
  }
}
