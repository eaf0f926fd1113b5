import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { describe, expect, it } from 'vitest';
import { applyEdits, draftOf } from '../../robots-edit/robots-edit.ts';
import { keepAgentsOut } from './keep-agents-out.ts';

/** A file after GPTBot and CCBot are blocked. */
const without = (text: string, tokens = ['GPTBot', 'CCBot']) => {
  const isOut = (token: string) => ['gptbot', 'ccbot', 'diffbot'].includes(token);
  return applyEdits(draftOf(text), keepAgentsOut(parseRobotsTxt(text), isOut, tokens, 'why')).text;
};
const added = (...names: string[]) =>
  `\n# Added: why\n${names.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n`;
const both = 'User-agent: GPTBot\nUser-agent: CCBot\n';

describe('a group that names only agents to keep out', () => {
  it.each([
    ['is closed by a line', 'Disallow: /x\n', 'Disallow: /x\nDisallow: /\n'],
    ['is closed where it closes nothing', 'Disallow: # nothing\n', 'Disallow: / # nothing\n'],
    ['has what it opens turned round', 'Disallow: /\nAllow: /x\n', 'Disallow: /\nDisallow: /x\n'],
    ['has what opens all turned round', 'Allow: / # all\n', 'Disallow: / # all\n'],
    ['has what opens all by a star turned round', 'Allow: *\nDisallow: /x\n', 'Disallow: *\nDisallow: /x\n'],
    ['has its misspelt end corrected', 'Dissallow: /\n', 'Disallow: /\n'],
    ['keeps what opens nothing', 'Allow:\nDisallow: /x\n', 'Allow:\nDisallow: /x\nDisallow: /\n'],
    ['stays where it is closed', 'Disallow: /\nDisallow: /x\n', 'Disallow: /\nDisallow: /x\n'],
    ['stays where it is closed by a star', 'Disallow: /*\nAllow:\n', 'Disallow: /*\nAllow:\n'],
  ])('%s: %j', (_, rules, closed) => {
    expect(without(both + rules)).toBe(both + closed);
  });

  it('has its misspelt name corrected, though some crawlers read it as closed', () => {
    expect(without('User agent: GPTBot # ours\nUser-agent: CCBot\nDisallow: /\n')).toBe(
      'User-agent: GPTBot # ours\nUser-agent: CCBot\nDisallow: /\n',
    );
    expect(without('User agent: *\nDisallow: /\n')).toBe(
      `User agent: *\nDisallow: /\n${added('GPTBot', 'CCBot')}`,
    );
  });

  it('is closed though it names one that no registry knows', () => {
    expect(without('User-agent: Diffbot\nDisallow: /x\n', [])).toBe(
      'User-agent: Diffbot\nDisallow: /x\nDisallow: /\n',
    );
  });
});

describe('a group that names others too', () => {
  const bing = 'User-agent: Bingbot\nDisallow: /x\n';
  it('loses them, and they share a group of their own', () => {
    expect(without(`User-agent: gptbot/1.0\n${bing}`)).toBe(bing + added('GPTBot', 'CCBot'));
    expect(without(`User-agent: Diffbot # ours\n${bing}`, ['GPTBot'])).toBe(
      bing + added('Diffbot', 'GPTBot'),
    );
  });

  it('stays where nothing is open to anybody in it', () => {
    const closed = 'User-agent: GPTBot\nUser-agent: Bingbot\nDisallow: /\n';
    expect(without(closed, ['GPTBot'])).toBe(closed);
  });
});

describe('agents that no group names', () => {
  it('share a group at the end', () => {
    expect(without('')).toBe(added('GPTBot', 'CCBot').trimStart());
    expect(without('User-agent: *\nDisallow: /x\n')).toBe(
      `User-agent: *\nDisallow: /x\n${added('GPTBot', 'CCBot')}`,
    );
  });

  it.each([
    ['Disallow: /\n', true],
    ['Disallow: *\nDisallow: /x\n', true],
    ['Disallow: /\nAllow:\n', true],
    ['Disallow: /\nAllow: /x\n', false],
    ['Dissallow: /\n', false],
    ['Allow: /\n', false],
  ])('need none where the group for all lets nobody in: %j', (rules, need) => {
    const all = `User-agent: *\n${rules}`;
    expect(without(all)).toBe(need ? all : all + added('GPTBot', 'CCBot'));
  });

  it('do not end up in a last group that has no rules', () => {
    expect(without('User-agent: Bingbot\n')).toBe(
      `User-agent: Bingbot\nDisallow:\n${added('GPTBot', 'CCBot')}`,
    );
    expect(without('User-agent: GPTBot\n')).toBe(`User-agent: GPTBot\nDisallow: /\n${added('CCBot')}`);
    expect(without('User-agent: GPTBot\nUser-agent: Bingbot\n', [])).toBe(
      `User-agent: Bingbot\nDisallow:\n${added('GPTBot')}`,
    );
  });

  it('are kept out once, whatever groups name them', () => {
    const text = 'User-agent: GPTBot\nAllow: /\n\nUser-agent: GPTBot\nUser-agent: Bingbot\nDisallow: /x\n';
    const out = without(text, ['GPTBot']);
    expect(out.match(/GPTBot/g)).toHaveLength(1);
    expect(out).not.toContain('# Added');
  });
});

it('nothing is edited where nobody is to be kept out', () => {
  const text = 'User-agent: *\nAllow: /\n';
  expect(keepAgentsOut(parseRobotsTxt(text), () => false, [], 'why')).toEqual([]);
});
