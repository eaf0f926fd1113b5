import { foldText } from '../../page/fold-text.ts';
import { textShingles } from '../reading/text-shingles.ts';
import type { SiteToJudge } from '../scoring/judge-site.ts';
import type { PageRow, SiteRow } from '../site-row.ts';

export const ORIGIN = 'https://bakery.example/';
export const at = (path: string) => new URL(path, ORIGIN).href;

/** How a test page differs from the default; links and addresses as paths. */
export interface PageOf extends Partial<Omit<PageRow, 'kind' | 'url' | 'links' | 'canonical' | 'hreflang'>> {
  links?: string[];
  canonical?: string | null;
  hreflang?: [string, string][];
  /** Its main text: its words, hash and shingles are derived from it. */
  text?: string;
}

/** A page that does everything right, with its own words. */
export function pageOf(path: string, { links = [], text, ...page }: PageOf = {}): PageRow {
  const says = text ?? Array.from({ length: 80 }, (_, word) => `word${word} of ${path}`).join(' ');
  return {
    kind: 'page',
    url: at(path),
    status: 200,
    title: `Title of ${path}`,
    description: `What stands on ${path}, in a sentence.`,
    headings: [`Heading of ${path}`],
    declared: 'en',
    written: 'en',
    robots: [],
    noindex: false,
    words: foldText(says, ' ').split(' ').length,
    isList: false,
    isNotFound: false,
    skeleton: { frame: [1, 2, 3], prose: [1, 2] },
    textHash: says,
    isCut: false,
    shingles: textShingles(says),
    plainHttp: [],
    organisation: 'Bakery Lindner',
    alsoNamed: [],
    scores: {},
    na: [],
    findings: [],
    cap: null,
    blocked: [],
    unknown: [],
    fixes: {},
    ...page,
    links: links.map((link) => [link, `Read ${link}`]),
    canonical: page.canonical ? at(page.canonical) : null,
    hreflang: (page.hreflang ?? []).map(([language, target]) => [language, at(target)]),
  };
}

/** A site of such rows: the first is its home page. */
export function siteOf(rows: SiteRow[], site: Partial<SiteToJudge> = {}): SiteToJudge {
  return {
    origin: ORIGIN,
    home: rows[0]?.url ?? ORIGIN,
    rows,
    listed: null,
    isListWhole: true,
    isWhole: true,
    samples: [],
    closed: [],
    left: 0,
    partial: false,
    notes: [],
    ...site,
  };
}

export const moved = (path: string, to: string): SiteRow => ({
  kind: 'moved',
  url: at(path),
  status: 301,
  to: at(to),
});
export const gone = (path: string): SiteRow => ({ kind: 'gone', url: at(path), status: 404 });
export const failing = (path: string): SiteRow => ({
  kind: 'unread',
  url: at(path),
  status: 503,
  because: 'error',
  text: 'The server answered with status 503.',
});
