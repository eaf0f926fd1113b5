import type { FoundSource } from '../answer-engine.ts';
import { cleanSourceUrl } from '../hosts/clean-source-url.ts';
import { shortLine } from './clean-text.ts';
import type { NamedSource, Reading } from './engine-protocol.ts';
import { keepPlaces } from './keep-places.ts';

/** For one answer: engines read some dozens. */
const MOST_SOURCES = 300;
const LONGEST_TITLE = 300;

/**
 * The pages of an answer, each once: the cited ones in the order of citation, then those that were only read,
 * in their order. Invalid page addresses are left out, and so is what the engine added to one
 * (`utm_source=openai`).
 */
export function collectSources({
  text,
  cited,
  retrieved,
}: Pick<Reading, 'text' | 'cited' | 'retrieved'>): FoundSource[] {
  const found = new Map<string, FoundSource>();
  const add = (kind: FoundSource['kind'], { url, title, places }: NamedSource) => {
    const page = cleanSourceUrl(url);
    if (page === null) return;
    const known = found.get(page);
    if (known) {
      known.title ??= shortLine(title, LONGEST_TITLE);
      if (kind === 'cited') known.places.push(...places);
    } else if (found.size < MOST_SOURCES)
      found.set(page, {
        kind,
        url: page,
        title: shortLine(title, LONGEST_TITLE),
        places: [...places],
      });
  };
  for (const source of cited) add('cited', source);
  for (const source of retrieved) add('retrieved', source);
  return [...found.values()].map((source) => ({ ...source, places: keepPlaces(text, source.places) }));
}
