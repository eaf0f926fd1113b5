import type { FoundSource } from '../answer-engine.ts';
import { shortLine } from './clean-text.ts';
import type { NamedSource, Reading } from './engine-protocol.ts';
import { keepPlaces } from './keep-places.ts';

/** Of one answer: engines read some dozens. */
const MOST_SOURCES = 300;
const LONGEST_ADDRESS = 4096;
const LONGEST_TITLE = 300;

/** What is one page: its address without the place within it; null for what is no page of the web. */
function pageKey(address: string): string | null {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href;
}

/** An address in one line of visible characters, as a link may stand on a screen. */
const isPlain = (address: string) => shortLine(address, LONGEST_ADDRESS) === address && !/\s/.test(address);

/**
 * The pages of an answer, each once: those it cites in the order it cites them, then those it only read in theirs. What is
 * no address of a page is left out.
 */
export function collectSources({
  text,
  cited,
  retrieved,
}: Pick<Reading, 'text' | 'cited' | 'retrieved'>): FoundSource[] {
  const found = new Map<string, FoundSource>();
  const add = (kind: FoundSource['kind'], { url, title, places }: NamedSource) => {
    const key = pageKey(url);
    if (key === null) return;
    const known = found.get(key);
    if (known) {
      known.title ??= shortLine(title, LONGEST_TITLE);
      if (kind === 'cited') known.places.push(...places);
    } else if (found.size < MOST_SOURCES)
      found.set(key, {
        kind,
        url: isPlain(url) ? url : new URL(url).href,
        title: shortLine(title, LONGEST_TITLE),
        places: [...places],
      });
  };
  for (const source of cited) add('cited', source);
  for (const source of retrieved) add('retrieved', source);
  return [...found.values()].map((source) => ({ ...source, places: keepPlaces(text, source.places) }));
}
