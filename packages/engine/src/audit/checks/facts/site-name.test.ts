import { expect, it } from 'vitest';
import { factsOf } from '../../../page/testing/facts-of.ts';
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

it('is no title of an inner page that its system writes into og:site_name too', () => {
  const naan = factsOf(
    '<head><title>Naan</title><meta property="og:title" content="Naan"><meta property="og:site_name" content="Naan"></head><body><main><h1>Naan</h1><p>A flat bread.</p></main></body>',
  );
  expect(knownName(naan, 'https://mill.example/bread/naan-2/')).toBeNull();
  const about = factsOf(
    '<head><title>Naan</title><meta property="og:title" content="Naan"><meta property="og:site_name" content="Naan"></head><body><main><h1>Naan</h1><p>Who we are.</p></main></body>',
  );
  expect(knownName(about, 'https://naan.example/about/')).toBe('Naan');
});
