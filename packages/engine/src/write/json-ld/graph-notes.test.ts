import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import { describe, expect, it } from 'vitest';
import { business, dataOf, graphOf, type MadePage, ownOf } from '../testing/graph-of.ts';

const home = { url: '/', title: 'Anvil House', description: 'We forge anvils.' };
/** The notes of a site that begin with these words. */
const notesOn = (start: string, ...pages: MadePage[]) =>
  graphOf(home, ...pages)
    .notes.split('\n')
    .filter((note) => note.startsWith(start));
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/p${index + 1}`);
const pages = (count: number, page: Omit<MadePage, 'url'>): MadePage[] =>
  paths(count).map((url, index) => ({ title: `Page ${index + 1}`, ...page, url }));
const trailTo = (name: string) =>
  ownOf(['BreadcrumbList'], {
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name },
    ],
  });

describe('the notes on who is behind a site', () => {
  const firm = ownOf(['Organization'], { name: 'Anvil House', telephone: '1' });

  it('name each page from which a property was taken, and what is kept of the owner’s', () => {
    const contact = { url: '/contact', title: 'C', kind: 'contact' as const };
    const emails = ['ring@anvils.example'];
    const { notes } = graphOf({ ...home, data: firm }, { ...contact, business: business({ emails }) });
    expect(notes.split('\n')).toContain(
      'Organization “Anvil House”, for /: yours is kept: name, telephone (from /). ' +
        'Added: url, description (from /); email (from /contact).',
    );
  });

  it('say where nothing is added, and which kinds a thing has', () => {
    const whole = ownOf(['Store', 'Bakery'], {
      name: 'Anvil House',
      url: 'https://anvils.example/',
      description: 'Anvils.',
    });
    const { notes } = graphOf({ ...home, data: whole });
    expect(notes).toContain(
      'Store and Bakery “Anvil House”, for /: yours is kept: name, url, description (from /). Nothing is added.',
    );
  });

  it('are one on a missing owner, only where none was written', () => {
    expect(notesOn('No Organization was written')).toHaveLength(1);
    expect(graphOf({ ...home, data: firm }).notes).not.toContain('No Organization');
  });

  it('tell that an owner described as microdata was not written a second time', () => {
    const { notes } = graphOf({ ...home, data: dataOf({ marked: ['Organization'] }) });
    expect(notes).toContain('No Organization was written: your first page describes one as microdata');
    expect(notes).not.toContain('neither a telephone number');
  });

  it('are one on several ids, only where there are several', () => {
    const named = ownOf(
      ['Organization'],
      { name: 'Anvil House', telephone: '1' },
      'https://anvils.example/#a',
    );
    const again = ownOf(['Organization'], { name: 'Anvil House' }, 'https://anvils.example/b#b');
    expect(graphOf({ ...home, data: named }, { url: '/b', data: again }).notes).toContain(
      'Your pages describe Anvil House under 2 @ids: https://anvils.example/#a, https://anvils.example/b#b. ' +
        'Engines take them for different ones: use the first everywhere.',
    );
    expect(graphOf({ ...home, data: named }).notes).not.toContain('@ids');
  });

  it('are one on a local business without an address', () => {
    const note = 'Your LocalBusiness states no address';
    const local = (type: string, properties: JsonObject) =>
      graphOf({ ...home, data: ownOf([type], { name: 'Anvil House', telephone: '1', ...properties }) }).notes;
    expect(local('LocalBusiness', {})).toContain(note);
    expect(local('LocalBusiness', { address: 'Leeds' })).not.toContain(note);
    expect(local('Organization', {})).not.toContain(note);
  });

  it('tell once of things and not of pages that hold none', () => {
    expect(graphOf(home).notes.split('\n')).toEqual([
      expect.stringContaining('Each thing belongs on the page that its @id begins with'),
      'WebSite “Anvil House”, for /: new. url, name, description, inLanguage (from /).',
      expect.stringContaining('No Organization was written'),
    ]);
  });
});

describe('the note on trails', () => {
  const shown = (page: string) => ({
    url: page,
    title: `Page ${page}`,
    data: dataOf({ trail: [{ name: 'Home', url: 'https://anvils.example/' }] }),
  });

  it('tells apart those that pages show, those of folders and those that are the owner’s', () => {
    expect(
      notesOn(
        'BreadcrumbList',
        shown('/s'),
        { url: '/f/', title: 'Folder' },
        { url: '/f/g', title: 'Inside' },
        { url: '/o', data: trailTo('Own') },
      ),
    ).toEqual([
      'BreadcrumbList: new on 1 page, as each shows it (/s); ' +
        'new on 1 page, from the pages of the folders that each stands in, by their titles (/f/g); ' +
        'yours on 1 page is kept as it is (/o).',
    ]);
  });

  it('is of one kind alone where there is no other, and counts pages', () => {
    expect(notesOn('BreadcrumbList', shown('/s'), shown('/t'))).toEqual([
      'BreadcrumbList: new on 2 pages, as each shows it (/s, /t).',
    ]);
    expect(notesOn('BreadcrumbList', { url: '/o', data: trailTo('Own') })).toEqual([
      'BreadcrumbList: yours on 1 page is kept as it is (/o).',
    ]);
    expect(notesOn('BreadcrumbList', { url: '/f/', title: 'F' }, { url: '/f/g', title: 'G' })).toEqual([
      expect.stringMatching(/^BreadcrumbList: new on 1 page, from the pages of the folders[^;]*$/),
    ]);
  });

  it('doubts a trail that three pages share; two may have one name', () => {
    const copied = 'Your trails of';
    expect(notesOn(copied, ...pages(2, { data: trailTo('Same') }))).toEqual([]);
    expect(notesOn(copied, ...pages(3, { data: trailTo('Same') }))).toEqual([
      'Your trails of /p1, /p2, /p3 all end with “Same”: look whether each page is called so.',
    ]);
    const nameless = ownOf(['BreadcrumbList'], { itemListElement: [{ '@type': 'ListItem', position: 1 }] });
    expect(notesOn(copied, ...pages(3, { data: nameless }))).toEqual([]);
    expect(notesOn(copied, ...paths(3).map(shown))).toEqual([]);
  });

  it('doubts three such trails at most', () => {
    const groups = ['A', 'B', 'C', 'D'].flatMap((name) =>
      pages(3, { data: trailTo(name) }).map((page) => ({ ...page, url: `/${name}${page.url}` })),
    );
    expect(notesOn('Your trails of', ...groups)).toHaveLength(3);
  });
});

describe('the notes on articles, products and questions', () => {
  const article = { kind: 'article' as const, published: '2026-01-02' };
  const ownArticle = (properties: JsonObject) => ownOf(['Article'], { headline: 'Mine', ...properties });
  const whole = { author: 'Ann', datePublished: '2026', image: 'i', publisher: 'p', description: 'd' };

  it('tell of new ones, kept ones that get more, and kept ones', () => {
    const [note] = notesOn(
      'Article',
      { url: '/new', title: 'New', ...article },
      {
        url: '/more',
        title: 'More',
        ...article,
        data: { ...ownArticle({ author: 'Ann' }), image: 'https://anvils.example/a.png' },
      },
      { url: '/same', title: 'Same', data: ownArticle(whole) },
    );
    expect(note).toBe(
      'Article: new on 1 page (/new): headline, datePublished, inLanguage, mainEntityOfPage, each from the page itself; ' +
        'yours on 1 page is kept, and what these pages state besides is added (image, datePublished, inLanguage, mainEntityOfPage; /more); ' +
        'yours on 1 page is kept as it is (/same).',
    );
  });

  it('are of one kind alone where there is no other', () => {
    expect(notesOn('Article', { url: '/same', data: ownArticle(whole) })).toEqual([
      'Article: yours on 1 page is kept as it is (/same).',
    ]);
    expect(notesOn('Article', ...pages(2, article))).toEqual([
      'Article: new on 2 pages (/p1, /p2): headline, datePublished, inLanguage, mainEntityOfPage, each from the page itself.',
    ]);
    expect(notesOn('Product', { url: '/same', data: ownArticle(whole) })).toEqual([]);
  });

  const missing = (...list: MadePage[]) =>
    graphOf(home, ...list)
      .notes.split('\n')
      .filter((note) => note.endsWith('Nothing was put in its place.'));

  it('say what search engines ask for and the pages lack', () => {
    expect(missing(...pages(1, { data: ownArticle({}) }))).toEqual([
      '1 page says nowhere in data or beside the text who wrote it (/p1). Nothing was put in its place.',
      '1 page does not say when it was published (/p1). Nothing was put in its place.',
    ]);
    expect(missing(...pages(4, { data: ownOf(['Product'], { name: 'Mine' }) }))).toEqual([
      '4 pages have a product without a price, a rating or a review, which Google asks for (/p1, /p2, /p3 and 1 more). Nothing was put in its place.',
    ]);
  });

  it('say nothing of what is there; a product needs one of three things', () => {
    expect(missing({ url: '/a', data: ownArticle(whole) })).toEqual([]);
    for (const name of ['offers', 'review', 'aggregateRating'])
      expect(missing({ url: '/a', data: ownOf(['Product'], { name: 'Mine', [name]: 'x' }) })).toEqual([]);
  });

  const faq = (...names: string[]) =>
    ownOf(['FAQPage'], {
      mainEntity: names.map((name) => ({ '@type': 'Question', name, acceptedAnswer: { text: 'Yes.' } })),
    });
  const shows = (question: string) => [{ question, answer: 'Yes.', from: 'heading' as const }];

  it('say which questions in the data nobody sees, however they are written', () => {
    const hidden = (...list: MadePage[]) =>
      graphOf(home, ...list)
        .notes.split('\n')
        .filter((note) => note.includes('Google wants both to be seen there'));
    expect(hidden(...pages(1, { data: faq('Is it?') }))).toEqual([
      '1 page has a FAQPage of yours with a question that was not found with its answer in the text (/p1). Google wants both to be seen there.',
    ]);
    expect(hidden(...pages(2, { data: faq('Is it?') }))).toEqual([
      expect.stringMatching(/^2 pages have FAQPages of yours .* \(\/p1, \/p2\)/),
    ]);
    expect(hidden(...pages(1, { data: faq('Is it?'), questions: shows('is it') }))).toEqual([]);
    expect(hidden(...pages(1, { data: faq('Is it?', 'Was it?'), questions: shows('Is it?') }))).toHaveLength(
      1,
    );
    expect(
      hidden(...pages(1, { data: ownOf(['FAQPage'], { mainEntity: ['Is it?', null, ['x']] }) })),
    ).toEqual([]);
  });

  const elsehow = (...list: MadePage[]) =>
    graphOf(home, ...list)
      .notes.split('\n')
      .filter((note) => note.includes('microdata'));

  it('say which pages describe something that could not be taken over, and only these', () => {
    expect(elsehow({ url: '/m', data: dataOf({ marked: ['Product'] }) }, { url: '/n' })).toEqual([
      '1 page describes something as microdata or RDFa, or at too great length to be taken over (/m): of that kind nothing was written for it.',
    ]);
    expect(elsehow(...pages(2, { data: dataOf({ marked: ['Article'] }) }))).toEqual([
      '2 pages describe something as microdata or RDFa, or at too great length to be taken over (/p1, /p2): of that kind nothing was written for them.',
    ]);
    expect(elsehow({ url: '/n', data: dataOf({}) })).toEqual([]);
  });

  it('say which pages have texts in quotation marks over again, and only these', () => {
    const quoted = (...list: MadePage[]) => notesOn('Your data on', ...list);
    expect(quoted({ url: '/q', data: ownOf(['Product'], { name: '"Mine"' }) }, { url: '/n' })).toEqual([
      expect.stringMatching(/^Your data on \/q have texts in quotation marks over again/),
    ]);
    expect(quoted({ url: '/n', data: ownOf(['Product'], { name: 'Mine' }) })).toEqual([]);
  });
});

describe('the note on what had no room', () => {
  const long = 'word '.repeat(9_000);
  const room = (...list: MadePage[]) => notesOn('The file holds', ...list);
  const own = (count: number) =>
    pages(count, { data: ownOf(['Product'], { name: 'Mine', description: long }) });

  it('counts what is the owner’s and what would be new', () => {
    expect(room(...own(1))).toEqual([]);
    expect(room(...own(2))).toEqual([
      'The file holds 90 kB. 1 thing had no room: 1 that its page has already.',
    ]);
    expect(room(...own(3))).toEqual([
      'The file holds 90 kB. 2 things had no room: 2 that their pages have already.',
    ]);
  });

  it('names the pages of what would be new, and how to get a file for them', () => {
    const asked = (url: string) => ({
      url,
      kind: 'faq' as const,
      questions: ['Does an anvil ring?', 'How heavy is an anvil?'].map((question) => ({
        question,
        answer: `It is ${'very '.repeat(500)}good.`,
        from: 'details' as const,
      })),
    });
    const many = Array.from({ length: 17 }, (_, index) => asked(`/faq-${index + 1}`));
    expect(room(...many)).toEqual([
      'The file holds 90 kB. 2 things had no room: 2 that would be new (/faq-16, /faq-17). Order a file for a part of the site, by its address.',
    ]);
    expect(room(...many, ...own(2))).toEqual([
      'The file holds 90 kB. 4 things had no room: 2 that their pages have already, 2 that would be new (/faq-16, /faq-17). Order a file for a part of the site, by its address.',
    ]);
  });
});
