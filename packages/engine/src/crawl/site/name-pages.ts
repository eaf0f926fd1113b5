import { baseLanguage } from '../../language/base-language.ts';
import { titleParts } from '../../page/site-name/title-parts.ts';
import type { CrawledPage } from '../crawled-site.ts';
import { isListAddress } from './is-list-address.ts';
import { isTelling, pageTitle, withoutName, wordsOfAddress } from './page-title.ts';
import { addressKey } from './site-address.ts';

/** Headings that any page may have. */
const GENERAL =
  /^(?:overview|introduction|see also|contents?|summary|usage|arguments|example|details|related|notes?|einleitung|übersicht|inhalt|introducción|sommaire|aperçu|welcome)s?\W*$/i;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * What distinguishes a page from another with the same title: its heading, its first section, its address.
 */
function distinct(page: CrawledPage, names: readonly string[]): string {
  const headings = [
    page.resume?.titles.heading ?? '',
    page.sections.find(({ level }) => level > 1)?.heading ?? '',
  ];
  const heading = headings
    .map((text) => withoutName(text, names))
    .find(
      (text) => isTelling(text, names) && !GENERAL.test(text) && !same(text, page.title) && text.length <= 60,
    );
  if (heading) return `${page.title} – ${heading}`;
  const address = wordsOfAddress(page.url);
  if (address && !page.title.toLowerCase().includes(address.toLowerCase()))
    return `${page.title} – ${address}`;
  const inside = page.sections.find(
    ({ heading: own }) => own !== '' && !GENERAL.test(own) && own.length <= 60,
  );
  return inside && !same(inside.heading, page.title) ? `${page.title} – ${inside.heading}` : page.title;
}

/**
 * The page's own title where its heading is that of another page, which has another title; '' for none.
 *
 * @param isTaken whether a page has a title, in lower case.
 */
function ownTitle(page: CrawledPage, names: readonly string[], isTaken: (title: string) => boolean): string {
  const title = withoutName(page.resume?.titles.document ?? '', names);
  const isOwn = isTelling(title, names) && title.length <= 60 && !isTaken(title.toLowerCase());
  // What only lengthens the heading is told apart as others are.
  return isOwn && !title.toLowerCase().includes(page.title.toLowerCase()) ? title : '';
}

/** A home page without the articles that it shows: they are about other things than the site. */
function withoutArticles(page: CrawledPage, articles: ReadonlySet<string>, name: string): CrawledPage {
  const title = name !== '' && articles.has(page.title.toLowerCase()) ? name : page.title;
  let within = 0;
  const shown: string[] = [];
  const sections = page.sections.filter(({ level, heading, text }) => {
    if (within > 0 && level > within) shown.push(text);
    else {
      within = articles.has(heading.toLowerCase()) ? level : 0;
      if (within > 0) shown.push(text);
    }
    return within === 0;
  });
  if (shown.length === 0) return { ...page, title };
  const theirs = shown.join('\n').replace(/\s+/gu, ' ');
  const isTheirs = (text: string) => theirs.includes(text.replace(/\s+/gu, ' ').slice(0, 60));
  return {
    ...page,
    title,
    sections,
    excerpt: isTheirs(page.excerpt) ? '' : page.excerpt,
    questions: page.questions.filter(({ answer }) => !isTheirs(answer)),
  };
}

/** So many titles have a part of the site, and not of one of its sections. */
const LEAST_TITLES = 3;
const MOST_TITLES = 0.8;

/** The titles of the pages in each language: in another one a site may have another name. */
function byLanguage(pages: readonly CrawledPage[]): ReadonlyMap<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const { language, resume } of pages) {
    const key = baseLanguage(language);
    if (resume?.titles.document) titles.set(key, [...(titles.get(key) ?? []), resume.titles.document]);
  }
  return titles;
}

/**
 * Parts of the titles that are the site's as its name is: those of nearly all pages ("Acme | Leeds | Prices"), and those that are
 * its name in short or with its place ("Prices | Acme Leeds"), if two pages have them.
 */
function siteParts(pages: readonly CrawledPage[], name: string): string[] {
  const own = name.toLowerCase();
  const isLikeName = (part: string) => {
    const other = part.toLowerCase();
    return own !== '' && (other.startsWith(`${own} `) || own.startsWith(`${other} `));
  };
  return [...byLanguage(pages).values()].flatMap((titles) => {
    const counts = countEach(
      titles.flatMap((title) => {
        const parts = titleParts(title);
        return parts.length > 1 ? [...new Set(parts)] : [];
      }),
    );
    return [...counts]
      .filter(
        ([part, times]) =>
          (times >= 2 && isLikeName(part)) || (times >= LEAST_TITLES && times >= titles.length * MOST_TITLES),
      )
      .map(([part]) => part);
  });
}

/** What the menu of the home page calls each page. Words for several pages ("More") name none of them. */
function menuLabels(home: CrawledPage | undefined): (page: CrawledPage) => string {
  const labels = new Map<string, string>();
  const times = new Map<string, number>();
  for (const { url, text } of home?.navigation ?? []) {
    if (labels.has(addressKey(url))) continue;
    labels.set(addressKey(url), text);
    times.set(text.toLowerCase(), (times.get(text.toLowerCase()) ?? 0) + 1);
  }
  return ({ url }) => {
    const label = labels.get(addressKey(url)) ?? '';
    return times.get(label.toLowerCase()) === 1 ? label : '';
  };
}

/** A longer text above a heading is what the page says, and the heading that of a part of it. */
const LEAD = 60;
const LONGEST_OPENING = 80;

