import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { joinParagraphs, paragraphsOf } from '../../crawl/paragraphs.ts';
import { baseLanguage } from '../../language/base-language.ts';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { runsOn } from '../../page/runs-on.ts';
import { isGenericName } from '../../page/site-name/generic-name.ts';
import { isPlaceholderText } from '../../page/site-name/placeholder-texts.ts';
import { bareName } from '../../page/site-name/title-parts.ts';
import { bareWords, oneLine } from '../sentences.ts';
import { sharedByPages } from '../shared-by-pages.ts';
import { withoutSiteName } from '../without-site-name.ts';
import type { OwnersFile, OwnersLink } from './owners-file.ts';
import { pageKey } from './page-key.ts';
import { homeWords, pageTitles } from './page-titles.ts';
import { siteTitle } from './site-title.ts';
import { describePage, isLongEnough } from './telling.ts';
import { copiedFolders, versionFolder } from './version-folders.ts';
import { titlesWithin, withoutCards } from './without-cards.ts';
import { withoutPlans } from './without-plans.ts';
import { isTitleOfPost, withoutPosts } from './without-posts.ts';
import { withoutShared } from './without-shared.ts';

export interface LlmsPageText {
  title: string;
  description: string;
}

const LONGEST_TITLE = 100;
/** Titles of a home page without the site's name. */
const GREETING =
  /^welcome to (?:the )?[^.!?]{2,50}\W*$|^(?:(?:a warm|herzlich|ein herzliches) )?(?:welcome|home|homepage|home page|(?:board |forum )?index(?: page)?|forum overview|foren-übersicht|start|startseite|willkommen|accueil|bienvenue|inicio|bienvenidos?|benvenuti|inici|index|início|welkom|首页|ホーム)(?: (?:to our (?:web)?site|bei uns|auf unserer (?:web)?seite|chez nous|sur notre site))?\W*$/iu;

/**
 * The pages with cards of other pages: headings below the title, or texts of one section, are the titles of these. A list may
 * still have a single card, and nothing else.
 */
function listsOthers(pages: readonly CrawledPage[]): (page: CrawledPage) => boolean {
  const key = (text: string) => bareWords(text).join(' ');
  const urls = new Map(pages.map(({ title, url }) => [key(title), url]));
  const listing = new Set(
    pages
      .filter(({ url, sections }) => {
        const below = sections.filter(({ level }) => level > 1);
        // The posts of a blog may each have a heading of the first level.
        const named = sections.filter(({ heading }) => {
          const found = urls.get(key(oneLine(heading)));
          return found !== undefined && found !== url;
        });
        const isAlone =
          named.length === 1 &&
          below.length === 1 &&
          named[0] === below[0] &&
          sections.every(({ level, text }) => level > 1 || text === '');
        const isOther = (title: string) => urls.has(title) && urls.get(title) !== url;
        return named.length > 1 || isAlone || sections.some((section) => titlesWithin(section, isOther) > 1);
      })
      .map(({ url }) => url),
  );
  return ({ kind, url }) => kind === 'listing' || listing.has(url);
}

