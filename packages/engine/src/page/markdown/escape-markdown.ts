/** The position of a text decides what in it would be read as Markdown. */
export type TextPlace = 'paragraph' | 'heading' | 'cell';

/** The role of each character of a line: our markup, a word of the page, or one in the text of a link. */
export const MARKUP = 0;
export const WORDS = 1;
export const LINK_WORDS = 2;

const SPACE = /\s/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
/** What makes a line of text a heading, an item, a quotation, a rule, a fence, a table or a definition. */
const LINE_STARTS: readonly RegExp[] = [
  /^#{1,6}(?=\s|$)/,
  /^[-+*](?=\s|$)/,
  /^>/,
  /^(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,}|=+|-+)$/,
  /^~{3,}/,
  /^(?=.*-)[\s:|-]+$/,
  /^\[(?:[ xX]\](?=\s)|[^\]]*\]:)/,
];
const NUMBERED = /^(\d{1,9})[.)](?=\s|$)/;

const isSpace = (sign: string) => sign === '' || SPACE.test(sign);

/** Characters that come in pairs: a single one is plain text. */
const PAIRED = new Set(['*', '_', '~']);

function mayDelimit(sign: string, before: string, after: string): boolean {
  if (isSpace(before) && isSpace(after)) return false;
  return sign !== '_' || !(LETTER_OR_DIGIT.test(before) && LETTER_OR_DIGIT.test(after));
}

/** The positions of the characters at the start of a line that Markdown reads as a block. */
function lineStarts(text: string, place: TextPlace): Set<number> {
  const places = new Set<number>();
  if (place !== 'paragraph') return places;
  for (let at = 0; at >= 0 && at < text.length; at = text.indexOf('\n', at) + 1 || text.length) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, Math.min(end < 0 ? text.length : end, at + 1000));
    const number = NUMBERED.exec(line)?.[1];
    if (number !== undefined) places.add(at + number.length);
    else if (LINE_STARTS.some((start) => start.test(line))) places.add(at);
  }
  return places;
}

/**
 * Puts a backslash before each character of the page's words that would be read as Markdown at its position,
 * and before no other.
 *
 * @param text a block's text with the intended markup.
 * @param roles of each character: `MARKUP`, `WORDS` or `LINK_WORDS`.
 */
export function escapeMarkdown(text: string, roles: Uint8Array, place: TextPlace): string {
  const starts = lineStarts(text, place);
  const counts = new Map<string, number>();
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (
      PAIRED.has(sign) &&
      (roles[at] === MARKUP || mayDelimit(sign, text.charAt(at - 1), text.charAt(at + 1)))
    )
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const closing = place === 'heading' ? / #+$/.exec(text) : null;
  const isMarkdown = (at: number): boolean => {
    const sign = text.charAt(at);
    const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
    if (starts.has(at)) return true;
    switch (sign) {
      case '\\':
        return after === '' || after === '\n' || PUNCTUATION.test(after);
      case '`':
        return true;
      case '*':
      case '_':
      case '~':
        return (counts.get(sign) ?? 0) > 1 && mayDelimit(sign, before, after);
      case '[':
        return roles[at] === LINK_WORDS;
      case ']':
        return roles[at] === LINK_WORDS || after === '(' || after === '[';
      case '!':
        return after === '[' && roles[at + 1] === MARKUP;
      case '<':
        return /[a-z/!?]/i.test(after);
      case '&':
        return ENTITY.test(text.slice(at, at + 40));
      case '|':
        return place === 'cell';
      case '#':
        return closing !== null && at === closing.index + 1;
      default:
        return false;
    }
  };
  let escaped = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (roles[at] === MARKUP || !isMarkdown(at)) continue;
    escaped += `${text.slice(from, at)}\\`;
    from = at;
  }
  return escaped + text.slice(from);
}
