import { expect, it } from 'vitest';
import { pageOf } from '../../write/testing/site-of.ts';
import type { CrawledPage } from '../crawled-site.ts';
import { namePages } from './name-pages.ts';

const tajarin = 'I tajarin si fanno con trenta tuorli per ogni chilo di farina. L’impasto riposa un’ora.';
const article = pageOf({
  url: '/tajarin',
  title: 'Come si fanno i tajarin',
  kind: 'article',
  excerpt: tajarin,
});
const home = (page: Partial<CrawledPage>): CrawledPage => ({
  ...pageOf({ url: '/', title: 'La Quercia', kind: 'home' }),
  ...page,
});

it('a home page that shows an article is not described by it', () => {
  const [first] = namePages(
    [
      home({
        title: 'Come si fanno i tajarin',
        excerpt: tajarin,
        sections: [
          { level: 1, heading: 'La Quercia', text: 'Camere nelle Langhe' },
          { level: 2, heading: 'Come si fanno i tajarin', text: tajarin },
          { level: 3, heading: 'Quanto riposa?', text: 'Un’ora.' },
          { level: 2, heading: 'Camere', text: 'Abbiamo cinque camere.' },
        ],
        questions: [{ question: 'Quanto riposa?', answer: 'Un’ora.', from: 'heading' }],
      }),
      article,
    ],
    'La Quercia',
  );
  expect(first).toMatchObject({ title: 'La Quercia', excerpt: '', questions: [] });
  expect(first?.sections.map(({ heading }) => heading)).toEqual(['La Quercia', 'Camere']);
});

it('a home page keeps what it says of its own', () => {
  const own = home({
    excerpt: 'Cinque camere nelle Langhe.',
    sections: [{ level: 2, heading: 'Camere', text: 'Cinque.' }],
  });
  expect(namePages([own, article], 'La Quercia')[0]).toEqual(own);
});
