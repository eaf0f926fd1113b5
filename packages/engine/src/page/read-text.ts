import { mainBlocks } from './blocks/main-blocks.ts';
import { tellingBlocks } from './blocks/telling-blocks.ts';
import type { TextBlock } from './blocks/text-block.ts';
import type { PageDocument } from './page-document.ts';
import type { PageFacts } from './page-facts.ts';
import { collapse, countWords, cut, joinPieces } from './page-text.ts';

const EXCERPT_CHARACTERS = 600;
const BLOCKS_READ = 120;
const MOST_PROSE = 5;

/** Words in each part of the page, by its pieces: no word spans pieces of different parts. */
function wordsByPart(page: PageDocument): PageFacts['text']['parts'] {
  const parts: PageFacts['text']['parts'] = {};
  const known = new Set(page.pieces.filter(({ region }) => region.isText).map(({ region }) => region.part));
  for (const part of known) {
    const words = countWords(
      joinPieces(page.pieces, { passes: (region) => region.isText && region.part === part }),
    );
    if (words > 0) parts[part] = words;
  }
  return parts;
}

/** The first informative texts. */
function firstProse(blocks: readonly TextBlock[]): string[] {
  const prose: string[] = [];
  for (const { text } of tellingBlocks(blocks)) {
    prose.push(cut(collapse(text.slice(0, EXCERPT_CHARACTERS * 4)), EXCERPT_CHARACTERS));
    if (prose.length === MOST_PROSE) break;
  }
  return prose;
}

/** The text of the HTML: its words, those of the main part, its beginning, and its first sentences. */
export function readText(
  page: PageDocument,
  blocks: readonly TextBlock[] = mainBlocks(page, BLOCKS_READ),
): {
  text: PageFacts['text'];
  nosnippetWords: number;
  /** The whole text, computed on demand. */
  visible: () => string;
} {
  const parts = wordsByPart(page);
  // Plugins mark their cookie notices so, as they should: only the page's own text is missed in answers.
  const nosnippet = joinPieces(page.pieces, {
    passes: ({ isText, part, nosnippet: kept }) => isText && kept && part === 'main',
  });
  return {
    text: {
      words: Object.values(parts).reduce((sum, words) => sum + words, 0),
      mainWords: parts.main ?? 0,
      excerpt: joinPieces(page.pieces, {
        passes: ({ isText, part }) => isText && part === 'main',
        limit: EXCERPT_CHARACTERS,
      }),
      prose: firstProse(blocks),
      parts,
    },
    nosnippetWords: countWords(nosnippet),
    visible: () => joinPieces(page.pieces),
  };
}
