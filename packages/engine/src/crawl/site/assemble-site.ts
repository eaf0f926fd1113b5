import { setImmediate as nextTurn } from 'node:timers/promises';
import { guessLanguage, languageFits } from '../../language/guess-language.ts';
import type { CrawledPage, CrawledSite, SkippedPage } from '../crawled-site.ts';
import { asLinked } from './as-linked.ts';
import { namePages } from './name-pages.ts';
import type { OpenedSite } from './opened-site.ts';
import { addressKey, siteAddress } from './site-address.ts';
import { siteName } from './site-name.ts';
import { withContactPage } from './with-contact-page.ts';
import { withoutFaxes } from './without-faxes.ts';
import { withoutTemplateEnd } from './without-template-end.ts';

/** Pages that show the language of a site. */
const LEAST_OTHERS = 2;

export interface ReadSite {
  site: OpenedSite;
  pages: CrawledPage[];
  skipped: SkippedPage[];
  notes: string[];
}

const saidBy = ({ description, excerpt, sections }: CrawledPage) =>
  [description, excerpt, ...sections.flatMap(({ heading, text }) => [heading, text])].join(' ');

/**
 * Pages of few words that a template declares in a language in which no page is are in that of the others: "en" on a site that
 * is in Spanish.
 */
function withTheirLanguage(pages: readonly CrawledPage[]): readonly CrawledPage[] {
  const [home, ...rest] = pages;
  const their = languageOf(rest);
  const strange = pages.filter(({ language }) => !languageFits(language, their));
  const others = pages.length - strange.length;
  if (home?.kind !== 'home' || strange.length === 0 || others < Math.max(LEAST_OTHERS, strange.length))
    return pages;
  if (strange.some((page) => guessLanguage(saidBy(page)) !== null)) return pages;
  return pages.map((page) => (strange.includes(page) ? { ...page, language: their } : page));
}

/** The language of most pages; the home page's language if it has one. */
function languageOf(pages: readonly CrawledPage[]): string {
  const [home] = pages;
  if (home?.kind === 'home' && home.language) return home.language;
  const counts = new Map<string, number>();
  for (const { language } of pages) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))[0]?.[0] ?? '';
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
  const ordered = withTheirLanguage(inOrder(read.pages, site));
  await nextTurn();
  const own = withoutTemplateEnd(ordered);
  await nextTurn();
  const pages = withoutFaxes(withContactPage(namePages(own, name)));
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
