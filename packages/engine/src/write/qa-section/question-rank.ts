import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { bareWords } from '../sentences.ts';
import { type Asking, depthOf, isAboutTheSite, type PageAnswer } from './asking.ts';
import { ownQuestions } from './own-questions.ts';

const BY_KIND: Record<CrawledPage['kind'], number> = {
  home: 60,
  faq: 60,
  pricing: 56,
  product: 54,
  contact: 50,
  about: 50,
  docs: 46,
  other: 44,
  article: 30,
  listing: 15,
  legal: 0,
  archive: 0,
};
/** For each step further from the home page. */
const STEP = 6;
const IN_MENU = 8;
const MARKED = 8;
const NAMES_THE_SUBJECT = 6;
/** For each other page that asks the same. */
const ASKED_AGAIN = 3;
const MOST_ASKED_AGAIN = 9;
/** For each earlier question of the same page: other pages get their turn. */
const TURN = 3;
const TURN_OF_FAQ = 1.5;
/** Pages that ask the same about different names are a family. */
const FAMILY = 4;
const IN_FAMILY = -12;

export interface Ranked {
  rank: number;
  role: string;
}

/** Best first. What is equal keeps its order. */
export const byRank = (one: { rank: number }, other: { rank: number }): number => other.rank - one.rank;

/** The words of a page's address. */
const slugOf = (page: CrawledPage): string[] => bareWords(percentDecoded(new URL(page.url).pathname));

/** The words of an address that few other pages have: what distinguishes the page from similar ones. */
function createNamesOf(pages: readonly CrawledPage[]): (page: CrawledPage) => ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const word of new Set(slugOf(page))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (page) => new Set(slugOf(page).filter((word) => (counts.get(word) ?? 0) <= 2));
}

/** Ranks the questions of a site's pages by how much they concern the whole site. */
export function createRanking(pages: readonly Asking[]): {
  of(asking: Asking, found: PageAnswer & { role: string; marked?: boolean }, at: number): number;
  isCentral(asking: Asking, found: PageAnswer & { role?: string; marked?: boolean }): boolean;
} {
  const namesOf = createNamesOf(pages.map(({ page }) => page));
  const home = pages.find(({ page }) => page.kind === 'home')?.page;
  const menu = new Set((home?.navigation ?? []).map(({ url }) => url));
  const asked = new Map<string, Set<string>>();
  const masked = new Map<string, Set<string>>();
  const mask = (question: string, page: CrawledPage) => {
    const names = namesOf(page);
    return bareWords(question)
      .filter((word) => !names.has(word))
      .join(' ');
  };
  const note = (to: Map<string, Set<string>>, key: string, url: string) =>
    to.set(key, (to.get(key) ?? new Set()).add(url));
  for (const asking of pages)
    for (const { question } of ownQuestions(asking)) {
      note(asked, bareWords(question).join(' '), asking.page.url);
      note(masked, mask(question, asking.page), asking.page.url);
    }
  const isNamed = (question: string, page: CrawledPage) => {
    const names = namesOf(page);
    return bareWords(question).some((word) => names.has(word));
  };
  const ofFamily = new Set(
    pages.flatMap((asking) => {
      const own = ownQuestions(asking).filter(
        ({ question }) =>
          isNamed(question, asking.page) && (masked.get(mask(question, asking.page))?.size ?? 0) >= FAMILY,
      );
      return own.length > 0 ? [asking.page.url] : [];
    }),
  );
  return {
    of({ site, page, isOfTheSubject }, { question, marked }, at) {
      const again = (asked.get(bareWords(question).join(' '))?.size ?? 1) - 1;
      const turn = page.kind === 'faq' ? TURN_OF_FAQ : TURN;
      return (
        BY_KIND[page.kind] -
        STEP * Math.max(0, depthOf(site, page) - 1) +
        (menu.has(page.url) ? IN_MENU : 0) +
        (marked ? MARKED : 0) +
        (isOfTheSubject(question) ? NAMES_THE_SUBJECT : 0) +
        Math.min(MOST_ASKED_AGAIN, ASKED_AGAIN * again) +
        (ofFamily.has(page.url) ? IN_FAMILY : 0) -
        turn * at
      );
    },
    isCentral({ site, page, isOfTheSubject }, { question, role, marked }) {
      if (role === 'fact' || role === 'identity') return true;
      if (page.kind === 'legal' || page.kind === 'archive' || page.kind === 'listing') return false;
      if (ofFamily.has(page.url) && isNamed(question, page)) return false;
      if (isAboutTheSite(site, page) || (marked && depthOf(site, page) <= 1)) return true;
      return isOfTheSubject(question);
    },
  };
}
