import { expect, it } from 'vitest';
import { evidenceOf } from '../testing/evidence-of.ts';
import { knownName } from './site-name.ts';

it('is the title of the book above the page of a manual, not that of the page', () => {
  const heading = (text: string) => ({ level: 1 as const, text, part: 'main' as const });
  const part = evidenceOf({
    page: {
      title: 'Bending rings - The Anvil Guide',
      headings: [heading('The Anvil Guide'), heading('Bending rings')],
      nameClues: [],
      metaDescription: null,
      openGraph: {},
      text: {
        words: 9,
        mainWords: 9,
        excerpt: 'Bending rings Summary A ring is bent.',
        prose: [],
        parts: {},
      },
    },
  }).page;
  expect(part.ok && knownName(part.value, 'https://guide.example/rings.html')).not.toBe('Bending rings');
});
