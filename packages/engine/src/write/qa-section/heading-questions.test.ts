import { describe, expect, it } from 'vitest';
import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { askingOf, asRead, type MadePage } from '../testing/asking-of.ts';
import type { Asking } from './asking.ts';
import { headingQuestions } from './heading-questions.ts';

const section = (heading: string, text: string, level = 2) => ({ level, heading, text });
const on = (page: Partial<MadePage>, asking: Partial<Asking> = {}, site: Partial<CrawledSite> = {}) =>
  asRead(headingQuestions(askingOf({ url: '/horn', title: 'Horns', ...page }, asking, site)));

const clean = 'Brush the horn with your wire brush and oil it after each day of work.';
const asksToClean = ['How do I clean the horn?', clean];

describe('the headings of a page', () => {
  it('are asked where the text under them answers', () => {
    expect(on({ sections: [section('Clean the horn', clean)] })).toEqual([asksToClean]);
    expect(on({ sections: [section('Clean the horn', 'Tongs are sold by the pair in our shop.')] })).toEqual(
      [],
    );
    expect(on({ sections: [section('Clean the horn', '')] })).toEqual([]);
  });

  it('are answered by the command that stands first below them, not by what is said of it alone', () => {
    const text = `anvil clean --horn\n\n${clean}`;
    const sections = [{ ...section('Clean the horn', text), kinds: 'ct' }];
    expect(on({ sections })[0]?.[1]).toContain('anvil clean --horn');
  });

  it('are not answered by the card of an article, which answers what its title stands for', () => {
    const card = { ...section('How to clean the horn', clean), isTeaser: true as const };
    expect(on({ sections: [{ ...card, isTeaser: undefined }] })).toEqual([asksToClean]);
    expect(on({ sections: [card] })).toEqual([]);
  });

  it.each([
    ['that are none', 'Shipping costs'],
    ['that ask by themselves', 'How do I clean the horn?'],
    ['that are the title', 'Clean the horn'],
  ])('are not asked as headings, those %s', (_, heading) => {
    const title = heading === 'Clean the horn' ? 'Clean the horn of an anvil' : 'Horns';
    const text =
      heading === 'Clean the horn' ? 'Horns are of iron, and the horn of an anvil is round.' : clean;
    expect(on({ title, sections: [section(heading, text)] })).toEqual([]);
  });

  it('are asked though the title ends with them', () => {
    const [first] = on({ title: 'Horns: Clean the horn', sections: [section('Clean the horn', clean)] });
    expect(first).toEqual(asksToClean);
  });

  it('are not answered by the answer to another question', () => {
    const sections = [
      section('Clean the horn', '', 1),
      section('May I oil the horn?', 'Yes. You may oil the clean horn after each day of work.'),
    ];
    expect(on({ title: 'Clean the horn', sections })).toEqual([]);
  });

  it('are nothing to do where an article tells an opinion', () => {
    const opinion = 'The horn belongs to the anvil. Without the horn an anvil is a block of iron.';
    const told = { title: 'Keep the horn on the anvil', kind: 'article' as const };
    expect(on({ ...told, sections: [section(told.title, opinion, 1)] })).toEqual([]);
    const told2 = 'You keep the horn on the anvil by four bolts.';
    expect(on({ ...told, sections: [section(told.title, told2, 1)] })).toHaveLength(1);
  });

  it('install the site’s program, but neither a person nor what an article is about', () => {
    const sections = [section('Installing from source', 'Clone the source and run make to install it.')];
    const asked = 'How do I install Quarrel from source?';
    const program = { name: 'Quarrel' };
    const technical = { isTechnical: true };
    const answers = (kind: MadePage['kind'], asking: Partial<Asking> = {}) =>
      on({ kind, sections }, { ...technical, ...asking }, program).map(([question]) => question);
    expect(answers('docs')).toEqual([asked]);
    expect(answers('docs', { isPersons: true })).toEqual([]);
    expect(answers('article')).toEqual([]);
  });

  it('lose their emblems', () => {
    expect(on({ sections: [section('🔨 Clean the horn', clean)] })).toEqual([asksToClean]);
  });

  it('that name nothing are asked only where the page is for the whole site', () => {
    const answer = 'Shipping costs €20 for every anvil that we send.';
    const what = {
      sections: [section('What does shipping of this cost', answer)],
    };
    expect(on(what)).toEqual([]);
    expect(on({ ...what, kind: 'pricing' })).toEqual([['What does shipping of this cost?', answer]]);
  });

  it('that speak to the reader are not asked', () => {
    const text = 'What is best for you depends on the iron that you work with all day.';
    expect(on({ sections: [section('Which anvil is best for you', text)] })).toEqual([]);
  });

  it('write small what the page writes small, but for the name of the site', () => {
    const text = 'You clean tongs and horns with a brush. The horns shine, and anvils do as well.';
    const heading = { sections: [section('How to clean Horns with Oil', text)] };
    expect(on(heading)[0]?.[0]).toBe('How do I clean horns with Oil?');
    expect(on(heading, {}, { name: 'Horns and Sons' })[0]?.[0]).toBe('How do I clean Horns with Oil?');
    const quoted = 'You clean (tongs) with a brush; “horns” too.';
    expect(on({ sections: [section('How to clean Tongs and Horns', quoted)] })[0]?.[0]).toBe(
      'How do I clean tongs and horns?',
    );
    // A part of a longer word is not a word.
    const parts = 'You clean McHorns with a brush every day, and the tongs2 as well.';
    expect(on({ sections: [section('How to clean Horns with Tongs', parts)] })[0]?.[0]).toBe(
      'How do I clean Horns with Tongs?',
    );
  });

  it('know the article of a German noun by the text of the whole page', () => {
    const page = {
      title: 'Konto',
      sections: [
        section('Passwort zurücksetzen', 'Wählen Sie „Vergessen“ und geben Sie Ihr Passwort neu ein.'),
        section('Hilfe', 'Das Passwort gilt auch im Laden.'),
      ],
    };
    const language = 'de';
    expect(on(page, { language })[0]?.[0]).toBe('Wie kann ich das Passwort zurücksetzen?');
  });
});

