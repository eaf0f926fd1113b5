import { type MarkupNode, wordsOf } from '@visible-ai/shared/html/words-of';

/** Fields of a form hide its properties of the same name, so we use the getters of Node itself. */
const own = <Key extends 'nodeName' | 'nodeValue' | 'childNodes'>(node: Node, key: Key): Node[Key] =>
  Reflect.get(Node.prototype, key, node);

const asMarkup = (node: Node): MarkupNode => ({
  nodeName: own(node, 'nodeName'),
  nodeValue: own(node, 'nodeValue'),
  childNodes: Array.from(own(node, 'childNodes'), asMarkup),
});

/** The text of a Q&A section without its tags. The parser's document is inert: it runs and loads nothing. */
export const plainText = (html: string): string =>
  wordsOf(asMarkup(new DOMParser().parseFromString(html, 'text/html').body));
