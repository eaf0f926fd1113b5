import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CrawledPage, CrawledSite, SkippedPage } from '../crawled-site.ts';
import { asLinked } from './as-linked.ts';
import { namePages } from './name-pages.ts';
import type { OpenedSite } from './opened-site.ts';
import { languageOf, withTheirLanguage } from './page-languages.ts';
import { addressKey, siteAddress } from './site-address.ts';
import { siteName } from './site-name.ts';
import { withContactPage } from './with-contact-page.ts';
import { withoutFaxes } from './without-faxes.ts';
import { withoutTemplateEnd } from './without-template-end.ts';

export interface ReadSite {
  site: OpenedSite;
  pages: CrawledPage[];
  skipped: SkippedPage[];
  notes: string[];
}

/** Home page, then the sitemap's order, then the rest in the order of links: the same in every run. */
function inOrder(pages: readonly CrawledPage[], { origin, home, sitemaps }: OpenedSite): CrawledPage[] {
  const rank = new Map<string, number>([[addressKey(home), -1]]);
  for (const [at, listed] of sitemaps.urls.entries()) {
    const url = siteAddress(listed, origin);
    if (url && !rank.has(addressKey(url))) rank.set(addressKey(url), at);
  }
  const rankOf = ({ url, kind, resume }: CrawledPage) =>
    kind === 'home'
      ? -1
      : (rank.get(addressKey(url)) ??
        (resume && rank.get(addressKey(resume.asked))) ??
        Number.MAX_SAFE_INTEGER);
  return asLinked(pages).sort((one, other) => rankOf(one) - rankOf(other));
}

/**
 * Builds the site from its pages: named, in order, titles without the name that they share. Each step takes a while for
 * thousands of pages, and others have their turn before the next one.
 */
export async function assembleSite(read: ReadSite): Promise<CrawledSite> {
  const { site, skipped, notes } = read;
  const name = siteName(read.pages, site.origin);
  await nextTurn();
  const own = withoutTemplateEnd(inOrder(read.pages, site));
  await nextTurn();
  const spoken = withTheirLanguage(own);
  await nextTurn();
  const pages = withoutFaxes(withContactPage(namePages(spoken, name)));
  const [home] = pages;
  return {
    origin: site.origin,
    home: site.home,
    name,
    language: languageOf(pages),
    summary: home?.kind === 'home' ? home.description || home.excerpt : '',
    pages,
    skipped,
    robots: site.robots,
    llms: site.llms,
    ...(site.llmsInstead ? { llmsInstead: site.llmsInstead } : {}),
    ...(site.llmsFull ? { llmsFull: site.llmsFull } : {}),
    sitemaps: site.sitemaps.files.filter(({ kind }) => kind !== 'none').map(({ url }) => url),
    sitemapUrls: site.sitemaps.urls,
    notes: [...site.notes, ...notes],
  };
}
