import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { type RobotsRequest, robotsRequest } from '@visible-ai/shared/content/schema';
import { decideRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRobotsTxt } from './plan-robots-txt.ts';

const homeUrl = 'https://shop.example/';
const plan = (liveText: string | null, change: Partial<RobotsRequest> = {}, sitemaps: string[] = []) =>
  planRobotsTxt({ liveText, sitemaps, homeUrl, request: robotsRequest.parse(change) });
const allowed = (text: string, agent: string, path: string) =>
  decideRobots(parseRobotsTxt(text), agent, new URL(path, homeUrl).href).allowed;

describe('a site without robots.txt', () => {
  it('gets a new file with the paths, the delay and its sitemap', () => {
    const { text, notes } = plan(null, {}, ['https://shop.example/sitemap.xml']);
    expect(text).toBe(
      'User-agent: *\nDisallow: /admin\nDisallow: /private\nDisallow: /api\nDisallow: /temp\nCrawl-delay: 1\n\nSitemap: https://shop.example/sitemap.xml\n',
    );
    expect(notes).toEqual(['The site has no robots.txt: this is a new file.']);
  });

  it('says which of the paths hold pages of the site', () => {
    const urls = ['/api/intro', '/api/calls', '/admin', '/about'].map((path) => new URL(path, homeUrl).href);
    const { notes } = planRobotsTxt({
      liveText: 'User-agent: *\nDisallow: /admin\n',
      sitemaps: [],
      homeUrl,
      request: robotsRequest.parse({}),
      urls,
    });
    expect(notes.filter((note) => note.includes('closes'))).toEqual([
      '“Disallow: /api” closes 2 pages of your site to search and answer engines, e.g. /api/intro: take the path out if you want them found.',
    ]);
  });

  it('can leave everything open', () => {
    expect(plan(null, { disallowPaths: [], crawlDelay: 0 }).text).toBe('User-agent: *\nAllow: /\n');
  });

  it('keeps training agents out and nobody else', () => {
    const { text, agents } = plan(null, { allowAllEngines: false });
    for (const { token, kind } of aiAgents)
      expect(allowed(text, token, '/'), token).toBe(kind !== 'training');
    expect(agents?.find(({ token }) => token === 'GPTBot')).toMatchObject({
      before: 'allowed',
      after: 'blocked',
    });
    expect(allowed(text, 'PerplexityBot', '/admin/x')).toBe(false);
  });
});

