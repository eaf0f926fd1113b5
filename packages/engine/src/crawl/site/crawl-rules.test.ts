import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { describe, expect, it } from 'vitest';
import { crawlRules, everythingAllowed, nothingAllowed, ownRules } from './crawl-rules.ts';

const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');
const read = (text: string) => ownRules(parseRobotsTxt(text));
const home = 'https://shop.example/';

describe('the rules of a robots.txt for our crawler', () => {
  it('are those of its own group, else those for all', () => {
    const named = read(
      'User-agent: *\nDisallow: /\n\nUser-agent: VisibleAI\nDisallow: /a\nAllow: /a/b\nCrawl-delay: 2',
    );
    const rules = named && crawlRules(named);
    expect(['', 'a', 'a/b', 'robots.txt'].map((path) => rules?.allows(home + path))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(rules?.crawlDelay).toBe(2);
    const all = read('User-agent: Other\nAllow: /\n\nUser-agent: *\nDisallow: /');
    expect(all && crawlRules(all).allows(home)).toBe(false);
  });

  it('are those of a group that names others, too', () => {
    const shared = read('User-agent: Other\nUser-agent: VisibleAI\nDisallow: /\n\nUser-agent: *\nAllow: /');
    expect(shared && crawlRules(shared).allows(home)).toBe(false);
  });

  it('ask for the longest of several delays, and for none where none is written', () => {
    expect(read('User-agent: *\nCrawl-delay: 2\nCrawl-delay: 5\nCrawl-delay: 1')?.crawlDelay).toBe(5);
    expect(read('User-agent: *\nAllow: /')?.crawlDelay).toBe(0);
  });

  it('are ten thousand at the most, and two thousand pieces between stars', () => {
    const plain = (count: number) => read(`User-agent: *\n${many(count, (at) => `Disallow: /p${at}`)}`);
    const starred = (count: number) => read(`User-agent: *\n${many(count, (at) => `Disallow: /*q${at}`)}`);
    expect(plain(10_000)?.rules).toHaveLength(10_000);
    expect(plain(10_001)).toBeNull();
    expect(starred(1000)?.rules).toHaveLength(1000);
    expect(starred(1001)).toBeNull();
  });

  it('allow everything, or nothing, where a file says neither', () => {
    expect([everythingAllowed.allows(home), nothingAllowed.allows(home)]).toEqual([true, false]);
  });

  it('are kept to in no time, however many paths they name', () => {
    const own = read(
      `User-agent: *\n${many(9900, (at) => `Disallow: /p${at}/`)}\n${many(900, (at) => `Disallow: /*q${at}=`)}`.slice(
        0,
        512 * 1024,
      ),
    );
    expect(own).toBeNull();
    const fewer = read(
      `User-agent: *\n${many(9000, (at) => `Disallow: /p${at}/`)}\n${many(900, (at) => `Disallow: /*q${at}=`)}`,
    );
    const rules = fewer && crawlRules(fewer);
    const allowed = Array.from({ length: 10_000 }, (_, at) => `${home}p${at}/${'a'.repeat(900)}`).filter(
      (url) => rules?.allows(url),
    );
    expect(allowed).toHaveLength(1000);
  });

  it('are too many when half a megabyte of them is made of stars', () => {
    expect(read(`User-agent: *\n${many(36_000, (at) => `allow:*${at.toString(36)}`)}`)).toBeNull();
    expect(read(`User-agent: *\nDisallow: ${'a*'.repeat(200_000)}`)).toBeNull();
  });
});
