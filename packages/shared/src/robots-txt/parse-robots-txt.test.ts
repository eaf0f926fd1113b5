import { describe, expect, it } from 'vitest';
import { parseRobotsTxt } from './parse-robots-txt.ts';
import { isMisspelt, readRobotsLine } from './robots-line.ts';

const agentsOf = (text: string) =>
  parseRobotsTxt(text).groups.map((group) => group.agents.map((agent) => agent.token));

describe('reading a robots.txt file', () => {
  it('keeps every line with its own end, so that the file can be written back', () => {
    const text = '\ufeff# hello\r\nUser-agent: *\rDisallow: /x # why\n\nAllow: /';
    expect(parseRobotsTxt(text).lines.join('')).toBe(text);
  });

  it('finds nothing in an empty file', () => {
    expect(parseRobotsTxt('')).toEqual({
      lines: [],
      groups: [],
      sitemaps: [],
      contentSignals: [],
      ignored: [],
    });
  });

  it('numbers lines from 1 whatever ends them', () => {
    const [group] = parseRobotsTxt('User-agent: a\r\n\r\nDisallow: /x\rAllow: /y\n').groups;
    expect(group?.rules.map((rule) => [rule.kind, rule.path, rule.line])).toEqual([
      ['disallow', '/x', 3],
      ['allow', '/y', 4],
    ]);
  });

  it('skips a byte order mark', () => {
    expect(parseRobotsTxt('\ufeffUser-agent: a\nDisallow: /').groups).toMatchObject([
      { agents: [{ token: 'a' }], rules: [{ path: '/' }], crawlDelays: [], contentSignals: [] },
    ]);
    expect(parseRobotsTxt('\ufeffNoindex: /').ignored).toMatchObject([{ text: 'Noindex: /' }]);
  });

  it('lets stacked agents share the rules, and opens a new group after a rule', () => {
    expect(agentsOf('User-agent: A\nUser-agent: b\nDisallow: /\nUser-agent: c\n')).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
  });

  it('does not end a group at sitemaps, crawl delays or unknown fields', () => {
    const text =
      'User-agent: a\nSitemap: https://x.example/s.xml\nCrawl-delay: 2\nHost: x\nUser-agent: b\nDisallow: /';
    expect(agentsOf(text)).toEqual([['a', 'b']]);
  });

  it('collects sitemaps, crawl delays and content signals with their lines and agents', () => {
    const parsed = parseRobotsTxt(
      'Sitemap: /s.xml\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nCrawl-delay: 1.5\nContent-Usage: train-ai=n\n',
    );
    expect(parsed.sitemaps).toEqual([{ url: '/s.xml', line: 1 }]);
    expect(parsed.groups[0]?.crawlDelays).toEqual([{ seconds: 1.5, line: 4 }]);
    expect(parsed.contentSignals).toEqual([
      { field: 'Content-Signal', value: 'search=yes, ai-train=no', line: 3, agents: ['*'] },
      { field: 'Content-Usage', value: 'train-ai=n', line: 5, agents: ['*'] },
    ]);
  });

  it.each([
    ['0', [0]],
    ['0.5', [0.5]],
    ['-1', []],
    ['', []],
    ['soon', []],
    ['Infinity', []],
  ])('reads of the crawl delay “%s” the seconds %j', (value, seconds) => {
    const [group] = parseRobotsTxt(`User-agent: *\nCrawl-delay: ${value}\n`).groups;
    expect(group?.crawlDelays.map((delay) => delay.seconds)).toEqual(seconds);
  });

  it('reads no address of a sitemap where none is written', () => {
    expect(parseRobotsTxt('Sitemap:\nSitemap: # none\n').sitemaps).toEqual([]);
  });

  it('takes a signal before the first group for one to all, and a delay there for none', () => {
    const { contentSignals, groups } = parseRobotsTxt(
      'Content-Signal: search=yes\nCrawl-delay: 2\nUser-agent: a\nAllow: /\n',
    );
    expect(contentSignals).toEqual([
      { field: 'Content-Signal', value: 'search=yes', line: 1, agents: ['*'] },
    ]);
    expect(groups).toMatchObject([{ contentSignals: [], crawlDelays: [] }]);
  });

  it('tells of a signal every agent of its group, those named after it too', () => {
    const { contentSignals } = parseRobotsTxt(
      'User-agent: a\nContent-Signal: search=yes\nUser-agent: b\nAllow: /\n',
    );
    expect(contentSignals[0]?.agents).toEqual(['a', 'b']);
  });

  it('reads half a megabyte of agents and signals by turns', () => {
    const { contentSignals } = parseRobotsTxt('User-agent: a\nContent-Signal: search=yes\n'.repeat(12_000));
    expect(contentSignals).toHaveLength(12_000);
  });

  it('lists what crawlers skip, with the reason', () => {
    const { ignored } = parseRobotsTxt(
      'Disallow: /early\nUser-agent: *\n Noindex: /a\nplain words\nthree plain words\n:/x\n',
    );
    expect(ignored).toEqual([
      { text: 'Disallow: /early', line: 1, reason: 'no-group' },
      { text: 'Noindex: /a', line: 3, reason: 'unknown-field' },
      { text: 'plain words', line: 4, reason: 'no-colon' },
      { text: 'three plain words', line: 5, reason: 'no-colon' },
      { text: ':/x', line: 6, reason: 'unknown-field' },
    ]);
  });

  it('lists neither blank lines nor comments', () => {
    expect(parseRobotsTxt('# one: two\n\n \t\n  # three\n').ignored).toEqual([]);
  });
});

