import { describe } from 'vitest';
import { metaDescription } from './meta-description.ts';
import { expectTable } from './testing/expect-table.ts';

const described = (metaDescription: string | null) => ({ page: { metaDescription } });

describe('the check meta-description', () => {
  expectTable(metaDescription, [
    { page: 'a description', changes: {}, score: 1, status: 'pass', says: ['“Bakery Example bakes'] },
    {
      page: 'none',
      changes: described(null),
      score: 0,
      status: 'fail',
      says: ['<meta name="description" content="We bake the bread that you eat for breakfast'],
    },
    { page: 'a blank one', changes: described(' '), score: 0, status: 'fail' },
    {
      page: 'the title again',
      changes: described('Sourdough bread baked every morning – Bakery Example'),
      score: 0.4,
      status: 'fail',
    },
    {
      page: 'one with tags',
      changes: described('<h1>Welcome to the Bakery Example, which bakes bread for all of Leeds</h1>'),
      score: 0.6,
      status: 'warn',
      says: ['contains markup'],
    },
    { page: 'a short one', changes: described('Good bread.'), score: 0.6, status: 'warn' },
    {
      page: 'a short one that says what it is: its words are kept',
      changes: described('The public library of Example Town'),
      score: 0.6,
      status: 'warn',
      says: ['content="The public library of Example Town. REPLACE'],
    },
    {
      page: 'none, and nothing but the answer to a question',
      changes: {
        page: {
          metaDescription: null,
          questions: [
            {
              question: 'Does it cost me anything?',
              answer: 'No. It is a part of the tax that goes to the state budget anyway, as every year.',
              from: 'heading',
              visible: true,
            },
          ],
          text: {
            words: 90,
            mainWords: 90,
            excerpt: '',
            prose: ['No. It is a part of the tax that goes to the state budget anyway, as every year.'],
          },
        },
      },
      score: 0,
      status: 'fail',
      says: ['content="REPLACE'],
    },
    {
      page: 'none, and nothing but whom to call and what follows',
      changes: {
        page: {
          metaDescription: null,
          text: {
            words: 90,
            mainWords: 90,
            excerpt: '',
            prose: [
              'The parish office at 5 Mill Lane in Example Town, 0117 496 0123, office@parish.example',
              'If you have a question, a suggestion or a complaint, please do tell us about it here:',
              'Q: Do you hold weddings in the summer months? A: Yes, from May on, in the old chapel.',
            ],
          },
        },
      },
      score: 0,
      status: 'fail',
      says: ['content="REPLACE'],
    },
    {
      page: 'a row of badges',
      changes: described('Gem Version Supported Rubies Test Coverage Status License Commits Downloads'),
      score: 0.7,
      status: 'warn',
    },
    { page: 'a very long one', changes: described('We bake bread. '.repeat(40)), score: 0.8, status: 'warn' },
    {
      page: 'one in Chinese',
      changes: described('我们每天早上用本地面粉烘焙酸面包,并在中午之前送到您的家门口,欢迎订购。'),
      score: 1,
      status: 'pass',
    },
    {
      page: 'none, and a short first sentence before a longer one about something else',
      changes: {
        page: {
          metaDescription: null,
          text: {
            words: 90,
            mainWords: 90,
            excerpt: '',
            prose: [
              'A wood-fired seafood restaurant on Portland’s waterfront.',
              'We keep half of our forty seats for walk-ins, and the bar is first come, first served.',
            ],
          },
        },
      },
      score: 0,
      status: 'fail',
      says: ['content="A wood-fired seafood restaurant'],
    },
    {
      page: 'none, and a first paragraph of nothing but opening hours',
      changes: {
        page: {
          metaDescription: null,
          stated: {
            phones: [],
            emails: [],
            addresses: [],
            hours: ['Lunes a Viernes de 10:00 a 14:00', 'Sábados de 10:00 a 13:00'],
            prices: [],
          },
          text: {
            words: 90,
            mainWords: 90,
            excerpt: '',
            prose: [
              'Lunes a Viernes de 10:00 a 14:00 Sábados de 10:00 a 13:00',
              'Una barbería de barrio en la que cortamos el pelo y arreglamos la barba desde 1987.',
            ],
          },
        },
      },
      score: 0,
      status: 'fail',
      says: ['content="Una barbería de barrio'],
      never: ['Lunes'],
    },
    {
      page: 'none, and only menu words to draw on',
      changes: {
        page: {
          metaDescription: null,
          text: { words: 90, mainWords: 0, excerpt: 'Home About Prices Contact Login Register', prose: [] },
        },
      },
      score: 0,
      status: 'fail',
      says: ['REPLACE: what Bakery Example offers'],
      never: ['Login'],
    },
  ]);
});
