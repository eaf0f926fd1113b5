import { describe, expect, it } from 'vitest';
import { pageOf } from '../testing/site-of.ts';
import { asText } from './answer-part.ts';
import { chooseQuestions } from './choose-questions.ts';
import type { FoundQuestion } from './find-questions.ts';

const found = (
  question: string,
  role: FoundQuestion['role'],
  more: Partial<FoundQuestion> = {},
): FoundQuestion => ({
  question,
  answer: asText('Yes.'),
  role,
  own: role === 'own',
  central: true,
  page: pageOf({ url: '/' }),
  pageTitle: 'Home',
  ...more,
});
const many = (name: string, role: FoundQuestion['role'], count: number, more?: Partial<FoundQuestion>) =>
  Array.from({ length: count }, (_, at) => found(`${name}${at}`, role, more));
const chosen = (questions: FoundQuestion[], count: number) =>
  chooseQuestions(questions, count)
    .map(({ question }) => question)
    .join(' ');

describe('the questions that are chosen', () => {
  const install = found('install', 'fact', { topic: 'install' });
  const hours = found('hours', 'fact', { topic: 'hours' });

  it('begin with what the site is and how it is installed', () => {
    const all = [...many('own', 'own', 2), hours, install, found('is', 'identity')];
    expect(chosen(all, 9)).toBe('install is own0 own1 hours');
    expect(chosen(all, 1)).toBe('install');
  });

  it('leave three of ten for what every visitor asks, where that is found', () => {
    const own = many('o', 'own', 9);
    expect(chosen([...own, ...many('f', 'fact', 5)], 10)).toBe('o0 o1 o2 o3 o4 o5 o6 f0 f1 f2');
    expect(chosen([...own, ...many('f', 'fact', 1)], 10)).toBe('o0 o1 o2 o3 o4 o5 o6 o7 o8 f0');
    expect(chosen([...own, ...many('f', 'fact', 5)], 3)).toBe('o0 o1 o2');
    expect(chosen([...many('i', 'identity', 4), ...own], 3)).toBe('i0 i1 i2');
  });

  it('go on with the others in their order, those of a corner of the site among them, then with what is left', () => {
    const aside = many('a', 'own', 1, { central: false });
    const all = [...many('o', 'own', 3), ...many('f', 'fact', 3), ...many('h', 'heading', 1), ...aside];
    expect(chosen(all, 5)).toBe('o0 o1 o2 f0 f1');
    expect(chosen(all, 8)).toBe('o0 o1 o2 f0 f1 f2 h0 a0');
    expect(chosen([...many('o', 'own', 6), ...many('f', 'fact', 2), ...many('h', 'heading', 1)], 7)).toBe(
      'o0 o1 o2 o3 o4 f0 f1',
    );
  });
});
