import { expect, test } from 'vitest';
import { withoutPermalink } from './without-permalink.ts';

test.each([
  ['Install ¶', 'Install'],
  ['Install¶ ', 'Install'],
  ['Install #', 'Install'],
  ['Install#', 'Install'],
  ['Version 2.0#', 'Version 2.0'],
  ['install()#', 'install()'],
  ['설치#', '설치'],
  ['Install 🔗', 'Install'],
  ['Install # ¶', 'Install'],
  ['Install\u200b', 'Install'],
  ['Install #\u200b', 'Install'],
  ['#', ''],
  ['Why C#', 'Why C#'],
  ['C# ¶', 'C#'],
  ['Section § 5', 'Section § 5'],
  ['Plain ', 'Plain '],
  ['', ''],
])('take the sign of a permanent link from “%s”', (text, words) => {
  expect(withoutPermalink(text)).toBe(words);
});

test('read a million signs without running out of stack', () => {
  expect(withoutPermalink(`Install${' ¶'.repeat(500_000)}`)).toBe('Install');
});
