/** What a paragraph was on its page. `head` is a table row that names its columns. */
export type ParagraphKind = 'text' | 'item' | 'row' | 'head' | 'code';

export interface Paragraph {
  kind: ParagraphKind;
  text: string;
  /** A text that stands below a picture; left out if it does not. */
  isCaption?: true;
}

/** Paragraphs as stored with a page: one text, with a blank line between them. */
export interface ParagraphText {
  text: string;
  /** A letter for each paragraph: t, i, r, h, c, and p for a text below a picture. Left out if all are other text. */
  kinds?: string;
}

const LETTERS: Record<ParagraphKind, string> = { text: 't', item: 'i', row: 'r', head: 'h', code: 'c' };
const CAPTION = 'p';
const KINDS = new Map(
  Object.entries(LETTERS).flatMap(([kind, letter]): [string, ParagraphKind][] =>
    isKind(kind) ? [[letter, kind]] : [],
  ),
);

function isKind(name: string): name is ParagraphKind {
  return name in LETTERS;
}

/** Blank lines separate paragraphs; a space preserves those within a code block. */
const inOnePiece = (text: string) => text.replace(/\n(?=\n)/g, '\n ');

/** Joins paragraphs to one text. `paragraphsOf` reverses this. */
export function joinParagraphs(paragraphs: readonly Paragraph[]): ParagraphText {
  const text = paragraphs.map((paragraph) => inOnePiece(paragraph.text)).join('\n\n');
  const kinds = paragraphs.map(({ kind, isCaption }) => (isCaption ? CAPTION : LETTERS[kind])).join('');
  return /^t*$/.test(kinds) ? { text } : { text, kinds };
}

/** The paragraphs of a text; all plain if their kinds are not known. */
export function paragraphsOf({ text, kinds }: ParagraphText): Paragraph[] {
  if (text === '') return [];
  const parts = text.split(/\n{2,}/);
  const known = kinds !== undefined && kinds.length === parts.length;
  return parts.map((part, at) => ({
    kind: (known ? KINDS.get(kinds[at] ?? '') : undefined) ?? 'text',
    text: part.replace(/\n (?=\n)/g, '\n'),
    ...(known && kinds[at] === CAPTION && { isCaption: true as const }),
  }));
}
