import { expect, it } from 'vitest';
import { factsOf } from '../../../page/testing/facts-of.ts';
import { draftTitles } from './draft-title.ts';

const drafted = (title: string, heading: string) =>
  draftTitles(
    factsOf(
      `<head><title>${title}</title><meta property="og:site_name" content="Gigbook"></head><main><h1>${heading}</h1></main>`,
    ),
    'https://gigbook.example/concerts/25',
  )[0];

it('a title that is too long keeps the place and the day that its heading lacks', () => {
  expect(drafted('Ann Lee London, Hoxton Square Bar, 12 Jun 2026, with The Kites – Gigbook', 'Ann Lee')).toBe(
    'Ann Lee London, Hoxton Square Bar, 12 Jun 2026, with The Kites',
  );
});

it('a heading that says what the title says stands before the name of the site', () => {
  expect(
    drafted(
      'All concerts of Ann Lee, the singer of the mill, in this year and the next – Gigbook',
      'Ann Lee, the singer of the mill',
    ),
  ).toBe('Ann Lee, the singer of the mill – Gigbook');
});
