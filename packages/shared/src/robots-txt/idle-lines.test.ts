import { expect, it } from 'vitest';
import { tellIdleLines } from './idle-lines.ts';
import { parseRobotsTxt } from './parse-robots-txt.ts';

it.each([
  [
    'a rule above all agents',
    'Disallow: /x\nUser-agent: *\nAllow: /',
    'line 1, “Disallow: /x” (no “User-agent”',
  ],
  [
    'a path without a slash',
    'User-agent: *\nDisallow: admin',
    'line 2, “Disallow: admin” (a path begins with “/”)',
  ],
  ['a whole address', 'User-agent: *\nDisallow: https://a.example/x', 'a path begins with “/”'],
  ['agents on one line', 'User-agent: GPTBot, ClaudeBot\nDisallow: /', 'it names only gptbot'],
  ['noindex', 'User-agent: *\nNoindex: /x', 'forbids fetching, not indexing'],
])('%s is told with its line', (_, text, says) => {
  expect(tellIdleLines(parseRobotsTxt(text))).toContain(says);
});

it('tells three, and counts the others', () => {
  const rules = ['a', 'b', 'c', 'd', 'e'].map((path) => `Disallow: ${path}`).join('\n');
  expect(tellIdleLines(parseRobotsTxt(`User-agent: *\n${rules}`))).toMatch(/“Disallow: c”.*; and 2 more\.$/);
});

it('says nothing of what works, or what only some crawlers read', () => {
  const text =
    'User-agent: GPTBot/1.2\nUser-agent: *\nDisallow:\nDisallow: *.pdf$\nAllow: /\nCrawl-delay: 5\nHost: a.example\nClean-param: x\n';
  expect(tellIdleLines(parseRobotsTxt(text))).toBe('');
});
