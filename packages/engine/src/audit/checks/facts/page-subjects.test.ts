import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../testing/evidence-of.ts';
import { pageSubjects } from './page-subjects.ts';

type Changes = NonNullable<NonNullable<Parameters<typeof evidenceOf>[0]>['page']>;

const inner = 'https://kite.example/docs/install';
/** A page without anything that names its site. */
const bare: Changes = {
  title: null,
  metaDescription: null,
  headings: [],
  openGraph: {},
  nameClues: [],
  structuredData: { nodes: [], jsonLd: { blocks: 0, broken: [] } },
  text: { excerpt: '' },
};
function subjects(page: Changes, url = inner) {
  const part = evidenceOf({ page: { ...bare, ...page } }).page;
  if (!part.ok) throw new Error('There is no page');
  return pageSubjects(part.value, url);
}
const named = (name: string) => ({ nameClues: [{ from: 'open-graph' as const, text: name }] });

describe('what a page is about', () => {
  it('is in its title, its main headings and its tags for social networks, without the name of the site', () => {
    expect(
      subjects({
        ...named('Kite Tools'),
        title: 'Install a kite – Kite Tools',
        headings: [
          { level: 1, text: 'Install a kite ¶' },
          { level: 1, text: 'KITE TOOLS' },
          { level: 2, text: 'Requirements' },
          { level: 1, text: 'Another page', part: 'aside' },
          { level: 1, text: 'Before you fly', part: 'other' },
        ],
        openGraph: { 'og:title': 'Kite-Tools | How to install' },
      }),
    ).toEqual({
      name: 'Kite Tools',
      title: ['Install a kite'],
      heading: ['Install a kite'],
      social: ['How to install'],
    });
  });

  it('is in each main heading if its title has none of them', () => {
    const headings = ['Setting up', 'Before you fly'].map((text) => ({ level: 1 as const, text }));
    expect(subjects({ title: 'Install a kite', headings }).heading).toEqual(['Setting up', 'Before you fly']);
  });

  it('is in no heading of a section below the name of the site on its first page', () => {
    const headings = ['Kite', 'Recently', 'Closed in August'].map((text) => ({ level: 1 as const, text }));
    expect(subjects({ ...named('Kite'), title: 'Kite', headings }, 'https://kite.example/').heading).toEqual(
      [],
    );
    expect(subjects({ ...named('Kite'), title: 'Kite', headings }).heading).not.toEqual([]);
  });

  it('is alone what title and main heading share, without the section and the tagline beside it', () => {
    const page = {
      ...named('Kite Tools'),
      title: 'Rain: how to fly in it | Weather | Kite Tools - Tools for kites',
      headings: [
        { level: 1 as const, text: 'Weather' },
        { level: 1 as const, text: 'Rain: how to fly in it' },
      ],
    };
    const social = { 'og:title': 'Rain: how to fly in it' };
    expect(subjects({ ...page, openGraph: social })).toMatchObject({
      title: ['Rain: how to fly in it'],
      heading: ['Rain: how to fly in it'],
      social: [],
    });
  });

  it('is not a word that any page could have, nor a row of things for search engines', () => {
    expect(subjects({ title: 'Home | Strings, Kites, Long tails' }).title).toEqual([]);
    expect(subjects({ title: 'Strings and kites, long tails' }).title).toEqual([
      'Strings and kites, long tails',
    ]);
    expect(subjects({ title: 'Strings, kites, and the long tails that they need' }).title).toHaveLength(1);
  });

  it('has its whole parts first, and names that a program gives last', () => {
    expect(subjects({ title: 'kite-core | Flying in rain' }).title).toEqual(['Flying in rain', 'kite-core']);
    expect(subjects({ title: '凧の作り方（初心者 向け）' }).title).toEqual([
      '凧の作り方（初心者 向け）',
      '凧の作り方',
      '初心者 向け',
    ]);
  });
});

describe('the name of a site that nothing says', () => {
  const nameOf = (title: string, description: string | null, prose: string[] = []) =>
    subjects({ title, metaDescription: description, text: { prose } }).name;

  it('is the part of the title with which the page describes itself', () => {
    expect(nameOf('Flying in rain | Northwind', 'Northwind makes kites for rain.')).toBe('Northwind');
    expect(nameOf('Flying in rain | Northwind', 'The Northwind makes kites.')).toBe('Northwind');
    expect(nameOf('Flying in rain | Northwind', null, ['Read on.', 'Northwind makes kites.'])).toBe(
      'Northwind',
    );
  });

  it.each([
    ['the description begins with other words', 'Flying in rain | Northwind', 'We make kites.'],
    ['the part is a letter', 'Flying in rain | N', 'N makes kites.'],
    ['the part could be on any page', 'Flying in rain | Home', 'Home of the kite.'],
    [
      'the part is too long for a name',
      `Flying in rain | ${'Northwind of the '.repeat(3)}sea`,
      `${'Northwind of the '.repeat(3)}sea makes kites.`,
    ],
  ])('is not guessed where %s', (_why, title, description) => {
    expect(nameOf(title, description)).toBeNull();
  });

  it('may have 40 letters, and no more', () => {
    const long = 'Northwind Society of the Rain and the Sea';
    expect(nameOf(`Flying in rain | ${long.slice(1)}`, `${long.slice(1)} makes kites.`)).toBe(long.slice(1));
    expect(nameOf(`Flying in rain | ${long}`, `${long} makes kites.`)).toBeNull();
  });
});
