import { agentVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { PageFacts } from '../../../page/page-facts.ts';
import type {
  Evidence,
  LinksEvidence,
  LlmsEvidence,
  PageResponse,
  PageSpeedEvidence,
  PartProblem,
  ProbeEvidence,
  RobotsEvidence,
  SitemapEvidence,
} from '../../evidence.ts';

export const pageUrl = 'https://bakery.example/';

/** A page that does everything right. */
const page: PageFacts = {
  title: 'Sourdough bread baked every morning – Bakery Example',
  metaDescription:
    'Bakery Example bakes sourdough bread from regional flour every morning and delivers it in Leeds until noon.',
  lang: 'en',
  idleXmlLang: null,
  canonicals: [{ href: '/', url: pageUrl }],
  strayCanonicals: [],
  sitemapLinks: [],
  plainHttp: [],
  robotsMeta: [],
  headings: [
    { level: 1, text: 'Sourdough bread, every morning', part: 'main' },
    { level: 2, text: 'How is the bread made?', part: 'main' },
    { level: 3, text: 'The flour', part: 'main' },
    { level: 2, text: 'Where do you deliver?', part: 'main' },
  ],
  images: { total: 4, withAlt: 4, missing: [], poorCount: 0, poor: [] },
  openGraph: {
    'og:title': 'Sourdough bread baked every morning',
    'og:description': 'Bread from regional flour, delivered in Leeds.',
    'og:image': 'https://bakery.example/bread.jpg',
    'og:url': pageUrl,
    'og:type': 'website',
    'og:site_name': 'Bakery Example',
  },
  structuredData: {
    nodes: [
      {
        syntax: 'json-ld',
        types: ['Bakery'],
        properties: {
          name: ['Bakery Example'],
          address: ['[PostalAddress]'],
          url: [pageUrl],
          sameAs: ['https://www.linkedin.com/company/bakery-example'],
        },
        block: 1,
        within: null,
      },
      {
        syntax: 'json-ld',
        types: ['WebSite'],
        properties: { name: ['Bakery Example'], url: [pageUrl] },
        block: 1,
        within: null,
      },
    ],
    jsonLd: { blocks: 1, broken: [] },
  },
  text: {
    words: 420,
    mainWords: 360,
    excerpt:
      'We bake the bread that you eat for breakfast, and the flour for it is milled in the valley of the Aire.',
    prose: [
      'We bake the bread that you eat for breakfast, and the flour for it is milled in the valley of the Aire.',
    ],
    parts: { main: 360, navigation: 20, footer: 40 },
  },
  rendering: { scripts: 2, emptyMounts: [], noscriptText: '', gaps: [], frames: [] },
  refresh: null,
  dates: [{ kind: 'modified', raw: '2026-10-02', iso: '2026-10-02', from: 'json-ld' }],
  questions: ['How is the bread made?', 'Where do you deliver?', 'What does a loaf cost?'].map(
    (question) => ({
      question,
      answer: 'That is told here in two sentences.',
      from: 'heading',
      visible: true,
    }),
  ),
  links: [
    { url: 'https://bakery.example/prices', text: 'Prices', rel: '', part: 'main' },
    { url: 'https://bakery.example/about', text: 'About us', rel: '', part: 'navigation' },
  ],
  alternates: [],
  describedBy: [],
  asksToSignIn: false,
  nosnippetWords: 0,
  nameClues: [
    { from: 'open-graph', text: 'Bakery Example' },
    { from: 'organization-data', text: 'Bakery Example' },
  ],
  stated: {
    phones: ['+44 113 496 0000'],
    emails: [],
    addresses: ['1 Mill Lane, Leeds LS1 4AP'],
    hours: ['Open Monday to Saturday from 7 am to 4 pm'],
    prices: ['£4.20'],
  },
  quotable: {
    figures: ['£4.20', '20 hours', '1987'],
    sources: ['Yorkshire Food Survey'],
    definitions: ['Sourdough is a dough that wild yeast has raised.'],
    lists: 1,
    tables: 1,
    listings: 0,
    authors: [],
  },
  charset: { name: 'utf-8', from: 'header', special: 12, garbled: 0, written: null, sample: '' },
  twiceEncoded: { places: 0, sample: '' },
  truncated: false,
};

const response: PageResponse = {
  requestedUrl: pageUrl,
  url: pageUrl,
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', date: 'Fri, 20 Nov 2026 10:00:00 GMT' },
  redirects: [],
  contentType: 'text/html',
  bytes: 20_000,
  truncated: false,
  headersMs: 90,
  body: null,
};

/** robots.txt evidence as the gatherer derives it from a file's text. */
export function robotsOf(text: string, url = pageUrl): RobotsEvidence {
  const parsed = parseRobotsTxt(text);
  return {
    report: {
      url: new URL('/robots.txt', url).href,
      state: 'found',
      httpStatus: 200,
      note: 'The file is read by RFC 9309.',
      text,
      contentSignals: [],
    },
    text,
    agents: agentVerdicts(parsed, url),
    sitemaps: parsed.sitemaps.map((entry) => entry.url),
  };
}

const llms: LlmsEvidence = {
  url: 'https://bakery.example/llms.txt',
  state: 'found',
  httpStatus: 200,
  file: {
    title: 'Bakery Example',
    summary: 'Bread.',
    sections: 2,
    links: 6,
    characters: 900,
    problems: [],
    text: null,
  },
};

const sitemap: SitemapEvidence = {
  report: {
    total: 2,
    truncated: false,
    files: [{ url: 'https://bakery.example/sitemap.xml', kind: 'urlset', urls: 2, problem: null }],
  },
  urls: [pageUrl, 'https://bakery.example/prices'],
  texts: {},
};

const probe = (token: string, operator: string) => ({
  token,
  operator,
  status: 200,
  problem: null,
  outcome: 'same' as const,
});

const probes: ProbeEvidence = {
  control: { status: 200, problem: null },
  probes: [probe('OAI-SearchBot', 'OpenAI'), probe('PerplexityBot', 'Perplexity')],
};

const links: LinksEvidence = {
  tried: [{ url: 'https://bakery.example/prices', text: 'Prices', status: 200, redirect: null }],
  chosen: 2,
};

const pagespeed: PageSpeedEvidence = {
  source: 'psi',
  version: '13.0.1',
  scores: { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 },
  metrics: {
    firstContentfulPaint: 1200,
    largestContentfulPaint: 1800,
    cumulativeLayoutShift: 0.01,
    speedIndex: 1500,
  },
  opportunities: [],
};

type Heading = PageFacts['headings'][number];
type Link = PageFacts['links'][number];

/** Headings and links are in the main part unless a test says otherwise. */
interface PageChanges
  extends Partial<Omit<PageFacts, 'headings' | 'links' | 'text' | 'rendering' | 'images'>> {
  headings?: (Omit<Heading, 'part'> & Partial<Heading>)[];
  links?: (Omit<Link, 'part'> & Partial<Link>)[];
  text?: Partial<PageFacts['text']>;
  rendering?: Partial<PageFacts['rendering']>;
  images?: Partial<PageFacts['images']>;
}

function pageWith({ headings, links, text, rendering, images, ...others }: PageChanges): PageFacts {
  return {
    ...page,
    ...others,
    headings: headings?.map((heading) => ({ part: 'main', ...heading })) ?? page.headings,
    links: links?.map((link) => ({ part: 'main', ...link })) ?? page.links,
    rendering: { ...page.rendering, ...rendering },
    images: { ...page.images, ...images },
    // If a test writes an excerpt, the prose is derived from it.
    text: { ...page.text, ...(text?.excerpt === undefined ? {} : { prose: [text.excerpt] }), ...text },
  };
}

interface Changes {
  page?: PageChanges;
  response?: Partial<PageResponse>;
  robots?: string | RobotsEvidence;
  llms?: Partial<LlmsEvidence>;
  sitemap?: Partial<SitemapEvidence>;
  probes?: Partial<ProbeEvidence>;
  links?: Partial<LinksEvidence>;
  pagespeed?: Partial<PageSpeedEvidence>;
}

/** The evidence of a well-made page, with the named facts changed. */
export function evidenceOf(changes: Changes = {}): Evidence {
  const robots = changes.robots ?? 'User-agent: *\nAllow: /\n\nSitemap: https://bakery.example/sitemap.xml\n';
  const url = changes.response?.url ?? pageUrl;
  return {
    response: { ok: true, value: { ...response, ...changes.response } },
    page: { ok: true, value: pageWith(changes.page ?? {}) },
    robots: { ok: true, value: typeof robots === 'string' ? robotsOf(robots, url) : robots },
    llms: { ok: true, value: { ...llms, ...changes.llms } },
    sitemap: { ok: true, value: { ...sitemap, ...changes.sitemap } },
    probes: { ok: true, value: { ...probes, ...changes.probes } },
    links: { ok: true, value: { ...links, ...changes.links } },
    pagespeed: { ok: true, value: { ...pagespeed, ...changes.pagespeed } },
  };
}

/** The same evidence with some parts unavailable. */
export function without(evidence: Evidence, names: (keyof Evidence)[], problem?: PartProblem): Evidence {
  const missing = {
    ok: false as const,
    problem: problem ?? { kind: 'timeout' as const, text: 'It took too long.' },
  };
  return { ...evidence, ...Object.fromEntries(names.map((name) => [name, missing])) };
}
