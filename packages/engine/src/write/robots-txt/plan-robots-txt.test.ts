import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { robotsPolicyNames } from '@visible-ai/shared/content/robots-policies';
import { suggestedPaths } from '@visible-ai/shared/content/robots-suggestions';
import { type RobotsRequest, robotsRequest } from '@visible-ai/shared/content/schema';
import { decideRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingFile } from './closing-rules.ts';
import { planRobotsTxt } from './plan-robots-txt.ts';

const homeUrl = 'https://shop.example/';
const plan = (liveText: string | null, change: Partial<RobotsRequest> = {}, sitemaps: string[] = []) =>
  planRobotsTxt({ liveText, sitemaps, homeUrl, request: robotsRequest.parse(change) });
const allowed = (text: string, agent: string, path: string) =>
  decideRobots(parseRobotsTxt(text), agent, new URL(path, homeUrl).href).allowed;

const suggested = [...suggestedPaths];
const urlsOf = (...paths: string[]) => paths.map((path) => new URL(path, homeUrl).href);

describe('without a wish', () => {
  it.each([
    'User-agent: *\nDisallow: /cart\n',
    '\ufeff# Ours\r\nUser-Agent: GPTBot\r\nDisallow: /',
    'User-agent: *\nCrawl-delay: 7\nSitemap: /s.xml',
  ])('every byte stays: %j', (owner) => {
    const { text, notes } = plan(
      owner,
      {},
      owner.includes('Sitemap') ? ['https://shop.example/other.xml'] : [],
    );
    expect(text).toBe(owner);
    expect(notes).toContain('Every line of the site’s file is kept as it is.');
  });

  it('a site that has no file gets one that opens everything and names its sitemap', () => {
    const { text, notes } = plan(null, {}, ['https://shop.example/sitemap.xml']);
    expect(text).toBe('User-agent: *\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n');
    expect(notes).toEqual(['The site has no robots.txt: this is a new file.']);
  });
});

describe('paths that are to be closed', () => {
  it('are whole segments: /api closes neither /apis nor /api-docs.html', () => {
    const { text } = plan(null, { disallowPaths: ['/api', '/tag-', '/old.htm', '/x/'] });
    for (const closed of [
      '/api',
      '/api/',
      '/api/x',
      '/api?x=1',
      '/tag-red',
      '/old.htm',
      '/old.htm?a',
      '/x/y',
    ])
      expect(allowed(text, 'Googlebot', closed), closed).toBe(false);
    for (const open of ['/apis', '/api-docs.html', '/tags', '/old.html', '/x', '/'])
      expect(allowed(text, 'Googlebot', open), open).toBe(true);
    expect(text).not.toContain('Allow');
  });

  it('of the form are left out where they would close a page that is known, and that is said', () => {
    const urls = urlsOf('/api/intro', '/api/calls', '/admin', '/privates', '/about');
    const { text, notes } = planRobotsTxt({
      liveText: 'User-agent: *\nDisallow: /admin\n',
      sitemaps: [],
      homeUrl,
      request: robotsRequest.parse({ disallowPaths: suggested }),
      urls,
    });
    expect(text).toBe(
      'User-agent: *\nDisallow: /admin\n# Added: where crawlers need not go\nDisallow: /private$\nDisallow: /private/\nDisallow: /private?\nDisallow: /temp$\nDisallow: /temp/\nDisallow: /temp?\n',
    );
    expect(notes.filter((note) => note.includes('left out'))).toEqual([
      '“/api” was left out: it would close 2 pages that your site lists or links to, e.g. /api/intro. Write “/api/” to close what is under it all the same.',
    ]);
  });

  it('of the form are left out where the owner’s own line opens them', () => {
    const { text, notes } = plan('User-agent: *\nAllow: /api/\nDisallow: /a\n', { disallowPaths: suggested });
    expect(allowed(text, 'Bingbot', '/api/x')).toBe(true);
    expect(notes.join()).toContain('“/api” was left out: line 2 of your file, “Allow: /api/”, opens it.');
  });

  it('that somebody typed are closed, whatever stands there, and it is said what that closes', () => {
    const request = robotsRequest.parse({ disallowPaths: ['/shop'] });
    const { text, notes } = planRobotsTxt({
      liveText: null,
      sitemaps: [],
      homeUrl,
      request,
      urls: urlsOf('/shop/a'),
    });
    expect(allowed(text, 'PerplexityBot', '/shop/a')).toBe(false);
    expect(notes.join()).toContain(
      '“/shop” closes a page of your site to search and answer engines, as you asked',
    );
  });

  it('are closed on the owner’s own line where it opens just them, and exceptions stay', () => {
    const owner = 'User-agent: *\nAllow: /cart/ # basket\nAllow: /till\nAllow: /cart/help\nDisallow: /x\n';
    const { text, notes } = plan(owner, { disallowPaths: ['/cart', '/till'] });
    expect(text).toContain('User-agent: *\nDisallow: /cart/ # basket\nAllow: /cart/help\n');
    expect(text).not.toContain('Allow: /till');
    expect(allowed(text, 'Bingbot', '/cart/1')).toBe(false);
    expect(allowed(text, 'Bingbot', '/cart/help')).toBe(true);
    expect(allowed(text, 'Bingbot', '/tills')).toBe(true);
    expect(notes[0]).toContain('Lines 2, 3 of the site’s file are changed');
  });

  it('leave the owner’s line where it also opens what lies beside', () => {
    const owner = 'User-agent: *\nDisallow: /c\nAllow: /cart\n';
    const { text } = plan(owner, { disallowPaths: ['/cart'] });
    expect(text).toContain(owner);
    expect(allowed(text, 'Bingbot', '/cart-help')).toBe(true);
    expect(allowed(text, 'Bingbot', '/cart/1')).toBe(false);
  });
});

