import type { CrawledPage, SkippedPage } from '../crawled-site.ts';
import type { ContentPage } from '../page/content-page.ts';
import type { Candidate, FoundIn, Frontier } from './frontier.ts';
import { isListAddress } from './is-list-address.ts';
import { judgeAlone } from './judge-alone.ts';
import type { PageOutcome } from './page-outcome.ts';
import { addressKey, siteAddress } from './site-address.ts';
import { toldName } from './site-name.ts';
import { toCrawledPage } from './to-crawled-page.ts';

/** Two different pages may have the same text if it is shorter. */
const TELLING_WORDS = 10;
const MOST_SKIPPED = 2000;
/**
 * Characters of Markdown stored for all pages together: many times the longest file that is written from it.
 */
const MOST_MARKDOWN = 12_000_000;

/** The next page of a list, and what it lists, is no deeper than the list. */
const depthBelow = ({ url, depth }: Candidate) => (depth > 0 && isListAddress(url) ? depth : depth + 1);

/** Whether an address is another one with parameters. */
function differsInSearch(url: string, other: string): boolean {
  const [one, two] = [new URL(url), new URL(other)];
  return one.pathname === two.pathname && one.search !== '' && two.search === '';
}

export interface CollectorSettings {
  origin: string;
  scope: string;
  frontier: Frontier;
  /** What the site answers to an address that cannot exist, if it answers with a page. */
  notFound: ContentPage | null;
  homeKey: string;
  skipped: SkippedPage[];
  /** Called after the home page's menu was added and before its other links are. */
  afterMenu(): Promise<void>;
  onPage(page: CrawledPage): Promise<void>;
}

/**
 * Takes the result of each address in the order of the frontier, and keeps each page once. Nothing depends on
 * which answer arrived first, so the same site gives the same pages in every run.
 */
