import { expect, it } from 'vitest';
import type { StructuredNode } from '../../page/page-facts.ts';
import { allChecks } from './all-checks.ts';
import { evidenceOf, pageUrl, robotsOf } from './testing/evidence-of.ts';
import { inFull } from './testing/in-full.ts';

type Changes = NonNullable<Parameters<typeof evidenceOf>[0]>;
type PageChanges = NonNullable<Changes['page']>;

const node = (
  types: string[],
  properties: Record<string, string[]> = {},
  within: string | null = null,
): StructuredNode => ({ syntax: 'json-ld', types, properties, block: 1, within });
const data = (...nodes: StructuredNode[]) => ({ nodes, jsonLd: { blocks: 1, broken: [] } });
const noData = { nodes: [], jsonLd: { blocks: 0, broken: [] } };
const h1 = (text: string) => [{ level: 1 as const, text }];
const says = (...prose: string[]) => ({ words: 200, mainWords: 150, excerpt: prose[0] ?? '', prose });
const nothingStated = { phones: [], emails: [], addresses: [], hours: [], prices: [] };
const file = (
  url: string,
  kind: 'urlset' | 'index' | 'text' | 'feed' | 'none',
  urls: number,
  problem: string | null = null,
) => ({ url: new URL(url, pageUrl).href, kind, urls, problem });
const sitemapOf = (urls: string[], ...files: ReturnType<typeof file>[]) => ({
  sitemap: {
    urls,
    report: { total: urls.length, truncated: false, files },
  },
});
const robotsThat = (
  state: 'missing' | 'server-error' | 'unreachable',
  verdict: 'allowed' | 'blocked' | 'unknown',
) => {
  const robots = robotsOf('');
  return {
    robots: {
      ...robots,
      text: null,
      report: { ...robots.report, state, httpStatus: state === 'unreachable' ? null : 503, text: null },
      agents: robots.agents.map((agent) => ({ ...agent, verdict })),
    },
  };
};
/** A page of a business that has no structured data and no description yet. */
const business = (title: string, heading: string, prose: string, change: PageChanges = {}): Changes => ({
  page: {
    title,
    headings: h1(heading),
    text: says(prose),
    metaDescription: null,
    openGraph: {},
    nameClues: [],
    structuredData: noData,
    stated: nothingStated,
    questions: [],
    ...change,
  },
});
const inLeeds = { ...nothingStated, addresses: ['1 Mill Lane, Leeds LS1 4AP'] };
const links = (...urls: string[]) => urls.map((url) => ({ url, text: `Link to ${url}`, rel: '' }));
const alternate = (hreflang: string | null, url: string) => ({ type: null, hreflang, href: url, url });
const tried = (
  url: string,
  status: number | null,
  redirect: { to: string; status: number } | null = null,
) => ({
  url,
  text: `Link to ${url}`,
  status,
  redirect,
});
const poor = { performance: 42, accessibility: 71, bestPractices: 89, seo: 90 };

