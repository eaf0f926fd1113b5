import { expect, it } from 'vitest';
import { baseLanguage } from './base-language.ts';

it.each([
  ['de-AT', 'de'],
  ['pt_BR', 'pt'],
  ['ZH-Hant-TW', 'zh'],
  ['fil-PH', 'fil'],
  ['no', 'nb'],
  ['iw', 'he'],
  ['', ''],
])('the language of %s is %s', (tag, language) => {
  expect(baseLanguage(tag)).toBe(language);
});
