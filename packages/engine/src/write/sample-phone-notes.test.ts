import { expect, it } from 'vitest';
import { writeQaSection } from './qa-section/write-qa-section.ts';
import { samplePhoneNotes } from './sample-phone-notes.ts';
import { noFacts, siteOf } from './testing/site-of.ts';

const page = (url: string, samplePhones?: string[]) => ({
  url,
  business: { ...noFacts, ...(samplePhones && { samplePhones }) },
});

it('a number that a template shows is told once, with its pages', () => {
  const sample = '+49 123 456 7890';
  const site = siteOf([page('/', [sample]), page('/about'), page('/contact', [sample, '000 000 0000'])]);
  expect(samplePhoneNotes(site, 'Call us.')).toEqual([
    '“+49 123 456 7890” (/, /contact) only shows how a telephone number looks, as templates and films do: it was left out. Write your own in its place.',
  ]);
  const text = 'Call us: 000 000 0000.';
  expect(samplePhoneNotes(site, text)[0]).toContain('“000 000 0000” (/contact)');
  expect(samplePhoneNotes(site, text)[0]).toContain('it stands in a sentence that was taken from there');
});

it('nothing is told of a site whose numbers reach somebody', () => {
  expect(samplePhoneNotes(siteOf([page('/'), { url: '/about' }]), '')).toEqual([]);
});

it('the section of questions and answers tells of it too', () => {
  const site = siteOf([page('/contact', ['(503) 555-0142'])]);
  expect(writeQaSection(site, 3).notes).toContainEqual(
    expect.stringContaining('“(503) 555-0142” (/contact)'),
  );
});
