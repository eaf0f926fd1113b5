import type { BusinessFacts } from '../../crawl/business-facts.ts';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';

const origin = 'https://anvils.example/';

/** What a page states that says nothing of a business. */
export const noFacts: BusinessFacts = {
  types: [],
  name: '',
  phones: [],
  emails: [],
  address: '',
  hours: [],
  areas: [],
  founders: [],
  offers: [],
  lines: [],
};

/** A made-up page; `url` is relative to the site. */
export function pageOf(page: Partial<CrawledPage> & { url: string }): CrawledPage {
  return {
    title: 'Untitled',
    description: '',
    excerpt: '',
    kind: 'other',
    language: 'en',
    published: null,
    modified: null,
    breadcrumb: [],
    sections: [],
    questions: [],
    words: 300,
    markdownUrl: null,
    navigation: [],
    ...page,
    url: new URL(page.url, origin).href,
  };
}

/** A value that throws if it is changed: writers must not modify the site. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

/** A made-up site: its pages, the first of them the home page. */
export function siteOf(
  pages: (Partial<CrawledPage> & { url: string })[],
  site: Partial<CrawledSite> = {},
): CrawledSite {
  return frozen({
    origin,
    name: 'Anvil House',
    language: 'en',
    summary: '',
    pages: pages.map((page, index) => pageOf({ kind: index === 0 ? 'home' : 'other', ...page })),
    skipped: [],
    robots: null,
    llms: null,
    sitemaps: [],
    sitemapUrls: [],
    notes: [],
    ...site,
  });
}
