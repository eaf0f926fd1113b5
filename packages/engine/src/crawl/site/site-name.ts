import type { PageNaming } from '../../page/name-clues.ts';
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

/** Characters of the beginning of a page. */
const BEGINNING = 400;

/** How a page begins, with its headings: one above the main heading may be half of the name. */
const beginning = ({ sections, excerpt }: CrawledPage) =>
  collapse(sections.map(({ heading, text }) => `${heading} ${text}`).join(' ')).slice(0, BEGINNING) ||
  excerpt;

/** The site's name in its own words, from its home page first; '' if nothing shows it. */
export function toldName(pages: readonly CrawledPage[], origin: string): string {
  const ordered = [
    ...pages.filter(({ kind }) => kind === 'home'),
    ...pages.filter(({ kind }) => kind !== 'home'),
  ];
  const host = new URL(origin).hostname;
  const named = nameSite(ordered.flatMap(namingOf), host);
  const [home] = ordered;
  if (named !== null || home?.kind !== 'home') return named ?? '';
  return nameSite(namingOf({ ...home, excerpt: beginning(home) }), host) ?? '';
}

/** The site's name in its own words, else its host. */
export function siteName(pages: readonly CrawledPage[], origin: string): string {
  return toldName(pages, origin) || new URL(origin).host.replace(/^www\./, '');
}
