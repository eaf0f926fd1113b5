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
  expect(tellIdleLines(parseRobotsTxt(`User-agent: *\n${rules}`))).toMatch(
    /“Disallow: c” \([^)]+\); and 2 more\.$/,
  );
});

it('tells them in the order of the file, however they are idle, and cuts what is long', () => {
  const longest = `/${'a'.repeat(60)}`;
  const file = `Disallow: ${longest}\nUser-agent: GPTBot , *\nDisallow: shop\nnoindex : /y\n`;
  expect(tellIdleLines(parseRobotsTxt(file), 9)).toBe(
    `Without the effect that is meant: line 1, “${`Disallow: ${longest}`.slice(0, 60)}…” (no “User-agent” stands above it); line 2, “User-agent: GPTBot , *” (it names only gptbot: each agent has a line of its own); line 3, “Disallow: shop” (a path begins with “/”); line 4, “noindex : /y” (robots.txt forbids fetching, not indexing).`,
  );
  const whole = `Disallow: /${'b'.repeat(49)}`;
  expect(tellIdleLines(parseRobotsTxt(whole))).toContain(`“${whole}”`);
});

it('says nothing of what works, or what only some crawlers read', () => {
  const text =
    'User-agent: GPTBot/1.2\nUser-agent: *\nDisallow:\nDisallow: *.pdf$\nAllow: /\nCrawl-delay: 5\nHost: a.example\nClean-param: x\n';
  expect(tellIdleLines(parseRobotsTxt(text))).toBe('');
});