describe('one line', () => {
  it.each([
    ['Disallow: /a # why: so', { kind: 'field', field: 'disallow', value: '/a' }],
    ['  Crawl-delay : 2 ', { kind: 'field', field: 'crawl-delay', value: '2' }],
    ['Disallow /a', { kind: 'field', field: 'disallow', value: '/a' }],
    ['Disallow \t /a', { kind: 'field', field: 'disallow', value: '/a' }],
    [
      'Sitemap: https://a.example/s.xml',
      { kind: 'field', field: 'sitemap', value: 'https://a.example/s.xml' },
    ],
    ['# Disallow: /a', { kind: 'blank' }],
    ['Noindex: /a', { kind: 'unknown' }],
    ['Disallow', { kind: 'no-colon' }],
  ])('“%s” reads %j', (line, read) => {
    expect(readRobotsLine(line)).toEqual(read);
  });
});

describe('fields as Google reads them', () => {
  it.each([
    ['User Agent: *', 'user-agent'],
    ['Useragent: *', 'user-agent'],
    ['USER-AGENTS: *', 'user-agent'],
    ['Dissallow: /', 'disallow'],
    ['dissalow: /', 'disallow'],
    ['Disalow: /', 'disallow'],
    ['Diasllow: /', 'disallow'],
    ['disallaw: /', 'disallow'],
    ['Allowed: /', 'allow'],
    ['Site-map: /map.xml', 'sitemap'],
    ['Disallow /', 'disallow'],
  ])('takes “%s” for %s and says that it is misspelt', (line, field) => {
    expect(readRobotsLine(line)).toMatchObject({ kind: 'field', field });
    expect(isMisspelt(line)).toBe(true);
  });

  it.each(['Desallow: /', 'User_agent: *', 'Dis-allow: /', 'Noindex: /', 'Disallow all of it', 'Sitmap: /x'])(
    'takes “%s” for no field',
    (line) => {
      expect(readRobotsLine(line).kind).not.toBe('field');
      expect(isMisspelt(line)).toBe(false);
    },
  );

  it.each(['User-Agent: *', 'disallow : /x # Dissallow: /', 'Crawl-delay: 2', 'Content-Signal: search=yes'])(
    'finds nothing misspelt in “%s”',
    (line) => expect(isMisspelt(line)).toBe(false),
  );
});
