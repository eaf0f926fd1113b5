import { describe } from 'vitest';
import { oneH1 } from './one-h1.ts';
import { expectTable } from './testing/expect-table.ts';

const headings = (...list: [level: 1 | 2 | 3, text: string][]) => ({
  page: { headings: list.map(([level, text]) => ({ level, text })) },
});

describe('the check one-h1', () => {
  expectTable(oneH1, [
    {
      page: 'exactly one',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['Found 1 H1: “Sourdough bread, every morning”'],
    },
    {
      page: 'none',
      changes: headings([2, 'Rye & wheat']),
      score: 0,
      status: 'fail',
      says: ['“Rye & wheat”', '<h1>Sourdough bread baked every morning</h1>'],
    },
    {
      page: 'none, and a title that says nothing',
      changes: {
        page: {
          title: 'Home',
          openGraph: {},
          headings: [
            { level: 2, text: 'Cookie settings', part: 'notice' },
            { level: 2, text: 'Rye & wheat' },
            { level: 3, text: 'Follow us', part: 'footer' },
          ],
        },
      },
      score: 0,
      status: 'fail',
      says: ['<h1>Rye &amp; wheat</h1>'],
    },
    {
      page: 'none, and a title that is only the name of the site',
      changes: {
        page: {
          title: 'Talvik Studio',
          openGraph: {},
          nameClues: [],
          structuredData: { nodes: [], jsonLd: { blocks: 0, broken: [] } },
          headings: [],
          text: {
            words: 60,
            mainWords: 60,
            excerpt: 'You learn to throw a bowl on the wheel.',
            prose: ['You learn to throw a bowl on the wheel.'],
            parts: { main: 60 },
          },
          links: [
            { url: 'https://bakery.example/courses', text: 'More...', rel: '', part: 'navigation' },
            {
              url: 'https://bakery.example/courses',
              text: 'Our courses in clay',
              rel: '',
              part: 'navigation',
            },
          ],
        },
        response: { url: 'https://bakery.example/courses' },
      },
      score: 0,
      status: 'fail',
      says: ['<h1>Our courses in clay</h1>'],
      never: ['<h1>Talvik Studio</h1>', '<h1>More...</h1>'],
    },
    {
      page: 'several, of which none says what the title says',
      changes: {
        page: {
          title: 'A Far Better Gold Layer Cake – Bakery Example',
          openGraph: {},
          headings: [
            { level: 1, text: 'SEARCH' },
            { level: 1, text: 'Leaving so soon?' },
          ],
        },
        response: { url: 'https://bakery.example/recipes/gold-cake' },
      },
      score: 0.5,
      status: 'warn',
      says: ['None of these names the whole page. Make “A Far Better Gold Layer Cake” its H1'],
      never: ['“SEARCH” as it seems'],
    },
    {
      page: 'no heading at all',
      changes: headings(),
      score: 0,
      status: 'fail',
      says: ['nor any other heading'],
    },
    {
      page: 'three',
      changes: headings([1, 'A'], [1, 'B'], [2, 'x'], [1, 'C']),
      score: 0.5,
      status: 'warn',
      says: ['Found 3 H1: “A”, “B”, “C”', '-<h1>B</h1>', '+<h2>B</h2>'],
    },
    {
      page: 'many',
      changes: headings([1, 'A'], [1, 'B'], [1, 'C'], [1, 'D ¶']),
      score: 0.25,
      status: 'fail',
      never: ['¶'],
    },
    {
      page: 'one without text',
      changes: headings([1, '']),
      score: 0.4,
      status: 'fail',
      says: ['no text', '<h1>Sourdough bread baked every morning</h1>'],
    },
    {
      page: 'a logo and a title',
      changes: {
        page: {
          headings: [
            { level: 1, text: 'Bakery', part: 'banner' },
            { level: 1, text: 'Rye bread' },
          ],
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['“Rye bread” as it seems', '-<h1>Bakery</h1>'],
    },
    {
      page: 'the name of a site with one page above those of its sections',
      changes: {
        page: {
          headings: [
            { level: 1, text: 'Bakery Example', part: 'banner' },
            { level: 1, text: 'Getting Started' },
            { level: 1, text: 'Our breads' },
            { level: 1, text: 'Prices' },
          ],
        },
        response: { url: 'https://bakery.example/' },
      },
      score: 0.25,
      status: 'fail',
      says: ['“Bakery Example” as it seems', '-<h1>Our breads</h1>'],
      never: ['-<h1>Bakery Example</h1>'],
    },
    {
      page: 'two, of which one begins as the title does',
      changes: {
        page: {
          title: 'Heap - STL',
          openGraph: {},
          nameClues: [],
          structuredData: { nodes: [], jsonLd: { blocks: 0, broken: [] } },
          headings: [
            { level: 1, text: 'STL' },
            { level: 1, text: 'Heap Class' },
          ],
        },
        response: { url: 'https://bakery.example/classes/heap' },
      },
      score: 0.5,
      status: 'warn',
      says: ['“Heap Class” as it seems', '-<h1>STL</h1>'],
    },
    {
      page: 'several, of which the title of the page has one',
      changes: {
        page: {
          title: 'How sourdough rises - Bakery Example',
          headings: ['Baking', 'How sourdough rises', 'More recipes'].map((text) => ({
            level: 1 as const,
            text,
            part: 'main' as const,
          })),
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['“How sourdough rises” as it seems', '-<h1>Baking</h1>', '-<h1>More recipes</h1>'],
      never: ['-<h1>How sourdough rises'],
    },
  ]);
});
