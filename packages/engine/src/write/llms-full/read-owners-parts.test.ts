import { expect, it } from 'vitest';
import { readOwnersParts } from './read-owners-parts.ts';

it.each([
  ['Source: https://a.example/x', 'https://a.example/x'],
  ['**URL:** <https://a.example/x>', 'https://a.example/x'],
  ['Source:\nhttps://a.example/x', 'https://a.example/x'],
  ['**Link** : **https://a.example/x', 'https://a.example/x'],
])('takes %j for where a part says its page', (line, url) => {
  expect(readOwnersParts(`# One\n\n${line}\n\nText.`).parts.map((part) => part.url)).toEqual([url]);
});

it('reads half a megabyte of blanks behind a colon', () => {
  expect(readOwnersParts(`# One\n\nSource:${' '.repeat(500_000)}x`).parts).toEqual([]);
});
