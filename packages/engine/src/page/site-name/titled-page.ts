import { foldText } from '../fold-text.ts';
import type { PageNaming } from '../name-clues.ts';
import { withoutVersionOfManual } from './manual-words.ts';
import { bareName, titleParts } from './title-parts.ts';

/** A text for comparison: its letters and digits alone. */
export const plain = (text: string): string => foldText(text, '');

/** The form of a name in which two places agree on it: without greetings, "official site" and quotation marks. */
export const nameKey = (text: string): string => plain(bareName(text));

export interface TitlePart {
  text: string;
  /** Its `nameKey`. */
  key: string;
}

/** What a page contributes to the name of its site, with its title split once: a site may have thousands of pages. */
export interface TitledPage extends PageNaming {
  parts: readonly TitlePart[];
  /** Its heading, plain. */
  headingKey: string;
}

export const titledPage = (page: PageNaming): TitledPage => ({
  ...page,
  parts: titleParts(page.title)
    .map(withoutVersionOfManual)
    .map((text) => ({ text, key: nameKey(text) })),
  headingKey: plain(page.heading),
});
