import { describe, expect, it } from 'vitest';
import { pageOf } from '../testing/site-of.ts';
import { describePage, type PageWords } from './telling.ts';

type Asked = Partial<Omit<PageWords, 'page'>> & {
  page?: Partial<Parameters<typeof pageOf>[0]>;
  most?: number;
};

/** How a page called "Horn" is described. */
const described = ({ page = {}, most, ...words }: Asked) =>
  describePage(
    {
      page: pageOf({ url: '/horn', title: 'Horn', ...page }),
      title: 'Horn',
      language: 'en',
      siteName: 'Anvil House',
      isBoilerplate: () => false,
      ...words,
    },
    most,
  );
const said = (description: string, words: Asked = {}) =>
  described({ ...words, page: { description, ...words.page } });
const section = (text: string) => ({ level: 2, heading: 'Horn', text });
const lower = (length: number) =>
  `The horn ${'is so '.repeat(length)}`
    .slice(0, length - 2)
    .trimEnd()
    .padEnd(length - 1, 'x')
    .concat('.');

it('a greeting, and where to look beside the text, is no description', () => {
  const text =
    'If you are new to iron: check out any of the tutorials on the left to get started. If it is not there, feel free to let us know.';
  expect(said('Welcome to the pages of Horn!', { page: { excerpt: text, sections: [section(text)] } })).toBe(
    '',
  );
});

describe('what a page says of itself is taken, where', () => {
  it.each<[string, string, Asked?]>([
    ['it has twenty-five signs', 'A front of the iron anvil'],
    ['it adds three words to the title', 'Horn of our own iron horn', {}],
    [
      'it is a sentence in signs without spaces',
      '铁砧的角是铁匠把铁条弯成圆环的地方因此它的形状是圆的而不是方的',
    ],
    ['it is short in signs without spaces', '院長 青葉真理子の経歴をご紹介します。'],
    ['it has five names', 'Anvils Hammers Tongs Bellows Coals'],
    ['six of ten words are names', 'Anvils Hammers Tongs Bellows Coal Iron and what we have'],
    [
      'seven of ten are nouns in German',
      'Amboss Hammer Zange Kohle Eisen Stahl Kupfer und noch mehr',
      { language: 'de-AT' },
    ],
    [
      'a sentence has brands in it',
      'Sells bikes and parts from Trek, Gary Fisher, Klein, Pinarello, Redline, Free Agent, and more!',
    ],
    ['names make two sentences', 'Anvils Hammers Tongs Bellows. Coal Iron Steel Copper.'],
    ['it has seven commas', 'we have iron, coal, steel, brass, gold, tin, lead, zinc'],
    ['it has many commas in a sentence', 'we have iron, coal, steel, brass, gold, tin, lead, zinc, silver.'],
    ['it labels three values', 'Size: big and Weight: heavy and Colour: black of course'],
    ['it has four dashes', 'The front of an anvil ---- round and long'],
    [
      'it points elsewhere in many words',
      'Read our long guide to the horn of an anvil and to all that is done on it.',
    ],
  ])('%s', (_, description, words) => {
    expect(said(description, words)).toBe(description);
  });
});

describe('what a page says of itself is left out, where', () => {
  it.each<[string, string, Asked?]>([
    ['it has fewer signs', 'A front of the old anvil'],
    ['it adds two words to the title', 'Horn of horn, a horn of horn', { title: 'Horn of horn' }],
    [
      'it is the title',
      '铁砧的角是铁匠把铁条弯成圆环的地方因此它的形状是圆的而不是方的',
      { title: '铁砧的角是铁匠把铁条弯成圆环的地方因此它的形状是圆的而不是方的' },
    ],
    ['it is a title with the site’s name', 'Horns of iron | Anvil House'],
    ['it has six names', 'Anvils Hammers Tongs Bellows Coals Irons'],
    ['seven of ten words are names', 'Anvils Hammers Tongs Bellows Coal Iron Steel and many more'],
    [
      'nine of ten are nouns in German',
      'Amboss Hammer Zange Kohle Eisen Stahl Kupfer Zinn Blei mehr',
      { language: 'de' },
    ],
    ['names make one sentence', 'Anvils Hammers Tongs Bellows Coal Iron Steel Copper.'],
    ['it has eight commas', 'we have iron, coal, steel, brass, gold, tin, lead, zinc, silver'],
    ['it is a row of badges', 'we have iron | coal | steel | brass | gold | tin | lead | zinc | silver'],
    ['it labels four values', 'Size: big, Weight: heavy, Colour: black, Price: low, that is all'],
    ['it is a line', 'The front of an anvil ----- round and long'],
    ['it points elsewhere in few words', 'Read our long guide to the horn of an anvil'],
    ['it is that of the site', 'The front of an anvil is round and long', { isBoilerplate: () => true }],
  ])('%s', (_, description, words) => {
    expect(said(description, words)).toBe('');
  });
});

