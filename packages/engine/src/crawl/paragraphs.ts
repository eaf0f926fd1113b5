/** What a paragraph was on its page. `head` is a row of a table that names its columns. */
export type ParagraphKind = 'text' | 'item' | 'row' | 'head' | 'code';

export interface Paragraph {
  kind: ParagraphKind;
  text: string;
}

/** Paragraphs as they are kept with a page: one text, a blank line between any two. */
export interface ParagraphText {
  text: string;
  /** A letter for each paragraph: t, i, r, h, c. Left out where all are text. */
  kinds?: string;
}

const LETTERS: Record<ParagraphKind, string> = { text: 't', item: 'i', row: 'r', head: 'h', code: 'c' };
const KINDS = new Map(
  Object.entries(LETTERS).flatMap(([kind, letter]): [string, ParagraphKind][] =>
    isKind(kind) ? [[letter, kind]] : [],
  ),
);

function isKind(name: string): name is ParagraphKind {
  return name in LETTERS;
}

/** Blank lines part paragraphs; those within a listing are kept by a space. */
const inOnePiece = (text: string) => text.replace(/\n(?=\n)/g, '\n ');

/** Joins paragraphs to one text. `paragraphsOf` gives them back. */
export function joinParagraphs(paragraphs: readonly Paragraph[]): ParagraphText {
  const text = paragraphs.map((paragraph) => inOnePiece(paragraph.text)).join('\n\n');
  const kinds = paragraphs.map(({ kind }) => LETTERS[kind]).join('');
  return /^t*$/.test(kinds) ? { text } : { text, kinds };
}

/** The paragraphs of a text; all plain where their kinds are not known. */
export function paragraphsOf({ text, kinds }: ParagraphText): Paragraph[] {
  if (text === '') return [];
  const parts = text.split(/\n{2,}/);
  const known = kinds !== undefined && kinds.length === parts.length;
  return parts.map((part, at) => ({
    kind: (known ? KINDS.get(kinds[at] ?? '') : undefined) ?? 'text',
    text: part.replace(/\n (?=\n)/g, '\n'),
  }));
}
