import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute } from './page-document.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The parts of a page that builders put there once for each width of the screen. */
const COPIED = new Set('div section article header nav footer aside ul'.split(' '));
const NO_TEXT = new Set('script style noscript template svg'.split(' '));
/** Shorter texts recur for other reasons: the cells of a grid. */
const LEAST_CHARACTERS = 20;
/** Framer marks its copies; between two of one part may be those of another. */
const VARIANT = /(?:^|\s)ssr-variant(?:\s|$)/;

/** A text without its spaces, as its length and a number. */
interface Said {
  length: number;
  sum: number;
}

const FACTOR = 31;
function power(exponent: number): number {
  let result = 1;
  let base = FACTOR;
  for (let rest = exponent; rest > 0; rest >>>= 1) {
    if (rest % 2 === 1) result = Math.imul(result, base);
    base = Math.imul(base, base);
  }
  return result;
}

function append(said: Said, other: Said): void {
  said.sum = (Math.imul(said.sum, power(other.length)) + other.sum) | 0;
  said.length += other.length;
}

function ofText(text: string): Said {
  const said = { length: 0, sum: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 160) continue;
    said.sum = (Math.imul(said.sum, FACTOR) + code) | 0;
    said.length += 1;
  }
  return said;
}

const isVariant = (element: Element) => VARIANT.test(attribute(element, 'class') ?? '');

/** The children of an element without those that say what another of them does. */
function onlyOnce(parent: Parent, told: ReadonlyMap<Element, Said>): void {
  const variants = new Set<string>();
  let before: Element | null = null;
  let hasCopies = false;
  const kept = parent.childNodes.filter((child) => {
    if (!('tagName' in child)) return true;
    const said = told.get(child);
    const last = before === null ? undefined : told.get(before);
    const key = said ? `${said.length}:${said.sum}` : '';
    const isLike = said !== undefined && last?.length === said.length && last.sum === said.sum;
    const isCopy =
      isLike &&
      said.length >= LEAST_CHARACTERS &&
      COPIED.has(child.tagName) &&
      before?.tagName === child.tagName;
    const isKnown = said !== undefined && said.length > 0 && isVariant(child) && variants.has(key);
    if (isVariant(child)) variants.add(key);
    before = child;
    hasCopies ||= isCopy || isKnown;
    return !isCopy && !isKnown;
  });
  if (hasCopies) parent.childNodes = kept;
}

/**
 * Takes out what a page has once more right after itself, with the same text, for screens of another width: site builders show one
 * of them and hide the others by CSS. For a reader of the HTML it is said once.
 */
export function withoutCopies(root: Parent): void {
  const told = new Map<Element, Said>();
  const open: { parent: Parent; next: number; said: Said }[] = [
    { parent: root, next: 0, said: { length: 0, sum: 0 } },
  ];
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const child = frame.parent.childNodes[frame.next++];
    if (!child) {
      open.pop();
      onlyOnce(frame.parent, told);
      if ('tagName' in frame.parent) told.set(frame.parent, frame.said);
      const around = open.at(-1);
      if (around) append(around.said, frame.said);
    } else if ('tagName' in child) {
      if (!NO_TEXT.has(child.tagName)) open.push({ parent: child, next: 0, said: { length: 0, sum: 0 } });
    } else if ('value' in child) append(frame.said, ofText(child.value));
  }
}
