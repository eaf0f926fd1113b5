/** A node of a parsed document, from a browser or from parse5. */
export interface MarkupNode {
  readonly nodeName: string;
  readonly childNodes?: Iterable<MarkupNode>;
  /** The text of a text node: browsers call it `nodeValue`, parse5 calls it `value`. */
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

/** Stand for spaces and empty lines in code until all other white space is collapsed. */
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

/** The text of a parsed document without its tags, one paragraph for each block. Code keeps its lines. */
export function wordsOf(root: MarkupNode): string {
  return textOf(root)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(EMPTY_LINE, '')
    .replaceAll(SPACE, ' ');
}
