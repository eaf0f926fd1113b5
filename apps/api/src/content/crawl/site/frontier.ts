import type { SkippedPage } from '../crawled-site.ts';
import { addressKey, siteAddress } from './site-address.ts';
import { createTrapGuard } from './trap-guard.ts';

export interface Candidate {
  /** As it will be asked for. */
  url: string;
  key: string;
  /** Clicks from the home page; 1 for what the sitemap lists. */
  depth: number;
}

export interface FrontierSettings {
  origin: string;
  /** Only addresses under it are taken; "/" for all of the site. */
  scope: string;
  allows(url: string): boolean;
  skip(page: SkippedPage): void;
}

const DEEPEST = 10;
/** Addresses kept in mind; a site that offers more is read from these. */
const MOST_SEEN = 20_000;
const MOST_WRITTEN = 50_000;
/** Files that no reader of pages can use. */
const FILES =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|zip|gz|tgz|bz2|xz|7z|rar|tar|exe|msi|dmg|pkg|deb|rpm|apk|iso|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|mov|avi|webm|mkv|ogg|wav|flac|css|m?js|json|xml|rss|atom|txt|md|csv|tsv|ya?ml|woff2?|ttf|eot|otf|map|asc|sig|sha\d*|md5|patch|diff|ics|vcf|epub)$/i;

export type Frontier = ReturnType<typeof createFrontier>;

/**
 * The addresses still to read, each page once, in the order they were met: breadth first. Addresses of other
 * sites, files and traps never get in.
 */
export function createFrontier({ origin, scope, allows, skip }: FrontierSettings) {
  const seen = new Set<string>();
  const written = new Set<string>();
  const queue: Candidate[] = [];
  const isTrap = createTrapGuard();
  let taken = 0;

  return {
    /**
     * @param vouched by the owner's own hand (sitemap, typed): never taken for a trap.
     * @returns the address as it would be asked for, when it is new; null when it was known or is no page of the site.
     */
    add(address: string, depth: number, vouched: boolean): string | null {
      // Most links of a site stand on all of its pages: as written they are known at once.
      if (written.has(address)) return null;
      if (written.size < MOST_WRITTEN) written.add(address);
      const url = siteAddress(address, origin);
      if (url === null || seen.size >= MOST_SEEN) return null;
      const key = addressKey(url);
      if (seen.has(key)) return null;
      const { pathname } = new URL(url);
      if (!pathname.startsWith(scope) && `${pathname}/` !== scope) return null;
      seen.add(key);
      if (FILES.test(pathname)) {
        if (vouched) skip({ url, because: 'not-html' });
        return null;
      }
      if (!vouched && (depth > DEEPEST || isTrap(url))) {
        skip({ url, because: 'trap' });
        return url;
      }
      if (!allows(url)) {
        skip({ url, because: 'robots' });
        return url;
      }
      queue.push({ url, key, depth });
      return url;
    },
    /** Marks a page as known under a further address; false when it was known already. */
    note(url: string): boolean {
      const key = addressKey(url);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    },
    take(): Candidate | null {
      const next = queue[taken];
      if (next) taken += 1;
      return next ?? null;
    },
    /** Addresses met and not yet taken. */
    left: () => queue.slice(taken),
    size: () => queue.length,
  };
}
