import { describe } from 'vitest';
import { expectTable } from './testing/expect-table.ts';
import { title } from './title.ts';

const titled = (title: string | null) => ({ page: { title } });

describe('the check title', () => {
  expectTable(title, [
    {
      page: 'a telling title',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['“Sourdough bread baked every morning – Bakery Example”'],
    },
    {
      page: 'no title',
      changes: titled(null),
      score: 0,
      status: 'fail',
      says: ['<title>Sourdough bread, every morning – Bakery Example</title>'],
    },
    {
      page: 'no title, where a list of adjectives follows a verb and the main headings are those of sections',
      changes: {
        page: {
          title: null,
          metaDescription:
            'Anvil is a fast, simple and downright gorgeous forge for small workshops in towns.',
          headings: ['Introduction', 'Features', 'Code example', 'License'].map((text) => ({
            level: 1 as const,
            text,
            part: 'main' as const,
          })),
        },
      },
      score: 0,
      status: 'fail',
      never: ['Anvil is a fast', 'Features', 'Code example'],
    },
    {
      page: 'no title, where no main heading but one below it names the site',
      changes: {
        page: {
          title: null,
          metaDescription: null,
          openGraph: {},
          text: { prose: ['The favorite fresh bread of the whole town is in high demand!'] },
          headings: ['Bakery Example: A Taste of Home', 'Menu'].map((text) => ({
            level: 2 as const,
            text,
            part: 'main' as const,
          })),
        },
      },
      score: 0,
      status: 'fail',
      says: ['<title>Bakery Example: A Taste of Home</title>'],
      never: ['high demand'],
    },
    { page: 'a blank title', changes: titled('  '), score: 0, status: 'fail' },
    {
      page: 'a word that says nothing',
      changes: titled('Home'),
      score: 0.3,
      status: 'fail',
      says: ['“Home”'],
    },
    {
      page: 'an address in place of a title, as static generators leave it on pages that send on',
      changes: titled('https://bakery.example/en/'),
      score: 0.3,
      status: 'fail',
      says: ['an address, not what the page is about'],
    },
    { page: 'a template’s title', changes: titled('Vite + React + TS'), score: 0.3, status: 'fail' },
    {
      page: 'a generic title in another language',
      changes: titled('Startseite –'),
      score: 0.3,
      status: 'fail',
    },
    {
      page: 'a generic title in another script',
      changes: titled('トップページ'),
      score: 0.3,
      status: 'fail',
    },
    {
      page: 'a tagline that the system of the site wrote',
      changes: titled('Bakery Example – Just another WordPress site'),
      score: 0.6,
      status: 'warn',
      says: ['The system of the site puts that tagline on every new site'],
    },
    {
      page: 'a very short title',
      changes: titled('Bread'),
      score: 0.6,
      status: 'warn',
      says: ['5 characters'],
    },
    {
      page: 'a title in Japanese, whose letters are wide',
      changes: titled('毎朝焼くパン'),
      score: 1,
      status: 'pass',
      says: ['12 characters'],
    },
    {
      page: 'a long title whose heading fits without the site’s name',
      changes: {
        page: {
          title: 'Five exercises against a stiff neck for people who sit at a desk – Bakery Example',
          headings: [
            {
              level: 1,
              text: 'Five exercises against a stiff neck for people at desks',
              part: 'main' as const,
            },
          ],
        },
      },
      score: 0.8,
      status: 'warn',
      says: ['<title>Five exercises against a stiff neck for people at desks</title>'],
    },
    {
      page: 'a long title whose first clause would say something else',
      changes: {
        page: {
          title:
            'Bakers of Leeds, millers and unions ask the town for cheaper flour and power next year – Bakery Example',
          openGraph: {},
          metaDescription: 'LEEDS, England – The bakers of the town met on Monday.',
          headings: [
            { level: 1, text: 'News', part: 'main' as const },
            {
              level: 1,
              text: 'Bakers of Leeds, millers and unions ask the town for cheaper flour and power next year',
              part: 'main' as const,
            },
          ],
        },
        response: { url: 'https://bakery.example/news/flour' },
      },
      score: 0.8,
      status: 'warn',
      says: ['<title>REPLACE'],
      never: ['<title>Bakers of Leeds –', '<title>LEEDS', '<title>News'],
    },
    {
      page: 'a long title of a first page, which lists what there is',
      changes: {
        page: {
          title:
            'Bakery Example | Bread repair, bread rental and bread sales in the whole of Utrecht | Open on Saturday',
          openGraph: {},
          headings: [{ level: 1, text: 'Welcome', part: 'main' as const }],
        },
      },
      score: 0.8,
      status: 'warn',
      says: ['<title>Bread repair – Bakery Example</title>'],
    },
    {
      page: 'a generic one, where only a list in a sentence of the text could be cut',
      changes: {
        page: {
          title: 'Startseite',
          lang: 'de',
          metaDescription: null,
          openGraph: {},
          headings: [{ level: 1, text: 'Startseite', part: 'main' }],
          text: {
            words: 30,
            mainWords: 30,
            excerpt: '',
            prose: ['Wir vertreten Arbeitnehmer, Mieter und kleine Unternehmen in ganz Nordhessen.'],
          },
        },
      },
      score: 0.3,
      status: 'fail',
      says: ['<title>REPLACE'],
      never: ['Wir vertreten'],
    },
    {
      page: 'a long title with a byline',
      changes: {
        page: {
          title:
            'tween.js | animations for the browser that move what you tell them to move, everywhere | by Ann Lee @ann',
          metaDescription: 'tween.js is a tool that moves elements.',
          headings: [],
          openGraph: {},
        },
      },
      score: 0.8,
      status: 'warn',
      never: ['<title>by Ann Lee'],
    },
    { page: 'a long title', changes: titled('Bread '.repeat(14)), score: 0.8, status: 'warn' },
    { page: 'an endless title', changes: titled('Bread '.repeat(400)), score: 0.6, status: 'warn' },
    {
      page: 'markup in the heading',
      changes: { page: { title: null, headings: [{ level: 1, text: 'Bread <b> & "more"' }] } },
      score: 0,
      status: 'fail',
      says: ['Bread &lt;b&gt; &amp; &quot;more&quot;'],
    },
  ]);
});
