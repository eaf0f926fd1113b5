import { describe, expect, it } from 'vitest';
import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { askingOf, asRead, type MadePage } from '../testing/asking-of.ts';
import type { Asking } from './asking.ts';
import { ownQuestions } from './own-questions.ts';

const answer = 'Yes, dogs are welcome in the yard.';
const on = (page: Partial<MadePage>, site: Partial<CrawledSite> = {}, asking: Partial<Asking> = {}) =>
  ownQuestions(askingOf({ url: '/a/b', title: 'Visit', ...page }, asking, site));
const marked = (question: string, more: Partial<MadePage> = {}, site: Partial<CrawledSite> = {}) =>
  asRead(on({ questions: [{ question, answer, from: 'details' }], ...more }, site));
/** A marked question that has no word of the site's subject. */
const apart = (question: string, more: Partial<MadePage>, site: Partial<CrawledSite> = {}) =>
  on({ questions: [{ question, answer, from: 'details' }], ...more }, site, {
    isOfTheSubject: () => false,
  })[0]?.question;
const headed = (heading: string, text = answer, more: Partial<MadePage> = {}) =>
  asRead(on({ sections: [{ level: 2, heading, text }], ...more }));

describe('a question that the markup of a page tells', () => {
  it.each([
    ['May I bring my dog?', 'May I bring my dog?'],
    ['🐕 3. May I bring my dog?', 'May I bring my dog?'],
    ['3. May I bring my dog?', 'May I bring my dog?'],
    ['What is the price', 'What is the price?'],
    ['How to bring a dog', 'How do I bring a dog?'],
    ['My dog', undefined],
    ['Ready to visit us?', undefined],
    ['Is it?', undefined],
  ])('%s is asked as: %s', (question, asked) => {
    expect(marked(question)[0]?.[0]).toBe(asked);
  });

  it('is not answered by the marks in the row of a table', () => {
    const answered = (said: string) =>
      on({ questions: [{ question: 'Is the yard open to dogs?', answer: said, from: 'details' }] }).length;
    expect(answered('Yes Yes No Yes')).toBe(0);
    expect(answered('Yes, no dog is sent away.')).toBe(1);
  });

  it('is no example of a text that goes on with a call of the program and its result', () => {
    const found = (kinds: string, more: Partial<MadePage> = {}) =>
      on({
        questions: [
          {
            question: 'What are the possible pairs?',
            answer: 'pairs (1:3)\n\nAll pairs of them.',
            kinds,
            from: 'text',
          },
        ],
        ...more,
      });
    expect(found('ct')).toEqual([]);
    expect(found('tt')).toHaveLength(1);
    expect(found('ct', { kind: 'faq' })).toHaveLength(1);
  });

  it('is asked with the name of the person who asks who they are, and not without one', () => {
    const who = (question: string, subject: string, language = 'en') =>
      on({ questions: [{ question, answer, from: 'details' }] }, { language }, { subject, language })[0]
        ?.question;
    expect(who('Who am I?', 'Ann Lee')).toBe('Who is Ann Lee?');
    expect(who('Qui suis-je ?', 'Cécile PETITJEAN', 'fr')).toBe('Qui est Cécile PETITJEAN ?');
    expect(who('Who am I?', 'Crumb')).toBeUndefined();
    expect(who('Who are we?', 'Crumb')).toBe('Who are we?');
  });

  it('is answered by more than another question', () => {
    expect(
      marked('May I bring my dog?', {
        questions: [{ question: 'May I bring my dog?', answer: 'Is it small?', from: 'text' }],
      }),
    ).toEqual([]);
    const answer = 'Is it small? Then it may come in.';
    expect(
      marked('May I bring my dog?', {
        questions: [{ question: 'May I bring my dog?', answer, from: 'text' }],
      }),
    ).toHaveLength(1);
  });

  it('has the mark of its language', () => {
    expect(marked('可以带狗吗?', {}, { language: 'zh' })[0]?.[0]).toBe('可以带狗吗？');
    expect(marked('Comment venir en train', {}, { language: 'fr' })[0]?.[0]).toBe('Comment venir en train ?');
  });

  it('may ask politely to be told', () => {
    expect(marked('チェックインの時間を教えてください。', {}, { language: 'ja' })[0]?.[0]).toBe(
      'チェックインの時間を教えてください。',
    );
    expect(marked('체크인 시간을 알려주세요.', {}, { language: 'ko' })).toHaveLength(1);
    expect(marked('お電話でご予約ください。', {}, { language: 'ja' })).toEqual([]);
  });

  it('is 160 signs long at most', () => {
    const of = (length: number) => `May I bring ${'x'.repeat(length - 13)}?`;
    expect([marked(of(160)).length, marked(of(161)).length]).toEqual([1, 0]);
  });

  it('may lean on its page, and lead elsewhere', () => {
    expect(marked('Does it cost much?')).toHaveLength(1);
    const questions = [
      { question: 'May I bring my dog?', answer: 'See our rules.', from: 'details' as const },
    ];
    expect(on({ questions })).toHaveLength(1);
  });

  it.each([
    ['How long does it keep?', 'Dark rye bread', 'Dark rye bread: How long does it keep?'],
    ['How long do they keep?', 'Rhubarb buns', 'Rhubarb buns: How long do they keep?'],
    ['Why is my crumb gummy?', 'Dark rye bread', 'Dark rye bread: Why is my crumb gummy?'],
    ['Can I bake the bread without a tin?', 'Dark rye bread', 'Can I bake the bread without a tin?'],
    ['How long does it keep?', 'Who eats a whole loaf?', undefined],
    ['Why is my crumb gummy?', 'Who eats a whole loaf?', 'Why is my crumb gummy?'],
    ['How long does it keep?', `Bread ${'and bread '.repeat(6)}`.trim(), undefined],
  ])('names what an article is about: %s on %s', (question, title, asked) => {
    expect(apart(question, { title, kind: 'article' })).toBe(asked);
  });

  it('names nothing where it has a word of the site’s subject, or only a heading asks', () => {
    expect(marked('Why is my crumb gummy?', { title: 'Dark rye bread', kind: 'article' })[0]?.[0]).toBe(
      'Why is my crumb gummy?',
    );
    const sections = [{ level: 2, heading: 'Why is my crumb gummy?', text: answer }];
    const article = { kind: 'article' as const, sections };
    expect(on(article, {}, { isOfTheSubject: () => false }).map(({ question }) => question)).toEqual([
      'Why is my crumb gummy?',
    ]);
  });

  it('names the one product of many that it is about only where it points to it', () => {
    const on = (question: string, url: string) =>
      apart(question, { title: 'Oak board', kind: 'product', url });
    expect(on('Can I wash it?', '/products/oak-board')).toBe('Oak board: Can I wash it?');
    expect(on('Is shipping free?', '/products/oak-board')).toBe('Is shipping free?');
    expect(on('Does it cost much?', '/services')).toBe('Does it cost much?');
  });

  it('names the product in German, in a heading as well', () => {
    const on = (heading: string) =>
      headed(heading, 'Trocken und dunkel gelagert 18 Monate.', {
        title: 'Bergtee',
        kind: 'product',
      })[0]?.[0];
    expect(on('Wie lange ist er haltbar?')).toBe('Bergtee: Wie lange ist er haltbar?');
    expect(on('Wie lange brauchen Sie?')).not.toContain('Bergtee');
  });

  it('is none about who reads a forum now', () => {
    expect(headed('Who is online?', 'No registered users and 3 guests', { kind: 'faq' })).toEqual([]);
  });

  it('names it in the writing of its language', () => {
    const on = (question: string, title: string, language: string) =>
      apart(question, { title, kind: 'article' }, { language });
    expect(on('Peut-on congeler ce dessert ?', 'Tarte aux prunes', 'fr')).toBe(
      'Tarte aux prunes : Peut-on congeler ce dessert ?',
    );
    expect(on('Kann ich auch Dinkel nehmen?', 'Dunkles Roggenbrot', 'de')).toBe(
      'Dunkles Roggenbrot: Kann ich auch Dinkel nehmen?',
    );
    expect(on('冷凍できますか？', 'ライ麦パン', 'ja')).toBe('ライ麦パン：冷凍できますか？');
  });

  it('is answered by a list as the list that it is', () => {
    const list = { answer: 'These:\n\ndogs\n\ncats', kinds: 'tii' };
    const questions = [{ question: 'Whom may I bring?', from: 'details' as const, ...list }];
    expect(asRead(on({ questions }))).toEqual([['Whom may I bring?', 'These:\n\n- dogs\n- cats']]);
  });
});

