import { robotsPolicies } from '@visible-ai/shared/content/robots-policies';
import { type RobotsRequest, robotsRequest } from '@visible-ai/shared/content/schema';
import { describe, expect, it } from 'vitest';
import { planRobotsTxt } from './plan-robots-txt.ts';

const notes = (
  liveText: string | null,
  change: Partial<RobotsRequest> = {},
  homeUrl = 'https://shop.example/',
) => planRobotsTxt({ liveText, sitemaps: [], homeUrl, request: robotsRequest.parse(change) }).notes;
const kept = 'Every line of the site’s file is kept as it is.';

describe('of the owner’s own lines it is said', () => {
  /** A group of a blocked agent, with this many lines that allow it. */
  const open = (lines: number) =>
    `User-agent: GPTBot\n${Array.from({ length: lines }, (_, at) => `Allow: /a${at}`).join('\n')}\n`;
  const ownLines = (text: string | null) => notes(text, { policy: 'no_training' })[0];
  const changed = (which: string, are: string) =>
    `${which} of the site’s file ${are} changed, as your request needs; every other line is kept as it is.`;

  it.each([
    ['that there are none', null, 'The site has no robots.txt: this is a new file.'],
    ['that all are kept', 'User-agent: *\nDisallow: /x\n', kept],
    ['that of an empty file, too', '', kept],
    ['which one is changed', open(1), changed('Line 2', 'is')],
    ['which two are', open(2), changed('Lines 2, 3', 'are')],
    ['which twelve are', open(12), changed('Lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13', 'are')],
    [
      'which are, up to twelve',
      open(13),
      changed('Lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and more', 'are'),
    ],
  ])('%s', (_, text, note) => {
    expect(ownLines(text)).toBe(note);
  });
});

it('tells that a misspelt line, which only some crawlers read, was corrected', () => {
  const told = notes('User agent: *\nDisallow: /x\n', { disallowPaths: ['/cart'] });
  expect(told[1]).toBe(
    'Line 1, “User agent: *”, is read by lenient crawlers only. It is written “User-agent: *” now, so that the whole group counts for all.',
  );
  expect(notes('User-agent: *\nDisallow: /x\n', { disallowPaths: ['/cart'] }).join()).not.toContain(
    'lenient',
  );
});

it('tells what Cloudflare puts before the file, as it is and as it is edited', () => {
  const block =
    '# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\n';
  const told = notes(`${block}\nUser-agent: *\nAllow: /\n`, { disallowPaths: ['/cart'] }).join('\n');
  expect(told).toContain('Lines 1 to 4 of the site’s file come from Cloudflare');
  expect(notes('User-agent: *\nAllow: /\n', { disallowPaths: ['/cart'] }).join()).not.toContain('Cloudflare');
});

describe('of a site under a path it is said', () => {
  const place = (homeUrl: string, ...disallowPaths: string[]) =>
    notes(null, { disallowPaths }, homeUrl)
      .slice(1)
      .filter((note) => /site is under|Paths count/.test(note));
  const under =
    'Your site is under /pagy/, and crawlers read robots.txt only at the root of a host: this file must be at https://host.example/robots.txt and applies to everything there. Nobody reads a file at https://host.example/pagy/robots.txt. If the root is not yours, say “noindex” in the pages instead.';

  it.each([
    ['https://host.example/pagy/', [under]],
    ['https://host.example/pagy/index.html', [under]],
    ['https://host.example/', []],
    ['https://host.example/index.html', []],
  ])('where its file must stand: %s', (homeUrl, told) => {
    expect(place(homeUrl)).toEqual(told);
  });

  it('which of the paths are not its own', () => {
    expect(place('https://host.example/pagy/', '/pagy/cart', '/admin', '/till')).toEqual([
      under,
      'Paths count from the root of the host: “/admin” is https://host.example/admin; the one of your site is /pagy/admin.',
    ]);
    expect(place('https://host.example/pagy/', '/pagy/cart')).toEqual([under]);
  });
});

