import { expect, it } from 'vitest';
import { metaDescription } from './meta-description.ts';
import { evidenceOf } from './testing/evidence-of.ts';
import { title } from './title.ts';

it('a title and a description that hold the place of others are told as such', () => {
  const evidence = evidenceOf({
    page: { title: 'Entwurf Startseite – Malerbetrieb Huber', metaDescription: 'Your tagline here' },
  });
  expect(title.judge(evidence)).toMatchObject({
    score: 0.6,
    title: 'The title has a placeholder',
    evidence: expect.stringContaining('“Entwurf Startseite” holds the place of a text'),
  });
  expect(metaDescription.judge(evidence)).toMatchObject({
    title: 'The description says nothing',
    evidence: expect.stringContaining('still to be written'),
  });
});
