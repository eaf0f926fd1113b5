import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { isSlogan } from '../../page/is-slogan.ts';
import { oneLine } from '../sentences.ts';
import { siteSubject } from '../site-subject.ts';
import type { LlmsPageText } from './describe-pages.ts';
import { type OwnersFile, readOwnersFile } from './owners-file.ts';
import { siteDefinition } from './site-definition.ts';
import { describePage, isCalledOut, isSpoken } from './telling.ts';
import { withoutContents } from './without-cards.ts';
import { withoutPosts } from './without-posts.ts';

const SUMMARY_MOST = 300;
const SUMMARY_LEAST = 30;
/** Letters by which an owner's description is found again. */
const BEGINNING = 20;

const INTRODUCTION =
  /^(?:introduction|overview|about|einführung|einleitung|überblick|présentation|introducción|introduzione|introdução|inleiding)$/iu;

/** A page in a folder of its own introduces what is in it: "/session/intro.html". */
const OF_A_PART =
  /\/(?!(?:docs?|documentation|guides?|manual|handbook|help|learn|wiki|intro|introduction|overview|about|[a-z]{2}(?:-[a-z]{2})?)\/)[^/]+\/[^/]+$/i;

/** The owner's own llms.txt, read; null if the site has none. */
export const ownersFileOf = ({ llms }: CrawledSite): OwnersFile | null =>
  llms ? readOwnersFile(llms.text, llms.url) : null;

const bareText = (text: string) => text.replace(/^the\s/iu, '').toLowerCase();

/** The path of a page below its home page. */
const below = (home: CrawledPage | undefined, url: string) =>
  new URL(url).pathname.slice(home ? new URL('.', home.url).pathname.length - 1 : 0);

/** Whether a text begins with a name, or with its article: "Die Schreinerei Lindner wurde 2004 gegründet." */
const beginsWithName = (text: string, name: string): boolean => {
  const at = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
  return at === 0 || (at > 0 && /^\p{L}{1,4}[\s’']$/u.test(text.slice(0, at)));
};

/** What the site says about itself: in the owner's file, on its home page, else where it describes itself. */
export function siteSummary(
  site: CrawledSite,
  texts: ReadonlyMap<string, LlmsPageText>,
  owners: OwnersFile | null,
): string {
  const first = site.pages.find(({ kind }) => kind === 'home') ?? site.pages[0];
  const home = first && withoutPosts(first, site);
  const name = oneLine(site.name);
  const abouts = site.pages.filter(({ kind }) => kind === 'about');
  // A page about the team may come before the one that says what the site is.
  const about =
    abouts.find(({ url }) => beginsWithName(texts.get(url)?.description ?? '', name)) ?? abouts[0];
  const asked = { title: name, siteName: name, language: site.language, isBoilerplate: () => false };
  const asSummary = (page: CrawledPage) => describePage({ ...asked, page }, SUMMARY_MOST);
  // Rows of badges and keywords are not a summary, whoever wrote them.
  const own = owners?.summary ?? '';
  if (home && own.length >= SUMMARY_LEAST) {
    const bare = { ...home, description: own, sections: [], excerpt: '' };
    // A summary by its owner may have any length.
    const said = describePage({ ...asked, page: bare }, 2000);
    if (said) return said;
  }
  // A home page without a description may be a cover page; then an introduction that names the site says
  // more.
  const intro = site.pages.find(
    ({ url, title, kind }) =>
      kind !== 'contact' &&
      INTRODUCTION.test(title) &&
      !OF_A_PART.test(below(home, url)) &&
      texts.get(url)?.description.toLowerCase().includes(name.toLowerCase()),
  );
  const saysOfHome = (home && texts.get(home.url)?.description.toLowerCase()) ?? '';
  const namesItself = name !== '' && saysOfHome.startsWith(name.toLowerCase());
  const telling = home?.description || namesItself || !intro ? home : intro;
  // Short calls in a row are a motto: "Feel the clay. Live the moment."
  // What a table of contents says of an entry says nothing of the site.
  const bare = home && withoutContents(home);
  const isInContents = bare !== home && bare !== undefined && !isSpoken(asSummary(bare));
  // What a home page says first, beside no description or an empty one, may be of anything: "We have flexible plugins and themes."
  const described = oneLine(home?.description ?? '').toLowerCase();
  const isOfOwner = described !== '' && saysOfHome.includes(described.slice(0, BEGINNING));
  const subject = siteSubject(name).toLowerCase();
  const isUnnamed = !isOfOwner && !saysOfHome.includes(subject);
  const definition =
    home && (isInContents || isUnnamed || isSlogan(oneLine(home.description))) ? siteDefinition(site) : null;
  if (definition) return asSummary({ ...definition.page, description: definition.text });
  // The lines of a list are what a contents page has; a sentence elsewhere may say what the site is.
  let lines = '';
  for (const page of [telling, home, about]) {
    const text = page && texts.get(page.url)?.description ? asSummary(page) : '';
    // What the page about a manual says of itself is less than what another says of its subject.
    const isAside =
      page === about && page !== telling && page !== home && !bareText(text).startsWith(subject);
    if (isAside && siteDefinition(site)) continue;
    if (isSpoken(text) || (text !== '' && page?.description)) return text;
    lines ||= text;
  }
  const defined = siteDefinition(site);
  const told = defined ? asSummary({ ...defined.page, description: defined.text }) : '';
  if (told || lines) return told || lines;
  if (home !== first && !site.summary.startsWith(name)) return '';
  // A motto in small letters, which the home page does not tell either.
  const isSaid = !/^\p{Ll}+\s/u.test(site.summary) || site.summary.startsWith(name.split(' ')[0] ?? '');
  return home && isSaid && (home.description !== '' || !isCalledOut(site.summary, site.language))
    ? asSummary({ ...home, description: site.summary })
    : '';
}
