import { expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

const russian = 'Наше ателье работает с 1994 года, и у нас шьют уже три поколения горожан.';
const languageOf = (language: string, text: string) =>
  pageLanguage({ language, description: '', excerpt: text, sections: [] });

it.each([
  ['the language of a theme on a text in another script', 'en-US', russian, 'ru'],
  ['that of a theme on a few words in another script', 'en-US', 'Имя Адрес Отправить', ''],
  ['a declared language of that script', 'be', russian, 'ru'],
  ['a declared language beside few words of its script', 'uk', 'Імʼя Адреса', 'uk'],
  ['another declared language in Latin letters', 'en', 'Wir backen jeden Morgen frisches Brot.', 'en'],
  ['no declared language', '', 'Wir backen jeden Morgen frisches Brot und liefern es in die Stadt.', 'de'],
  ['a declared language without a text', 'en', '', 'en'],
])('%s', (_, declared, text, language) => {
  expect(languageOf(declared, text)).toBe(language);
});
