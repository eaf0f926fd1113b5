import type { PageDocument, TextPiece } from './page-document.ts';
import type { PageFacts } from './page-facts.ts';
import { countWords, cut, joinPieces } from './page-text.ts';

const EXCERPT_CHARACTERS = 600;

/**
 * Which text is the page's own: that of `<main>`, else of its articles, else everything outside the
 * navigation, the page's header and footer, and asides.
 */
function mainPart(page: PageDocument): (piece: TextPiece) => boolean {
  const has = (belongs: (piece: TextPiece) => boolean) =>
    page.pieces.some((piece) => piece.shown && belongs(piece) && piece.text.trim() !== '');
  if (has((piece) => piece.inMain)) return (piece) => piece.shown && piece.inMain && !piece.inFrame;
  if (has((piece) => piece.inArticle)) return (piece) => piece.shown && piece.inArticle && !piece.inFrame;
  return (piece) => piece.shown && !piece.inFrame;
}

/** The text a reader sees without JavaScript: its words, those of the main part, and how that begins. */
export function readText(page: PageDocument): {
  text: PageFacts['text'];
  nosnippetWords: number;
  visible: string;
} {
  const visible = joinPieces(page.pieces);
  const main = joinPieces(page.pieces, { passes: mainPart(page) });
  const nosnippet = joinPieces(page.pieces, { passes: (piece) => piece.shown && piece.nosnippet });
  return {
    text: { words: countWords(visible), mainWords: countWords(main), excerpt: cut(main, EXCERPT_CHARACTERS) },
    nosnippetWords: countWords(nosnippet),
    visible,
  };
}