describe('a policy', () => {
  it.each([
    ['no_training', ['training'], 'search=yes, ai-input=yes, ai-train=no'],
    ['search_only', ['training', 'user'], 'search=yes, ai-input=no, ai-train=no'],
    ['closed', ['training', 'user', 'search'], 'search=no, ai-input=no, ai-train=no'],
    ['open', [], 'search=yes, ai-input=yes, ai-train=yes'],
  ] as const)('%s says who is kept out, and its Content-Signal', (policy, out: readonly string[], signal) => {
    for (const owner of [
      null,
      'User-agent: *\nDisallow: /x\n',
      'User-agent: GPTBot\nUser-agent: Bingbot\nAllow: /\n',
    ]) {
      const { text, agents } = plan(owner, { policy });
      for (const { token, kind } of aiAgents)
        expect(allowed(text, token, '/'), token).toBe(!out.includes(kind));
      expect(allowed(text, 'AnyOther', '/')).toBe(policy !== 'closed');
      expect(text).toContain(`Content-Signal: ${signal}`);
      expect(agents?.find(({ token }) => token === 'GPTBot')?.after).toBe(
        out.length > 0 ? 'blocked' : 'allowed',
      );
    }
  });

  it('without training is what “allow all engines: no” asks for', () => {
    expect(plan(null, { allowAllEngines: false }).text).toBe(plan(null, { policy: 'no_training' }).text);
    expect(plan(null, { allowAllEngines: true }).text).toBe('User-agent: *\nAllow: /\n');
  });

  it('edits the owner’s own lines instead of contradicting them', () => {
    const owner =
      '# Ours\nUser-agent: GPTBot\nUser-agent: OAI-SearchBot\nContent-Signal: search=yes, ai-train=yes # all\nAllow: /\nDisallow: /x\n\nUser-agent: CCBot\nAllow: /\nAllow: /y\n';
    const { text, notes } = plan(owner, { policy: 'no_training' });
    expect(text).toContain(
      '# Ours\nUser-agent: OAI-SearchBot\nContent-Signal: search=yes, ai-train=no # all\nAllow: /\nDisallow: /x\n\nUser-agent: CCBot\nDisallow: /\nDisallow: /y\n',
    );
    expect(text.match(/GPTBot/g)).toHaveLength(1);
    expect(allowed(text, 'GPTBot', '/z')).toBe(false);
    expect(allowed(text, 'CCBot', '/y/1')).toBe(false);
    expect(allowed(text, 'OAI-SearchBot', '/x')).toBe(false);
    expect(notes[0]).toContain('Lines 2, 4, 9, 10 of the site’s file are changed');
  });

  it('open turns the lines round that shut agents out of the whole site, and keeps parts closed', () => {
    const owner =
      'User-agent: *\nDisallow: /\n\nUser-agent: PerplexityBot\nUser-agent: AhrefsBot\nDisallow: /*\nDisallow: /private\n';
    const { text } = plan(owner, { policy: 'open' });
    for (const { token } of aiAgents) expect(allowed(text, token, '/a'), token).toBe(true);
    expect(allowed(text, 'PerplexityBot', '/private')).toBe(false);
    expect(allowed(text, 'AhrefsBot', '/a')).toBe(false);
  });

  it('keeps agents out that only the file names', () => {
    const { text } = plan('User-agent: Diffbot\nUser-agent: FooBot\nDisallow: /x\n', {
      policy: 'no_training',
    });
    expect(allowed(text, 'Diffbot', '/')).toBe(false);
    expect(allowed(text, 'FooBot', '/')).toBe(true);
  });
});

