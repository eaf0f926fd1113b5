import { describe } from 'vitest';
import { llmsTxt } from './llms-txt.ts';
import { expectTable } from './testing/expect-table.ts';

const file = {
  title: 'Bakery',
  summary: null,
  sections: 1,
  links: 3,
  characters: 200,
  problems: ['Line 3: prose inside a section.'],
  text: '# Bakery\n\n## Pages\nOpen all day.\n- [Prices](/prices)\n',
};
const missing = { state: 'missing' as const, httpStatus: 404, file: null };

describe('the check llms-txt', () => {
  expectTable(llmsTxt, [
    {
      page: 'a well formed file',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['2 sections and 6 links', '“Bakery Example”'],
    },
    {
      page: 'a file with a fault',
      changes: { llms: { file } },
      score: 0.8,
      status: 'warn',
      says: ['Line 3: prose inside a section.'],
    },
    {
      page: 'a file with many faults',
      changes: { llms: { file: { ...file, problems: Array(12).fill('A fault.') } } },
      score: 0.4,
      status: 'fail',
    },
    {
      page: 'no file',
      changes: { llms: missing },
      score: 0,
      status: 'fail',
      says: [
        'status 404',
        '# Bakery Example',
        '> Bakery Example bakes',
        '- [Prices](https://bakery.example/prices)',
        'ignores the file',
      ],
    },
    {
      page: 'no file, and a folder that is linked with and without its slash',
      changes: {
        llms: missing,
        page: {
          links: ['https://bakery.example/blog', 'https://bakery.example/blog/'].map((url) => ({
            ...{ url, rel: '' },
            ...{ text: 'Blog', part: 'navigation' as const },
          })),
        },
      },
      score: 0,
      status: 'fail',
      says: ['- [Blog](https://bakery.example/blog)'],
      never: ['https://bakery.example/blog/'],
    },
    {
      page: 'no file, and the same words on the buttons of several cards',
      changes: {
        llms: missing,
        page: {
          links: ['mill-house', 'quay-loft', 'forge-flat'].map((name) => ({
            ...{ url: `https://bakery.example/${name}`, rel: '' },
            ...{ text: 'See this home', part: 'main' as const },
          })),
        },
      },
      score: 0,
      status: 'fail',
      says: ['- [Mill house](https://bakery.example/mill-house)'],
      never: ['[See this home]'],
    },
    {
      page: 'no file, and links to the page in other languages',
      changes: {
        llms: missing,
        page: {
          links: ['Jobs', 'Deutsch', 'Français', 'IT'].map((text) => ({
            ...{ url: `https://bakery.example/${text.toLowerCase()}`, rel: '' },
            ...{ text, part: 'navigation' as const },
          })),
        },
      },
      score: 0,
      status: 'fail',
      says: ['- [Jobs]', '- [IT]'],
      never: ['Deutsch', 'Français'],
    },
    {
      page: 'no file, and a page with an empty title',
      changes: {
        llms: missing,
        page: { title: '', nameClues: [], headings: [], openGraph: {}, metaDescription: null },
      },
      score: 0,
      status: 'fail',
      says: ['- [Home](https://bakery.example/)'],
    },
    {
      page: 'no file, and a linked page that is gone',
      changes: {
        llms: missing,
        links: {
          tried: [{ url: 'https://bakery.example/prices', text: 'Prices', status: 404, redirect: null }],
        },
      },
      score: 0,
      status: 'fail',
      says: ['# Bakery Example'],
      never: ['https://bakery.example/prices'],
    },
    {
      page: 'no file, and a page whose title ends with the name of its site in short',
      changes: {
        llms: missing,
        response: { url: 'https://bakery.example/contact' },
        page: { title: 'Contact | Bakery', headings: [] },
      },
      score: 0,
      status: 'fail',
      never: ['- [Bakery]('],
    },
    {
      page: 'no file, and a home page whose title has its name and its town',
      changes: { llms: missing, page: { title: 'Bakery Example | York NE | Home' } },
      score: 0,
      status: 'fail',
      says: ['- [Bakery Example](https://bakery.example/)'],
    },
    {
      page: 'no file, and a home page whose title has its name and what it is',
      changes: { llms: missing, page: { title: 'Bakery Example - Baker - Home' } },
      score: 0,
      status: 'fail',
      says: ['- [Bakery Example](https://bakery.example/)'],
    },
    {
      page: 'no file, and links home with the name of a file',
      changes: {
        llms: missing,
        page: {
          links: ['/index.html', '/team/', '/team/index.php', '/jobs'].map((path) => ({
            url: `https://bakery.example${path}`,
            text: path.length > 10 ? 'Again' : path,
            rel: '',
            part: 'navigation' as const,
          })),
        },
      },
      score: 0,
      status: 'fail',
      says: ['/team/)', '/jobs)'],
      never: ['index.', 'Again'],
    },
    {
      page: 'no file, a logo that leads home from another page, and a card with its number',
      changes: {
        llms: missing,
        response: { url: 'https://bakery.example/contact' },
        page: {
          links: [
            {
              url: 'https://bakery.example/',
              text: 'Logo of the oven',
              rel: '',
              part: 'navigation' as const,
            },
            { url: 'https://bakery.example/team', text: '→ 03 Team →', rel: '', part: 'main' as const },
          ],
        },
      },
      score: 0,
      status: 'fail',
      says: ['[Bakery Example](https://bakery.example/)', '[Team](https://bakery.example/team)'],
      never: ['Logo'],
    },
    {
      page: 'a web page in disguise',
      changes: { llms: { ...missing, state: 'html', httpStatus: 200 } },
      score: 0,
      status: 'fail',
      says: ['HTML page'],
    },
    {
      page: 'the rules of a robots.txt',
      changes: { llms: { ...missing, state: 'robots', httpStatus: 200 } },
      score: 0,
      status: 'fail',
      says: ['really a robots.txt', '“User-agent:”', 'Keep rules for crawlers in robots.txt'],
    },
    {
      page: 'a server error',
      changes: { llms: { ...missing, state: 'server-error', httpStatus: 500 } },
      score: 0,
      status: 'fail',
      says: ['status 500'],
    },
    {
      page: 'links that tell first that they are links',
      changes: {
        llms: missing,
        page: {
          links: [
            { url: 'https://bakery.example/a', text: 'post link to A keyboard', rel: '' },
            { url: 'https://bakery.example/user/login', text: 'Log in', rel: '' },
          ],
        },
      },
      score: 0,
      status: 'fail',
      says: ['- [A keyboard](https://bakery.example/a)'],
      never: ['login'],
    },
    {
      page: 'markup in the names of links',
      changes: {
        llms: missing,
        page: {
          links: [
            { url: 'https://bakery.example/a(b)', text: 'Our [best] *bread*', rel: '' },
            { url: 'https://bakery.example/?share=facebook', text: 'Click to share', rel: '' },
            { url: 'https://bakery.example/2025/03/', text: 'March 2025', rel: '' },
          ],
        },
      },
      score: 0,
      status: 'fail',
      says: ['- [Our \\[best\\] \\*bread\\*](https://bakery.example/a%28b%29)'],
    },
  ]);
});
