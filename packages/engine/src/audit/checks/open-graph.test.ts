import { describe } from 'vitest';
import { openGraph } from './open-graph.ts';
import { expectTable } from './testing/expect-table.ts';

const full = {
  'og:title': 'T',
  'og:description': 'D',
  'og:image': 'https://bakery.example/b.jpg',
  'og:url': 'https://bakery.example/',
  'og:type': 'website',
  'og:site_name': 'Bakery',
};

describe('the check open-graph', () => {
  expectTable(openGraph, [
    { page: 'all properties', changes: {}, score: 1, status: 'pass' },
    {
      page: 'none',
      changes: { page: { openGraph: {} } },
      score: 0,
      status: 'fail',
      says: [
        '<meta property="og:title" content="Sourdough bread baked',
        'og:url" content="https://bakery.example/"',
      ],
    },
    {
      page: 'none, and a title without a word: it is no draft',
      changes: { page: { openGraph: {}, title: '' } },
      score: 0,
      status: 'fail',
      says: ['og:title" content="Bakery Example"'],
    },
    {
      page: 'no picture',
      changes: { page: { openGraph: { ...full, 'og:image': '' } } },
      score: 0.75,
      status: 'warn',
      says: ['REPLACE: full address of a picture'],
    },
    {
      page: 'a picture by the alias of a build tool',
      changes: { page: { openGraph: { ...full, 'og:image': '@/src/b.jpg' } } },
      score: 0.75,
      status: 'warn',
      says: ['REPLACE: full address of a picture'],
    },
    {
      page: 'a relative picture',
      changes: { page: { openGraph: { ...full, 'og:image': '/b.jpg' } } },
      score: 0.75,
      status: 'warn',
      says: ['must be the full address of a picture', 'content="https://bakery.example/b.jpg"'],
    },
    {
      page: 'title and description only',
      changes: { page: { openGraph: { 'og:title': 'T', 'og:description': 'D' } } },
      score: 0.45,
      status: 'fail',
    },
    {
      page: 'no site name',
      changes: { page: { openGraph: { ...full, 'og:site_name': '' } } },
      score: 0.9,
      status: 'pass',
    },
    {
      page: 'none, and a description that its system wrote',
      changes: {
        page: {
          metaDescription: 'Thoughts, stories and ideas.',
          openGraph: {},
          text: {
            words: 30,
            mainWords: 30,
            excerpt: '',
            prose: ['We bake one loaf a week and write down what we learned from it.'],
          },
        },
      },
      score: 0,
      status: 'fail',
      says: ['og:description" content="We bake one loaf a week'],
    },
    {
      page: 'none, and a title that says one thing twice',
      changes: { page: { title: 'Ringlet: Ringlet', openGraph: {} } },
      score: 0,
      status: 'fail',
      says: ['og:title" content="Ringlet"'],
    },
    {
      page: 'none, and the title of a first page of DokuWiki',
      changes: { page: { title: 'start [Hillside Wiki]', openGraph: {} } },
      score: 0,
      status: 'fail',
      says: ['og:title" content="Hillside Wiki"'],
    },
    {
      page: 'a title with quotation marks',
      changes: { page: { title: '"Bread" <now>', openGraph: {} } },
      score: 0,
      status: 'fail',
      says: ['content="&quot;Bread&quot; &lt;now&gt;"'],
    },
  ]);
});
