import type { DefaultTreeAdapterTypes } from 'parse5';
import { isBlock } from './is-block.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** An element that is being read, and how far its children were read. */
interface Open {
  children: readonly Node[];
  next: number;
  element: { name: string; node: Element } | null;
}

const isFilled = (node: Node): boolean => 'tagName' in node || ('value' in node && node.value.trim() !== '');

/** The only two things in a block, if both are elements within a line; null for any other block. */
function pairIn({ childNodes }: Element): readonly [Element, Element] | null {
  const found: Element[] = [];
  for (const child of childNodes) {
    if (!isFilled(child)) continue;
    if (!('tagName' in child) || isBlock(child.tagName) || found.length === 2) return null;
    found.push(child);
  }
  const [first, second] = found;
  return first && second ? [first, second] : null;
}

/** Nodes between two rows: a space, a comment, a line. */
const MOST_BETWEEN = 3;

/** The element next to a child, on either side. */
function* besideOf(children: readonly Node[], at: number): Generator<Element> {
  for (const step of [-1, 1])
    for (let distance = 1; distance <= MOST_BETWEEN; distance += 1) {
      const node = children[at + step * distance];
      if (!node) break;
      if (!('tagName' in node)) continue;
      yield node;
      break;
    }
}

/** One letter is the initial of a word, or a sign; one of a script without an alphabet is a word. */
const ENDS_FIRST = /[\p{L}\p{N}][\p{L}\p{N}.)）]$|\p{Lo}$/u;
const BEGINS_SECOND = /^(?:[\p{L}\p{N}(（「“"]|\+\d)/u;

/**
 * Whether a text begins the second half of a row: a block that holds two elements and nothing else, like the block beside it. A
 * style sets the halves apart, though no space is between them: `<li><span>Monday</span><span>9–17</span></li>`.
 *
 * @param opened the elements around the text, the innermost last.
 * @param before the text before it.
 */
export function beginsSecondHalf(opened: readonly Open[], before: string, text: string): boolean {
  if (!ENDS_FIRST.test(before.slice(-8).trimEnd()) || !BEGINS_SECOND.test(text)) return false;
  // The second half may be a link or the like around its text.
  const depth = [2, 3].find((level) => isBlock(opened.at(-level)?.element?.name ?? '')) ?? 0;
  const row = opened.at(-depth);
  const list = opened.at(-depth - 1);
  const half = opened.at(-depth + 1)?.element?.node;
  if (depth === 0 || !row?.element || !list || !half) return false;
  const pair = pairIn(row.element.node);
  if (pair?.[1] !== half) return false;
  const { tagName } = row.element.node;
  const shape = pair.map((each) => each.tagName).join(' ');
  return [...besideOf(list.children, list.next - 1)].some(
    (other) =>
      other.tagName === tagName &&
      pairIn(other)
        ?.map((each) => each.tagName)
        .join(' ') === shape,
  );
}