export function createPageCollector(settings: CollectorSettings) {
  const { origin, scope, frontier, notFound, skipped } = settings;
  let startKey = settings.homeKey;
  const pages = new Map<string, CrawledPage>();
  const texts = new Map<string, string>();
  /** Pages with another canonical address, until that one has been read; `stored` if an interrupted run kept it. */
  const standIns = new Map<string, { candidate: Candidate; page: CrawledPage; stored: boolean }>();
  /** Canonical addresses of pages that are copies of others. */
  const stoodFor = new Set<string>();
  let settled = false;
  const isRead = (key: string) => pages.has(key) || standIns.has(key) || stoodFor.has(key);
  let home: { title: string; textHash: string } | null = null;
  let names: string[] = [];

  /** The name that distinguishes pages while they are read; all get their final names at the end. */
  const namedBy = (page: CrawledPage) => {
    names = [toldName([page], origin)].filter(Boolean);
  };

  /** The pages that stand in frames of others, by their keys. */
  const framed = new Set<string>();

  const skip = (url: string, because: SkippedPage['because']) => {
    if (skipped.length < MOST_SKIPPED) skipped.push({ url, because });
  };

  /** Adds the page's links, its menu first; returns those that were not known before. */
  async function follow(
    { navigation, links, frames, nofollow }: ContentPage,
    candidate: Candidate,
  ): Promise<string[]> {
    if (nofollow) return [];
    const { depth } = candidate;
    const add = (url: string, from: FoundIn) => frontier.add(url, depthBelow(candidate), from) ?? [];
    const inMenu = navigation.flatMap(({ url }) => add(url, depth === 0 ? 'menu' : 'link'));
    for (const url of frames) framed.add(addressKey(url));
    const inFrames = frames.flatMap((url) => add(url, 'menu'));
    if (depth === 0) await settings.afterMenu();
    return [...inMenu, ...inFrames, ...links.flatMap((url) => add(url, 'link'))];
  }

  /** The page's canonical address, if it is another page of the site. */
  function elsewhere(canonical: string | null, key: string, textHash: string): string | null {
    if (canonical === null) return null;
    const canonicalKey = addressKey(canonical);
    if (canonicalKey === key) return null;
    // A template that names the home page on every page is a mistake, not intended.
    if (canonicalKey === startKey && home && home.textHash !== textHash) return null;
    return canonical;
  }

  let markdownLeft = MOST_MARKDOWN;
  /** Drops the page's Markdown if the pages before it have used all the space. */
  const withinRoom = ({ markdown, ...page }: CrawledPage): CrawledPage => {
    if (markdown === undefined) return page;
    markdownLeft -= markdown.length;
    return markdownLeft < 0 ? { ...page, markdown: '', markdownIsCut: true } : { ...page, markdown };
  };

  function put(key: string, read: CrawledPage): CrawledPage {
    const page = withinRoom(read);
    if (page.resume?.textHash) texts.set(page.resume.textHash, key);
    pages.set(key, page);
    return page;
  }

  /** Whether a page that stands for its canonical address is not needed: that one, or the same text, was read. */
  const isCopy = (page: CrawledPage, canonicalKey: string) =>
    pages.has(canonicalKey) || (texts.has(page.resume?.textHash ?? '') && page.words >= TELLING_WORDS);

  /** Adds a page of the site, unless it is already known; by its answer's address. */
  async function place(candidate: Candidate, page: ContentPage, url: string): Promise<void> {
    const key = addressKey(url);
    const isHome = candidate.key === startKey;
    const twin = texts.get(page.textHash);
    // An empty page that equals the home page is the shell of a page that only a browser fills.
    const telling = page.words >= TELLING_WORDS || twin === startKey;
    const canonical = page.canonical === null ? null : siteAddress(page.canonical, origin);
    const other = isHome ? null : elsewhere(canonical, key, page.textHash);
    if (other !== null && pages.has(addressKey(other)) && !isListAddress(url) && differsInSearch(url, other))
      frontier.foldVariants(url);
    if (twin !== undefined && telling) {
      // The canonical address is requested; other pages that name it are copies, like this one.
      if (other !== null && !isRead(addressKey(other))) {
        frontier.add(other, candidate.depth, 'link');
        stoodFor.add(addressKey(other));
      }
      return skip(candidate.url, 'duplicate');
    }
    if (other !== null && isRead(addressKey(other))) {
      // The second page of a list whose canonical address is the first still leads to its items.
      if (isListAddress(url)) await follow(page, candidate);
      return skip(candidate.url, 'duplicate');
    }
    const found = await follow(page, candidate);
    const own = canonical !== null && addressKey(canonical) === key ? canonical : url;
    const crawled = toCrawledPage(page, {
      url: own,
      isHome,
      names,
      homeTitle: home?.title ?? '',
      origin,
      resume: {
        asked: candidate.url,
        found,
        titles: page.titles,
        nameClues: page.nameClues,
        scope,
        textHash: page.textHash,
        standsFor: other,
      },
    });
    if (other !== null) {
      const added = frontier.add(other, candidate.depth, 'link');
      if (added) found.push(added);
      standIns.set(addressKey(other), { candidate, page: crawled, stored: false });
      return;
    }
    if (isHome) namedBy(crawled);
    if (isHome) home = { title: page.titles.document, textHash: page.textHash };
    await settings.onPage(put(key, crawled));
  }

  async function accept(candidate: Candidate, outcome: PageOutcome): Promise<void> {
    if (outcome.kind === 'unread') return;
    if (outcome.kind === 'silent') return skip(candidate.url, 'unreachable');
    if (outcome.kind === 'left-out') return skip(candidate.url, outcome.because);
    const { page, url } = outcome;
    const isHome = candidate.key === startKey;
    if (pages.has(addressKey(url))) return skip(candidate.url, 'duplicate');
    frontier.note(url);
    const verdict = judgeAlone(page, { isHome, homeTitle: home?.title, notFound });
    if (verdict.kind === 'leads-on') {
      // If a home page only redirects, its target is the home page.
      if (isHome) startKey = addressKey(verdict.to);
      frontier.add(verdict.to, candidate.depth, 'link');
      for (const other of page.languageChoice) frontier.add(other, depthBelow(candidate), 'link');
      return skip(candidate.url, 'duplicate');
    }
    if (verdict.kind === 'left-out') {
      // A frame without a text of its own is the menu of its frameset.
      if (verdict.because === 'noindex' || framed.has(candidate.key)) await follow(page, candidate);
      return skip(candidate.url, verdict.because);
    }
    await place(candidate, page, url);
  }

  return {
    accept,
    /** Accepts a page that an interrupted run has read, with its links. */
    async restore(candidate: Candidate, page: CrawledPage): Promise<void> {
      const key = addressKey(page.url);
      const standsFor = page.resume?.standsFor ?? null;
      const canonicalKey = standsFor === null ? null : addressKey(standsFor);
      if (pages.has(key)) return;
      if (settled && canonicalKey !== null && isCopy(page, canonicalKey)) return;
      frontier.note(page.url);
      // It was kept at the end of that run; until then it has to wait, as it did there.
      if (canonicalKey !== null && !settled) standIns.set(canonicalKey, { candidate, page, stored: true });
      else put(key, page);
      if (page.kind === 'home') namedBy(page);
      if (page.kind === 'home')
        home = { title: page.resume?.titles.document ?? '', textHash: page.resume?.textHash ?? '' };
      const below = depthBelow(candidate);
      for (const { url } of page.navigation) frontier.add(url, below, 'menu');
      if (candidate.depth === 0) await settings.afterMenu();
      for (const url of page.resume?.found ?? []) frontier.add(url, below, 'link');
    },
    /** Pages that wait for a canonical address that was never read then count as themselves. */
    async settle(limit: number): Promise<void> {
      for (const [canonicalKey, { candidate, page, stored }] of standIns) {
        if (isCopy(page, canonicalKey)) skip(candidate.url, 'duplicate');
        else if (pages.size < limit) {
          const kept = put(addressKey(page.url), page);
          if (!stored) await settings.onPage(kept);
        }
      }
      standIns.clear();
      settled = true;
    },
    pages,
    skip,
  };
}
