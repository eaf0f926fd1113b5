const BLOCKS = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'LI',
  'UL',
  'OL',
  'DIV',
  'BLOCKQUOTE',
  'SECTION',
]);
const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE']);

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  if (UNSEEN.has(node.nodeName)) return '';
  if (node.nodeName === 'BR') return '\n';
  const inside = [...node.childNodes].map(textOf).join('');
  if (node.nodeName === 'LI') return `\n- ${inside.trim()}\n`;
  return BLOCKS.has(node.nodeName) ? `\n${inside}\n\n` : inside;
}

/**
 * The words of a Q&A section without its tags, a block to a paragraph. The parser's document is inert: nothing
 * in it runs or is loaded.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return textOf(body)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
