import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { asText } from './answer-part.ts';
import { createRanking } from './question-rank.ts';

type Page = Parameters<typeof siteOf>[0][number];
const ask = (question: string) => ({
  question,
  answer: `Yes, of course: ${question.toLowerCase()} We do.`,
  from: 'details' as const,
});
/** Ranks questions of a site about anvils. */
function ranking(pages: Page[]) {
  const site = siteOf([{ url: '/' }, ...pages]);
  const asking = site.pages.map((page) => ({
    site,
    page,
    title: page.title,
    language: 'en',
    isTechnical: false,
    subject: '',
    isPersons: false,
    isOfTheSubject: (question: string) => question.includes('anvil'),
  }));
  const rank = createRanking(asking);
  const on = (path: string) => {
    const found = asking.find(({ page }) => new URL(page.url).pathname === path);
    if (!found) throw new Error(`The test has no page ${path}.`);
    return found;
  };
  return {
    of: (path: string, question = 'Is it?', at = 0, marked = false) =>
      rank.of(on(path), { question, answer: asText('Yes.'), role: 'own', marked }, at),
    isCentral: (path: string, question = 'Is it?', role = 'own', marked = false) =>
      rank.isCentral(on(path), { question, answer: asText('Yes.'), role, marked }),
  };
}

describe('a question ranks higher', () => {
  const kinds = [
    'faq',
    'pricing',
    'product',
    'contact',
    'docs',
    'other',
    'article',
    'listing',
    'legal',
  ] as const;
  const rank = ranking([
    ...kinds.map((kind) => ({ url: `/${kind}`, kind })),
    { url: '/a/b' },
    { url: '/a/b/c' },
  ]);
  it('by the kind of its page', () => {
    const ranks = kinds.map((kind) => rank.of(`/${kind}`));
    expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(rank.of('/')).toBe(rank.of('/faq'));
  });

  it('by each step nearer to the home page, of which the first costs nothing', () => {
    expect(rank.of('/other') - rank.of('/a/b')).toBe(rank.of('/a/b') - rank.of('/a/b/c'));
    expect(rank.of('/other')).toBeGreaterThan(rank.of('/a/b'));
    expect(ranking([{ url: '/x', kind: 'home' }]).of('/')).toBe(rank.of('/'));
  });

  it('when it is marked, when it names the subject, and before the next of its page', () => {
    expect(rank.of('/other', 'Is it?', 0, true)).toBeGreaterThan(rank.of('/other'));
    expect(rank.of('/other', 'Is an anvil?')).toBeGreaterThan(rank.of('/other'));
    expect(rank.of('/other')).toBeGreaterThan(rank.of('/other', 'Is it?', 1));
    // The questions of a FAQ page may follow each other more closely.
    const step = (path: string) => rank.of(path) - rank.of(path, 'Is it?', 1);
    expect(step('/other')).toBe(2 * step('/faq'));
  });

  it('when the menu leads to its page', () => {
    const site = siteOf([
      { url: '/', navigation: [{ text: 'A', url: 'https://anvils.example/a', group: '' }] },
      { url: '/a' },
      { url: '/b' },
    ]);
    const asking = site.pages.map((page) => ({
      site,
      page,
      title: '',
      language: 'en',
      isTechnical: false,
      subject: '',
      isPersons: false,
      isOfTheSubject: () => false,
    }));
    const rank = createRanking(asking);
    const [, a, b] = asking.map((one) => rank.of(one, { question: 'Is it?', answer: [], role: 'own' }, 0));
    expect(Number(a)).toBeGreaterThan(Number(b));
  });

  it('when other pages ask it, too, each once and three at most', () => {
    const question = 'Do you ship heavy anvils to Norway?';
    const asked = (count: number) =>
      ranking(
        Array.from({ length: 6 }, (_, at) => ({
          url: `/p${at}`,
          questions: at < count ? [ask(question), ask(question)] : [],
        })),
      ).of('/p0', question);
    const ranks = [1, 2, 3, 4, 5].map(asked);
    expect(ranks.map((rank) => rank - (ranks[0] ?? 0))).toEqual([0, 3, 6, 9, 9]);
    expect(asked(0)).toBe(ranks[0]);
  });
});

describe('a question is of the whole site', () => {
  const rank = ranking([
    { url: '/faq', kind: 'faq' },
    { url: '/other' },
    { url: '/a/other' },
    { url: '/a/faq', kind: 'faq' },
    { url: '/legal', kind: 'legal' },
    { url: '/archive', kind: 'archive' },
    { url: '/list', kind: 'listing' },
  ]);
  it.each<[string, Parameters<typeof rank.isCentral>, boolean]>([
    ['on a page about it', ['/faq'], true],
    ['on such a page in a corner', ['/a/faq'], false],
    ['on another page', ['/other'], false],
    ['marked on a page near the home page', ['/other', 'Is it?', 'own', true], true],
    ['marked in a corner', ['/a/other', 'Is it?', 'own', true], false],
    ['by its subject', ['/a/other', 'Is an anvil?'], true],
    ['as a fact, wherever it is', ['/legal', 'Is it?', 'fact'], true],
    ['as what the site is, wherever that is', ['/archive', 'Is it?', 'identity'], true],
    ['in the imprint', ['/legal', 'Is an anvil?'], false],
    ['in the archive', ['/archive', 'Is an anvil?'], false],
    ['on a page that lists others', ['/list', 'Is an anvil?'], false],
  ])('%s: %s', (_, asked, is) => {
    expect(rank.isCentral(...asked)).toBe(is);
  });

  const family = (count: number) =>
    ranking(
      ['Rome', 'Paris', 'Oslo', 'York', 'Leeds']
        .slice(0, count)
        .map((town) => ({ url: `/${town}`, questions: [ask(`Do you ship anvils to ${town}?`)] })),
    );
  it('unless four pages ask it of other names', () => {
    expect(family(4).isCentral('/Rome', 'Do you ship anvils to Rome?')).toBe(false);
    expect(family(3).isCentral('/Rome', 'Do you ship anvils to Rome?')).toBe(true);
    expect(family(4).isCentral('/Rome', 'Do you ship anvils?')).toBe(true);
    expect(family(3).of('/Rome')).toBeGreaterThan(family(4).of('/Rome'));
  });
});
