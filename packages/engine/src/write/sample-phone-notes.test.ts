import { expect, it } from 'vitest';
import { samplePhoneNotes } from './sample-phone-notes.ts';
import { noFacts, siteOf } from './testing/site-of.ts';

const page = (url: string, samplePhones?: string[]) => ({
  url,
  business: { ...noFacts, ...(samplePhones && { samplePhones }) },
});

it('a number that a template shows is told once, with its pages', () => {
  const sample = '+49 123 456 7890';
  const site = siteOf([page('/', [sample]), page('/about'), page('/contact', [sample, '000 000 0000'])]);
  expect(samplePhoneNotes(site)).toEqual([
    '“+49 123 456 7890” (/, /contact) only shows how a telephone number looks, as templates do: it was left out. Write your own in its place.',
  ]);
});

it('nothing is told of a site whose numbers reach somebody', () => {
  expect(samplePhoneNotes(siteOf([page('/'), { url: '/about' }]))).toEqual([]);
});
