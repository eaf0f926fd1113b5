import { describe, expect, it } from 'vitest';
import { noFacts, siteOf } from '../testing/site-of.ts';
import { llmsNotes, type NotesOn } from './llms-notes.ts';
import { readOwnersFile } from './owners-file.ts';

const long = 'The rounded front of an anvil, on which a smith bends iron into rings.';
type Pages = Parameters<typeof siteOf>[0];

/** The notes on a file that lists all pages of a site, described as `descriptions` say. */
function notes(pages: Pages, on: Partial<NotesOn> = {}, descriptions: readonly string[] = []) {
  const site = on.site ?? siteOf(pages);
  const made = siteOf(pages).pages;
  return llmsNotes({
    text: '',
    texts: new Map(made.map(({ url, title }, at) => [url, { title, description: descriptions[at] ?? long }])),
    owners: null,
    priceConflicts: [],
    arranged: { sections: [], dead: [], kept: 0, added: 0 },
    listed: made,
    worth: made.length,
    ...on,
    site,
  });
}
const many = (count: number): Pages => Array.from({ length: count }, (_, at) => ({ url: `/${at}` }));

describe('the owner is told', () => {
  it('nothing where nothing is to be told', () => {
    expect(notes(many(2))).toEqual([]);
  });

  it('what was noted of the site, first', () => {
    const site = siteOf(many(1), { notes: ['The site has 9 pages.'] });
    expect(notes(many(1), { site }, [''])[0]).toBe('The site has 9 pages.');
  });

  it('which number of a template was left out', () => {
    const business = { ...noFacts, samplePhones: ['000 000 0000'] };
    expect(notes([{ url: '/', business }])).toEqual([
      expect.stringContaining('“000 000 0000” (/) only shows'),
    ]);
  });

  it.each([
    ['html', '/llms.txt is a web page (HTML) and no llms.txt'],
    ['robots', '/llms.txt has rules of a robots.txt (“User-agent:”) and no llms.txt'],
  ] as const)('what stands in its place: %s', (is, told) => {
    const site = siteOf(many(1), { llmsInstead: { url: 'https://anvils.example/llms.txt', is } });
    expect(notes(many(1), { site })[0]).toContain(told);
  });

  it.each([
    [1, '1 page says nothing that could describe it (/0): give it a meta description.'],
    [2, '2 pages say nothing that could describe them (/0, /1): give them a meta description.'],
    [3, '3 pages say nothing that could describe them (/0, /1, /2): give them a meta description.'],
    [4, '4 pages say nothing that could describe them (/0, /1, /2, ...): give them a meta description.'],
  ])('which pages say nothing: %i', (count, note) => {
    expect(notes([...many(count), { url: '/told' }], {}, Array(count).fill(''))).toEqual([note]);
  });

  it.each([
    [1, '1 page has a description of less than 60 characters.'],
    [2, '2 pages have a description of less than 60 characters.'],
  ])('how many pages say little: %i', (count, note) => {
    expect(notes(many(count + 1), {}, Array(count).fill('Round iron.'))).toEqual([note]);
  });

  it('of a page without a text that it says nothing', () => {
    expect(notes(many(1), { texts: new Map() })).toHaveLength(1);
  });

  it('how many pages are listed where that is not all', () => {
    expect(notes(many(2), { worth: 3 })).toEqual([
      '2 of 3 pages are listed: the first of the largest sections, and the upper levels.',
    ]);
  });

  it('that pages are linked by their Markdown twin', () => {
    const markdownUrl = 'https://anvils.example/a.md';
    expect(notes([...many(1), { url: '/a', markdownUrl }])).toEqual([
      'Pages that have a Markdown version are linked to that version.',
    ]);
  });
});

describe('of pages in other languages the owner is told', () => {
  const inSections = (main: string, ...sections: string[][]) => {
    const made = sections.map((languages, at) => ({
      title: `${at}`,
      entries: siteOf(languages.map((language, number) => ({ url: `/${at}/${number}`, language }))).pages.map(
        (page) => ({ kind: 'page' as const, page }),
      ),
    }));
    return notes([{ url: '/', language: main }], {
      site: siteOf([], { language: main }),
      arranged: { sections: made, dead: [], kept: 0, added: 0 },
    });
  };
  const inLanguages = (main: string, ...languages: string[]) =>
    inSections(main, ...languages.map((language) => [language]));

  it('nothing, where one page among others is in another', () => {
    expect(inSections('fr', ['fr', 'en', 'fr'])).toEqual([]);
  });

  const said = (names: string) => [
    `Pages in ${names} are in sections of their own. A separate file for each language, e.g. /en/llms.txt, is possible too.`,
  ];

  it.each([
    ['en', ['en', 'en-GB', ''], []],
    ['en', ['en', 'de-AT', 'de', 'fr'], said('Deutsch, Français')],
    ['', ['de'], []],
    ['zh-CN', ['zh', 'zh-TW'], said('中文')],
    ['en', ['ja'], said('日本語')],
    ['en', ['xx-unknown-language'], said('xx')],
  ])('which they are, for a site in “%s”: %s', (main, languages, told) => {
    expect(inLanguages(main, ...languages)).toEqual(told);
  });
});

describe('of a file that starts from the owner’s the owner is told', () => {
  const url = 'https://anvils.example/docs/llms.txt';
  const told = (text: string, arranged: Partial<NotesOn['arranged']> = {}) =>
    notes([], {
      site: siteOf([], { llms: { url, text } }),
      owners: readOwnersFile(text, url),
      arranged: { sections: [], dead: [], kept: 0, added: 0, ...arranged },
    });
  const list = '# A\n\n## B\n\n- [a](/a)\n';

  it.each([
    [1, 0, '1 link are kept; 0 pages that it does not list were added.'],
    [2, 1, '2 links are kept; 1 page that it does not list was added.'],
    [0, 2, '0 links are kept; 2 pages that it does not list were added.'],
  ])('what was kept and added: %i, %i', (kept, added, end) => {
    expect(told(list, { kept, added })).toEqual([
      `This file starts from your own /docs/llms.txt: its text and its ${end}`,
    ]);
  });

  it('that it has no sections of links', () => {
    expect(told('# A\n\nSome.')).toEqual([
      'This file starts from your own /docs/llms.txt: its text is kept before the sections. It has no sections of links as llmstxt.org wants them, so the sections are new.',
    ]);
  });

  it('that its text was moved', () => {
    expect(told(`${list}\nSome.\n`)).toContain(
      'Text in its sections has moved in front of them: sections hold only links.',
    );
  });

  it.each([
    [['/x'], '1 of its links leads to nothing and was left out, e.g. /x.'],
    [['/x', '/y'], '2 of its links lead to nothing and were left out, e.g. /x.'],
  ])('which of its links lead to nothing: %s', (dead, note) => {
    expect(told(list, { dead })[1]).toBe(note);
  });
});
