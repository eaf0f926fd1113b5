import type { PageFacts } from '../../../page/page-facts.ts';
import { ownDescriptions } from './own-descriptions.ts';
import { wholeSentences } from './whole-sentences.ts';

/**
 * In letters, where an East Asian letter counts as two: the fewest that say something, those that are shown, those that
 * are read.
 */
const RANGE: [number, number, number] = [40, 200, 320];

/** What the page says about itself in a sentence or two: its description, else whole sentences of its main text. */
export function pageSummary(page: PageFacts): string | null {
  const [said] = ownDescriptions(page);
  if (said) return said;
  for (const paragraph of page.text.prose) {
    const sentences = wholeSentences(paragraph, RANGE);
    if (sentences) return sentences;
  }
  return null;
}
