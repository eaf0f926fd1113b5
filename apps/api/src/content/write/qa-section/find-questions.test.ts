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

describe('the questions of a site', () => {
  it('begin with what it is, then what visitors ask, then what it defines, then what headings stand for', () => {
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
      'What are the opening hours?',
      'May I bring my dog?',
      'What is a horn?',
      'How do I clean the horn?',
    ]);
  });

  it('do not ask the same twice, in other words or with the same answer', () => {
    const answer = 'Yes, anvils of every size are sent by ship to any harbour.';
    const question = (text: string, said = answer) => ({
      question: text,
      answer: said,
      from: 'details' as const,
    });
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

  it('speak of all pages in turn, three of a page of questions for one of another', () => {
    const ask = (name: string) =>
      Array.from({ length: 4 }, (_, at) => ({
        question: `Why is the ${name} number ${at} so heavy?`,
        answer: `Because ${name} number ${at} is made of iron all through.`,
        from: 'details' as const,
      }));
    expect(
      asked(
        { url: '/about', title: 'About', kind: 'about', questions: ask('smith') },
        { url: '/faq', title: 'FAQ', kind: 'faq', questions: ask('anvil') },
      )
        .slice(1, 6)
        .map((question) => question.split(' ')[3]),
    ).toEqual(['smith', 'anvil', 'anvil', 'anvil', 'smith']);
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