describe('every known page', () => {
  it('has its verdicts before and after, for each agent', () => {
    const urls = urlsOf('/a', '/b', '/b/c', '/d');
    const { agents, pages } = planRobotsTxt({
      liveText: 'User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow:\n',
      sitemaps: [],
      homeUrl,
      request: robotsRequest.parse({ disallowPaths: ['/b'], allowAllEngines: false }),
      urls,
    });
    const pagesOf = (name: string) => agents?.find(({ token }) => token === name)?.pages;
    expect(pagesOf('Googlebot')).toEqual({ known: 5, before: 5, after: 3, changed: ['/b', '/b/c'] });
    expect(pagesOf('PerplexityBot')).toEqual({ known: 5, before: 4, after: 2, changed: ['/b', '/b/c'] });
    expect(pagesOf('GPTBot')).toEqual({ known: 5, before: 4, after: 0, changed: ['/', '/b', '/b/c', '/d'] });
    expect(pages?.shown.map(({ path }) => path)).toEqual(['/', '/b', '/b/c', '/d', '/a']);
    expect(pages?.shown.at(-1)).toEqual({ path: '/a', before: 1, after: 1, changed: [] });
    expect(pages?.shown[1]).toMatchObject({ before: aiAgents.length, after: 0 });
  });

  it('is judged though there are thousands', () => {
    const urls = Array.from({ length: 12_000 }, (_, at) => new URL(`/p/${at}`, homeUrl).href);
    const { pages } = planRobotsTxt({
      liveText: 'User-agent: *\nDisallow: /*?print=\nDisallow: /x\n\nUser-agent: GPTBot\nDisallow: /y\n',
      sitemaps: [],
      homeUrl,
      request: robotsRequest.parse({ disallowPaths: suggested, policy: 'search_only' }),
      urls,
    });
    expect(pages?.known).toBe(12_001);
    expect(pages?.shown).toHaveLength(500);
  });
});

it('a site under a path is told where its file must stand', () => {
  const request = robotsRequest.parse({ disallowPaths: ['/admin'] });
  const { notes } = planRobotsTxt({
    liveText: null,
    sitemaps: [],
    homeUrl: 'https://host.example/pagy/',
    request,
  });
  expect(notes[1]).toContain('this file must be at https://host.example/robots.txt');
  expect(notes[2]).toContain('the one of your site is /pagy/admin.');
  expect(plan(null).notes.join()).not.toContain('must stand');
});