it('a line that only announces others describes no page', () => {
  const line = 'We are a proud sponsor of two of its clubs:';
  expect(described({ page: { excerpt: line, sections: [section(line)] } })).toBe('');
});

describe('a description loses', () => {
  const front = 'The round front of an anvil, on which iron is bent into rings.';
  it.each([
    ['the title before it', `Horn: ${front}`, front],
    ['the title and a bar', `Horn | ${front}`, front],
    ['the title and a dash', `Horn – ${front}`, front],
    ['an emblem', `🔨 ${front}`, front],
    [
      'nothing, where a sentence goes on',
      `Horn: ${front.replace('The', 'the')}`,
      `Horn: ${front.replace('The', 'the')}`,
    ],
    ['nothing, where the title is a part of it', `Horn of iron. ${front}`, `Horn of iron. ${front}`],
    [
      'the mark that it goes on',
      'A horn is for bending rings, stretching iron and for much else, …',
      'A horn is for bending rings, stretching iron and for much else',
    ],
    [
      'the mark in brackets',
      'A horn is for bending rings, stretching iron and for much else [...]',
      'A horn is for bending rings, stretching iron and for much else',
    ],
    [
      'the colon before what is gone',
      'A horn is for bending rings and for many other things such as these:',
      'A horn is for bending rings and for many other things such as these',
    ],
  ])('%s', (_, description, text) => {
    expect(said(description)).toBe(text);
  });

  it('what is left of a text broken off too early', () => {
    expect(said('A horn is for bending rings, …')).toBe('');
  });
});

describe('a long description', () => {
  it.each<[string, string, number]>([
    ['has 200 signs', lower(200), 200],
    ['may have 280, to end with its sentence', lower(280), 280],
    ['may have 280 where a short sentence begins it', `It is so. ${lower(270)}`, 280],
  ])('%s', (_, text, length) => {
    expect(said(text)).toHaveLength(length);
  });

  it('ends with its last whole sentence', () => {
    expect(said(`${lower(100)} ${lower(99)} More.`)).toBe(`${lower(100)} ${lower(99)}`);
    expect(said(`${lower(100)} ${lower(100)}`)).toBe(lower(100));
    expect(said(`${lower(60)} ${lower(150)}`)).toBe(lower(60));
    expect(said(`${lower(59)} ${lower(150)}`)).toBe(`${lower(59)} ${lower(150)}`);
  });

  it('ends where its sentence pauses, with a point of its own', () => {
    const start = `The horn is ${'so '.repeat(40)}long`;
    expect(said(`${start}, ${'and so '.repeat(40)}`)).toBe(`${start}.`);
    expect(said(`${start}, ${'and so '.repeat(40)}`, { most: 100 })).toMatch(/ so\.$/);
    const signs = '铁砧的角是铁匠弯铁的地方'.repeat(10);
    expect(said(`${signs}，${'圆的'.repeat(100)}`)).toBe(`${signs}。`);
  });
});

