import type { NameClue, PageNaming } from '../../page/name-clues.ts';
import { collapse } from '../../page/page-text.ts';
import { nameSite } from '../../page/site-name/name-site.ts';
import type { CrawledPage } from '../crawled-site.ts';

function namingOf({ kind, description, excerpt, resume }: CrawledPage): PageNaming[] {
  if (!resume) return [];
  return [
    {
      isHome: kind === 'home',
      title: resume.titles.document || resume.titles.social,
      heading: resume.titles.heading,
      // A run that began before these were stored continues with what it has.
      clues: resume.nameClues ?? [],
      description,
      excerpt,
    },
  ];
}

/** Without the name of a part of the site, which only its own pages give: a book within a project's pages. */
const withoutPart = (home: CrawledPage | undefined) => {
  const onHome = new Set(
    home?.kind === 'home' && home.resume ? (home.resume.nameClues ?? []).map(({ text }) => text) : [],
  );
  const isOfPart = ({ from, text }: NameClue) =>
    from === 'application' && home?.kind === 'home' && !onHome.has(text);
  return (page: PageNaming): PageNaming => ({
    ...page,
    clues: page.clues.filter((clue) => !isOfPart(clue)),
  });
};

/** Characters of the beginning of a page. */
const BEGINNING = 400;

/** How a page begins, with its headings: one above the main heading may be half of the name. */
const beginning = ({ sections, excerpt }: CrawledPage) =>
  collapse(sections.map(({ heading, text }) => `${heading} ${text}`).join(' ')).slice(0, BEGINNING) ||
  excerpt;

/** So many pages in the language of the home page show how the site is called in it. */
const LEAST_IN_LANGUAGE = 3;

/** The pages in the language of the home page, if there are some and others are in another one, else all. */
function inOwnLanguage(pages: readonly CrawledPage[]): readonly CrawledPage[] {
  const [home] = pages;
  const own = pages.filter(({ language }) => language === home?.language);
  return home?.kind === 'home' && home.language !== '' && own.length >= LEAST_IN_LANGUAGE ? own : pages;
}

/** The site's name in its own words, from its home page first; '' if nothing shows it. */
export function toldName(pages: readonly CrawledPage[], origin: string): string {
  const ordered = [
    ...pages.filter(({ kind }) => kind === 'home'),
    ...pages.filter(({ kind }) => kind !== 'home'),
  ];
  const host = new URL(origin).hostname;
  const [home] = ordered;
  const named = nameSite(inOwnLanguage(ordered).flatMap(namingOf).map(withoutPart(home)), host);
  if (named !== null || home?.kind !== 'home') return named ?? '';
  return nameSite(namingOf({ ...home, excerpt: beginning(home) }), host) ?? '';
}

/** The site's name in its own words, else its host. */
export function siteName(pages: readonly CrawledPage[], origin: string): string {
  return toldName(pages, origin) || new URL(origin).host.replace(/^www\./, '');
}