it.each(['open', 'no_training', 'search_only', 'closed'] as const)(
  'what the policy %s means is said, and that its signal is a wish',
  (policy) => {
    const { label, explanation } = robotsPolicies[policy];
    const [, note = ''] = notes(null, { policy });
    expect(note.startsWith(`${label}: ${explanation} “Content-Signal: search=`)).toBe(true);
    expect(note.endsWith('” says the same as a request; it blocks nothing.')).toBe(true);
  },
);

describe('of agents that stay out by the owner’s own line', () => {
  const shutOut = (text: string, change: Partial<RobotsRequest> = {}) =>
    notes(text, change).filter((note) => note.includes('is kept out of the home page'));

  it('those that answer are named, with the line', () => {
    expect(shutOut('# Ours\nUser-agent: PerplexityBot\nDisallow: /\n')).toEqual([
      'PerplexityBot (Perplexity) is kept out of the home page by line 3, “Disallow: /”, and so out of its answers. The line is yours and was kept: remove it to be quoted there.',
    ]);
    expect(shutOut('User-agent: GPTBot\nDisallow: /\n')).toEqual([]);
    expect(shutOut('User-agent: PerplexityBot\nDisallow: /x\n')).toEqual([]);
  });

  it('those that the policy keeps out are not', () => {
    const owner = 'User-agent: PerplexityBot\nUser-agent: Perplexity-User\nDisallow: /\n';
    expect(shutOut(owner)).toHaveLength(2);
    expect(shutOut(owner, { policy: 'no_training' })).toHaveLength(2);
    expect(shutOut(owner, { policy: 'search_only' })).toEqual([expect.stringContaining('PerplexityBot')]);
    expect(shutOut(owner, { policy: 'closed' })).toEqual([]);
  });
});

describe('a path that a line of the owner’s keeps open', () => {
  const open = (text: string, ...disallowPaths: string[]) =>
    notes(text, { disallowPaths }).filter((note) => note.includes('stays open'));
  const owner = 'User-agent: *\nDisallow: /x\nAllow: /*cart$\n';

  it('is named, with the line', () => {
    expect(open(owner, '/cart', '/till')).toEqual([
      '“/cart” stays open for crawlers without a group of their own: line 3 of your file, “Allow: /*cart$”, is more specific.',
    ]);
  });

  it.each([
    ['is closed', owner, '/till'],
    ['is a pattern', owner, '/*cart$'],
    ['is open to one agent alone', 'User-agent: Bingbot\nAllow: /*cart$\n', '/cart'],
  ])('is not named where it %s', (_, text, path) => {
    expect(open(text, path)).toEqual([]);
  });
});

describe('an agent that keeps a delay of its own', () => {
  const keeps = (text: string, crawlDelay = 5) =>
    notes(text, { crawlDelay }).filter((note) => note.includes('keeps the Crawl-delay'));
  const all = 'User-agent: *\nDisallow: /x\n\n';
  const group = (...agents: string[]) =>
    `${agents.map((name) => `User-agent: ${name}\n`).join('')}Crawl-delay: 2\n\n`;

  it('is named where another delay is asked for', () => {
    expect(keeps(all + group('Bingbot'))).toEqual(['Bingbot keeps the Crawl-delay of its own group.']);
    expect(keeps(all + group('Bingbot'), 0)).toEqual([]);
  });

  it.each([
    ['with a group for all', group('*')],
    ['named beside all', group('*', 'Bingbot')],
    ['without a delay', 'User-agent: Bingbot\nDisallow: /y\n'],
  ])('is none %s', (_, text) => {
    expect(keeps(text)).toEqual([]);
  });

  it('is one of the first five', () => {
    expect(keeps(all + group('A', 'B', 'C') + group('D', 'E', 'F'))).toEqual([
      'A, B, C, D, E keeps the Crawl-delay of its own group.',
    ]);
  });
});

it.each([
  ['500 KiB', '#'.repeat(512_000), false],
  ['a byte more', '#'.repeat(512_001), true],
  ['a byte more in letters of two', `#${'ä'.repeat(256_000)}`, true],
])('a file of %s may be too large for crawlers', (_, text, is) => {
  expect(notes(text).some((note) => note.startsWith('The file is larger than 500 KiB'))).toBe(is);
});
