import type { PageDocument, Region } from './page-document.ts';
import type { PageFacts } from './page-facts.ts';
import { countWords, cut, joinPieces } from './page-text.ts';

const EXCERPT_CHARACTERS = 600;

/**
 * Which text is the page's own: that of `<main>`, else of its articles, else everything outside the
 * navigation, the page's header and footer, and asides.
 */
function mainPart(page: PageDocument): (region: Region) => boolean {
  const has = (belongs: (region: Region) => boolean) =>
    page.pieces.some(({ region, text }) => region.shown && belongs(region) && text.trim() !== '');
  if (has((region) => region.inMain)) return (region) => region.shown && region.inMain && !region.inFrame;
  if (has((region) => region.inArticle))
    return (region) => region.shown && region.inArticle && !region.inFrame;
  return (region) => region.shown && !region.inFrame;
}

/** The text a reader sees without JavaScript: its words, those of the main part, and how that begins. */
export function readText(page: PageDocument): {
  text: PageFacts['text'];
  nosnippetWords: number;
  visible: string;
} {
  const visible = joinPieces(page.pieces);
  const main = joinPieces(page.pieces, { passes: mainPart(page) });
  const nosnippet = joinPieces(page.pieces, { passes: (region) => region.shown && region.nosnippet });
  return {
    text: { words: countWords(visible), mainWords: countWords(main), excerpt: cut(main, EXCERPT_CHARACTERS) },
    nosnippetWords: countWords(nosnippet),
    visible,
  };
}
