import { describe } from 'vitest';
import { language } from './language.ts';
import { expectTable } from './testing/expect-table.ts';

const french = {
  words: 300,
  mainWords: 300,
  excerpt:
    'Le pain est cuit tous les matins avec une farine de la région, et vous est livré dans la ville pour midi.',
};

describe('the check language', () => {
  expectTable(language, [
    { page: 'a language', changes: {}, score: 1, status: 'pass', says: ['“en”'] },
    {
      page: 'a regional one',
      changes: { page: { lang: 'en-gb' } },
      score: 1,
      status: 'pass',
      says: ['en-GB'],
    },
    { page: 'none', changes: { page: { lang: null } }, score: 0, status: 'fail', says: ['<html lang="en">'] },
    {
      page: 'none, in French',
      changes: { page: { lang: ' ', text: french } },
      score: 0,
      status: 'fail',
      says: ['<html lang="fr">'],
    },
    {
      page: 'none, in Japanese, where a row of names is in Han alone',
      changes: {
        page: {
          lang: null,
          text: {
            ...french,
            prose: ['本多克宏教授研究室東京都千代田区中央一丁目二番三号四棟五階'],
            excerpt: '研究室へのアクセス 本多克宏教授研究室 詳細は大学のページをご確認ください。',
          },
        },
      },
      score: 0,
      status: 'fail',
      says: ['<html lang="ja">'],
    },
    {
      page: 'none, in Japanese',
      changes: {
        page: {
          lang: null,
          text: {
            ...french,
            excerpt: '私たちは毎朝、地元の小麦粉でパンを焼いています。正午までにお届けします。',
          },
        },
      },
      score: 0,
      status: 'fail',
      says: ['<html lang="ja">'],
    },
    {
      page: 'no language tag',
      changes: { page: { lang: 'english_UK' } },
      score: 0.4,
      status: 'fail',
      says: ['“english_UK”'],
    },
    {
      page: 'another language than the text',
      changes: { page: { lang: 'en', text: french } },
      score: 0.6,
      status: 'warn',
      says: ['seems to be in “fr”'],
    },
    {
      page: 'the language of a template on an app without a text',
      changes: {
        page: {
          lang: 'en',
          title: 'Ferienwohnung am See – Ihr Urlaub im Herzen der Natur',
          metaDescription: 'Genießen Sie Ihren Urlaub in der Wohnung mit Blick auf den See und die Berge.',
          text: { ...french, words: 0, mainWords: 0, excerpt: '', prose: [] },
        },
      },
      score: 0.6,
      status: 'warn',
      says: ['the title and the description seem to be in “de”', '<html lang="de">'],
    },
    {
      page: 'a text too short to tell',
      changes: { page: { lang: 'nb', text: { words: 2, mainWords: 2, excerpt: 'Brød' } } },
      score: 1,
      status: 'pass',
    },
  ]);
});