describe('the title of a page', () => {
  const title = 'How to clean a horn';
  const asked = (answer: string) => [['How do I clean a horn?', answer]];

  it('is answered by its first text, its description, then its next sections', () => {
    const other = 'Tongs are sold by the pair in our shop by the sea.';
    const first = section('', other);
    expect(on({ title, sections: [section('', ''), section('', clean)] })).toEqual(asked(clean));
    expect(on({ title, sections: [first, section('', `Then ${clean}`)], description: clean })).toEqual(
      asked(clean),
    );
    expect(on({ title, sections: [first], description: clean })).toEqual(asked(clean));
    expect(on({ title, sections: [first, first, first, first, section('', clean)] })).toEqual(asked(clean));
    expect(on({ title, sections: [first, first, first, first, first, section('', clean)] })).toEqual([]);
  });

  it('is asked once', () => {
    expect(on({ title, sections: [section('', clean), section('', `${clean} So do that.`)] })).toEqual(
      asked(clean),
    );
  });
});

describe('a page about a thing of code', () => {
  const said = 'Converts a file into another format and writes it to the disk.';
  const asked = (code: string, answer = said) => [`What does ${code} do?`, answer];
  const page = (title: string, text = said, more: Partial<MadePage> = {}) =>
    on({ title, sections: [section('', ''), section('', text)], ...more }, { isTechnical: true });

  it.each([
    ['Convert a file — convert_file', 'convert_file'],
    ['Convert a file – convert()', 'convert()'],
    ['Convert a file - to_2_files', 'to_2_files'],
  ])('is asked what it does: %s', (title, code) => {
    expect(page(title)).toEqual([asked(code)]);
  });

  it.each([
    ['without a name of code', 'Convert a file — converter'],
    ['with one in other words', 'Convert a file — see convert_file'],
    ['with words behind it', 'Convert a file — convert_file later'],
    ['for its own authors', 'Convert a file (internal) — convert_file'],
    ['with no dash', 'Convert a file, convert_file'],
  ])('is not asked %s', (_, title) => {
    expect(page(title).map(([question]) => question)).not.toContainEqual(expect.stringMatching(/^What does/));
  });

  it('is not asked in another language, or of a hidden function', () => {
    const title = 'Convert a file — convert_file';
    const french = on({ title, sections: [section('', said)] }, { isTechnical: true, language: 'fr' });
    expect(french).toEqual([]);
    expect(page(title, said, { url: '/reference/dot-convert.html' })).toEqual([]);
    expect(page(title, said, { url: '/dot-net/convert.html' })).toEqual([asked('convert_file')]);
  });

  it.each([
    ['This function takes two files and gives one of them back to you.', true],
    ['The old helper takes two files and gives one of them back to you.', true],
    ['Downloads the report of a month and keeps it in the folder.', true],
    ['Kinds of all formats are here, in the order of their names.', false],
    ['Converts a file for developers of the package and for nobody else.', false],
    ['Internal: converts a file into another format and writes it.', false],
  ])('is told by a sentence that says what it does: %s', (text, tells) => {
    expect(page('Convert a file — convert_file', text)).toEqual(tells ? [asked('convert_file', text)] : []);
  });

  it('is told by its description where its text tells nothing', () => {
    const title = 'Convert a file — convert_file';
    const short = 'Converts a file.';
    expect(page(title, 'Kinds of all formats are here, in their order.', { description: said })).toEqual([
      asked('convert_file'),
    ]);
    expect(on({ title, description: said })).toEqual([asked('convert_file')]);
    // A description is used as it is; a text must be long enough.
    expect(on({ title, description: short })).toEqual([asked('convert_file', short)]);
    expect(page(title, short)).toEqual([]);
  });

  it('comes before its headings', () => {
    const sections = [section('', said), section('Clean the horn', clean)];
    expect(on({ title: 'Convert a file — convert_file', sections })).toEqual([
      asked('convert_file'),
      asksToClean,
    ]);
  });
});
