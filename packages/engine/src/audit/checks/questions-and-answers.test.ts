import { describe } from 'vitest';
import { questionsAndAnswers } from './questions-and-answers.ts';
import { expectTable } from './testing/expect-table.ts';

const asked = (count: number, visible = true) =>
  Array.from({ length: count }, (_, index) => ({
    question: `Question ${index + 1} <b>?`,
    answer: 'An answer & more.',
    from: 'details' as const,
    visible,
  }));

const stated = {
  phones: [],
  emails: [],
  addresses: ['1 Mill Lane, Leeds LS1 4AP'],
  hours: [],
  prices: ['£4.20'],
};

const french =
  'Nous cuisons le pain chaque matin dans notre four, avec la farine du moulin et le sel de la mer, et nous le livrons aux maisons de la ville.';

describe('the check questions-and-answers', () => {
  expectTable(questionsAndAnswers, [
    { page: 'three answered', changes: {}, score: 1, status: 'pass', says: ['“How is the bread made?”'] },
    {
      page: 'none, and a greeting and an invitation before what it is',
      changes: {
        page: {
          questions: [],
          metaDescription: null,
          openGraph: {},
          text: {
            words: 90,
            mainWords: 90,
            excerpt: '',
            prose: [
              'Hello everybody and welcome to our website!',
              'Do not hesitate to join us, there are still places.',
              'We bake the bread that you eat for breakfast.',
            ],
          },
        },
      },
      score: 0.25,
      status: 'fail',
      says: ['<p>We bake the bread that you eat for breakfast.</p>'],
      never: ['Hello everybody', 'hesitate'],
    },
    ...[
      [
        'asks for something',
        'For questions and bugs I recommend you to create a new issue in the repository.',
      ],
      [
        'sends readers elsewhere',
        'Download the latest release from the registry or take the source of the bakery.',
      ],
      ['is a step', '2.- Add the files of the bakery to your page before you close its body.'],
      ['is a condition', 'If you use an older oven, set the time of baking before you begin with the dough.'],
    ].map(([what = '', prose = '']) => ({
      page: `none, and a text that ${what}`,
      changes: {
        page: {
          questions: [],
          metaDescription: null,
          openGraph: {},
          text: { words: 90, mainWords: 90, excerpt: '', prose: [prose] },
        },
      },
      score: 0.25,
      status: 'fail' as const,
      never: [prose],
    })),
    {
      page: 'none, and instructions on a page with listings of code',
      changes: {
        page: {
          questions: [],
          metaDescription: 'Bakery Example Plugin',
          openGraph: {},
          quotable: {
            figures: [],
            sources: [],
            definitions: [],
            lists: 0,
            tables: 0,
            listings: 3,
            authors: [],
          },
          text: {
            words: 90,
            mainWords: 90,
            excerpt: '',
            prose: [
              'Transform the declarations to an object with the method that is called parse.',
              'Bakery Example is a plugin that bakes the bread which you eat for breakfast.',
            ],
          },
        },
      },
      score: 0.25,
      status: 'fail',
      says: ['<p>Bakery Example is a plugin that bakes the bread which you eat for breakfast.</p>'],
      never: ['Transform the', '<p>Bakery Example Plugin</p>'],
    },
    {
      page: 'none, a description that calls and a sentence that says what it is',
      changes: {
        page: {
          questions: [],
          metaDescription: 'Effortlessly bring your ideas of bread to life.',
          openGraph: {},
          text: {
            words: 90,
            mainWords: 90,
            excerpt: '',
            prose: [
              'Loaves to go.',
              'Our yard has room for all. Bakery Example is a bakery that teaches its neighbours. It is old.',
            ],
          },
        },
      },
      score: 0.25,
      status: 'fail',
      says: ['<p>Bakery Example is a bakery that teaches its neighbours.</p>'],
      never: ['Effortlessly'],
    },
    {
      page: 'none, and a first paragraph that is longer than an answer',
      changes: {
        page: {
          questions: [],
          metaDescription: null,
          openGraph: {},
          text: {
            words: 90,
            mainWords: 90,
            excerpt: '',
            prose: [
              `We bake rye bread in a wood-fired oven. ${'Each loaf rests for a day and a night before it is baked. '.repeat(9)}`,
              'If you would like to learn it, come to the oven on a Sunday.',
            ],
          },
        },
      },
      score: 0.25,
      status: 'fail',
      says: ['<p>We bake rye bread in a wood-fired oven. Each loaf rests'],
      never: ['If you would like'],
    },
    {
      page: 'one answered',
      changes: { page: { questions: asked(1) } },
      score: 0.5,
      status: 'warn',
      says: [
        '<h2>What does Bakery Example offer?</h2>',
        '<h2>Where is Bakery Example?</h2>',
        '1 Mill Lane, Leeds LS1 4AP',
        '"name": "Question 1 \\u003cb>?"',
      ],
      never: ['REPLACE'],
    },
    {
      page: 'one answered, on a page of one person, as its data say',
      changes: {
        page: {
          questions: asked(1),
          nameClues: [{ from: 'open-graph', text: 'Ann Lee' }],
          structuredData: {
            nodes: [
              {
                ...{ syntax: 'json-ld', block: 1, within: null },
                types: ['Person'],
                properties: { name: ['Ann Lee'] },
              },
            ],
            jsonLd: { blocks: 1, broken: [] },
          },
          stated: { ...stated, addresses: [], prices: [] },
          title: 'Ann Lee',
          metaDescription: 'Ann Lee draws maps of old towns for museums and publishers in Europe.',
          headings: [{ level: 1, text: 'Maps' }],
          text: { excerpt: 'Maps of old towns, drawn by hand.' },
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['<h2>Who is Ann Lee?</h2>'],
      never: ['What is Ann Lee?'],
    },
    {
      page: 'none answered, on the front page of a manual that names its publisher in small print only',
      changes: {
        page: {
          questions: [],
          nameClues: [{ from: 'copyright', text: 'Pallet Works' }],
          structuredData: { nodes: [], jsonLd: { blocks: 0, broken: [] } },
          stated: { ...stated, addresses: [], prices: [], hours: [], phones: [], emails: [] },
          openGraph: {},
          title: 'Quarrel — Quarrel Documentation',
          metaDescription: null,
          headings: [{ level: 1, text: 'Quarrel' }],
          text: {
            prose: ['The rest of the manual describes each part of it in detail.'],
            excerpt: 'Quarrel.',
          },
        },
      },
      score: 0.25,
      status: 'fail',
      says: [],
      never: ['What is Pallet Works?'],
    },
    {
      page: 'one answered, on a page that is about one thing',
      changes: {
        page: { questions: asked(1) },
        response: { url: 'https://bakery.example/rye' },
      },
      score: 0.5,
      status: 'warn',
      says: ['<h2>Where is Bakery Example?</h2>'],
      never: ['What does Bakery Example offer?'],
    },
    {
      page: 'one answered, below an article',
      changes: {
        page: {
          questions: asked(1),
          openGraph: { 'og:type': 'article' },
          dates: [{ kind: 'published', raw: '2026-03-05', iso: '2026-03-05', from: 'meta' }],
        },
        response: { url: 'https://bakery.example/journal/rye' },
      },
      score: 0.5,
      status: 'warn',
      says: ['<h2>REPLACE: a question that your visitors ask</h2>'],
      never: ['Where is Bakery Example?'],
    },
    {
      page: 'one answered, where the hours stand in several lines',
      changes: {
        page: {
          questions: asked(1),
          stated: {
            ...stated,
            addresses: ['LS1 4AP Leeds', '1 Mill Lane, Leeds LS1 4AP'],
            hours: [
              'Monday–Friday: 7:00–16:00',
              'Saturday: 8:00–12:00',
              'Our market is open on Sunday at 9:00',
            ],
          },
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['<p>Monday–Friday: 7:00–16:00; Saturday: 8:00–12:00</p>', '<p>1 Mill Lane, Leeds LS1 4AP</p>'],
      never: ['market'],
    },
    {
      page: 'one answered, and the streets of two branches',
      changes: {
        page: {
          questions: asked(1),
          stated: {
            ...stated,
            addresses: ['9 High Street, York YO1 7HH', '1 Mill Lane, Leeds LS1 4AP'],
            phones: ['01904 400 000', '0113 400 0000'],
            hours: ['Monday–Friday: 7:00–16:00'],
          },
        },
      },
      score: 0.5,
      status: 'warn',
      never: ['Where is', 'York', '7:00', '01904'],
    },
    {
      page: 'one answered, where the first line of the hours begins with a small word',
      changes: {
        page: {
          questions: asked(1),
          stated: { ...stated, hours: ['De martes a sábado: 13:00-16:00', 'Domingo: 13:00-16:30'] },
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['De martes a sábado: 13:00-16:00; Domingo: 13:00-16:30'],
    },
    {
      page: 'one answered, where two branches have hours of their own',
      changes: {
        page: {
          questions: asked(1),
          stated: { ...stated, hours: ['Mon–Sat 9:00–19:30', 'Sat 9:00–17:00', 'Mon–Fri 9:00–18:45'] },
        },
      },
      score: 0.5,
      status: 'warn',
      never: ['When is', '19:30'],
    },
    {
      page: 'one answered, where the days of a row are written out, and abbreviated in another',
      changes: {
        page: {
          questions: asked(1),
          stated: { ...stated, hours: ['Monday–Friday 7:00–16:00', 'Mo–Fr 7:00–16:00', 'Sat 7:00–16:00'] },
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['<p>Monday–Friday 7:00–16:00; Sat 7:00–16:00</p>'],
    },
    ...[
      ['when something begins', 'Registration starts at 2:00pm and ends after breakfast on Saturday.'],
      ['when a group meets', 'Juniors: Monday 17:30–18:15'],
      ['a remark on other hours', '▲Saturday: 9:00–13:00, closed on Thursday'],
      ['when a meal is served', 'Tuesday to Friday at noon: starter, main course, dessert.'],
    ].map(([what, line = '']) => ({
      page: `one answered, where all that speaks of days is ${what}`,
      changes: { page: { questions: asked(1), stated: { ...stated, hours: [line] } } },
      score: 0.5,
      status: 'warn' as const,
      never: ['When is', line],
    })),
    {
      page: 'one answered, where the hours end like sentences',
      changes: {
        page: {
          questions: asked(1),
          stated: {
            ...stated,
            hours: ['Monday to Thursday, 8:00 am to 4:30 pm.', 'Friday, 8 a.m. to 1 p.m.'],
          },
        },
      },
      score: 0.5,
      status: 'warn',
      says: ['Monday to Thursday, 8:00 am to 4:30 pm; Friday, 8 a.m. to 1 p.m.'],
    },
    {
      page: 'the same question three times',
      changes: { page: { questions: [...asked(1), ...asked(1), ...asked(1)] } },
      score: 0.5,
      status: 'warn',
    },
    {
      page: 'two answered',
      changes: { page: { questions: asked(2) } },
      score: 0.7,
      status: 'warn',
    },
    {
      page: 'none, but terms explained',
      changes: {
        page: {
          questions: [],
          quotable: {
            figures: [],
            sources: [],
            definitions: ['dump', 'load', 'loads'],
            lists: 0,
            tables: 0,
            listings: 0,
            authors: [],
          },
        },
      },
      score: 0.45,
      status: 'fail',
    },
    {
      page: 'none',
      changes: { page: { questions: [] } },
      score: 0.25,
      status: 'fail',
      says: ['"@type": "FAQPage"'],
    },
    {
      page: 'none, in French',
      changes: {
        page: {
          questions: [],
          lang: 'en-US',
          metaDescription:
            'Bakery Example cuit le pain chaque matin avec de la farine de la région et le livre en ville.',
          text: { words: 300, mainWords: 300, excerpt: french, prose: [french] },
        },
      },
      score: 0.25,
      status: 'fail',
      says: ['Que propose Bakery Example ?', 'Où se trouve Bakery Example ?'],
      never: ['What '],
    },
    {
      page: 'none, in a language without questions of ours',
      changes: {
        page: { questions: [], lang: 'ka', text: { words: 300, mainWords: 300, excerpt: '', prose: [] } },
      },
      score: 0.25,
      status: 'fail',
      says: ['<h2>REPLACE: a question that your visitors ask</h2>'],
      never: ['What '],
    },
    {
      page: 'answers only in the markup',
      changes: { page: { questions: asked(3, false) } },
      score: 0.3,
      status: 'fail',
      says: ['<h2>Question 1 &lt;b&gt;?</h2>', 'An answer &amp; more.'],
      never: ['<h2>Question 1 <b>'],
    },
    {
      page: 'terms without a question, by their address',
      changes: { page: { questions: [] }, response: { url: 'https://bakery.example/terms' } },
      score: null,
      status: 'na',
    },
    {
      page: 'terms that answer questions',
      changes: { response: { url: 'https://bakery.example/terms' } },
      score: 1,
      status: 'pass',
    },
  ]);
});
