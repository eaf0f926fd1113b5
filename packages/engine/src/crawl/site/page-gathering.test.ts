import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CrawledPage } from '../crawled-site.ts';
import type { ContentPage } from '../page/content-page.ts';
import { assembleSite } from './assemble-site.ts';
import { everythingAllowed } from './crawl-rules.ts';
import type { Candidate } from './frontier.ts';
import type { OpenedSite } from './opened-site.ts';
import { createPageGathering } from './page-gathering.ts';
import type { PageOutcome } from './page-outcome.ts';
import { readInOrder } from './read-in-order.ts';

const ORIGIN = 'https://harbour.example/';
const urlOf = (number: number) => (number === 0 ? ORIGIN : `${ORIGIN}p${number}`);

/** A page of a made-up site, by its number. */
interface Made {
  links: number[];
  /** Pages with the same text are copies. */
  text: number;
  canonical: number | null;
  redirect: number | null;
  state: 'page' | 'noindex' | 'nofollow' | 'gone' | 'login';
}

const SIZE = 12;
const number = fc.nat({ max: SIZE - 1 });
const made: fc.Arbitrary<Made> = fc.record({
  links: fc.uniqueArray(number, { maxLength: 5 }),
  text: fc.nat({ max: SIZE * 2 }),
  canonical: fc.option(number, { freq: 4 }),
  redirect: fc.option(number, { freq: 6 }),
  state: fc.constantFrom('page', 'page', 'page', 'page', 'noindex', 'nofollow', 'gone', 'login'),
});
/** The home page is the target of its redirects. */
const home = made.map((page) => ({ ...page, redirect: null }));
const site = fc.record({
  pages: fc
    .tuple(home, fc.array(made, { minLength: SIZE - 1, maxLength: SIZE - 1 }))
    .map(([first, others]) => [first, ...others]),
  listed: fc.uniqueArray(number, { maxLength: 6 }),
  limit: fc.integer({ min: 1, max: SIZE }),
});
type MadeSite = typeof site extends fc.Arbitrary<infer Site> ? Site : never;

function contentOf({ pages }: MadeSite, at: number): ContentPage {
  const page = pages[at] ?? { links: [], text: 0, canonical: null, redirect: null, state: 'gone' as const };
  const title = `Text ${page.text}`;
  return {
    titles: { document: title, social: '', heading: title, headline: '' },
    nameClues: [],
    description: '',
    excerpt: '',
    language: 'en',
    published: null,
    modified: null,
    dateBesideHeading: null,
    breadcrumb: [],
    sections: [{ level: 1, heading: title, text: `It says ${page.text}.` }],
    questions: [],
    words: 40,
    types: [],
    openGraphType: '',
    isPost: false,
    canonical: page.canonical === null ? null : urlOf(page.canonical),
    markdownUrl: null,
    business: null,
    listed: [],
    data: { own: [], marked: [], trail: [], author: '', image: null, price: null, profiles: [] },
    noindex: page.state === 'noindex',
    nofollow: page.state === 'nofollow',
    login: page.state === 'login',
    notFound: false,
    refresh: null,
    languageChoice: [],
    frames: [],
    links: page.links.map(urlOf),
    navigation: [],
    contents: [],
    next: null,
    textHash: String(page.text),
  };
}

/** Where redirects lead; null if they lead in a circle. */
function led({ pages }: MadeSite, from: number): number | null {
  let at = from;
  for (let hop = 0; hop < SIZE; hop += 1) {
    const to = pages[at]?.redirect ?? null;
    if (to === null) return at;
    at = to;
  }
  return null;
}

const page = (text: number, rest: Partial<Made> = {}): Made => ({
  ...{ links: [], text, canonical: null, redirect: null, state: 'page' },
  ...rest,
});
/** Of 2 and 4, one text, 2 is kept in place of its canonical page, which is not to be indexed. */
const COPY_OF_A_COPY: MadeSite = {
  pages: [
    page(0),
    page(0, { redirect: 4 }),
    page(1, { canonical: 3 }),
    page(0, { links: [6], state: 'noindex' }),
    page(1, { links: [11], canonical: 1 }),
    page(0, { redirect: 1 }),
    ...[7, 8, 11].map((redirect) => page(0, { redirect })),
    page(0),
    page(0),
    page(2),
  ],
  listed: [2, 4],
  limit: 3,
};