describe('a description that its tool broke off', () => {
  const whole = 'A horn is for bending rings and for stretching iron as long as it is hot.';
  it.each<[string, string, string, string]>([
    ['goes on by the text of the page', 'A horn is for bending rings and …', whole, whole],
    [
      'has the list that it announces',
      'A horn is for all of these things:',
      'A horn is for all of these things:\n\nbending rings.\n\nstretching iron;\n\nringing\n\nmore',
      'A horn is for all of these things: bending rings; stretching iron; ringing.',
    ],
  ])('%s', (_, description, text, is) => {
    expect(described({ page: { description, sections: [section(text)] } })).toBe(is);
  });

  it('is left out where too little of it is left to be found', () => {
    expect(said('A horn is for bend…', { page: { excerpt: `A horn is for bend${whole}` } })).not.toContain(
      'bend…',
    );
  });

  it('has no mark where a system took the first letters of the text: it goes on, too', () => {
    const text = `${whole} It is round, and it has a step before the face.`;
    expect(said(text.slice(0, 90), { page: { excerpt: text } })).toBe(text);
  });

  it('ends with its last whole sentence where nothing goes on', () => {
    expect(said(`${whole} It is round, and it has a st...`)).toBe(whole);
  });

  it('goes on by the beginning of the page, too', () => {
    expect(said('A horn is for bending rings and …', { page: { excerpt: whole } })).toBe(whole);
  });
});

describe('the note of an owner’s file', () => {
  const own = 'The round front of an anvil, on which a smith bends iron into rings.';
  const chosen = (note: string, page: Asked['page'] = {}, words: Asked = {}) =>
    described({ note, isCurated: true, page, ...words });

  it.each<[string, string, Asked['page'], string]>([
    [
      'stands alone where it says enough',
      'What smiths and sculptors use to bend iron into rings of any size.',
      { description: own },
      'What smiths and sculptors use to bend iron into rings of any size.',
    ],
    ['stands alone where the page says nothing', 'Where rings are made', {}, 'Where rings are made'],
    [
      'has the words of the page after it',
      'Where rings are made',
      { description: own },
      `Where rings are made. ${own}`,
    ],
    ['keeps its own sign', 'Where rings are made!', { description: own }, `Where rings are made! ${own}`],
    ['is said by the page, in more words', 'Where a smith bends iron', { description: own }, own],
    ['is the beginning of the page’s words', 'The round front of an anvil', { description: own }, own],
    [
      'has the text of the page after it',
      'Where rings are made',
      { sections: [section(own)] },
      `Where rings are made. ${own}`,
    ],
    ['is the beginning of the page’s text', 'The round front of an anvil', { sections: [section(own)] }, own],
    [
      'stands alone where both are too long',
      'Where rings are made',
      { description: lower(275) },
      'Where rings are made',
    ],
    [
      'may go on a little',
      'Where rings are made',
      { description: lower(258) },
      `Where rings are made. ${lower(258)}`,
    ],
    ['is no note where it only names', 'Rings, horn', { description: own }, own],
    ['is no note where it breaks off', 'Where rings are made of iron and …', { description: own }, own],
    [
      'is said without spaces',
      '铁匠在这里弯铁条',
      { description: '铁砧的角是圆的，铁匠可以在上面把烧红的铁条弯成各种大小的圆环。' },
      '铁匠在这里弯铁条。铁砧的角是圆的，铁匠可以在上面把烧红的铁条弯成各种大小的圆环。',
    ],
  ])('%s', (_, note, page, text) => {
    expect(chosen(note, page)).toBe(text);
  });

  it('comes after the page’s own words where no hand made the file', () => {
    const note = 'Where rings are made of iron';
    expect(described({ note, page: { description: own } })).toBe(own);
    expect(described({ note, page: { sections: [section(own)] } })).toBe(`${note}. ${own}`);
    expect(described({ note })).toBe(note);
  });
});

