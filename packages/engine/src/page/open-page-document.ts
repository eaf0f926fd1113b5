import type { DefaultTreeAdapterTypes } from 'parse5';
import { findCopies } from './find-copies.ts';
import { isBlock } from './is-block.ts';
import { isIconName } from './is-icon-name.ts';
import {
  areContacts,
  areLines,
  areSentences,
  areSetApart,
  endsInDigit,
  isAside,
  isCalled,
  isCents,
} from './joined-text.ts';
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
import { placeStreamedParts } from './place-streamed-parts.ts';
import { assignRegions } from './regions/assign-regions.ts';
import { beginsSecondHalf } from './row-of-two.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const NO_TEXT = new Set(
  'script style noscript iframe noembed noframes textarea select svg:style svg:script'.split(' '),
);
const NEVER_SHOWN = new Set('head title datalist rp svg:title svg:desc svg:metadata svg:defs'.split(' '));
/** Characters without a meaning of their own, with which icon fonts draw: the link beside a heading. */
const OF_ICONS = /[\ue000-\uf8ff]+/gu;
const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

function isHidden(node: Element, name: string): boolean {
  if (NEVER_SHOWN.has(name)) return true;
  for (const { name: key, value } of node.attrs) {
    if (key === 'hidden' && value.toLowerCase() !== 'until-found') return true;
    if (key === 'style' && HIDING_STYLE.test(value)) return true;
  }
  return name === 'dialog' && attribute(node, 'open') === null;
}

const BLOCK_STYLE = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|table|list-item)(?![\w-])/i;
/** Whether the style of a span sets it on lines of its own. */
const isBoxedSpan = (node: Element): boolean =>
  node.tagName === 'span' &&
  node.attrs.some(({ name, value }) => name === 'style' && BLOCK_STYLE.test(value));

/** Classes of what stands beside a name in a box of its own: "KickStarter" and "Popular". */
const BADGE =
  /(?:^|[\s_-])(?:badges?|tags?|labels?|pills?|chips?|ribbon|popular|best-?(?:value|seller)|status)(?:$|[\s_-])/i;
const isBadge = ({ name, node }: PageElement) =>
  name === 'span' && BADGE.test(attribute(node, 'class') ?? '');

/** The longest formula that stands in a line. */
const LONGEST_FORMULA = 200;
/** A formula within a sentence, as MathJax keeps it: `<script type="math/tex">O(n)</script>`. Null for all other scripts. */
function formulaOf({ attrs, childNodes: [source] }: Element): string | null {
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  if (!/^math\/tex\b/i.test(type) || /mode\s*=\s*display/i.test(type)) return null;
  const tex = source && 'value' in source ? source.value.trim() : '';
  return tex === '' || tex.length > LONGEST_FORMULA ? null : tex;
}

/** Until the parts of the page are known. */
const UNKNOWN: Region = { part: 'other', isText: true, inFrame: false, nosnippet: false };

interface Frame {
  children: readonly Node[];
  next: number;
  element: PageElement | null;
  /** In an element that holds only the cents of a price. */
  inCents: boolean;
}

/** Elements that a style may set on lines of their own. */
const STYLED = new Set(['span', 'small', 'strong']);
const CODE = new Set(['pre', 'code', 'kbd', 'samp']);

/** Whether a text stands in code, which colours its words without a space between them. */
const isInCode = (elements: readonly PageElement[], { parent }: PageElement): boolean => {
  const around = elements[parent];
  return CODE.has(around?.name ?? '') || CODE.has(elements[around?.parent ?? -1]?.name ?? '');
};

/** Elements around a text within its line. */
const MOST_IN_LINE = 4;

/** The outermost inline element around a text: the `span` of a line around the `em` in it. */
function lineAround(elements: readonly PageElement[], element: PageElement): PageElement {
  let line = element;
  for (let up = 0; up < MOST_IN_LINE; up += 1) {
    const around = elements[line.parent];
    if (!around || isBlock(around.name)) break;
    line = around;
  }
  return line;
}

const classesOf = (element: PageElement) => (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);

/** Whether two texts are in spans side by side that share a class, as the lines of a heading are, which a style sets below each other. */
function areInLines(elements: readonly PageElement[], last: PageElement, here: PageElement): string[] | null {
  const [one, other] = [lineAround(elements, last), lineAround(elements, here)];
  if (one === other || one.parent !== other.parent || one.name !== 'span' || other.name !== 'span')
    return null;
  const shared = classesOf(one).filter((name) => classesOf(other).includes(name));
  return shared.length > 0 ? shared : null;
}