/** Texts that more than one page has: about the site, not about the page. */
function boilerplateOf(
  pages: readonly CrawledPage[],
  isList: (page: CrawledPage) => boolean,
  siteName: string,
): (text: string) => boolean {
  const key = (text: string) => bareWords(text).slice(0, 24).join(' ');
  const seen = new Map<string, number>();
  for (const page of pages) {
    const { description, excerpt, listed = [] } = page;
    // A list of pages repeats what each says of itself.
    const begun = key(oneLine(excerpt));
    const isQuoted = isList(page) || listed.some(({ text }) => bareWords(text).join(' ').includes(begun));
    const said = oneLine(description);
    for (const text of new Set([key(said), key(withoutSiteName(said, siteName)), isQuoted ? '' : begun]))
      if (text) seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return (text) => (seen.get(key(text)) ?? 0) > 1;
}

const LEAST_SHARING = 3;
const LEAST_NOTICE_WORDS = 6;
const MOST_NOTICES = 3;

/** A page without the notices that stand above the text of many pages: "This manual is out of date, …". */
function withoutNotices(pages: readonly CrawledPage[]): (page: CrawledPage) => CrawledPage {
  const key = (text: string) => {
    const words = bareWords(text);
    return words.length < LEAST_NOTICE_WORDS ? '' : words.slice(0, 24).join(' ');
  };
  const first = ({ sections }: CrawledPage) => sections.find(({ text }) => text !== '');
  const notices = sharedByPages(
    pages.map((page) => {
      const section = first(page);
      const beginning = section ? paragraphsOf(section).slice(0, MOST_NOTICES) : [];
      return new Set(beginning.map((paragraph) => key(paragraph.text)));
    }),
  );
  const isNotice = ({ text }: { text: string }) => notices.has(key(text));
  return (page) => {
    const section = first(page);
    if (!section || !paragraphsOf(section).some(isNotice)) return page;
    const told = joinParagraphs(paragraphsOf(section).filter((paragraph) => !isNotice(paragraph)));
    return {
      ...page,
      sections: page.sections.map((each) =>
        each === section ? { level: each.level, heading: each.heading, ...told } : each,
      ),
      excerpt: isNotice({ text: page.excerpt }) ? '' : page.excerpt,
    };
  };
}

/**
 * A page without a description that only frames its title with the same words as those of other pages: "Acme – Tools for
 * everyone: FAQ".
 */
function withoutFramedTitle(
  pages: readonly CrawledPage[],
  titles: ReadonlyMap<string, string>,
): (page: CrawledPage) => CrawledPage {
  const frameOf = ({ url, title, description }: CrawledPage): string => {
    const said = ` ${bareWords(oneLine(description)).join(' ')} `;
    const own = ` ${bareWords(titles.get(url) ?? title).join(' ')} `;
    const isFramed = own.length > 2 && said.length > own.length;
    if (isFramed && said.endsWith(own)) return said.slice(0, -own.length + 1);
    return isFramed && said.startsWith(own) ? said.slice(own.length - 1) : '';
  };
  const frames = new Map(pages.map((page) => [page.url, frameOf(page)]));
  const times = new Map<string, number>();
  for (const frame of frames.values()) if (frame !== '') times.set(frame, (times.get(frame) ?? 0) + 1);
  return (page) =>
    (times.get(frames.get(page.url) ?? '') ?? 0) >= LEAST_SHARING ? { ...page, description: '' } : page;
}

const MARKS = /\p{M}/gu;
/** Its words without accents: a title may be typed on another keyboard than the logo. */
const plainWords = (text: string) =>
  bareWords(text.normalize('NFKD').replace(MARKS, '').replace(/[łŁ]/gu, 'l').replace(/\P{L}/gu, ' '));

/** Whether a title says no word that the name has not: "Acme Boarding Kennel" for "Acme Boarding Kennels and Cattery". */
const isWithinName = (title: string, name: string) => {
  const known = plainWords(name);
  const said = plainWords(title);
  const isNear = (one: string, other: string) => one === other || `${one}s` === other || one === `${other}s`;
  return said.length > 1 && said.every((word) => known.some((own) => isNear(word, own)));
};

/** The home page's title: the site's name, followed by its own title if that is more than a greeting or its description. */
function homeTitle(title: string, name: string, description: string): string {
  const told = homeWords(title);
  // "Home – Documentation" says of no manual what it is about.
  if (told === '' || (name !== '' && told.split(/\s[–—|·-]\s/u).every(isGenericName))) return name || title;
  if (told !== title) return homeTitle(told, name, description);
  if (name !== '' && bareWords(title).join(' ') === bareWords(oneLine(description)).join(' ')) return name;
  const tight = (text: string) => text.toLowerCase().replace(/\s/gu, '');
  // "Willkommen im Salzmuseum" says no more than the name.
  if (name !== '' && tight(bareName(title)) === tight(name)) return name;
  if (name === '' || tight(title).includes(tight(name))) return title;
  if (plainWords(title).join('').includes(plainWords(name).join(''))) return title;
  if (isWithinName(title, name)) return name;
  // A host in place of a name says less than a title.
  if (!name.includes('.') && tight(name).includes(tight(title))) return name;
  const both = `${name} – ${title}`;
  return GREETING.test(title) || isPlaceholderText(title) || both.length > LONGEST_TITLE ? name : both;
}

/** What index pages of the site say about its pages, in a page's own language; if several mention a page, the first. */
function listNotes({ pages }: CrawledSite): Map<string, string> {
  const languages = new Map(pages.map(({ url, language }) => [pageKey(url), baseLanguage(language)]));
  const notes = new Map<string, string>();
  for (const { url, language, listed = [] } of pages)
    for (const note of listed) {
      const key = pageKey(note.url);
      const own = languages.get(key) ?? '';
      const isForeign = own !== '' && language !== '' && own !== baseLanguage(language);
      if (key !== pageKey(url) && !notes.has(key) && !isForeign) notes.set(key, note.text);
    }
  return notes;
}

/** The owner's lines by their page. */
export function ownersLinks(owners: OwnersFile | null): Map<string, OwnersLink> {
  const links = new Map<string, OwnersLink>();
  for (const link of owners
    ? [...owners.sections.flatMap((section) => section.links), ...owners.loose]
    : []) {
    const key = pageKey(link.url);
    if (!links.has(key)) links.set(key, link);
  }
  return links;
}

/** The owner's lines in sections: the owner chose their titles. */
const chosen = (owners: OwnersFile | null) =>
  new Set((owners?.sections ?? []).flatMap(({ links }) => links.map(({ url }) => pageKey(url))));

/** The home page, or the start page of a language. */
const isHome = ({ kind, url }: CrawledPage) =>
  kind === 'home' || /^\/[a-z]{2}(?:-[a-z]{2,4})?\/?$/i.test(new URL(url).pathname);

const isName = (title: string) =>
  /\p{L}/u.test(title) && !/^https?:|^\//.test(title) && title.length <= LONGEST_TITLE;

/**
 * Title and description of every page, in the site's own words.
 *
 * @param owners the owner's own llms.txt: its titles stay, its notes if they are informative.
 */
export function describePages(
  site: CrawledSite,
  owners: OwnersFile | null = null,
): Map<string, LlmsPageText> {
  const titles = pageTitles(site.pages);
  // The page of an older release says what the newest says: that is one page's text, not the site's.
  const copies = copiedFolders(site.pages);
  const isCopy = ({ url }: CrawledPage) => copies.has(versionFolder(url) ?? '');
  const isListing = listsOthers(site.pages);
  const isBoilerplate = boilerplateOf(
    site.pages.filter((page) => !isCopy(page)),
    isListing,
    site.name,
  );
  const links = ownersLinks(owners);
  const inSections = chosen(owners);
  const notes = listNotes(site);
  // A list repeats the beginning of each page that it lists.
  const unnoticed = withoutNotices(site.pages.filter((page) => !isCopy(page) && !isListing(page)));
  const unshared = withoutShared(site.pages.filter((page) => !isCopy(page)));
  const uncarded = withoutCards(site.pages, isListing, titles);
  const unframed = withoutFramedTitle(site.pages, titles);
  const own = (page: CrawledPage) => unframed(unnoticed(unshared(withoutPlans(uncarded(page)))));
  const described = site.pages.map((page) => {
    const key = pageKey(page.url);
    const link = links.get(key);
    const listed = notes.get(key) ?? '';
    const told = titles.get(page.url) ?? page.title;
    const lasting = isTitleOfPost(told, page, site) ? siteTitle(site) || told : told;
    const named = page.kind === 'home' ? homeTitle(lasting, siteTitle(site), page.description) : told;
    const title = link && inSections.has(key) && isName(link.title) ? withoutEmblems(link.title) : named;
    const words = {
      page: isHome(page) ? withoutPosts(page, site) : own(page),
      title,
      language: page.language || site.language,
      siteName: site.name,
      // A text that several pages share is the home page's own, or that of the page about whoever is behind the site.
      isBoilerplate: isHome(page) || page.kind === 'about' ? () => false : isBoilerplate,
      note: link?.notes,
      isCurated: owners?.isCurated,
      listed: runsOn(listed, page.sections) ? undefined : listed,
    };
    return { words, description: describePage(words) };
  });
  const keyOf = (text: string) => bareWords(text).join(' ');
  const times = new Map<string, number>();
  for (const { words, description } of described)
    if (!isCopy(words.page)) times.set(keyOf(description), (times.get(keyOf(description)) ?? 0) + 1);
  const isShared = (text: string) => (times.get(keyOf(text)) ?? 0) > 1;
  const used = new Set<string>();
  // A list of pages may repeat one of them: the page itself keeps its words.
  const isList = ({ words }: (typeof described)[number]) => isListing(words.page) && !isHome(words.page);
  const inTurn = [...described.filter((each) => !isList(each)), ...described.filter(isList)];
  const texts = new Map(
    inTurn.map(({ words, description }) => {
      // If several pages got the same words, pages with other texts use those; no two pages keep the same.
      const others =
        isShared(description) && !isHome(words.page)
          ? describePage({
              ...words,
              note: isShared(words.note ?? '') ? '' : words.note,
              isBoilerplate: (text) => words.isBoilerplate(text) || isShared(text),
            })
          : '';
      const best = isLongEnough(others) ? others : description;
      const isNew = isCopy(words.page) || !used.has(keyOf(best));
      if (!isCopy(words.page)) used.add(keyOf(best));
      return [words.page.url, { title: words.title, description: isNew ? best : '' }];
    }),
  );
  return new Map(
    described.map(({ words: { page, title } }) => [
      page.url,
      texts.get(page.url) ?? { title, description: '' },
    ]),
  );
}
