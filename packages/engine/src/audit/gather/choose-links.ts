import type { PageFacts } from '../../page/page-facts.ts';

/** We request at most this many links of the page: an audit is not a crawl. */
export const MOST_ASKED = 6;

/** A request to these would change something: sign out, fill a cart, delete, unsubscribe. */
const ACTS =
  /(?:log-?out|sign-?out|logoff|abmelden|cart|basket|checkout|delete|remove|unsubscribe|add[-_]to|wp-login|admin)/i;
/** Large files or no pages: a check of whether they exist is not worth their bytes. */
const FILES = /\.(?:zip|gz|tar|exe|dmg|iso|mp4|mov|mp3|avi|pkg|deb|rpm|apk|7z|rar)$/i;

/** The order in which readers and engines follow links: text before menu, menu before the rest. */
const RANKS: Partial<Record<PageFacts['links'][number]['part'], number>> = {
  main: 0,
  other: 1,
  navigation: 2,
};

export interface ChosenLink {
  /** Without fragment. */
  url: string;
  text: string;
}

/**
 * The links of the page to try: on its own host, each address once, those in the text first and spread over
 * it, so that a broken list is found anywhere. The same page gives the same links.
 */
export function chooseLinks(links: PageFacts['links'], pageUrl: string): ChosenLink[] {
  const page = new URL(pageUrl);
  page.hash = '';
  const seen = new Set([page.href]);
  const ranked = new Map<number, ChosenLink[]>();
  for (const { url, text, part } of links) {
    const parsed = URL.parse(url);
    if (!parsed || parsed.host !== page.host || parsed.protocol !== page.protocol) continue;
    parsed.hash = '';
    if (seen.has(parsed.href) || ACTS.test(parsed.pathname + parsed.search) || FILES.test(parsed.pathname))
      continue;
    seen.add(parsed.href);
    const rank = RANKS[part] ?? 3;
    ranked.set(rank, [...(ranked.get(rank) ?? []), { url: parsed.href, text }]);
  }
  const chosen: ChosenLink[] = [];
  for (const rank of [...ranked.keys()].sort()) {
    const own = ranked.get(rank) ?? [];
    const wanted = Math.min(MOST_ASKED - chosen.length, own.length);
    for (let index = 0; index < wanted; index += 1) {
      const link = own[Math.floor((index * own.length) / wanted)];
      if (link) chosen.push(link);
    }
  }
  return chosen;
}