describe('a page with few words of its own is described', () => {
  const short = 'Where rings are made of iron';
  const text = 'The round front of an anvil, on which a smith bends iron into rings.';
  it.each<[string, Asked, string]>([
    ['by what a list of the site says', { listed: text, page: { description: short } }, text],
    [
      'by its few words where a list says as little',
      { listed: 'What everybody has to see', page: { description: short } },
      short,
    ],
    [
      'by its few words and its text',
      { page: { description: short, sections: [section(text)] } },
      `${short}. ${text}`,
    ],
    [
      'by its few words where its text is a list',
      {
        page: {
          description: short,
          sections: [section('Horn of iron, long\n\nHorn of steel, short\n\nHorn of brass, for show')],
        },
      },
      short,
    ],
    ['by its text', { page: { sections: [section(text)] } }, text],
    ['by its first words', { page: { excerpt: text } }, text],
    [
      'by its first words, up to where they break off',
      { page: { excerpt: `${text} And [...] More.` } },
      text,
    ],
    [
      'not by first words that are names',
      { page: { excerpt: 'Anvils Hammers Tongs Bellows Coal Iron Steel Copper Silver Gold Zinc' } },
      '',
    ],
    [
      'by first words of any length where it has no others',
      { page: { excerpt: 'A round front of an anvil' } },
      'A round front of an anvil',
    ],
    [
      'by short text where it has no more',
      { page: { sections: [section('A horn is round and is made of iron.')] } },
      'A horn is round and is made of iron.',
    ],
  ])('%s', (_, asked, is) => {
    expect(described(asked)).toBe(is);
  });
});

it('tells of a page by neither requests nor who made the site', () => {
  const text = (first: string) => `${first}\n\nThe horn is where a smith bends bars into rings and hooks.`;
  const telling = 'The horn is where a smith bends bars into rings and hooks.';
  for (const first of [
    'Bitte beachten Sie auch unsere AGB und unsere Bedingungen.',
    'This website was designed by Ann Lee of Maker and Sons.',
    'This program is free software under the GNU General Public License.',
    'To the third meeting of all of the smiths of the county,\n\nwhich takes place in the old hall.',
  ])
    expect(described({ page: { sections: [section(text(first))] } })).toBe(telling);
});

it('a motto in small letters describes no page', () => {
  const motto = 'non ex regula ius sumatur, sed ex iure, quod est regula, fiat omnibus.';
  expect(described({ page: { excerpt: motto } })).toBe('');
  expect(described({ page: { excerpt: `The horn is where smiths bend iron. ${motto}` } })).toContain(
    'The horn',
  );
});

it('the description of the home page may be the name of the site in full', () => {
  const words = { title: 'Biblioteca Navas', siteName: 'Biblioteca Navas', page: { kind: 'home' as const } };
  const description = 'Biblioteca Pública Municipal de Los Navas';
  expect(said(description, words)).toBe(description);
});

it('news of one day describes the home page only if it names the site, or if nothing else does', () => {
  const text = 'A primary school for two hundred children in Oakham, with a woodland of its own.';
  const home = { kind: 'home' as const, sections: [section(text)] };
  const news = 'Open day on Saturday 3 May from ten to two: come and see our classrooms.';
  expect(said(news, { title: 'Hill School', page: home })).toBe(text);
  expect(said(news, { title: 'Hill School', page: { ...home, sections: [] } })).toBe(news);
  expect(said(news, { title: 'Open day', page: { ...home, kind: 'other' } })).toBe(news);
  const named = 'Anvil House opens its doors to all on Saturday 3 May, from ten to two.';
  expect(said(named, { title: 'Hill School', page: home })).toBe(named);
});

it('what a page only calls out does not describe it, a sentence among calls does', () => {
  const calls = 'Guess what.. Yes! Here are the dates of our next forging courses! Hooray!';
  expect(described({ page: { excerpt: calls } })).toBe('');
  const told = 'Our courses take place in the old forge of Leeds and last two days.';
  expect(described({ page: { excerpt: `Hooray! ${told}` } })).toContain(told);
});

it('a short sentence of the owner says more than nothing in Japanese', () => {
  expect(said('鉄床研究室の論文一覧。', { title: 'Publications', language: 'ja' })).toBe(
    '鉄床研究室の論文一覧。',
  );
  expect(said('論文一覧', { title: 'Publications', language: 'ja' })).toBe('');
});

it('a slogan in capitals gives way to a sentence of the page', () => {
  const sections = [section('Anvil House sells horns and hammers to smiths in the whole North of England.')];
  expect(said('INNOVATIVE SOLUTION FOR SMITHS', { page: { sections } })).toBe(
    'Anvil House sells horns and hammers to smiths in the whole North of England.',
  );
  expect(said('INNOVATIVE SOLUTION FOR SMITHS')).toBe('INNOVATIVE SOLUTION FOR SMITHS');
});
