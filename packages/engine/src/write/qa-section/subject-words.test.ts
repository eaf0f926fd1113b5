import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { createIsOfTheSubject } from './subject-words.ts';

const titles = { document: '', social: '', heading: '', headline: '' };
const resume = { asked: '', found: [], titles, scope: '/', textHash: '', standsFor: null };
type Site = Parameters<typeof siteOf>[1];
const isOf = (question: string, site: Site = {}, title = 'Welcome', named: Partial<typeof titles> = {}) =>
  createIsOfTheSubject(
    siteOf(
      [
        { url: '/', title, resume: { ...resume, titles: { ...titles, ...named } } },
        { url: '/b', title: 'Bellows' },
      ],
      { name: 'Forge', ...site },
    ),
  )(question);

describe('a question is of what the site is about, where it has', () => {
  it.each([
    ['a word of its name', 'Who owns the forge?', true],
    ['another form of it', 'Who are the forgers?', true],
    ['no word of it', 'Who owns the mill?', false],
    ['a word of another page alone', 'Who makes the bellows?', false],
    ['a word that every site has', 'Is the site welcome?', false],
  ])('%s', (_, question, is) => {
    expect(isOf(question)).toBe(is);
  });

  it.each([
    ['the home page', { title: 'Anvils' }],
    ['its document', { document: 'Anvils' }],
    ['its heading', { heading: 'Anvils' }],
    ['its card', { social: 'Anvils' }],
  ])(
    'a word of the title of %s',
    (_, { title = '', ...named }: Partial<typeof titles> & { title?: string }) => {
      expect(isOf('Who makes anvils?', {}, title, named)).toBe(true);
    },
  );

  it.each([
    ['Call PHP today', 'Is it of PHP?', true],
    ['Call PHP8 today', 'Is it of PHP8?', true],
    ['Call PHP8 today', 'Is it of PHP7?', false],
    ['Call PhP today', 'Is it of PhP?', false],
    ['Tins of tin', 'Is it of tin?', false],
    ['Irons', 'Is it of iron?', false],
    ['Iron', 'Is it of iron?', true],
    ['铁砧之家', '铁砧多少钱？', true],
    ['铁锤之砧', '铁砧多少钱？', false],
    ['モルタル', 'タルト?', true],
    ['모루의 집', '모루는 얼마?', true],
    ['铁', '铁?', false],
  ])('of “%s”: %s — %s', (name, question, is) => {
    expect(isOf(question, { name })).toBe(is);
  });

  it.each([
    ['We sell in Leeds.', 'Is it in Leeds?', true],
    ['We sell. Leeds is ours.', 'Is it in Leeds?', false],
    ['Leeds is ours.', 'Is it in Leeds?', false],
    ['We are selling.', 'Are you selling?', false],
    ['We like McLeeds.', 'Is it in Leeds?', false],
    ['We like Öland2 and more.', 'Is it on Öland2?', true],
    ['我们在海边卖铁砧。', '铁砧多少钱？', true],
    ['', 'Is it undefined?', false],
  ])('a name out of what it says of itself: %s %s — %s', (summary, question, is) => {
    expect(isOf(question, { summary })).toBe(is);
  });

  it('nothing, where the site has no home page', () => {
    const pages = [{ url: '/', title: 'Anvils', kind: 'other' as const }];
    expect(createIsOfTheSubject(siteOf(pages, { name: 'Forge' }))('Who makes anvils?')).toBe(false);
  });
});