/** Reads a made-up site, page by page, and stops after this many pages are kept. */
async function read(madeSite: MadeSite, known: readonly CrawledPage[], stopAfter = Number.POSITIVE_INFINITY) {
  const kept: CrawledPage[] = [];
  const asked: string[] = [];
  const opened: OpenedSite = {
    origin: ORIGIN,
    home: ORIGIN,
    homeAnswer: null,
    scope: '/',
    rules: everythingAllowed,
    robots: null,
    robotsState: 'missing',
    robotsStatus: 404,
    llms: null,
    llmsInstead: null,
    llmsStatus: 404,
    llmsFull: null,
    sitemaps: { files: [], urls: madeSite.listed.map(urlOf), total: madeSite.listed.length, cut: false },
    pace: {
      turn: async () => () => undefined,
      waitMs: () => 0,
      answered: () => undefined,
      setCrawlDelay: () => undefined,
    },
    notes: [],
  };
  const gathering = createPageGathering({
    request: {
      url: ORIGIN,
      pageLimit: madeSite.limit,
      autoDetectSize: false,
      skipCrawling: false,
      signal: new AbortController().signal,
      known,
      onPage: async (page) => void kept.push(JSON.parse(JSON.stringify(page))),
      onProgress: () => undefined,
    },
    site: opened,
    limits: { pages: madeSite.limit, fetches: 1000, timeMs: Number.POSITIVE_INFINITY },
    notFound: null,
    onSilence: () => undefined,
  });
  const fetch = (candidate: Candidate): PageOutcome => {
    asked.push(candidate.url);
    const at = candidate.url === ORIGIN ? 0 : Number(/\d+$/.exec(candidate.url)?.[0]);
    const to = led(madeSite, at);
    if (to === null || madeSite.pages[to]?.state === 'gone')
      return { kind: 'left-out', because: 'unreachable' };
    return { kind: 'page', url: urlOf(to), page: contentOf(madeSite, to) };
  };
  await readInOrder<Candidate, PageOutcome | CrawledPage>({
    atOnce: 3,
    room: gathering.room,
    next: () => (kept.length >= stopAfter ? null : gathering.next()),
    start: async (candidate) => gathering.knownAt(candidate) ?? fetch(candidate),
    accept: async (candidate, outcome) => {
      if (kept.length < stopAfter) await gathering.accept(candidate, outcome);
    },
  });
  if (kept.length >= stopAfter) return { kept, asked, result: null };
  const { pages } = await gathering.finish();
  return { kept, asked, result: await assembleSite({ site: opened, pages, skipped: [], notes: [] }) };
}

describe('reading any site at all', () => {
  it('asks for each address once, keeps each page once, and no more than the limit', async () => {
    await fc.assert(
      fc.asyncProperty(site, async (madeSite) => {
        const { kept, asked, result } = await read(madeSite, []);
        expect(new Set(asked).size).toBe(asked.length);
        expect(new Set(kept.map(({ url }) => url)).size).toBe(kept.length);
        expect(kept.length).toBeLessThanOrEqual(madeSite.limit);
        expect(result?.pages.map(({ url }) => url).sort()).toEqual(kept.map(({ url }) => url).sort());
        expect(new Set(result?.pages.map(({ sections }) => sections[0]?.text)).size).toBe(kept.length);
      }),
      { numRuns: 300 },
    );
  });

  it('comes to the same when it is interrupted after any page, and asks for none of those it has', async () => {
    await fc.assert(
      fc.asyncProperty(site, fc.integer({ min: 1, max: SIZE }), async (madeSite, stopAfter) => {
        const whole = await read(madeSite, []);
        const { kept } = await read(madeSite, [], stopAfter);
        const rest = await read(madeSite, kept);
        expect(rest.result).toEqual(whole.result);
        const have = new Set(kept.map(({ resume }) => resume?.asked));
        expect(rest.asked.filter((url) => have.has(url))).toEqual([]);
      }),
      { numRuns: 500, examples: [[COPY_OF_A_COPY, 3]] },
    );
  });
});
