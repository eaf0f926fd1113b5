import type { SkippedPage } from '../crawled-site.ts';
import { isListAddress } from './is-list-address.ts';
import { addressKey, siteAddress } from './site-address.ts';
import { createTrapGuard } from './trap-guard.ts';

export interface Candidate {
  /** As it will be requested. */
  url: string;
  key: string;
  /** Clicks from the home page; 1 for what the sitemap lists. */
  depth: number;
}

/** Where an address comes from: the owner (sitemap, typed), the home page's menu, or a link. */
export type FoundIn = 'sitemap' | 'menu' | 'link';

export interface FrontierSettings {
  origin: string;
  /** Only addresses under it are accepted; "/" for the whole site. */
  scope: string;
  allows(url: string): boolean;
  skip(page: SkippedPage): void;
  /** What the addresses of one page have in common; `addressKey` by default. */
  keyOf?(url: string): string;
}

const DEEPEST = 10;
/** The most addresses stored; a larger site is read from these. */
const MOST_SEEN = 20_000;
const MOST_WRITTEN = 50_000;
/** Files that are not pages. */
export const FILES =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|zip|gz|tgz|bz2|xz|7z|rar|tar|exe|msi|dmg|pkg|deb|rpm|apk|iso|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|mov|avi|webm|mkv|ogg|wav|flac|css|m?js|json|xml|rss|atom|txt|md|csv|tsv|ya?ml|woff2?|ttf|eot|otf|map|asc|sig|sha\d*|md5|patch|diff|ics|vcf|epub)$/i;

/** First in, first out. */
function createLine() {
  const all: Candidate[] = [];
  let taken = 0;
  return {
    push: (candidate: Candidate) => all.push(candidate),
    take(): Candidate | null {
      const next = all[taken];
      if (next) taken += 1;
      return next ?? null;
    },
    left: () => all.slice(taken),
    size: () => all.length,
  };
}

export type Frontier = ReturnType<typeof createFrontier>;

/**
 * The addresses to read, each page once, in the order in which they were found: breadth first. Pages that
 * only list others come last, so that a limit prefers an article to the fortieth page of a list. Addresses of
 * other sites, files and traps are never added.
 */
export function createFrontier({ origin, scope, allows, skip, keyOf = addressKey }: FrontierSettings) {
  const seen = new Set<string>();
  const written = new Set<string>();
  const pages = createLine();
  const lists = createLine();
  const folded = new Set<string>();
  const isTrap = createTrapGuard();
  const takeAny = () => pages.take() ?? lists.take();

  return {
    /**
     * @param from an address from the sitemap never counts as a trap.
     * @returns the address as it would be requested, if it is new; null if it was known or is not a page of
     *   the site.
     */
    add(address: string, depth: number, from: FoundIn): string | null {
      // Most links of a site are on all of its pages: the written form shows at once that they are known.
      if (written.has(address)) return null;
      if (written.size < MOST_WRITTEN) written.add(address);
      const url = siteAddress(address, origin);
      if (url === null || seen.size >= MOST_SEEN) return null;
      const key = keyOf(url);
      if (seen.has(key)) return null;
      const { pathname } = new URL(url);
      if (!pathname.startsWith(scope) && `${pathname}/` !== scope) return null;
      seen.add(key);
      if (FILES.test(pathname)) {
        if (from === 'sitemap') skip({ url, because: 'not-html' });
        return null;
      }
      if (from !== 'sitemap' && (depth > DEEPEST || isTrap(url))) {
        skip({ url, because: 'trap' });
        return url;
      }
      if (!allows(url)) {
        skip({ url, because: 'robots' });
        return url;
      }
      const line = from === 'link' && isListAddress(url) ? lists : pages;
      line.push({ url, key, depth });
      return url;
    },
    /** Marks a page as known under another address; false if it was already known. */
    note(url: string): boolean {
      const key = keyOf(url);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    },
    take(): Candidate | null {
      for (let next = takeAny(); next; next = takeAny()) {
        const { pathname, search } = new URL(next.url);
        if (search === '' || !folded.has(pathname)) return next;
        skip({ url: next.url, because: 'duplicate' });
      }
      return null;
    },
    /** All addresses that differ from this one only in their parameters are known to be the same page. */
    foldVariants: (url: string) => void folded.add(new URL(url).pathname),
    /** Addresses found but not yet taken. */
    left: () => [...pages.left(), ...lists.left()],
    size: () => pages.size() + lists.size(),
  };
}
