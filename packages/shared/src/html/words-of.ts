/** A node of a parsed document, as browsers and parse5 have it. */
export interface MarkupNode {
  readonly nodeName: string;
  readonly childNodes?: Iterable<MarkupNode>;
  /** The words of a text node: browsers call them by one name, parse5 by the other. */
  readonly nodeValue?: string | null;
  readonly value?: string;
}

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

/** Stand for white space that is code, until all else is collapsed. */
const SPACE = '\u{f0000}';
const EMPTY_LINE = '\u{f0001}';

const sourceOf = (node: MarkupNode): string =>
  node.nodeName === '#text'
    ? (node.nodeValue ?? node.value ?? '')
    : Array.from(node.childNodes ?? [], sourceOf).join('');

const asWritten = (code: string) =>
  code
    .replace(/^\n+/, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.replaceAll(' ', SPACE) || EMPTY_LINE)
    .join('\n');

function textOf(node: MarkupNode): string {
  if (node.nodeName === '#text') return (node.nodeValue ?? node.value ?? '').replace(/\s+/g, ' ');
  const name = node.nodeName.toUpperCase();
  if (UNSEEN.has(name)) return '';
  if (name === 'BR') return '\n';
  if (name === 'PRE') return `\n\n${asWritten(sourceOf(node))}\n\n`;
  const inside = Array.from(node.childNodes ?? [], textOf).join('');
  if (name === 'LI') return `\n- ${inside.trim()}\n`;
  return BLOCKS.has(name) ? `\n${inside}\n\n` : inside;
}

/** The words of a parsed document without its tags, a block to a paragraph; code keeps its lines. */
export function wordsOf(root: MarkupNode): string {
  return textOf(root)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(EMPTY_LINE, '')
    .replaceAll(SPACE, ' ');
}
