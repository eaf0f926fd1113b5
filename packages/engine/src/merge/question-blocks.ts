import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const ASKS = /[?？؟\u037e]\s*$/;
/** Words in an answer that end with a question mark are part of it. */
const ASKING = new Set(['p', 'h2', 'h3', 'h4']);

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const opensBlock = (node: Node) => ASKING.has(node.nodeName) && ASKS.test(textOf(node));
const isBlank = (node: Node) => node.nodeName === '#text' && textOf(node).trim() === '';

/**
 * The blocks of a sanitised Q&A section: first the text above the first question, then each question with its
 * answer. Joined they equal the section, except for white space between paragraphs.
 */
export function questionBlocks(html: string): string[] {
  const blocks: string[] = [];
  for (const node of parseFragment(html).childNodes) {
    if (isBlank(node)) continue;
    const markup = serializeOuter(node);
    if (blocks.length === 0 || opensBlock(node)) blocks.push(markup);
    else blocks.push(`${blocks.pop() ?? ''}${markup}`);
  }
  return blocks;
}