describe('a heading that asks', () => {
  it('is asked, and is no mark of a question but on a page of questions', () => {
    expect(headed('May I bring my dog?')).toEqual([['May I bring my dog?', answer]]);
    const sections = [{ level: 2, heading: 'May I bring my dog?', text: answer }];
    expect(on({ sections }).map((one) => one.marked)).toEqual([false]);
    expect(on({ sections, kind: 'faq' }).map((one) => one.marked)).toEqual([true]);
    const questions = [{ question: 'May I bring my dog?', answer, from: 'text' as const }];
    expect(on({ questions }).map((one) => one.marked)).toEqual([true]);
  });

  it('is marked below a heading that announces questions, until the next heading of that rank', () => {
    const asked = (level: number, name: string) => ({ level, heading: name, text: answer });
    const sections = [
      asked(2, 'Frequently asked questions'),
      asked(3, 'May I bring my dog?'),
      asked(2, 'The yard'),
      asked(3, 'May I bring my cat?'),
    ];
    expect(on({ sections }).map((one) => one.marked)).toEqual([true, false]);
  });

  it('is none without a mark', () => {
    expect(headed('My dog')).toEqual([]);
    expect(headed('What is the price', 'The price is €5 for every dog.')).toEqual([]);
  });

  it('must be a visitor’s, and be understood where its page is no page of the whole site', () => {
    expect(headed('A dog for the night?', 'Dogs are nice to have in the yard.')).toEqual([]);
    expect(headed('Is it open at night?')).toEqual([]);
    expect(headed('Is it open at night?', answer, { url: '/visit', kind: 'contact' })).toHaveLength(1);
    expect(headed('Is it open at night?', answer, { kind: 'faq' })).toHaveLength(1);
  });

  it('is not answered by words that lead elsewhere', () => {
    const elsewhere = 'See our rules for dogs, and those for cats.';
    expect(headed('May I bring my dog?', elsewhere)).toEqual([]);
    expect(headed('May I bring my dog?', elsewhere, { kind: 'faq' })).toHaveLength(1);
  });

  it('has the rows and items under it', () => {
    const sections = [
      { level: 2, heading: 'Whom may I bring?', text: 'These:\n\ndogs\n\ncats', kinds: 'tii' },
    ];
    expect(asRead(on({ sections, kind: 'faq' }))).toEqual([
      ['Whom may I bring?', 'These:\n\n- dogs\n- cats'],
    ]);
  });
});

it('the title of an article on its card is answered by the article, not by the card', () => {
  const sections = [
    { level: 2, heading: 'From our blog', text: 'June 15, 2026' },
    { level: 4, heading: 'What is cold forging?', text: 'An overview of how it is done.' },
    { level: 4, heading: 'May I bring my dog?', text: answer },
  ];
  const questions = [
    { question: 'What is cold forging?', answer: 'An overview of how it is done.', from: 'heading' as const },
  ];
  expect(asRead(on({ sections, questions })).map(([question]) => question)).toEqual(['May I bring my dog?']);
});
