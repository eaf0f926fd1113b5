import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { findQuestions } from './find-questions.ts';
import { writeQaSection } from './write-qa-section.ts';

const home = {
  url: '/',
  title: 'Anvil House',
  description: 'Anvil House is a forge by the sea that makes anvils for smiths and sculptors.',
};
const section = (heading: string, text: string, level = 2) => ({ level, heading, text });
const asked = (...pages: Parameters<typeof siteOf>[0]) =>
  findQuestions(siteOf([home, ...pages])).map(({ question }) => question);

const ask = (question: string, answer: string, from: 'details' | 'heading' = 'details') => ({
  question,
  answer,
  from,
});

describe('the questions of a site', () => {
  it('begin with what it is, then what the site asks itself, what visitors ask, what headings stand for, what it defines', () => {
    expect(
      asked(
        {
          url: '/horn',
          title: 'Horn',
          kind: 'article',
          sections: [
            section('Horn', 'A horn is the rounded front of an anvil, on which iron is bent.', 1),
            section('Clean the horn', 'Brush the horn with your wire brush and oil it after each day.'),
          ],
        },
        {
          url: '/visit',
          title: 'Visit us',
          kind: 'contact',
          sections: [section('Opening hours', 'Monday to Friday: 9:00–17:00')],
          questions: [
            {
              question: 'May I bring my dog?',
              answer: 'Yes, dogs are welcome in the yard.',
              from: 'details',
            },
          ],
        },
      ),
    ).toEqual([
      'What is Anvil House?',
      'May I bring my dog?',
      'What are the opening hours?',
      'How do I clean the horn?',
      'What is a horn?',
    ]);
  });

  it('do not ask the same twice, in other words or with the same answer', () => {
    const answer = 'Yes, anvils of every size are sent by ship to any harbour.';
    const question = (text: string, said = answer) => ask(text, said);
    expect(
      asked({
        url: '/faq',
        title: 'FAQ',
        kind: 'faq',
        questions: [
          question('Do you ship anvils abroad?'),
          question('Do you ship the anvils abroad?', 'Yes, abroad too, by ship to any harbour.'),
          question('Can a harbour get one?'),
        ],
      }).slice(1),
    ).toEqual(['Do you ship anvils abroad?']);
  });

  it('speak of all pages in turn, so that no page has all the words', () => {
    const questions = (...words: string[]) =>
      words.map((word) => ask(`May I bring ${word}?`, `Yes, the ${word} may stay.`));
    expect(
      asked(
        { url: '/about', title: 'About', kind: 'about', questions: questions('dogs', 'children', 'tools') },
        { url: '/contact', title: 'Contact', kind: 'contact', questions: questions('horses', 'cameras') },
      ).slice(1),
    ).toEqual(['dogs', 'horses', 'children', 'cameras', 'tools'].map((word) => `May I bring ${word}?`));
  });

  it('that differ in one name are one pattern, asked once', () => {
    const towns = ['Rome', 'Paris', 'New Amsterdam', 'Oslo'].map((town) => ({
      url: `/${town.toLowerCase().replace(' ', '-')}-anvils`,
      title: `Anvils in ${town}`,
      questions: [
        ask(`How long does delivery of an anvil to ${town} take?`, `To ${town} it takes two days by ship.`),
        ask('Do you sharpen old anvils?', 'Yes, we grind and harden anvils of every age.'),
      ],
    }));
    expect(asked(...towns).slice(1)).toEqual([
      'Do you sharpen old anvils?',
      'How long does delivery of an anvil to Rome take?',
    ]);
  });

  it('are none where a heading only leads the reader on, and no side topic comes before what visitors ask', () => {
    expect(
      asked(
        {
          url: '/forge',
          title: 'Forge',
          sections: [
            section('Ready to forge?', 'Call us today and come to the forge by the sea.'),
            section('Are you a smith?', 'Then we have just the right anvil for you.'),
            section('How heavy is an anvil?', 'An anvil has 50 to 200 kilograms, and some have more.'),
          ],
        },
        {
          url: '/dev/releases/rules',
          title: 'Rules',
          sections: [section('Who can vote on changes?', 'Everybody who has the right to vote may vote.')],
        },
        {
          url: '/visit',
          title: 'Visit us',
          kind: 'contact',
          sections: [section('Opening hours', 'Monday to Friday: 9:00–17:00')],
        },
      ).slice(1),
    ).toEqual(['How heavy is an anvil?', 'What are the opening hours?', 'Who can vote on changes?']);
  });

  it('bring the prices of a list made of boxes, with the names of its columns', () => {
    const [, prices] = findQuestions(
      siteOf([
        {
          ...home,
          sections: [
            section('Our prices', 'Account customers welcome\n\nSmall\n\nLarge'),
            section('Anvil', '1.\n\nMade of iron.\n\n€150\n\n€200', 3),
            section('Hammer', '2.\n\n€15\n\n€20', 3),
          ],
        },
      ]),
    );
    expect(prices).toMatchObject({
      question: 'What are the prices?',
      answer: [
        { kind: 'item', text: 'Anvil: Small €150; Large €200' },
        { kind: 'item', text: 'Hammer: Small €15; Large €20' },
      ],
    });
  });

  it('keep some room for what every visitor asks, even where the site asks much itself', () => {
    const many = [
      'dogs',
      'children',
      'tools',
      'horses',
      'cameras',
      'carts',
      'bread',
      'paint',
      'wood',
      'coal',
    ];
    const { text } = writeQaSection(
      siteOf([
        home,
        {
          url: '/contact',
          title: 'Contact',
          kind: 'contact',
          questions: many.map((word) => ask(`May I bring ${word}?`, `Yes, the ${word} may stay.`)),
          sections: [section('Opening hours', 'Monday to Friday: 9:00–17:00')],
        },
      ]),
      10,
    );
    expect(text).toContain('What are the opening hours?');
    expect(text.match(/<strong>/g)).toHaveLength(10);
  });

  it('are taken from markup only where the page answers them', () => {
    expect(
      asked({
        url: '/faq',
        title: 'FAQ',
        kind: 'faq',
        questions: [{ question: 'Is it?', answer: '', from: 'details' }],
      }),
    ).toEqual(['What is Anvil House?']);
  });
});

describe('the section', () => {
  it('names the source of each answer, and holds no markup of a page', () => {
    const { text } = writeQaSection(siteOf([{ ...home, title: '<b>Anvil</b> & House' }]), 3);
    expect(text).toBe(
      '<p><strong>What is Anvil House?</strong></p><p>Anvil House is a forge by the sea that makes anvils for smiths and sculptors.</p><p><a href="https://anvils.example/">Source: Anvil &amp; House</a></p>',
    );
  });

  it('says when a site has the words for fewer questions than were asked for', () => {
    const { notes } = writeQaSection(siteOf([home]), 3);
    expect(notes).toEqual([
      'The site has the words for 1 of 3 questions: write more about what visitors ask, or ask for fewer.',
    ]);
  });
});
