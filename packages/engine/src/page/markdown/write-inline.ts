import { escapeMarkdown, LINK_WORDS, MARKUP, type TextPlace, WORDS } from './escape-markdown.ts';
import type { Inline } from './markdown-tree.ts';

const MARKS = { strong: '**', emphasis: '*', deleted: '~~' } as const;

/** One piece of a line: words of the page, our markup, or one of a pair of marks. */
type Piece =
  | { kind: 'words'; text: string; inLink: boolean }
  | { kind: 'markup'; text: string }
  | { kind: 'mark'; text: string; pair: number; opens: boolean };

const longestRun = (text: string, sign: string): number => {
  let longest = 0;
  let run = 0;
  for (const each of text) {
    run = each === sign ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
};

/** A fence that nothing in the text can close. */
export const fenceOf = (text: string, least: number): string =>
  '`'.repeat(Math.max(least, longestRun(text, '`') + 1));

/** Inline code, with a space at both ends if a backtick is at one of them. */
function codeSpan(text: string, place: TextPlace): string {
  const fence = longestRun(text, '`') === 0 ? '`' : fenceOf(text, 1);
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  const code = place === 'cell' ? text.replaceAll('|', '\\|') : text;
  return `${fence}${pad}${code}${pad}${fence}`;
}

const URL_SIGNS: Record<string, string> = {
  '(': '%28',
  ')': '%29',
  '<': '%3C',
  '>': '%3E',
  ' ': '%20',
  '|': '%7C',
  '\\': '%5C',
};
/** An address as it may be written in the parentheses of a link. */
const destination = (url: string) =>
  url.replace(/[()<>\s|\\]/g, (sign) => URL_SIGNS[sign] ?? encodeURIComponent(sign));

function flatten(inner: readonly Inline[], place: TextPlace): Piece[] {
  const pieces: Piece[] = [];
  let pairs = 0;
  const open = new Set<string>();
  const add = (nodes: readonly Inline[], inLink: boolean) => {
    for (const node of nodes) {
      switch (node.kind) {
        case 'text':
          pieces.push({ kind: 'words', text: node.text, inLink });
          break;
        case 'code':
          // Two fences that touch would become one longer fence.
          if (pieces.at(-1)?.text.endsWith('`')) pieces.push({ kind: 'words', text: ' ', inLink });
          pieces.push({ kind: 'markup', text: codeSpan(node.text, place) });
          break;
        case 'math':
          pieces.push({
            kind: 'markup',
            text: place === 'cell' ? node.text.replaceAll('|', '\\|') : node.text,
          });
          break;
        case 'break':
          if (place === 'heading') pieces.push({ kind: 'words', text: ' ', inLink });
          else pieces.push({ kind: 'markup', text: place === 'cell' ? '<br>' : '\\\n' });
          break;
        case 'image':
          pieces.push({ kind: 'markup', text: '![' });
          pieces.push({ kind: 'words', text: node.alt, inLink: true });
          pieces.push({ kind: 'markup', text: `](${destination(node.src)})` });
          break;
        case 'link':
          // Markdown has no link inside a link.
          if (inLink || node.href === '') add(node.inner, inLink);
          else {
            pieces.push({ kind: 'markup', text: '[' });
            add(node.inner, true);
            pieces.push({ kind: 'markup', text: `](${destination(node.href)})` });
          }
          break;
        default: {
          if (open.has(node.kind) || (node.kind === 'strong' && place === 'heading')) {
            add(node.inner, inLink);
            break;
          }
          const mark = { kind: 'mark', text: MARKS[node.kind], pair: pairs } as const;
          pairs += 1;
          open.add(node.kind);
          pieces.push({ ...mark, opens: true });
          add(node.inner, inLink);
          pieces.push({ ...mark, opens: false });
          open.delete(node.kind);
        }
      }
    }
  };
  add(inner, false);
  return pieces;
}

/** Joins adjacent spaces and removes those at the ends of a line. */
function evenSpaces(pieces: readonly Piece[]): Piece[] {
  let spaced = true;
  const even = pieces.map((piece): Piece => {
    if (piece.kind === 'mark') return piece;
    if (piece.kind === 'markup') {
      if (piece.text !== '[' && piece.text !== '![') spaced = /(?:\s|<br>)$/.test(piece.text);
      else if (spaced) return piece;
      return piece;
    }
    const text = piece.text.replace(/\s+/g, ' ');
    const own = spaced ? text.replace(/^ /, '') : text;
    if (own !== '') spaced = own.endsWith(' ');
    return { ...piece, text: own };
  });
  // Before a line end and at the end of the text.
  let ends = true;
  for (let at = even.length - 1; at >= 0; at -= 1) {
    const piece = even[at];
    if (!piece || piece.kind === 'mark') continue;
    if (piece.kind === 'markup') ends = piece.text === '\\\n' || piece.text === '<br>';
    else {
      if (ends) even[at] = { ...piece, text: piece.text.replace(/ $/, '') };
      if (piece.text.trim() !== '') ends = false;
    }
  }
  return even.filter((piece) => piece.kind !== 'words' || piece.text !== '');
}

const isSpace = (sign: string) => sign === '' || /\s/.test(sign);
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign);
const firstOf = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 32);
const lastOf = (text: string) => [...text.slice(-2)].at(-1) ?? '';

/** The character on one side of a position, ignoring marks. */
function sideOf(pieces: readonly Piece[], at: number, step: 1 | -1): string {
  for (let next = at + step; next >= 0 && next < pieces.length; next += step) {
    const piece = pieces[next];
    if (piece && piece.kind !== 'mark') return step > 0 ? firstOf(piece.text) : lastOf(piece.text);
  }
  return '';
}

/** Whether Markdown reads a mark as a mark: it touches words, and is not between letter and punctuation. */
function isRead(pieces: readonly Piece[], at: number, opens: boolean): boolean {
  const inner = sideOf(pieces, at, opens ? 1 : -1);
  const outer = sideOf(pieces, at, opens ? -1 : 1);
  if (isSpace(inner)) return false;
  return !isPunctuation(inner) || isSpace(outer) || isPunctuation(outer);
}

/**
 * Removes pairs of marks that would not be read as such, that are empty or that directly follow each other.
 */
function withGoodMarks(pieces: readonly Piece[]): Piece[] {
  const bad = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'mark') continue;
    if (!isRead(pieces, at, piece.opens)) bad.add(piece.pair);
    const next = pieces[at + 1];
    if (next?.kind !== 'mark') continue;
    if (piece.opens && next.pair === piece.pair) bad.add(piece.pair);
    if (!piece.opens && next.opens) {
      bad.add(piece.pair);
      bad.add(next.pair);
    }
  }
  return pieces.filter((piece) => piece.kind !== 'mark' || !bad.has(piece.pair));
}

/**
 * One line of Markdown, or several if the page breaks it. The page's words stay words, whatever they contain.
 */
export function writeInline(inner: readonly Inline[], place: TextPlace): string {
  const pieces = withGoodMarks(evenSpaces(flatten(inner, place)));
  const text = pieces.map((piece) => piece.text).join('');
  const roles = new Uint8Array(text.length);
  let at = 0;
  for (const piece of pieces) {
    if (piece.kind === 'words') roles.fill(piece.inLink ? LINK_WORDS : WORDS, at, at + piece.text.length);
    else roles.fill(MARKUP, at, at + piece.text.length);
    at += piece.text.length;
  }
  return escapeMarkdown(text, roles, place);
}
