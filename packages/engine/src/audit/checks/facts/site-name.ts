import { readableHost } from '@visible-ai/shared/network/readable-host';
import { isHomePage } from '../../../page/index-file.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { remember } from '../../../page/remember.ts';
import { nameSite } from '../../../page/site-name/name-site.ts';
import { titleParts } from '../../../page/site-name/title-parts.ts';
import { plain } from '../../../page/site-name/titled-page.ts';
import { cutText } from '../wording/cut-text.ts';
import { toFillIn } from '../wording/json-ld-snippet.ts';
import { oncePerPage } from './once-per-page.ts';

const LONGEST = 80;

const nameOnce = remember(nameSite, (pages, host) => JSON.stringify([pages, host]), 16);

/** The heading of the page itself: manuals have another H1 above it, with the title of the book, as its title has after its own. */
function headingOf({ headings, title }: PageFacts): string {
  const first = headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const subjects = titleParts(title ?? '').slice(0, -1);
  return first.find((text) => subjects.includes(text)) ?? first[0] ?? '';
}

/** Some systems write the title of each page into og:site_name: then it is what the page is about, unless its host is called so. */
function withoutCopiedTitle(page: PageFacts, address: URL): PageFacts['nameClues'] {
  const titles = [page.openGraph['og:title'] ?? '', headingOf(page)].map(plain);
  const isCopied = (text: string) => titles.every((title) => title !== '' && title === plain(text));
  return page.nameClues.filter(
    ({ from, text }) =>
      from !== 'open-graph' || !isCopied(text) || plain(address.hostname).includes(plain(text)),
  );
}

const ownName = oncePerPage((page, url): string | null => {
  const address = URL.parse(url);
  if (!address) return null;
  const name = nameOnce(
    [
      {
        isHome: isHomePage(url),
        title: page.title ?? page.openGraph['og:title'] ?? '',
        heading: headingOf(page),
        clues: isHomePage(url) ? page.nameClues : withoutCopiedTitle(page, address),
        description: page.metaDescription ?? page.openGraph['og:description'] ?? '',
        excerpt: page.text.excerpt,
      },
    ],
    address.hostname,
  );
  return name && cutText(name, LONGEST);
});

/** What to call the site in a report: its own name, else its host. */
export function siteName(page: PageFacts | null, url: string): string {
  return (page && ownName(page, url)) ?? readableHost(URL.parse(url)?.hostname ?? url).replace(/^www\./, '');
}

/** What to call the site in a draft: its own name, else a gap to fill in. A host is not a name. */
export const draftedName = (page: PageFacts, url: string): string =>
  ownName(page, url) ?? toFillIn('the name of your business or site');

/** What the site calls itself on this page; null if nothing shows it. For drafts that work without a name. */
export const knownName = ownName;
