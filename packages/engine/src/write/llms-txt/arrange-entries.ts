import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { llmsWords } from './llms-words.ts';
import type { OwnersFile, OwnersLink, OwnersSection } from './owners-file.ts';
import { OPTIONAL, type PageGroup } from './page-group.ts';
import { pageKey } from './page-key.ts';

/** A line of a section: a page of the site that was read, or an owner's link to something else. */
export type LlmsEntry = { kind: 'page'; page: CrawledPage } | { kind: 'link'; link: OwnersLink };

export interface LlmsSection {
  title: string;
  entries: LlmsEntry[];
}

export interface Arranged {
  sections: LlmsSection[];
  /** Links of the owner's file whose targets no longer exist. */
  dead: string[];
  /** How many of its links are kept. */
  kept: number;
  /** How many pages it does not list. */
  added: number;
}

const asEntries = (pages: readonly CrawledPage[]): LlmsEntry[] =>
  pages.map((page) => ({ kind: 'page', page }));

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The owner's sections with their targets; each page and each link once. */
function ownSections(owners: OwnersFile, site: CrawledSite) {
  const pages = new Map(
    site.pages.flatMap((page) =>
      [page.url, page.markdownUrl].flatMap((url) => (url === null ? [] : [[pageKey(url), page] as const])),
    ),
  );
  const gone = new Set(
    site.skipped.filter(({ because }) => because === 'unreachable').map(({ url }) => pageKey(url)),
  );
  const listed = new Set<string>();
  const dead: string[] = [];
  const entryOf = (link: OwnersLink): LlmsEntry[] => {
    const key = pageKey(link.url);
    const page = pages.get(key);
    const own = page ? pageKey(page.url) : key;
    if (listed.has(own)) return [];
    if (!page && gone.has(key)) {
      dead.push(link.url);
      return [];
    }
    listed.add(own);
    return [page ? { kind: 'page', page } : { kind: 'link', link }];
  };
  const sections = owners.sections
    .map(({ title, links }: OwnersSection) => ({ title, entries: links.flatMap(entryOf) }))
    .filter(({ entries }) => entries.length > 0);
  return { sections, listed, dead };
}

const isForAll = (entry: LlmsEntry) =>
  entry.kind === 'page' && ['home', 'about', 'contact', 'faq'].includes(entry.page.kind);

/** The owner's section that has most of a group's pages, or its name; null if there is none. */
function homeOf(group: PageGroup, sections: readonly LlmsSection[], main: string): LlmsSection | null {
  const named = sections.find(({ title }) => same(title, group.title));
  if (named) return named;
  const urls = new Set(group.pages.map(({ url }) => url));
  // Main pages are of many kinds: they go where the owner put pages of general interest.
  if (group.title === main) return sections.find(({ entries }) => entries.some(isForAll)) ?? null;
  const held = sections.map(
    ({ entries }) => entries.filter((entry) => entry.kind === 'page' && urls.has(entry.page.url)).length,
  );
  const most = Math.max(0, ...held);
  const all = held.reduce((sum, count) => sum + count, 0);
  // One or two pages of a group say little about where the others belong.
  return most >= 2 && most * 2 > all ? (sections[held.indexOf(most)] ?? null) : null;
}

/**
 * Puts the owner's sections first, unchanged, and adds missing pages to the owner's section with similar
 * pages, or else to a new section.
 */
export function arrangeEntries(
  groups: readonly PageGroup[],
  owners: OwnersFile | null,
  site: CrawledSite,
): Arranged {
  const plain = groups.map(({ title, pages }) => ({ title, entries: asEntries(pages) }));
  if (!owners?.isCurated) return { sections: plain, dead: [], kept: 0, added: 0 };
  const { main } = llmsWords(site.language);
  const { sections, listed, dead } = ownSections(owners, site);
  const own = sections.filter(({ title }) => !same(title, OPTIONAL));
  const [aside, ...further] = sections.filter(({ title }) => same(title, OPTIONAL));
  // By the format there is one such section.
  aside?.entries.push(...further.flatMap(({ entries }) => entries));
  const kept = listed.size;
  const fresh: LlmsSection[] = [];
  const front: LlmsSection[] = [];
  const last: LlmsSection[] = aside ? [aside] : [];
  let added = 0;
  const add = (into: LlmsSection, pages: readonly CrawledPage[]) => {
    const [home] = pages.filter(({ kind }) => kind === 'home');
    if (home) into.entries.unshift({ kind: 'page', page: home });
    into.entries.push(...asEntries(pages.filter((page) => page !== home)));
  };
  for (const group of groups) {
    const rest = group.pages.filter(({ url }) => !listed.has(pageKey(url)));
    added += rest.length;
    if (rest.length === 0) continue;
    const isAside = same(group.title, OPTIONAL);
    const home = isAside ? (aside ?? null) : homeOf(group, own, main);
    // A single page does not get a section: it goes to the main pages.
    const isAlone = rest.length === 1 && !isAside && group.title !== main;
    if (home) add(home, rest);
    else if (isAside) last.push({ title: OPTIONAL, entries: asEntries(rest) });
    else if (isAlone && front[0]) add(front[0], rest);
    else if (group.title === main) front.push({ title: main, entries: asEntries(rest) });
    else fresh.push({ title: group.title, entries: asEntries(rest) });
  }
  return { sections: [...front, ...own, ...fresh, ...last], dead, kept, added };
}
