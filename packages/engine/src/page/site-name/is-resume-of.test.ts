import { describe, expect, it } from 'vitest';
import { isResumeOf } from './is-resume-of.ts';

describe('the résumé of a person', () => {
  it.each([
    ['Clarence Taylor', ['Experience', 'Education', 'Skills']],
    ['Anna-Lena von Berg', ['Berufserfahrung', 'Ausbildung']],
    ['Lucie Moreau', ['Expériences professionnelles', 'Formation', 'Langues']],
    ['Inés Ruiz', ['Experiencia laboral', 'Formación académica']],
    ['山田太郎', ['職歴', '学歴']],
  ])('has their name above their work and their education: %s', (name, headings) => {
    expect(isResumeOf(name, name, headings)).toBe(true);
  });

  it.each([
    ['a school', 'Bright Minds', 'Bright Minds', ['Education', 'Our teachers']],
    ['a site with another name', 'Taylor Inc.', 'Clarence Taylor', ['Experience', 'Education']],
    ['an agency', 'acme', 'acme', ['Experience', 'Education']],
    [
      'a page of sentences',
      'Clarence Taylor',
      'Clarence Taylor',
      ['Experience our tours', 'Education for all'],
    ],
  ])('is not the page of %s', (_, name, first, headings) => {
    expect(isResumeOf(name, first, headings)).toBe(false);
  });
});
