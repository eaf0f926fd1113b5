import { describe } from 'vitest';
import { readableWithoutJavascript } from './readable-without-javascript.ts';
import { expectTable } from './testing/expect-table.ts';

const text = (words: number, emptyMounts: string[] = [], scripts = 3, noscriptText = '') => ({
  page: { text: { words, mainWords: words, excerpt: '' }, rendering: { scripts, emptyMounts, noscriptText } },
});

describe('the check readable-without-javascript', () => {
  expectTable(readableWithoutJavascript, [
    {
      page: 'a home page that leads to a sign-in',
      changes: {
        page: { ...text(11, [], 1).page, asksToSignIn: true },
        response: { requestedUrl: 'https://bakery.example/', url: 'https://bakery.example/login' },
      },
      score: 0,
      status: 'fail',
      says: [
        'Engines see only a sign-in page',
        'leads to https://bakery.example/login',
        'a page that everybody may read',
      ],
      never: ['<main>', '100 words'],
    },
    {
      page: 'a home page that leads to a form that asks for an e-mail address first',
      changes: {
        ...text(11, [], 1),
        response: { requestedUrl: 'https://bakery.example/', url: 'https://bakery.example/login' },
      },
      score: 0,
      status: 'fail',
      says: ['Engines see only a sign-in page'],
    },
    {
      page: 'a page for members inside a site',
      changes: {
        page: { ...text(11, [], 1).page, asksToSignIn: true },
        response: { requestedUrl: 'https://bakery.example/account' },
      },
      score: 0.4,
      status: 'fail',
      says: ['Only 11 words'],
    },
    { page: 'the text is there', changes: text(420), score: 1, status: 'pass', says: ['420 words'] },
    {
      page: 'the text is there although a mount point is empty',
      changes: text(300, ['app']),
      score: 1,
      status: 'pass',
    },
    {
      page: 'nothing but an empty root',
      changes: text(0, ['root']),
      score: 0,
      status: 'fail',
      says: ['“root”', '<div id="root">', '<h1>Sourdough bread baked'],
    },
    {
      page: 'a request to switch JavaScript on',
      changes: text(40, [], 2, 'Please enable JavaScript <b>'),
      score: 0.4,
      status: 'fail',
      says: ['“Please enable JavaScript <b>”'],
    },
    {
      page: 'Next.js without text',
      changes: text(10, ['__next']),
      score: 0,
      status: 'fail',
      says: ['Next.js', 'id="__next"'],
    },
    {
      page: 'a few words and scripts',
      changes: text(60),
      score: 0.7,
      status: 'warn',
      says: ['60 words'],
      never: ['<main>', '<h1>'],
    },
    {
      page: 'nothing but an empty root, and the text in <noscript>',
      changes: text(0, ['root'], 1, 'anvil '.repeat(40)),
      score: 0.4,
      status: 'fail',
      says: ['40 words or more', 'Outside <noscript>'],
    },
    {
      page: 'nothing but a meta refresh',
      changes: {
        page: { ...text(0, [], 0).page, refresh: { seconds: 0, url: 'https://bakery.example/en/' } },
      },
      score: 0.4,
      status: 'fail',
      says: ['only sends readers on', 'Location: https://bakery.example/en/'],
    },
    {
      page: 'a whole page that sends its readers on at once',
      changes: {
        page: { ...text(400, [], 0).page, refresh: { seconds: 0, url: 'https://bakery.example/en/' } },
      },
      score: 0.4,
      status: 'fail',
      says: ['sends its readers on to another', '400 words and a <meta http-equiv="refresh">'],
    },
    {
      page: 'a whole page that sends its readers on by a header',
      changes: {
        ...text(400, [], 0),
        response: { headers: { refresh: "0; URL='/en/'" } },
      },
      score: 0.4,
      status: 'fail',
      says: ['a Refresh header to https://bakery.example/en/'],
    },
    {
      page: 'a page of news that loads itself again',
      changes: {
        page: { ...text(400, [], 0).page, refresh: { seconds: 5, url: 'https://bakery.example/' } },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a heading and a few words, and one script that counts visitors',
      changes: text(11, [], 1),
      score: 0.4,
      status: 'fail',
      says: ['Only 11 words of text', 'beside 1 script'],
      never: ['Without JavaScript', '<h1>'],
    },
    {
      page: 'a few words that no heading and no sentence holds, and scripts',
      changes: {
        page: {
          ...text(11, [], 2).page,
          headings: [],
          text: { ...text(11).page.text, excerpt: 'Menu', prose: [] },
        },
      },
      score: 0,
      status: 'fail',
      says: ['Without JavaScript only 11 words'],
    },
    {
      page: 'a few words and no script',
      changes: text(12, [], 0),
      score: 0.4,
      status: 'fail',
      says: ['needs no script'],
    },
  ]);
});
