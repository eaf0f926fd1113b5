import { countWords } from '../../page/page-text.ts';
import type { BusinessFacts } from '../business-facts.ts';
import type { CrawledPage, ListNote, NavigationLink, PageKind } from '../crawled-site.ts';
import type { ContentPage } from '../page/content-page.ts';
import type { PageData } from '../page-data.ts';
import { pageKind } from './page-kind.ts';
import { pageTitle } from './page-title.ts';
import { addressKey, siteAddress } from './site-address.ts';

export interface PagePlace {
  url: string;
  isHome: boolean;
  /** The site's names, if known. */
  names: readonly string[];
  homeTitle: string;
  origin: string;
  resume: NonNullable<CrawledPage['resume']>;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Links of a menu or a list: only pages of the site, each once, without the page itself. */
function linksOfSite(links: readonly NavigationLink[], { url, origin }: PagePlace): NavigationLink[] {
  const seen = new Set([addressKey(url)]);
  return links.flatMap((link) => {
    const address = siteAddress(link.url, origin);
    if (address === null || seen.has(addressKey(address)) || !/[\p{L}\p{N}]/u.test(link.text)) return [];
    seen.add(addressKey(address));
    return [{ ...link, url: address }];
  });
}

/** Share of a page's words in questions and their answers. */
const answeredShare = ({ questions, words }: ContentPage) =>
  words === 0
    ? 0
    : questions.reduce((sum, { question, answer }) => sum + countWords(question) + countWords(answer), 0) /
      words;

/** Footers are the same on all pages: kept only for pages where people look for them. */
const WITH_FOOTER = new Set<PageKind>(['home', 'contact', 'legal']);

function businessOn({ business }: ContentPage, kind: PageKind): BusinessFacts | null {
  if (business === null) return null;
  const lines = WITH_FOOTER.has(kind) ? business.lines : [];
  const { types, phones, samplePhones = [], emails, offers } = business;
  const says = [types, phones, samplePhones, emails, offers, lines].some(({ length }) => length > 0);
  return says ? { ...business, lines } : null;
}

const listNotes = ({ listed }: ContentPage, { origin }: PagePlace): ListNote[] =>
  listed.flatMap(({ url, text }) => {
    const address = siteAddress(url, origin);
    return address === null ? [] : [{ url: address, text }];
  });

/** The stored part: profiles of the home page only, steps within the site; null if nothing is said. */
function dataOn({ data }: ContentPage, { isHome, origin }: PagePlace): PageData | null {
  const profiles = isHome ? data.profiles : [];
  const trail = data.trail.map(({ name, url }) => ({ name, url: url && siteAddress(url, origin) }));
  const says = [data.own, data.marked, trail, profiles].some(({ length }) => length > 0);
  return says || data.author !== '' || data.image !== null || data.price !== null
    ? { ...data, trail, profiles }
    : null;
}

/** Makes a page of the site from its document and where it was found. */
export function toCrawledPage(page: ContentPage, place: PagePlace): CrawledPage {
  const { url, isHome, names, homeTitle, origin } = place;
  const title = pageTitle(page.titles, { url, isHome, names, homeTitle, excerpt: page.excerpt });
  const own = new Set([title, page.titles.heading, page.titles.document].map(plain));
  const trail = page.breadcrumb.filter(
    (name, at) => at < page.breadcrumb.length - 1 || !own.has(plain(name)),
  );
  const markdown = page.markdownUrl === null ? null : siteAddress(page.markdownUrl, origin);
  const kind = pageKind({ ...page, url, isHome, answered: answeredShare(page) });
  const contents = isHome ? linksOfSite(page.contents, place) : [];
  const next = page.next === null ? null : siteAddress(page.next, origin);
  const business = businessOn(page, kind);
  const data = dataOn(page, place);
  return {
    url,
    title,
    description: page.description,
    excerpt: page.excerpt,
    kind,
    language: page.language,
    // The date beside the heading of a post is the day when it was written.
    published: page.published ?? (kind === 'article' ? page.dateBesideHeading : null),
    modified: page.modified,
    breadcrumb: trail,
    sections: page.sections,
    questions: page.questions,
    words: page.words,
    markdownUrl: markdown,
    navigation: isHome ? linksOfSite(page.navigation, place) : [],
    ...(contents.length > 0 ? { contents } : {}),
    ...(next === null ? {} : { next }),
    ...(page.markdown ? { markdown: page.markdown.text } : {}),
    ...(page.markdown?.isCut ? { markdownIsCut: true as const } : {}),
    ...(business === null ? {} : { business }),
    ...(page.listed.length > 0 ? { listed: listNotes(page, place) } : {}),
    ...(data === null ? {} : { data }),
    resume: place.resume,
  };
}
