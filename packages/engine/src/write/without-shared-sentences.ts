import type { CrawledSite } from '../crawl/crawled-site.ts';
import { splitSentences } from '../page/split-sentences.ts';
import { bareWords, oneLine } from './sentences.ts';
import { sharedByPages } from './shared-by-pages.ts';

const LEAST_WORDS = 4;
/** What is left of a description says something of its page. */
const LEAST_LEFT = 15;

const keyOf = (sentence: string) => bareWords(sentence).join(' ');

/**
 * A site whose pages do not repeat in their descriptions what all of them say of the site: "Tabs switch between views. Anvil is a
 * framework for smiths." The first page keeps its words.
 */
export function withoutSharedSentences(site: CrawledSite): CrawledSite {
  const written = new Map<string, string>();
  const keys = site.pages.map(({ description, language }) => {
    const sentences = splitSentences(oneLine(description), language);
    for (const sentence of sentences) written.set(keyOf(sentence), sentence.trim());
    return new Set(sentences.map(keyOf));
  });
  const home = site.pages.find(({ kind }) => kind === 'home');
  // Functions of one family share sentences that tell of them.
  const name = keyOf(site.name);
  const isOfSite = (key: string) =>
    (name !== '' && key.includes(name)) || keyOf(home?.description ?? '').includes(key);
  const shared = [...sharedByPages(keys)].flatMap((key) =>
    key.split(' ').length >= LEAST_WORDS && isOfSite(key) ? (written.get(key) ?? []) : [],
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