/** Whether a text continues in another element than the text before it, where a style sets the two apart. */
function isSetApart(
  elements: readonly PageElement[],
  before: TextPiece | undefined,
  text: string,
  at: number,
): boolean {
  const last = before && elements[before.parent];
  const here = elements[at];
  if (!last || !here || last === here) return false;
  const areSiblings = last.parent === here.parent;
  if (areSiblings && (isBadge(here) || isBadge(last)))
    return /[\p{L}\p{N}]$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(text);
  if (areSiblings && last.name === 'a' && here.name === 'a') return areContacts(before.text, text);
  if (isInCode(elements, here)) return false;
  if (here.name === 'a' && isCalled(before.text, text)) return true;
  if (areSentences(before.text, text)) return true;
  if (here.name === 'small' && isAside(before.text, text)) return true;
  const shared = areInLines(elements, last, here);
  if (shared && areLines(before.text, text, shared)) return true;
  return STYLED.has(last.name) && STYLED.has(here.name) && areSetApart(before.text, text, areSiblings);
}

/** Whether a text that touches another begins the second half of a row. */
const isSecondHalf = (frames: readonly Frame[], before: TextPiece | undefined, text: string): boolean =>
  before !== undefined &&
  before.parent !== frames.at(-1)?.element?.index &&
  beginsSecondHalf(frames, before.text, text);

/** The sign before the cents of a price in the language of a page. */
const decimalMark = (elements: readonly PageElement[]) =>
  /^(?:en|ja|zh|ko|th|he|hi)\b/i.test((elements[0] && attribute(elements[0], 'lang')) ?? 'en') ? '.' : ',';

/** The last text that is more than a space; the spaces after it are emptied. */
function joinTo(pieces: TextPiece[]): void {
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at];
    if (piece?.text.trim() !== '') return;
    piece.text = '';
  }
}

/** Walks the tree without recursion: broken markup can be nested deeper than the call stack. */
function walk(root: readonly Node[]): Pick<PageDocument, 'elements' | 'pieces'> {
  const elements: PageElement[] = [];
  const pieces: TextPiece[] = [];
  let apart = false;
  /** The last text that is more than a space. */
  let lastText = '';
  /** Asked once for each text, not for each element after it: a text may be long. */
  let mayHaveCents = false;
  const frames: Frame[] = [{ children: root, next: 0, element: null, inCents: false }];

  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const child = frame.children[frame.next++];
    if (!child) {
      frames.pop();
      if (frame.element) {
        frame.element.end = elements.length;
        frame.element.textEnd = pieces.length;
        apart ||= frame.inCents || isBlock(frame.element.name);
      }
    } else if ('tagName' in child) {
      const isCentsHere = frame.inCents || (mayHaveCents && isCents(child, lastText));
      const ownName = isHtmlElement(child) ? child.tagName : `svg:${child.tagName}`;
      const name =
        isCentsHere && ownName === 'div' ? 'span' : !isCentsHere && isBoxedSpan(child) ? 'div' : ownName;
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
      apart ||= isBlock(name);
      const formula = name === 'script' ? formulaOf(child) : null;
      if (formula !== null) {
        pieces.push({ text: formula, parent: element.parent, region: UNKNOWN, isEven: isEven(formula) });
        element.textStart = pieces.length;
        element.textEnd = pieces.length;
        apart = false;
      }
      if (!NO_TEXT.has(name))
        frames.push({ children: child.childNodes, next: 0, element, inCents: isCentsHere });
    } else if ('value' in child) {
      const written = child.value.search(OF_ICONS) < 0 ? child.value : child.value.replace(OF_ICONS, '');
      const value = frame.element && isIconName(frame.element.node, written) ? ' ' : written;
      const parent = frame.element?.index ?? -1;
      const isBlank = value.trim() === '';
      const isCentsText = frame.inCents && !isBlank;
      if (isCentsText) joinTo(pieces);
      apart ||=
        isSetApart(elements, pieces.at(-1), value, parent) || isSecondHalf(frames, pieces.at(-1), value);
      const text = isCentsText ? `${decimalMark(elements)}${value.trim()}` : apart ? ` ${value}` : value;
      pieces.push({ text, parent, region: UNKNOWN, isEven: isEven(text) });
      if (!isBlank) {
        lastText = value;
        mayHaveCents = endsInDigit(value);
      }
      apart = false;
    }
  }
  return { elements, pieces };
}

/** The same without the copies for screens of another width. */
function walkOnce(root: readonly Node[]): ReturnType<typeof walk> {
  const walked = walk(root);
  const copies = new Set<Node>(findCopies(walked).map(({ node }) => node));
  for (const parent of new Set([...copies].map(({ parentNode }) => parentNode)))
    if (parent) parent.childNodes = parent.childNodes.filter((child) => !copies.has(child));
  return copies.size > 0 ? walk(root) : walked;
}

/**
 * Parses a document and lists its elements and texts.
 *
 * @param url the address it was read from.
 */
export function openPageDocument(html: string, url: string, { isXml = false } = {}): PageDocument {
  const { document, truncated } = parseHtml(html);
  if (html.includes('id="S:')) placeStreamedParts(document);
  const { elements, pieces } = walkOnce(document.childNodes);
  assignRegions(elements, pieces);
  const base = elements.find((element) => element.name === 'base' && attribute(element, 'href') !== null);
  const baseUrl = (base && resolveUrl(attribute(base, 'href'), url)) ?? url;
  return { elements, pieces, baseUrl, truncated, isXml };
}
