import { type MarkupNode, wordsOf } from '@visible-ai/shared/html/words-of';

/** A form's fields stand before its properties of the same name: the getters of all nodes are asked instead. */
const own = <Key extends 'nodeName' | 'nodeValue' | 'childNodes'>(node: Node, key: Key): Node[Key] =>
  Reflect.get(Node.prototype, key, node);

const asMarkup = (node: Node): MarkupNode => ({
  nodeName: own(node, 'nodeName'),
  nodeValue: own(node, 'nodeValue'),
  childNodes: Array.from(own(node, 'childNodes'), asMarkup),
});

/** The words of a Q&A section without its tags. The parser's document is inert: nothing in it runs or is loaded. */
export const plainText = (html: string): string =>
  wordsOf(asMarkup(new DOMParser().parseFromString(html, 'text/html').body));