/**
 * The heading of any rank that opens a page without an H1 of its own. Old pages have no other title of their own.
 *
 * @param siteHeadings the main headings that are the site's.
 */
function openingOf({ sections, resume }: CrawledPage, siteHeadings: ReadonlySet<string>): string {
  const { heading: own = '' } = resume?.titles ?? {};
  if (own !== '' && !siteHeadings.has(own)) return '';
  const first = sections.find(
    ({ heading, text }) => !siteHeadings.has(heading) && (heading !== '' || text.length >= LEAD),
  );
  return first && first.heading.length <= LONGEST_OPENING ? first.heading : '';
}

/** The title that pages of one folder share may name what the folder is about. */
const isAtTop = ({ url, kind }: CrawledPage) =>
  kind !== 'home' && new URL(url).pathname.split('/').filter(Boolean).length === 1;

function countEach(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Without the site's name, where the titles of all other pages begin with it and nothing parts them: "Acme Prices", "Acme Contact". */
function withoutBeginning(pages: readonly CrawledPage[], name: string): readonly CrawledPage[] {
  const others = pages.filter(({ kind, resume }) => kind !== 'home' && resume?.titles.document);
  const begins = ({ resume }: CrawledPage) => {
    const title = resume?.titles.document ?? '';
    return titleParts(title).length === 1 && title.startsWith(`${name} `);
  };
  if (name === '' || others.length < 2 || !others.every(begins)) return pages;
  return pages.map((page) => {
    const { kind, resume } = page;
    if (kind === 'home' || !resume || !begins(page)) return page;
    const document = resume.titles.document.slice(name.length).trim();
    return { ...page, resume: { ...resume, titles: { ...resume.titles, document } } };
  });
}

/** The main headings of nearly all pages: the name of the site, and its motto, above the page's own headings. */
function headingsOfSite(pages: readonly CrawledPage[]): ReadonlySet<string> {
  const headings = pages.flatMap(({ resume }) => (resume ? [resume.titles.heading] : []));
  return new Set(
    [...countEach(headings)].flatMap(([heading, times]) =>
      heading !== '' && times >= LEAST_TITLES && times >= headings.length * MOST_TITLES ? [heading] : [],
    ),
  );
}

const LEAST_OF_PART = 3;

/** A page's title has this part, and others. */
const hasPart = ({ resume }: CrawledPage, name: string) => {
  const parts = titleParts(resume?.titles.document ?? '');
  return parts.length > 1 && parts.includes(name);
};

/** Headings above the pages of one part of a site, and behind their titles: a book's, "Loops - The Book of Iron". */
function partHeadings(pages: readonly CrawledPage[]): ReadonlySet<string> {
  const named = pages.flatMap((page) => {
    const heading = page.resume?.titles.heading ?? '';
    return hasPart(page, heading) ? [heading] : [];
  });
  return new Set(
    [...countEach(named)].flatMap(([heading, times]) => (times >= LEAST_OF_PART ? [heading] : [])),
  );
}

/**
 * Names all pages when the site's name is known: without that name, and no two alike. A page without stored
 * titles keeps its name.
 */
export function namePages(read: readonly CrawledPage[], name: string): CrawledPage[] {
  const pages = withoutBeginning(read, name);
  const home = pages.find(({ kind }) => kind === 'home');
  const homeTitle = home?.resume?.titles.document ?? '';
  const menuLabel = menuLabels(home);
  const names = [name, ...siteParts(pages, name)];
  const ofParts = partHeadings(pages);
  const siteHeadings = headingsOfSite(pages);
  const documents = countEach(pages.map(({ resume }) => resume?.titles.document ?? ''));
  const named = pages.map((page) => {
    if (!page.resume) return { ...page, title: withoutName(page.title, [name]) };
    const { heading } = page.resume.titles;
    const part = ofParts.has(heading) && hasPart(page, heading) ? [heading] : [];
    const context = {
      url: page.url,
      isHome: page.kind === 'home',
      names: page.kind === 'home' ? [name] : [...names, ...part],
      homeTitle,
      excerpt: page.excerpt,
      isTitleShared: isAtTop(page) && (documents.get(page.resume.titles.document) ?? 0) > 1,
      opening: openingOf(page, siteHeadings),
      menu: menuLabel(page),
    };
    const titles = siteHeadings.has(heading) ? { ...page.resume.titles, heading: '' } : page.resume.titles;
    return { ...page, title: pageTitle(titles, context) };
  });
  const articles = new Set(
    named.flatMap(({ kind, title }) => (kind === 'article' ? [title.toLowerCase()] : [])),
  );
  for (const [at, page] of named.entries())
    if (page.kind === 'home') named[at] = withoutArticles(page, articles, name);
  // A page and its translation may have the same name.
  const keyOf = ({ title, language }: CrawledPage) => `${baseLanguage(language)} ${title.toLowerCase()}`;
  const times = countEach(named.map(keyOf));
  const titles = countEach(named.map(({ title }) => title.toLowerCase()));
  const first = new Map<string, CrawledPage>();
  // A page that lists others has the heading of the first of them.
  for (const page of [...named.filter(({ url }) => !isListAddress(url)), ...named])
    if (!first.has(keyOf(page))) first.set(keyOf(page), page);
  return named.map((page) => {
    const key = keyOf(page);
    if ((times.get(key) ?? 0) < 2 || first.get(key) === page) return page;
    const isTaken = (title: string) =>
      (titles.get(title) ?? 0) > (title === page.title.toLowerCase() ? 1 : 0);
    return { ...page, title: ownTitle(page, names, isTaken) || distinct(page, [name]) };
  });
}
