import type { CrawledSite } from '../crawl/crawled-site.ts';
import { splitSentences } from '../page/split-sentences.ts';
import { bareWords, oneLine } from './sentences.ts';

/** A sentence in the descriptions of so many pages, and of such a share of them, tells of the site. */
const LEAST_SHARING = 3;
const SHARED_BY = 0.25;
const LEAST_WORDS = 4;
/** What is left of a description says something of its page. */
const LEAST_LEFT = 15;

const keyOf = (sentence: string) => bareWords(sentence).join(' ');

/**
 * A site whose pages do not repeat in their descriptions what all of them say of the site: "Tabs switch between views. Anvil is a
 * framework for smiths." The first page keeps its words.
 */
export function withoutSharedSentences(site: CrawledSite): CrawledSite {
  const times = new Map<string, { count: number; sentence: string }>();
  for (const { description, language } of site.pages)
    for (const sentence of new Set(splitSentences(oneLine(description), language))) {
      const key = keyOf(sentence);
      times.set(key, { sentence: sentence.trim(), count: (times.get(key)?.count ?? 0) + 1 });
    }
  const least = Math.max(LEAST_SHARING, site.pages.length * SHARED_BY);
  const home = site.pages.find(({ kind }) => kind === 'home');
  // Functions of one family share sentences that tell of them.
  const name = keyOf(site.name);
  const isOfSite = (key: string) =>
    (name !== '' && key.includes(name)) || keyOf(home?.description ?? '').includes(key);
  const shared = [...times].flatMap(([key, { count, sentence }]) =>
    count >= least && key.split(' ').length >= LEAST_WORDS && isOfSite(key) ? [sentence] : [],
  );
  if (shared.length === 0) return site;
  const own = (description: string) => {
    const left = shared
      .reduce((text, sentence) => text.replace(sentence, ' '), oneLine(description))
      .replace(/\s+/g, ' ')
      .trim();
    return left.length >= LEAST_LEFT ? left : description;
  };
  return {
    ...site,
    pages: site.pages.map((page) =>
      page.kind === 'home' ? page : { ...page, description: own(page.description) },
    ),
  };
}
