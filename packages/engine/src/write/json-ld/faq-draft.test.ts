import { describe, expect, it } from 'vitest';
import type { PageQuestion } from '../../crawl/crawled-site.ts';
import { dataOf, graphOf, type MadePage } from '../testing/graph-of.ts';
import { pageOf } from '../testing/site-of.ts';
import { questionsOf } from './faq-draft.ts';

const ASKED = ['How heavy is an anvil?', 'Does it ring?', 'What is a horn?', 'Who makes it?'];
const ask = (count: number, from: PageQuestion['from'], answer = 'It is heavy, and it rings.') =>
  ASKED.slice(0, count).map((question) => ({ question, answer, from }));
/** How many questions the page's own JSON-LD would have. */
const drafted = (page: Partial<MadePage>) => {
  const [draft] = questionsOf(pageOf({ url: '/care', ...page }));
  const asked = draft?.node.mainEntity;
  return Array.isArray(asked) ? asked.length : 0;
};

describe('which of a page’s questions go into its data', () => {
  it('are two or more that the page marks as questions', () => {
    expect(drafted({ questions: ask(1, 'details') })).toBe(0);
    expect(drafted({ questions: ask(2, 'details') })).toBe(2);
    expect(drafted({ questions: ask(2, 'structured-data') })).toBe(2);
    expect(drafted({ questions: [...ask(1, 'text'), ...ask(2, 'details').slice(1)] })).toBe(2);
  });

  it('are three or more where only their words show it', () => {
    expect(drafted({ questions: ask(2, 'text') })).toBe(0);
    expect(drafted({ questions: ask(3, 'text') })).toBe(3);
  });

  it('are none that a tool answers with where it found them', () => {
    expect(drafted({ questions: ask(4, 'text', 'Definition at line 65 of file Anvil.hpp.') })).toBe(0);
  });

  it('are asked without their numbers on the page', () => {
    const questions = ASKED.map((question, at) => ({
      question: `14.${at + 1}. ${question}`,
      answer: 'It is so.',
      from: 'details' as const,
    }));
    const [draft] = questionsOf(pageOf({ url: '/care', questions }));
    expect(draft?.node.mainEntity).toMatchObject(ASKED.map((name) => ({ name })));
  });

  it('are two on a page of questions, whatever marks them', () => {
    expect(drafted({ kind: 'faq', questions: ask(2, 'heading'), words: 900 })).toBe(2);
    expect(drafted({ kind: 'faq', questions: ask(1, 'heading') })).toBe(0);
  });

  it('are headings only where they and their answers are half of the page', () => {
    // "How heavy is an anvil?", "Does it ring?" and "What is a horn?" are 12 words, their answers 18.
    const questions = ask(3, 'heading');
    expect(drafted({ questions, words: 60 })).toBe(3);
    expect(drafted({ questions, words: 61 })).toBe(0);
    expect(drafted({ questions: ask(2, 'heading'), words: 10 })).toBe(0);
    const spaced = questions.map((one) => ({ ...one, answer: 'It is  heavy,\n and it rings.' }));
    expect(drafted({ questions: spaced, words: 61 })).toBe(0);
  });

  it('are no headings of a dated article, which asks what it answers itself', () => {
    const page = { questions: ask(4, 'heading'), words: 40, kind: 'article' as const };
    expect(drafted({ ...page, published: '2026-01-02' })).toBe(0);
    expect(drafted({ ...page, published: null })).toBe(4);
    expect(drafted({ ...page, kind: 'other', published: '2026-01-02' })).toBe(4);
    const marked = { ...page, published: '2026-01-02', questions: ask(2, 'details') };
    expect(drafted(marked)).toBe(2);
  });

  it('are without headings where the page marks others and the headings are a small part', () => {
    const questions = [...ask(2, 'details'), ...ask(4, 'heading').slice(2)];
    expect(drafted({ questions, words: 900 })).toBe(2);
  });

  it('are none with an answer that is cut off, or longer than people read', () => {
    expect(drafted({ questions: ask(2, 'details', 'It is heavy, and…') })).toBe(0);
    expect(drafted({ questions: ask(2, 'details', 'x'.repeat(3000)) })).toBe(2);
    expect(drafted({ questions: ask(2, 'details', 'x'.repeat(3001)) })).toBe(0);
  });

  it('are each there once, thirty at most', () => {
    const twice = [...ask(2, 'details'), { ...ask(1, 'details')[0], question: 'HOW heavy is an anvil' }];
    expect(drafted({ questions: twice as PageQuestion[] })).toBe(2);
    const many = Array.from({ length: 40 }, (_, index) => ({
      question: `Does anvil number ${index} ring?`,
      answer: 'It does.',
      from: 'details' as const,
    }));
    expect(drafted({ questions: many })).toBe(30);
  });
});

describe('the questions of a page', () => {
  it('say their language', () => {
    const [draft] = questionsOf(pageOf({ url: '/care', language: 'de', questions: ask(2, 'details') }));
    expect(draft?.node).toMatchObject({ '@type': 'FAQPage', inLanguage: 'de' });
  });

  it('are not written beside microdata of the same kind', () => {
    const page = { questions: ask(2, 'details'), data: dataOf({ marked: ['FAQPage'] }) };
    expect(drafted(page)).toBe(0);
    expect(drafted({ ...page, data: dataOf({ marked: ['Product'] }) })).toBe(2);
  });

  it('of the owner stay, each with an id of its own', () => {
    const own = (name: string) => ({ types: ['FAQPage'], id: '', properties: { name } });
    const data = dataOf({ own: [own('First'), own('Second')] });
    const { of } = graphOf({ url: '/' }, { url: '/care', data, questions: ask(3, 'details') });
    expect(of('FAQPage')).toMatchObject([
      { '@id': 'https://anvils.example/care#faq', name: 'First' },
      { '@id': 'https://anvils.example/care#faq-2', name: 'Second' },
    ]);
    expect(of('FAQPage')[0]).not.toHaveProperty('mainEntity');
  });
});
