import type { PageFacts } from '../../../page/page-facts.ts';
import { plainDescription } from '../../../page/plain-description.ts';
import { isOwnDescription } from '../../../page/site-name/template-title.ts';
import { isGreeting } from '../../../page/without-greeting.ts';
import { wholeSentences } from './whole-sentences.ts';

/** The letters at the end of a description that are looked for in the text. */
const TAIL = 24;
/** In letters: the fewest that a whole sentence of it must have, those that are kept. */
const OF_CUT: [number, number, number] = [40, 320, 320];

/**
 * A description without the sentence in which a system cut it off: the text of the page has the same words and goes on. Marked
 * as cut off if that is its only sentence.
 */
function withoutCut(description: string, prose: readonly string[]): string {
  const tail = description.slice(-TAIL);
  if (tail.length < TAIL || /[.!?…:;”"’')\]]$/u.test(tail)) return description;
  const goesOn = prose.some((text) => {
    const at = text.indexOf(tail);
    return at > 0 && /^(?:\p{L}|,?\s\p{Ll})/u.test(text.slice(at + TAIL));
  });
  return goesOn ? (wholeSentences(`${description}…`, OF_CUT) ?? `${description}…`) : description;
}

/**
 * What the page's head says that it is about, best first, without markup: no text that its system wrote or cut off, no greeting,
 * and no title or name of the site in place of a description.
 */
export function ownDescriptions({ metaDescription, openGraph, title, text: { prose } }: PageFacts): string[] {
  const names = [title, openGraph['og:site_name'], openGraph['og:title']];
  return [metaDescription ?? '', openGraph['og:description'] ?? '']
    .map(plainDescription)
    .map((text) => withoutCut(text, prose))
    .filter((text) => text !== '' && !isGreeting(text) && isOwnDescription(text, names));
}