describe('a site with a robots.txt', () => {
  const owner =
    '\ufeff# Ours\r\nUser-agent: *\r\nDisallow: /cart # basket\r\nAllow: /admin/help\r\n\r\nUser-agent: Googlebot\r\nDisallow:\r\n\r\nSitemap: /map.xml';

  it('keeps every line of it, in its own way to end lines', () => {
    const { text } = plan(owner);
    const kept = text
      .split('\r\n')
      .filter((line) => !/^(# Added|Disallow: \/(admin|private|api|temp)|Crawl-delay)/.test(line));
    expect(kept.join('\r\n').trimEnd()).toBe(owner);
    expect(text).not.toMatch(/[^\r]\n/);
  });

  it('binds agents that have a group of their own too', () => {
    const { text } = plan(owner);
    expect(allowed(owner, 'Googlebot', '/admin')).toBe(true);
    for (const agent of ['Googlebot', 'PerplexityBot']) expect(allowed(text, agent, '/admin')).toBe(false);
    expect(allowed(text, 'PerplexityBot', '/admin/help')).toBe(true);
    expect(allowed(text, 'Googlebot', '/cart')).toBe(true);
  });

  it('adds no second sitemap line, unless another one is asked for', () => {
    expect(plan(owner, {}, ['https://shop.example/map.xml']).text.match(/Sitemap:/g)).toHaveLength(1);
    const { text } = plan(owner, { sitemapUrl: 'https://shop.example/other.xml' });
    expect(text.endsWith('Sitemap: /map.xml\r\n\r\nSitemap: https://shop.example/other.xml\r\n')).toBe(true);
  });

  it('names who is shut out by the owner’s own line, and keeps the line', () => {
    const { text, notes, agents } = plan('User-agent: PerplexityBot\nDisallow: /\n');
    expect(allowed(text, 'PerplexityBot', '/')).toBe(false);
    expect(notes.join()).toMatch(/PerplexityBot \(Perplexity\) is kept out .* line 2, “Disallow: \/”/);
    expect(agents?.find(({ token }) => token === 'PerplexityBot')).toMatchObject({
      before: 'blocked',
      after: 'blocked',
    });
  });

  it('does not shut out an agent that a rule-less group at the end names', () => {
    const { text } = plan('User-agent: Bingbot', {
      allowAllEngines: false,
      disallowPaths: [],
      crawlDelay: 0,
    });
    expect(allowed(text, 'Bingbot', '/')).toBe(true);
    expect(allowed(text, 'GPTBot', '/')).toBe(false);
  });

  it('says when the owner’s own line lets a training agent in', () => {
    const { notes } = plan('User-agent: GPTBot\nAllow: /\n', { allowAllEngines: false });
    expect(notes.join()).toContain('GPTBot was to be kept out, but your own line “Allow: /” lets it in');
  });

  it('keeps the owner’s delay', () => {
    const { text, notes } = plan('User-agent: *\nCrawl-delay: 7\n', { disallowPaths: [] });
    expect(text).toBe('User-agent: *\nCrawl-delay: 7\n');
    expect(notes.join()).toContain('Your own Crawl-delay of 7 s was kept');
  });
});

const path = fc.constantFrom('/', '/a', '/a/b', '/admin', '/admin/x', '/*.pdf$', '/b*', '', '/private/');
const agent = fc.constantFrom('*', 'Googlebot', 'GPTBot', 'PerplexityBot', 'ClaudeBot', 'Bingbot', 'Foo/1.0');
const line = fc.oneof(
  { weight: 3, arbitrary: agent.map((name) => `User-agent: ${name}`) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom('Allow', 'Disallow', 'disallow'), path)
      .map((rule) => rule.join(': ')),
  },
  fc.constantFrom('# words', '', 'Crawl-delay: 3', 'Sitemap: /s.xml', 'nonsense', 'Noindex: /x'),
);
const ownerFile = fc
  .tuple(fc.array(line, { maxLength: 14 }), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
  .map(([lines, end, closed]) => lines.join(end) + (closed ? end : ''));
const request = fc.record({
  allowAllEngines: fc.boolean(),
  crawlDelay: fc.constantFrom(0, 1, 5),
  disallowPaths: fc.uniqueArray(fc.constantFrom('/admin', '/a', '/tmp', '/*.zip$'), { maxLength: 3 }),
  sitemapUrl: fc.constantFrom('', 'https://shop.example/s.xml', 'https://shop.example/t.xml'),
});
const paths = [
  '/',
  '/a',
  '/a/b',
  '/admin',
  '/admin/x',
  '/b',
  '/x.pdf',
  '/private/',
  '/tmp/1',
  '/file.zip',
  '/other',
];

describe('whatever the owner wrote', { timeout: 60_000 }, () => {
  it('decides as before outside the paths asked for, and those are closed to everybody it does not open them to', () => {
    fc.assert(
      fc.property(ownerFile, request, (owner, asked) => {
        const { text } = plan(owner, asked);
        const closed = `User-agent: *\n${asked.disallowPaths.map((each) => `Disallow: ${each}`).join('\n')}`;
        const kept = aiAgents.filter(({ kind }) => asked.allowAllEngines || kind !== 'training');
        for (const tried of ['SomebodyElse', ...kept.map(({ token }) => token)])
          for (const each of paths)
            if (allowed(closed, '*', each))
              expect(allowed(text, tried, each)).toBe(allowed(owner, tried, each));
      }),
      { numRuns: 120 },
    );
  });

  it('is all still there, and a second edit adds nothing', () => {
    fc.assert(
      fc.property(ownerFile, request, (owner, asked) => {
        const { text } = plan(owner, asked);
        let at = 0;
        for (const each of owner.split(/\r\n|\r|\n/).filter((words) => words !== '')) {
          at = text.indexOf(each, at);
          expect(at).toBeGreaterThanOrEqual(0);
          at += each.length;
        }
        expect(plan(text, asked).text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a file that is made to take long', () => {
  const many = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n');
  const urls = Array.from({ length: 500 }, (_, at) => `${homeUrl}${'a'.repeat(900)}${at}`);
  const disallowPaths = Array.from({ length: 200 }, (_, at) => `/x${at}`);

  it.each([
    ['rules full of stars', `User-agent: *\n${many(36_000, (at) => `allow:*${at.toString(36)}`)}`],
    ['groups', many(22_000, (at) => `user-agent:a${at}\nallow:`)],
    ['groups within the bound', many(990, (at) => `user-agent:a${at}\ndisallow:/x`)],
    ['agents of one group', `${many(28_000, (at) => `user-agent:a${at}`)}\ndisallow:/x`],
    ['signals', `user-agent:*\n${many(30_000, () => 'content-usage:a')}`],
  ])('takes seconds: many %s', (_, liveText) => {
    const began = performance.now();
    const request = robotsRequest.parse({ disallowPaths });
    const { text } = planRobotsTxt({ liveText, sitemaps: [], homeUrl, request, urls });
    expect(text.length).toBeGreaterThanOrEqual(liveText.length);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('is left as it stands when it names more agents than any owner does', () => {
    const live = many(3000, (at) => `User-agent: a${at}\nDisallow: /a`);
    const { text, notes } = plan(live);
    expect(text).toBe(live);
    expect(notes).toEqual([expect.stringContaining('names 3000 agents')]);
  });
});