describe('a site with a robots.txt', () => {
  const owner =
    '\ufeff# Ours\r\nUser-agent: *\r\nDisallow: /cart # basket\r\nAllow: /admin/help\r\n\r\nUser-agent: Googlebot\r\nDisallow:\r\n\r\nSitemap: /map.xml';
  const asked = { disallowPaths: suggested, crawlDelay: 2 };

  it('keeps every line of it, in its own way to end lines', () => {
    const { text } = plan(owner, asked);
    const kept = text
      .split('\r\n')
      .filter((line) => !/^(# Added|Disallow: \/(admin|private|api|temp)[$/?]|Crawl-delay)/.test(line));
    expect(kept.join('\r\n').trimEnd()).toBe(owner);
    expect(text).not.toMatch(/[^\r]\n/);
  });

  it('binds agents that have a group of their own too', () => {
    const { text } = plan(owner, asked);
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
    const { text } = plan('User-agent: Bingbot', { allowAllEngines: false });
    expect(allowed(text, 'Bingbot', '/')).toBe(true);
    expect(allowed(text, 'GPTBot', '/')).toBe(false);
  });

  it('has its delay changed where it stands, and only when another one is asked for', () => {
    const delayed = 'User-agent: *\nCrawl-Delay: 7 # slow host\n';
    expect(plan(delayed).text).toBe(delayed);
    expect(plan(delayed, { crawlDelay: 7 }).text).toBe(delayed);
    expect(plan(delayed, { crawlDelay: 3 }).text).toBe('User-agent: *\nCrawl-Delay: 3 # slow host\n');
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
const request = fc.record(
  {
    allowAllEngines: fc.boolean(),
    policy: fc.constantFrom(...robotsPolicyNames),
    crawlDelay: fc.constantFrom(0, 1, 5),
    disallowPaths: fc.uniqueArray(fc.constantFrom('/admin', '/a', '/tmp', '/*.zip$', '/a/b'), {
      maxLength: 3,
    }),
    sitemapUrl: fc.constantFrom('', 'https://shop.example/s.xml', 'https://shop.example/t.xml'),
  },
  { requiredKeys: ['allowAllEngines', 'crawlDelay', 'disallowPaths', 'sitemapUrl'] },
);
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

/** The policy as a separate table: which kinds are blocked, by whom the file is read. */
const out = { open: [], no_training: ['training'], search_only: ['training', 'user'] } as const;

describe('whatever the owner wrote', { timeout: 60_000 }, () => {
  it('decides as before outside the paths asked for, for everybody that the policy leaves in', () => {
    fc.assert(
      fc.property(ownerFile, request, (owner, asked) => {
        const { text } = plan(owner, asked);
        const policy = asked.policy ?? (asked.allowAllEngines ? 'none' : 'no_training');
        if (policy === 'closed' || policy === 'open') return;
        const kinds: readonly string[] = policy === 'none' ? [] : out[policy];
        const closed = closingFile(asked.disallowPaths);
        for (const { token, kind } of [
          { token: 'SomebodyElse', kind: 'other' },
          { token: 'Foo', kind: 'other' },
          ...aiAgents,
        ])
          for (const each of paths) {
            const kept = allowed(closed, '*', each) && !kinds.includes(kind);
            if (kept) expect(allowed(text, token, each)).toBe(allowed(owner, token, each));
            else if (kinds.includes(kind)) expect(allowed(text, token, each)).toBe(false);
            else expect(!allowed(owner, token, each) && allowed(text, token, each)).toBe(false);
          }
      }),
      { numRuns: 150 },
    );
  });

  it('is closed to everybody, or open to everybody at its home page, where that is asked for', () => {
    fc.assert(
      fc.property(ownerFile, request, (owner, asked) => {
        const { text: closed } = plan(owner, { ...asked, policy: 'closed' });
        const { text: open } = plan(owner, { ...asked, policy: 'open' });
        for (const tried of ['SomebodyElse', 'Foo', ...aiAgents.map(({ token }) => token)])
          for (const each of paths) {
            expect(allowed(closed, tried, each)).toBe(false);
            if (tried !== 'Foo' && each === '/') expect(allowed(open, tried, each)).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('that a policy turns round no longer keeps a suggested path open', () => {
    const asked = robotsRequest.parse({ allowAllEngines: false, disallowPaths: ['/admin'] });
    const { text } = plan('User-agent: ClaudeBot\nAllow: /admin', asked);
    expect(text).toContain('Disallow: /admin/');
    expect(plan(text, asked).text).toBe(text);
  });

  it('is all still there but for rules that a policy turns round, and a second edit adds nothing', () => {
    fc.assert(
      fc.property(ownerFile, request, (owner, asked) => {
        const { text } = plan(owner, asked);
        let at = 0;
        const untouched = asked.policy === undefined && asked.allowAllEngines;
        const mayChange = (words: string) =>
          /^crawl-delay/i.test(words) ||
          /^allow: \/(?:a|a\/b|admin)$/i.test(words) ||
          (!untouched && /^(?:user-agent|allow|disallow)/i.test(words));
        for (const each of owner.split(/\r\n|\r|\n/).filter((words) => words !== '' && !mayChange(words))) {
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
  ])('is written all the same: many %s', (_, liveText) => {
    const request = robotsRequest.parse({ disallowPaths });
    const { text } = planRobotsTxt({ liveText, sitemaps: [], homeUrl, request, urls });
    expect(text.length).toBeGreaterThanOrEqual(liveText.length);
  });

  it('is left as it stands when it names more agents than any owner does', () => {
    const live = many(3000, (at) => `User-agent: a${at}\nDisallow: /a`);
    const { text, notes } = plan(live, { disallowPaths: ['/b'] });
    expect(text).toBe(live);
    expect(notes).toEqual([expect.stringContaining('names 3000 agents')]);
  });
});