const pages: Record<string, Changes> = {
  'no sitemap, and links of many kinds': {
    robots: 'User-agent: *\nAllow: /\n',
    page: {
      links: links(
        pageUrl,
        `${pageUrl}#part`,
        `${pageUrl}bread?a=1&b='2'`,
        `${pageUrl}bread?a=1&b='2'#crust`,
        `${pageUrl}bread.jpeg`,
        `${pageUrl}bread.jpg`,
        `${pageUrl}flour.pdf.html`,
        'https://mill.example/',
        'mailto:a@bakery.example',
        ...Array.from({ length: 25 }, (_, index) => `${pageUrl}loaf-${index}`),
      ),
    },
    ...sitemapOf([], file('/sitemap.xml', 'none', 0, 'Answered with status 404.')),
  },
  'no sitemap where robots.txt names two': {
    robots:
      'User-agent: *\nAllow: /\nSitemap: https://bakery.example/old.xml\nCrawl-delay: 2\nSitemap: /older.xml # gone\nSitemap: https://bakery.example/oldest.xml\n',
    ...sitemapOf([], file('/old.xml', 'none', 0, 'Gone.'), file('/older.xml', 'none', 0)),
  },
  'a sitemap in robots.txt’s first line that is gone': {
    robots: 'Sitemap: https://bakery.example/old.xml\nUser-agent: *\nAllow: /\n',
    ...sitemapOf([], file('/old.xml', 'none', 0, 'Gone.')),
  },
  'a sitemap that is there and one that is gone': {
    robots:
      'User-agent: *\nDisallow: /old.xml\nSitemap: https://bakery.example/sitemap.xml\nSitemap: https://bakery.example/old.xml\n',
    ...sitemapOf(
      [`${pageUrl}prices`],
      file('/old.xml', 'none', 0, 'It answers with status 404. It is gone.'),
      file('/sitemap.xml', 'urlset', 1),
    ),
  },
  'a gone sitemap in robots.txt for one that it does not name': {
    robots: 'User-agent: *\nAllow: /\nSitemap: https://bakery.example/old.xml\n',
    ...sitemapOf([pageUrl], file('/sitemap.xml', 'urlset', 1), file('/old.xml', 'none', 0, 'Gone.')),
  },
  'an index with a part that is gone and one with faults': sitemapOf(
    [pageUrl],
    file('/sitemap.xml', 'index', 0),
    file('/a.xml', 'urlset', 1, '2 addresses are not full.'),
    file('/b.xml', 'none', 0, 'Gone.'),
  ),
  'an index with a part that is gone': sitemapOf(
    [pageUrl],
    file('/sitemap.xml', 'index', 0),
    file('/a.xml', 'urlset', 1),
    file('/b.xml', 'none', 0, 'Gone.'),
  ),
  'an empty sitemap after one that is gone': sitemapOf(
    [],
    file('/old.xml', 'none', 0),
    file('/sitemap.xml', 'urlset', 0, 'It lists nothing.'),
  ),
  'an empty sitemap': sitemapOf([], file('/sitemap.xml', 'urlset', 0)),
  'a sitemap that nobody names and that leaves the page out': {
    robots: 'User-agent: *\nAllow: /\n',
    ...sitemapOf([`${pageUrl}prices`], file('/sitemap.xml', 'urlset', 1)),
  },
  'an index whose second part leaves the page out': sitemapOf(
    [`${pageUrl}prices`],
    file('/old.xml', 'none', 1),
    file('/sitemap.xml', 'index', 2),
    file('/empty.xml', 'urlset', 0),
    file('/pages.xml', 'urlset', 1),
  ),
  'an index alone that leaves the page out': sitemapOf(
    [`${pageUrl}prices`],
    file('/old.xml', 'none', 0),
    file('/sitemap.xml', 'index', 1),
  ),
  'a sitemap that lists the page in another spelling': sitemapOf(
    ['http://www.bakery.example'],
    file('/sitemap.xml', 'urlset', 1),
  ),
  'a page that sends on at once': {
    page: { refresh: { url: `${pageUrl}new`, seconds: 0 } as PageChanges['refresh'] },
    ...sitemapOf([`${pageUrl}prices`], file('/sitemap.xml', 'urlset', 1)),
  },
  'a page that sends on later': {
    page: { refresh: { url: `${pageUrl}new`, seconds: 60 } as PageChanges['refresh'] },
    ...sitemapOf([`${pageUrl}prices`], file('/sitemap.xml', 'urlset', 1)),
  },
  'a page that stands for another': {
    page: { canonicals: [{ href: '/bread', url: `${pageUrl}bread` }] },
    ...sitemapOf([`${pageUrl}prices`], file('/sitemap.xml', 'urlset', 1)),
  },
  'a page that stands for two others': {
    page: {
      canonicals: [
        { href: '/bread', url: `${pageUrl}bread` },
        { href: '/cake', url: `${pageUrl}cake` },
        { href: 'http://[', url: null },
      ],
    },
    ...sitemapOf([`${pageUrl}prices`], file('/sitemap.xml', 'urlset', 1)),
  },
  'a page that is kept out of every index': {
    page: { robotsMeta: [{ agent: 'robots', content: 'noindex' }] },
    ...sitemapOf([`${pageUrl}prices`], file('/sitemap.xml', 'urlset', 1)),
  },

  'a robots.txt that refuses every use': {
    robots:
      'User-agent: *\nContent-Signal: search=no, ai-input = NO, ai-train=no\nContent-Usage: search=n, train-ai=n\nAllow: /\n',
  },
  'a robots.txt that refuses answers to one agent': {
    robots:
      'User-agent: OAI-SearchBot\nUser-agent: GPTBot\nContent-Signal: ai-input=no, search=yes\nAllow: /\n\nUser-agent: *\nContent-Signal: search=yes\n',
  },
  'a robots.txt that refuses training alone': {
    robots: 'User-agent: *\nContent-Signal: ai-train=no\nContent-Usage: search=nothing\nAllow: /\n',
  },
  'a robots.txt that refuses search and blocks': {
    robots: 'User-agent: *\nContent-Signal: search=no\nDisallow: /\n',
  },
  'a robots.txt in failure': robotsThat('server-error', 'unknown'),
  'a robots.txt in failure, which keeps everybody out': robotsThat('server-error', 'blocked'),
  'a robots.txt out of reach, which keeps everybody out': robotsThat('unreachable', 'blocked'),
  'a robots.txt out of reach': robotsThat('unreachable', 'unknown'),
  'no robots.txt': robotsThat('missing', 'allowed'),
  'a robots.txt with a misspelt rule': { robots: 'User-agent: *\nDissallow: /\n' },

  'a dentist': business(
    'Zahnarztpraxis Dr. Müller | Zahnarzt in Bonn',
    'Willkommen in unserer Zahnarztpraxis',
    'Dr. Müller und sein Team behandeln Sie in Bonn an fünf Tagen der Woche mit viel Zeit und Geduld.',
    { lang: 'de', stated: { ...nothingStated, phones: ['+49 228 123'], hours: ['Mo–Fr 8–17 Uhr'] } },
  ),
  'a bakery by its compound name': business(
    'Landbäckerei Huber',
    'Brot aus dem Holzofen',
    'Die Landbäckerei Huber bäckt seit 1902 jeden Morgen Brot aus Mehl von Bauern der Umgebung.',
    { lang: 'de', stated: inLeeds },
  ),
  'a program for restaurants': business(
    'TableFlow: booking software for restaurants',
    'The booking system for restaurants',
    'TableFlow is restaurant software that takes bookings for restaurants and cafés, day and night.',
  ),
  'a restaurant without an address': business(
    'Le Chat – Restaurant',
    'A small restaurant',
    'Le Chat is a restaurant with twelve seats, and everything is cooked in front of its guests.',
  ),
  'a shop that says what it costs and whom to call': business(
    'Corner Stone',
    'Stones for your garden',
    'We sell stones for gardens, cut to your measure, and bring them to your door within a week.',
    { stated: { ...nothingStated, phones: ['+44 113 496 0000'], prices: ['£4.20'] } },
  ),
  'a charity': business(
    'Second Harvest – charity',
    'A charity for leftover food',
    'Second Harvest is a registered charity that brings leftover food to those who need it most.',
    { stated: inLeeds },
  ),
  'words about cafés': business(
    'The best cafés of Leeds',
    'Top 10 cafés to visit',
    'A guide to cafés in Leeds: where the coffee is good, where the cakes are, and where it is quiet.',
  ),
  'a hotelier who writes': business(
    'Notes of a hotelier',
    'A hotelier remembers',
    'For thirty years she was a hotelier, and now she writes about the guests who came and went.',
  ),
  'a ramen place in Japanese': business(
    'ラーメン山田（公式）',
    'ラーメン山田へようこそ',
    '山田は渋谷にあるラーメン店です。毎日朝から夜まで、自家製の麺とスープをお出ししています。',
    { lang: 'ja', stated: inLeeds },
  ),
  'a business with data of its own': business(
    'Mill',
    'The mill',
    'The mill has ground flour for bakers since the year 1840.',
    {
      structuredData: data(node(['Thing']), node(['Bakery', 'LocalBusiness'], { name: ['The Mill'] })),
    },
  ),
  'a publisher within an article': business(
    'How bread rises | Crumb',
    'How bread rises',
    'Yeast eats sugar and breathes out gas, and the gluten of the dough holds the gas for hours.',
    {
      structuredData: data(
        node(['Article'], { headline: ['How bread rises'], datePublished: ['2026-01-02'] }),
        node(['Organization'], { name: ['Crumb'] }, 'publisher'),
      ),
    },
  ),
  'a seller within an offer': business(
    'Bread knife | Blades',
    'Bread knife',
    'A bread knife with a blade of twenty centimetres, made in Sheffield and sharpened by hand.',
    {
      structuredData: data(
        node(['Product'], { name: ['Bread knife'] }),
        node(['Store'], { name: ['Blades'] }, 'seller'),
        node(['Organization'], { name: ['Nobody'] }, 'brand'),
      ),
    },
  ),
  'a project with a slug for a name': business(
    'bread-maker-tools · Bread Maker (Docs)',
    'bread-maker-tools',
    'Bread Maker is a set of tools that plan how dough rises in cold kitchens and in warm ones.',
    { openGraph: { 'og:title': 'bread-maker-tools | Plan your dough' } },
  ),
  'a title that the description begins with': business(
    'Crust & Crumb | Sourdough school',
    'Sourdough school',
    'The words here are others than those above, and there are enough of them for a sentence.',
    { metaDescription: 'The Crust & Crumb, a school for bakers, teaches how sourdough is made at home.' },
  ),
  'a page of one word': business('Bread', 'Bread', 'Bread.'),
  'a page without any words': business('', '', '', { title: null, headings: [], lang: null }),
  'a heading outside the main part': business('Untitled', 'Welcome', 'Hello.', {
    headings: [
      { level: 1, text: 'Bakers since 1902', part: 'other' },
      { level: 1, text: 'Menu', part: 'navigation' },
    ],
  }),
  'a name too long for a title': business(
    'Home',
    'Fresh bread every morning in the middle of Leeds',
    'We bake bread every morning. It is done before seven, and it is sold out before noon. Come early…',
    {
      nameClues: [
        { from: 'open-graph', text: 'The Incorporated Society of Bakers and Millers of the North' },
        { from: 'organization-data', text: 'The Incorporated Society of Bakers and Millers of the North' },
      ],
    },
  ),
  'a long text of clauses': business(
    'Bread, cake and more – Bakery Example',
    'Bread',
    'We bake bread, cake, rolls, biscuits, pies, tarts, pretzels, bagels, muffins, scones, croissants, brioches, baguettes and everything else that can be made of flour, water, salt and time, in a street near you. It is good. It is very good!',
  ),
  'answers of all lengths': {
    page: {
      questions: [
        { question: 'Is it short?', answer: 'Yes.', from: 'heading', visible: true },
        {
          question: 'Is it cut off?',
          answer: 'It is cut off in the middle of…',
          from: 'heading',
          visible: true,
        },
        {
          question: 'Is it whole?',
          answer: 'It goes on… and it ends where a sentence ends.',
          from: 'text',
          visible: true,
        },
        { question: 'Is it long?', answer: 'It is long. '.repeat(300), from: 'details', visible: true },
        {
          question: 'Is it hidden?',
          answer: 'It stands in the data alone, unseen.',
          from: 'structured-data',
          visible: false,
        },
      ],
    },
  },
  'no questions and no name': {
    page: { questions: [], nameClues: [], openGraph: {}, structuredData: noData, title: null, headings: [] },
  },
  'no questions in a language unknown': { page: { questions: [], lang: 'xx', headings: h1('Brød') } },

  'alternates of many kinds': {
    page: {
      lang: 'zz',
      alternates: [
        alternate('en', `${pageUrl}`),
        alternate('en', `${pageUrl}uk`),
        alternate('en-UK', `${pageUrl}uk`),
        alternate('de_DE', `${pageUrl}de`),
        alternate('es-419', `${pageUrl}es`),
        alternate('es-4190', `${pageUrl}es2`),
        alternate('pt-BRA', `${pageUrl}pt`),
        alternate('zh-Hant-TW', `${pageUrl}zh`),
        alternate('zh-Hantt', `${pageUrl}zh2`),
        alternate('fr-FR-FR', `${pageUrl}fr`),
        alternate(' ', `${pageUrl}none`),
        alternate(null, `${pageUrl}null`),
        { type: null, hreflang: 'nl', href: '/nl', url: `${pageUrl}nl` },
        { type: null, hreflang: 'x-default', href: pageUrl, url: pageUrl },
      ],
    },
  },
  'alternates that leave the page itself out': {
    page: { alternates: [alternate('de', `${pageUrl}de`), alternate('fr', `${pageUrl}fr`)] },
  },
  'one alternate': { page: { lang: null, alternates: [alternate('de', `${pageUrl}de`)] } },

  'a canonical of an index file': {
    response: { url: `${pageUrl}shop/index.html` },
    page: { canonicals: [{ href: '/shop/', url: `${pageUrl}shop/` }] },
  },
  'a canonical without its ending': {
    response: { url: `${pageUrl}shop/bread.htm` },
    page: { canonicals: [{ href: '/shop/bread', url: `${pageUrl}shop/bread` }] },
  },
  'a canonical of a file named alike': {
    response: { url: `${pageUrl}shop/bread.aspx.bak` },
    page: { canonicals: [{ href: '/shop/bread.bak', url: `${pageUrl}shop/bread.bak` }] },
  },
  'a canonical without what was asked': {
    response: { url: `${pageUrl}bread?a=1&utm_source=x&gclidx=2` },
    page: { canonicals: [] },
  },
  'a canonical in the header': {
    response: { headers: { link: '<https://bakery.example/other>; title="a"; rel="next canonical"' } },
    page: { canonicals: [] },
  },
  'canonicals that cannot be read': {
    response: { headers: { link: '< http://[ >; rel=canonical' } },
    page: { canonicals: [{ href: 'http://[', url: null }] },
  },

  'an article that is dated in the future': {
    page: {
      structuredData: data(node(['WebPage', 'BlogPosting'], { headline: ['Bread'] })),
      dates: [
        { kind: 'published', raw: '2026-12-24T10:00:00Z', iso: '2026-12-24T10:00:00Z', from: 'json-ld' },
        { kind: 'modified', raw: 'soon', iso: null, from: 'meta' },
      ],
    },
  },
  'an article that changed before it was published': {
    page: {
      structuredData: data(node(['Article'], { headline: ['Bread'] })),
      dates: [
        { kind: 'published', raw: '2026-10-02T10:00:00Z', iso: '2026-10-02T10:00:00Z', from: 'json-ld' },
        { kind: 'modified', raw: '2026-09-01T10:00:00Z', iso: '2026-09-01T10:00:00Z', from: 'meta' },
      ],
    },
  },
  'an article without a date': {
    page: {
      structuredData: data(node(['Article'], { headline: ['Bread'] }), node(['Person'], {}, 'author')),
      dates: [],
    },
  },
  'dates that say nothing of their kind': {
    page: {
      dates: [
        { kind: 'unknown', raw: '1 October 2026', iso: '2026-10-01', from: 'text' },
        { kind: 'unknown', raw: 'lately', iso: null, from: 'time-element' },
      ],
    },
  },
  'a date made while the page is sent': {
    page: {
      dates: [
        { kind: 'modified', raw: '2026-11-20T09:59:59Z', iso: '2026-11-20T09:59:59Z', from: 'meta' },
        { kind: 'published', raw: '2026-10-01T09:59:59Z', iso: '2026-10-01T09:59:59Z', from: 'meta' },
      ],
    },
  },

  'a slow page by its own measurement': {
    pagespeed: {
      source: 'lighthouse',
      scores: poor,
      metrics: {
        firstContentfulPaint: 4100,
        largestContentfulPaint: null,
        cumulativeLayoutShift: 0.4,
        speedIndex: 9000,
      },
      opportunities: [
        { id: 'a', category: 'performance', title: 'Reduce unused CSS.', displayValue: 'Save 1.2 s' },
        { id: 'b', category: 'performance', title: 'Serve v2.0 images', displayValue: null },
        { id: 'c', category: 'performance', title: 'Use fewer fonts', displayValue: '4 fonts' },
        { id: 'd', category: 'performance', title: 'Use less script', displayValue: '2 MB' },
        { id: 'e', category: 'accessibility', title: 'Give images a text', displayValue: null },
        { id: 'f', category: 'seo', title: 'Give links a text', displayValue: null },
        { id: 'g', category: 'best-practices', title: 'Use HTTPS', displayValue: null },
      ],
    },
  },
  'a slow page of which nothing was measured': {
    pagespeed: {
      scores: { ...poor, performance: 60 },
      metrics: {
        firstContentfulPaint: null,
        largestContentfulPaint: null,
        cumulativeLayoutShift: null,
        speedIndex: null,
      },
    },
  },

  'an llms.txt with many problems': {
    llms: {
      file: {
        title: 'T'.repeat(600),
        summary: null,
        sections: 0,
        links: 0,
        characters: 12,
        problems: Array.from({ length: 12 }, (_, index) => `Line ${index + 1}: wrong.`),
        text: '# T\n',
      },
    },
  },
  'an llms.txt without a title': {
    llms: {
      file: {
        title: null,
        summary: 'Bread.',
        sections: 1,
        links: 2,
        characters: 80,
        problems: ['Line 1: no title.'],
        text: '- [Bread](https://bakery.example/bread)\n',
      },
    },
  },
  'an llms.txt in failure': { llms: { state: 'server-error', httpStatus: 503, file: null } },
  'an llms.txt that is a web page': { llms: { state: 'html', httpStatus: 200, file: null } },

  'links that lead nowhere': {
    page: {
      links: links(
        'https://bakery.example/www.mill.example',
        'https://bakery.example/shop/https://mill.example/a',
        'https://bakery.example/https:/mill.example',
        'https://bakery.example/httpx',
        'http://localhost:3000/',
        'http://192.168.1.4/admin',
        'http://10.0.0.1/',
        'http://www.bakery.example/old',
        'javascript:void(0)',
        'https://bakery.example/#top',
        'https://bakery.example/prices',
      ),
    },
    links: {
      chosen: 7,
      tried: [
        tried('https://bakery.example/gone', 404),
        tried('https://bakery.example/broken', 500),
        tried('https://bakery.example/moved', 200, { to: 'https://bakery.example/new', status: 301 }),
        tried('https://bakery.example/away', null, { to: 'https://mill.example/', status: 302 }),
        tried('https://bakery.example/gone-too', 410, { to: 'https://bakery.example/gone', status: 301 }),
      ],
    },
  },
  'links without a text': {
    page: {
      links: [
        { url: `${pageUrl}a`, text: ' ', rel: '' },
        { url: `${pageUrl}b`, text: 'click here', rel: '' },
        { url: `${pageUrl}c`, text: 'Read more', rel: 'nofollow' },
      ],
    },
  },

  'snippets of all lengths': {
    page: {
      robotsMeta: [
        { agent: 'robots', content: 'max-snippet:20, nocache' },
        { agent: 'googlebot', content: 'max-snippet:0' },
        { agent: 'bingbot', content: 'max-snippet:-1, max-image-preview:20' },
      ],
      nosnippetWords: 210,
    },
  },
  'half of the words kept out of snippets': { page: { nosnippetWords: 315 } },
  'some words kept out of snippets': { page: { nosnippetWords: 105 } },

  'a page of a frame': {
    page: {
      text: { words: 0, mainWords: 0, excerpt: '', prose: [] },
      rendering: { frames: [`${pageUrl}frame`], scripts: 0 },
    },
  },
  'a page that a script fills': {
    page: {
      text: { words: 12, mainWords: 3, excerpt: 'Loading…', prose: [], parts: { main: 3, navigation: 9 } },
      rendering: {
        scripts: 9,
        emptyMounts: ['root', 'next'],
        noscriptText: 'You need to enable JavaScript to run this app.',
        gaps: [
          { kind: 'waiting', where: 'Loading…' },
          { kind: 'empty-section', where: 'Prices' },
          { kind: 'template', where: 'menu' },
        ],
      },
      headings: [],
    },
  },
  'a page in the wrong encoding': {
    page: {
      title: 'CafÃ© du lac',
      charset: {
        name: 'windows-1252',
        from: 'default',
        special: 40,
        garbled: 4,
        written: 'utf-8',
        sample: '',
      },
    },
    response: { headers: { 'content-type': 'text/html' } },
  },
  'a page over plain http': {
    response: {
      url: 'http://bakery.example/',
      requestedUrl: 'http://bakery.example/',
      status: 200,
      redirects: [{ from: 'http://bakery.example', to: 'http://bakery.example/', status: 302 }],
    },
    page: { plainHttp: [{ element: 'img', url: 'http://bakery.example/a.png' }] },
  },
  'a page after many redirects': {
    response: {
      requestedUrl: 'http://bakery.example/old',
      redirects: [
        { from: 'http://bakery.example/old', to: 'https://bakery.example/old', status: 301 },
        { from: 'https://bakery.example/old', to: 'https://www.bakery.example/', status: 302 },
        { from: 'https://www.bakery.example/', to: pageUrl, status: 307 },
      ],
    },
  },
  'pictures without words': {
    page: {
      images: {
        total: 30,
        withAlt: 10,
        missing: Array.from({ length: 20 }, (_, index) => `${pageUrl}${index}.jpg`),
        poorCount: 4,
        poor: [
          { source: `${pageUrl}a.jpg`, alt: 'a.jpg', why: 'file-name' },
          { source: `${pageUrl}b.jpg`, alt: 'image', why: 'generic' },
          { source: `${pageUrl}c.jpg`, alt: '', why: 'empty' },
          { source: `${pageUrl}d.jpg`, alt: 'Bread', why: 'repeated' },
        ],
      },
    },
  },
  'agents that are turned away': {
    probes: {
      control: { status: 200, problem: null },
      probes: [
        { token: 'OAI-SearchBot', operator: 'OpenAI', status: 403, problem: null, outcome: 'blocked' },
        {
          token: 'PerplexityBot',
          operator: 'Perplexity',
          status: null,
          problem: 'Reset.',
          outcome: 'unclear',
        },
      ],
    },
  },
  'a page that fails for everybody': {
    response: { status: 503 },
    probes: {
      control: { status: 503, problem: null },
      probes: [
        { token: 'OAI-SearchBot', operator: 'OpenAI', status: 503, problem: null, outcome: 'unclear' },
      ],
    },
  },
  'data that lack what is needed': {
    page: {
      structuredData: {
        nodes: [
          node(['Product'], { name: [''] }),
          node(['Offer'], { price: ['4.20'] }, 'offers'),
          node(['Recipe'], { name: ['Bread'] }),
          node(['Event'], { name: ['Open day'] }),
          node(['FAQPage'], {}),
          node(['LocalBusiness'], { telephone: ['1'] }),
          node(['Article'], { headline: ['x'.repeat(200)] }),
          node(['Product'], { name: ['Bread'], offers: ['[Offer]'] }),
        ],
        jsonLd: { blocks: 3, broken: [{ block: 2, problem: 'Unexpected token } at 12' }] },
      },
    },
  },
  'a page read only in part': {
    page: { truncated: true, metaDescription: null, questions: [], headings: [], canonicals: [] },
  },
  'what is shared says little': {
    page: {
      openGraph: {
        'og:title': 'Bread',
        'og:image': '/bread.jpg',
        'og:url': `${pageUrl}other`,
        'twitter:card': 'x',
      },
      metaDescription: 'Bread.',
    },
  },
  'a description that goes on and on': {
    page: { metaDescription: `Bread | Cake · Rolls. ${'We bake it every day of the week. '.repeat(12)}` },
  },
  'a business whose data and text disagree': {
    page: {
      structuredData: data(
        node(['Bakery'], {
          name: ['Bakery Example'],
          telephone: ['+44 113 496 0001', ' '],
          address: ['2 Mill Lane, Leeds LS1 4AP'],
          openingHours: ['Mo-Fr 08:00-18:00', 'Sa 10:00-12:30'],
          priceRange: ['£1.50'],
          sameAs: ['somewhere', 'https://social.example/bakery', ' https://map.example/b '],
          url: ['http://bakery.example/'],
        }),
        node(['PostalAddress'], { streetAddress: ['2 Mill Lane'], addressLocality: ['Leeds'] }, 'address'),
        node(['Place'], { name: ['Elsewhere'], address: ['9 Far Road'] }, 'jobLocation'),
        node(['Offer'], { name: ['Loaf'], price: ['4.20'], priceCurrency: ['GBP'] }, 'offers'),
        node(['Offer'], { name: ['Cake'], price: ['0'], priceCurrency: ['GBP'] }, 'offers'),
      ),
      stated: {
        phones: ['0113 496 0000', '+44 113 496 0009'],
        emails: ['a@bakery.example'],
        addresses: ['1 Mill Lane, Leeds LS1 4AP'],
        hours: ['Monday to Friday from 8 am to 6 pm', 'Saturday 10 to 12.30', 'Sun 10:30 p.m.–11'],
        prices: ['£4.20', '£1,50', '£1,250', '£0', '12.5 €'],
      },
    },
  },
  'a business whose data and text agree': {
    page: {
      structuredData: data(
        node(['Bakery'], {
          name: ['Bakery Example'],
          telephone: ['+44 113 496 0000'],
          address: ['1 Mill Lane, Leeds LS1 4AP'],
          openingHours: ['Mo-Fr 08:00-18:00'],
        }),
        node(['Offer'], { name: ['Loaf'], price: ['4.20'], priceCurrency: ['GBP'] }, 'offers'),
      ),
      stated: {
        ...inLeeds,
        phones: ['(0113) 496 0000'],
        hours: ['Mon–Fri 8 am – 6 pm'],
        prices: ['£4.20'],
      },
    },
  },
  'data that say nothing of what the text says': {
    page: {
      structuredData: data(node(['Bakery'], { name: ['Your company name here'], url: [pageUrl] })),
      stated: { ...inLeeds, phones: ['0113 496 0000'], hours: ['Mon–Fri 8–18'], prices: ['£4.20'] },
    },
  },
  'names that differ from place to place': {
    page: {
      title: 'Loaf of the day | Example Bakers',
      openGraph: { 'og:site_name': 'The Example Bakery of Leeds', 'og:title': 'Loaf of the day' },
      nameClues: [
        { from: 'open-graph', text: 'The Example Bakery of Leeds' },
        { from: 'organization-data', text: 'Bakers & Sons Ltd' },
        { from: 'website-data', text: 'bakery.example' },
        { from: 'copyright', text: 'Mill Trust' },
        { from: 'logo', text: 'EB' },
      ],
      structuredData: data(
        node(['Organization'], { name: ['Bakers & Sons Ltd'] }),
        node(['WebSite'], { name: ['bakery.example'], url: [pageUrl] }),
      ),
    },
  },
  'a name and its abbreviation': {
    page: {
      title: 'Loaves – ABL',
      openGraph: { 'og:site_name': 'ABL' },
      nameClues: [
        { from: 'open-graph', text: 'ABL' },
        { from: 'organization-data', text: 'Association of Bakers in Leeds' },
      ],
      structuredData: data(
        node(['Organization'], { name: ['Association of Bakers in Leeds'], sameAs: ['nowhere'] }),
      ),
    },
  },
  'a name in two scripts': {
    page: {
      title: '山田ベーカリー',
      lang: 'ja',
      openGraph: { 'og:site_name': 'Yamada Bakery' },
      nameClues: [
        { from: 'open-graph', text: 'Yamada Bakery' },
        { from: 'organization-data', text: '株式会社山田' },
      ],
      structuredData: data(node(['Organization'], { name: ['株式会社山田'] })),
    },
  },
  'a long article of somebody, not the home page': {
    response: { url: `${pageUrl}stories/flour` },
    page: {
      title: 'FLOUR AND WATER AND SALT AND TIME AND NOTHING ELSE',
      canonicals: [],
      dates: [],
      text: {
        words: 2600,
        mainWords: 2400,
        excerpt: 'Flour is old.',
        prose: [
          'Flour is old, and according to a study of 2019 by the university some 45 % of all bread is thrown away.',
          '“Bread is patience,” says Ann Smith, who has baked for thirty years.',
          'Nothing here is counted or quoted, and nobody is named.',
        ],
      },
      structuredData: data(
        node(['Article'], { headline: ['Flour'], author: ['[Person]'] }),
        node(['Person'], { name: ['Ann Smith'] }, 'author'),
        node(['Person'], { name: ['Bob Jones'] }, 'editor'),
        { ...node(['Event'], { name: ['Open day'] }), syntax: 'microdata', block: null },
        { ...node(['Recipe'], {}), syntax: 'rdfa', block: null },
      ),
    },
  },
  'a long text without a date or a source': {
    response: { url: `${pageUrl}about/index.htm` },
    page: { dates: [], text: { words: 2600, mainWords: 2400, excerpt: 'Bread.', prose: ['Bread is good.'] } },
  },
  'one picture of three with words': {
    page: { images: { total: 3, withAlt: 1, missing: [`${pageUrl}a.jpg`, `${pageUrl}b.jpg`] } },
  },
  'one link to the own machine': { page: { links: links('http://localhost/', pageUrl) } },
  'one link that is moved': {
    links: {
      chosen: 1,
      tried: [tried('http://www.bakery.example/a', 200, { to: 'https://www.bakery.example/a', status: 308 })],
    },
  },
  'links that all stand': {
    page: { links: links(`${pageUrl}prices`, `${pageUrl}prices#loaf`, 'http://[', 'https://mill.example/') },
    links: { chosen: 3, tried: [tried(`${pageUrl}prices`, 200), tried(`${pageUrl}about`, null)] },
  },
  'a few letters in the wrong encoding': {
    page: { charset: { name: 'utf-8', from: 'default', special: 90, garbled: 2, written: null, sample: '' } },
  },
  'an encoding nobody names': {
    page: {
      charset: { name: 'windows-1252', from: 'default', special: 0, garbled: 0, written: null, sample: '' },
    },
  },
  'Norwegian under another name': {
    page: {
      lang: 'nn',
      text: says('Vi baker brød hver morgen av mel fra gårder i nærheten, og det er ikke dyrt for deg.'),
    },
  },
  'German under an English mark': {
    page: {
      text: says('Wir backen jeden Morgen Brot aus Mehl von Bauern der Umgebung, und das schmeckt man auch.'),
    },
  },
  'little text and nothing for a script to fill': {
    page: {
      text: {
        words: 60,
        mainWords: 40,
        excerpt: 'Bread.',
        prose: ['Bread.'],
        parts: { main: 40, comments: 20 },
      },
      rendering: { scripts: 1, emptyMounts: [], noscriptText: '', gaps: [] },
    },
  },
  'hardly a word and a mount': {
    page: {
      text: { words: 4, mainWords: 0, excerpt: '', prose: [], parts: { banner: 4 } },
      rendering: { scripts: 0, emptyMounts: ['app'], noscriptText: 'Turn scripts on.' },
      headings: [],
      title: 'Example App',
    },
  },
  'much text and a mount': { page: { rendering: { scripts: 3, emptyMounts: ['app'] } } },
  'a share without a picture of its own': {
    page: {
      openGraph: {},
      metaDescription: '  Bread & cake… ',
      structuredData: data(
        node(['Bakery'], { name: ['Bakery Example'], image: ['https://bakery.example/own.jpg'] }),
      ),
    },
  },
  'questions in the data that the page does not show': {
    page: {
      structuredData: data(node(['FAQPage']), node(['Question'], { name: ['Is it open?'] }, 'mainEntity')),
      questions: [
        { question: 'Is it open?', answer: 'Yes, on all days.', from: 'structured-data', visible: false },
        { question: 'Is it far?', answer: 'It is near.', from: 'heading', visible: true },
        { question: 'Is it far?', answer: 'It is near.', from: 'structured-data', visible: true },
      ],
    },
  },
  'a request for consent in place of the text': {
    page: {
      text: { words: 70, mainWords: 10, excerpt: 'Hi.', prose: [], parts: { main: 10, notice: 60 } },
      headings: [],
    },
  },
  'products marked in the text': {
    page: {
      headings: h1('Bread knife'),
      structuredData: data(
        { ...node(['Product'], { name: ['Bread knife'] }), syntax: 'microdata', block: null },
        { ...node(['Offer'], { price: ['42'] }, 'offers'), syntax: 'microdata', block: null },
        { ...node(['Article'], { author: ['Ann'] }), syntax: 'rdfa', block: null },
        node(['Article'], {}),
      ),
    },
  },
  'an article with a date and no data': {
    response: { url: `${pageUrl}blog/how-bread-rises` },
    page: {
      title: 'How bread rises',
      headings: [
        { level: 2, text: 'Before' },
        { level: 1, text: ' ' },
        { level: 1, text: 'How bread rises' },
      ],
      openGraph: { 'og:type': 'article' },
      structuredData: noData,
      dates: [
        { kind: 'published', raw: 'yesterday', iso: null, from: 'text' },
        { kind: 'published', raw: '2026-10-02', iso: '2026-10-02', from: 'meta' },
        { kind: 'modified', raw: '2026-10-05', iso: '2026-10-05', from: 'meta' },
      ],
    },
  },
  'hours told in many ways': {
    page: {
      structuredData: data(
        node(['Bakery'], { name: ['Bakery Example'], openingHours: ['Mo-Fr 12:00-20:00', 'Su 00:30-12:00'] }),
      ),
      stated: {
        ...inLeeds,
        hours: ['Mon–Fri 12 pm to 8 pm', 'Sunday 12.30 am – 12 noon', 'Sat 7–3'],
        prices: ['$3,50', '3.5 $', '0 $'],
      },
    },
  },
  'a heading with its anchor': { page: { headings: h1('  Bread of the day ¶ ') } },
  'a description in capitals': {
    page: { metaDescription: 'Fresh Bread Every Morning Baked In Leeds For You And Yours' },
  },
  'a slug before the words of a title': {
    page: {
      title: 'bread-maker | Plan your dough | bread-maker-kit',
      nameClues: [],
      openGraph: {},
      headings: [],
    },
  },
  'a link header of many parts': {
    response: {
      headers: {
        link: '</a>; relish=canonical; rel="next", <https://bakery.example/c>; rel = "canonical", </d>;rel=canonical',
      },
    },
    page: { canonicals: [] },
  },
  'a share by a picture over plain http': {
    page: {
      openGraph: { 'og:title': 'Bread', 'og:image': 'http://bakery.example/bread.jpg', 'og:url': pageUrl },
    },
  },
  'a path with http: in it': {
    response: { url: `${pageUrl}a/http:/b`, requestedUrl: `${pageUrl}a/http:/b` },
    page: { plainHttp: [{ element: 'form', url: 'http://bakery.example/send' }] },
  },
  'a charity with an address and a number': business(
    'Bread for All',
    'A registered charity',
    'Bread for All is a registered charity and foundation that feeds those who have nothing.',
    { stated: { ...nothingStated, phones: ['0113 496 0000'], prices: ['£5'] } },
  ),
  'headings out of order': {
    page: {
      headings: [
        { level: 3, text: 'First' },
        { level: 1, text: 'Title' },
        { level: 4, text: '' },
        { level: 2, text: 'Second' },
        { level: 1, text: 'Another title' },
        { level: 6, text: 'Last', part: 'footer' },
      ],
    },
  },
};

const well = evidenceOf();
const saidOfWell = new Map(allChecks.map((check) => [check.id, inFull(check.judge(well))]));

it.each(Object.entries(pages))(
  'all checks find what `__snapshots__` keeps of a page with %s, beside what they find on every page',
  (_name, changes) => {
    const evidence = evidenceOf(changes);
    const found = allChecks.flatMap((check) => {
      const said = inFull(check.judge(evidence));
      return said === saidOfWell.get(check.id) ? [] : [said];
    });
    expect(found.join('\n')).toMatchSnapshot();
  },
);
