import { describe, expect, it } from 'vitest';
import { asRead } from '../testing/asking-of.ts';
import { pageOf } from '../testing/site-of.ts';
import { definitions } from './definitions.ts';

type Made = Partial<Parameters<typeof pageOf>[0]>;
const on = (page: Made, names: string[], { language = 'en', site = 'Anvil House' } = {}) =>
  asRead(definitions(pageOf({ url: '/x', title: 'X', ...page }), names, language, site));
const by = (text: string, names: string[], how = {}, page: Made = {}) =>
  on({ sections: [{ level: 1, heading: '', text }], ...page }, names, how).map(([question]) => question);

const horn = 'A horn is the rounded front of an anvil, on which iron is bent into rings.';

it('a person is asked for as a person, if the text goes on so', () => {
  const said = (next: string) => `Ida Moor is a legend of the radio from Malmö. ${next}`;
  expect(by(said('She has repaired transmitters in nine countries.'), ['Ida Moor'])).toEqual([
    'Who is Ida Moor?',
  ]);
  expect(by(said('It has repaired transmitters in nine countries.'), ['Ida Moor'])).toEqual([
    'What is Ida Moor?',
  ]);
});

it('a program in small letters is asked for, if the name of its site begins with it', () => {
  const said = 'quoin is a library for working with real masonry and its corners.';
  expect(by(said, ['quoin Masonry 1.15'], { site: 'quoin Masonry 1.15' })).toEqual(['What is quoin?']);
  expect(by(said, ['Masonry'], { site: 'Masonry' })).toEqual([]);
});

it('a description that a system cut off answers with its whole sentences', () => {
  const description =
    'Quoin is a tool that mirrors masonry from a list of stones. It follows every course, with an integrated';
  expect(on({ description }, ['Quoin Masonry'], { site: 'Quoin Masonry' })).toEqual([
    ['What is Quoin?', 'Quoin is a tool that mirrors masonry from a list of stones.'],
  ]);
});

it('what a program needs says nothing of what it does', () => {
  const on = (text: string) => by(text, ['Quoin'], { site: 'Quoin' });
  expect(on('Quoin depends on the mortar engine and on the sand toolkit.')).toEqual([]);
  expect(on('Quoin draws the corners of walls from a list of stones.')).toEqual(['What does Quoin do?']);
});

describe('a name is asked for, where a text begins by saying what it is,', () => {
  it.each([
    ['with its article', 'Horn', horn, 'What is a horn?'],
    [
      'without one',
      'mod_mbox',
      'mod_mbox is a browser for mailboxes of every size and age.',
      'What is mod_mbox?',
    ],
    ['in other letters', 'horn', horn.replace('A horn', 'The HORN'), 'What is the HORN?'],
    [
      'in two words',
      'Hot Cut',
      'The hot cut is a tool by which smiths cut glowing iron.',
      'What is the hot cut?',
    ],
  ])('%s', (_, name, text, question) => {
    expect(by(text, [name])[0]).toBe(question);
  });

  it.each([
    ['fr', 'Enclume', 'Une enclume est un bloc de fer sur lequel on forge.', 'Qu’est-ce qu’une enclume ?'],
    ['fr', 'Bec', 'Le bec est la partie ronde de devant, pour les anneaux.', 'Qu’est-ce que le bec ?'],
    ['fr', 'Enclume', 'L’enclume est un bloc de fer sur lequel on forge tout.', 'Qu’est-ce que l’enclume ?'],
    ['de', 'Horn', 'Das Horn ist rund und vorne am Amboss, und es ist ganz aus Eisen.', null],
    [
      'de',
      'Horn',
      'Das Horn ist der vordere runde Teil des Ambosses, und es ist aus Eisen.',
      'Was ist das Horn?',
    ],
    [
      'ko',
      '모루',
      '모루는 대장장이가 달군 쇠를 올려놓고 두드리는 무거운 쇳덩어리입니다.',
      '모루는 무엇인가요?',
    ],
    [
      'ja',
      '鉄 床',
      '鉄床とは、鍛冶屋が熱した鉄を載せて叩くための重い鉄の台のことです。',
      '鉄床とは何ですか？',
    ],
    [
      'ja',
      '鉄床',
      '鉄 床とは、鍛冶屋が熱した鉄を載せて叩くための重い鉄の台のことです。',
      '鉄 床とは何ですか？',
    ],
    ['ja', '鉄床', '床鉄とは、鍛冶屋が熱した鉄を載せて叩くための重い鉄の台のことです。', null],
    ['zh', '铁砧', '铁砧是铁匠用来锻打烧红的铁条的一块很重的铁，上面平，前面有角。', '铁砧是什么？'],
  ])('in %s: %s (%s)', (language, name, text, question) => {
    expect(by(text, [name], { language })[0] ?? null).toBe(question);
  });

  it.each([
    ['it goes on otherwise', ['Horn'], 'A horn rings, and is the rounded front of an anvil of iron.'],
    ['another one is defined', ['Tongs'], horn],
    ['a longer name begins so', ['Hor'], horn],
    ['the name is a question', ['What is a horn?'], horn],
    ['the name is one sign', ['X'], 'X is the rounded front of an anvil, on which iron is bent.'],
    ['too little is said', ['Horn'], 'A horn is the rounded front of an old anvil, on.'],
    ['the text is code', ['Horn'], 'A horn is a = b; c => d'],
    ['no words are known', ['Horn'], ''],
  ])('not where %s', (_, names, text) => {
    expect(by(text, names)).toEqual([]);
  });

  it('in no language that has no words for it', () => {
    expect(by(horn, ['Horn'], { language: 'sw' })).toEqual([]);
  });

  it('of sixty signs at most', () => {
    const name = (length: number) => `Ho${'r'.repeat(length - 3)}n`;
    const asked = (length: number) =>
      by(`${name(length)} is the rounded front of an anvil, on which iron is bent.`, [name(length)]).length;
    expect([asked(60), asked(61)]).toEqual([1, 0]);
  });

  it('in fifty signs at least, half as many in Chinese', () => {
    const end = (length: number) => 'Horn is a '.concat('x'.repeat(length - 11), '.');
    expect([by(end(50), ['Horn']).length, by(end(49), ['Horn']).length]).toEqual([1, 0]);
    const chinese = (length: number) => '铁砧是'.concat('铁'.repeat(length - 4), '。');
    const inChinese = (length: number) => by(chinese(length), ['铁砧'], { language: 'zh' }).length;
    expect([inChinese(25), inChinese(24)]).toEqual([1, 0]);
  });
});

describe('a text that defines', () => {
  const label = 'Front';
  it('is a description that is whole, or one of the first paragraphs of a section', () => {
    expect(on({ description: horn }, ['Horn'])).toEqual([['What is a horn?', horn]]);
    expect(on({ description: ` ${horn.replace('.', ', and …')} ` }, ['Horn'])).toEqual([]);
    expect(by(`${label}\n\n${label}\n\n${horn}`, ['Horn'])).toEqual(['What is a horn?']);
    expect(by(`${label}\n\n${label}\n\n${label}\n\n${horn}`, ['Horn'])).toEqual([]);
  });

  it('stands in one of the first twelve sections', () => {
    const sections = (before: number) => ({
      sections: [...Array.from({ length: before }, () => label), horn].map((text) => ({
        level: 2,
        heading: 'Front',
        text,
      })),
    });
    expect(on(sections(11), ['Horn'])).toHaveLength(1);
    expect(on(sections(12), ['Horn'])).toHaveLength(0);
  });

  it('is asked for once a name', () => {
    expect(by(horn, ['Horn', 'Horn'])).toHaveLength(1);
    expect(
      on({ description: horn, sections: [{ level: 1, heading: '', text: `${horn} So it is.` }] }, ['Horn']),
    ).toEqual([['What is a horn?', horn]]);
  });
});

describe('what something does', () => {
  const makes = 'makes anvils for smiths and sculptors in a village by the sea.';
  it('is asked of the site, and of things of code', () => {
    expect(by(`Anvil House ${makes}`, ['Anvil House'])).toEqual(['What does Anvil House do?']);
    expect(by(`Other House ${makes}`, ['Other House'])).toEqual([]);
    expect(by(`make_anvils ${makes}`, ['make_anvils'])).toEqual(['What does make_anvils do?']);
    expect(by(`Anvil House ${makes.replace('makes', 'made')}`, ['Anvil House'])).toEqual([]);
  });
});

describe('the subject of a sentence that defines', () => {
  const said = (subject: string) => `${subject} is a browser for mailboxes of every size and every age.`;
  it.each([
    ['the title has it', 'The Mbox Browser', ['About the Mbox browser'], 'What is the Mbox Browser?'],
    ['it is a name of code', 'mbox_browser', ['On mbox_browser and others'], 'What is mbox_browser?'],
    ['it has a number', 'Mbox 2', ['mbox 2 and others'], 'What is Mbox 2?'],
    ['nothing has it', 'The Mbox Browser', ['Mail'], null],
    ['it is no name', 'the browser', ['The browser for mail'], null],
    ['it points back', 'This Browser 2', ['About this browser 2'], null],
    ['a sentence ends in it', 'See. Mbox', ['See. Mbox of mail'], null],
    ['a colon stands in it', 'Mail: Mbox', ['Mail: Mbox of mail'], null],
  ])('is asked for, though no name is it, where %s', (_, subject, names, question) => {
    expect(by(said(subject), names)[0] ?? null).toBe(question);
  });

  it('is a person where the sentence says what only a person is', () => {
    const founder = 'Ida Moor is the founder of Moorland, a workshop for radios in Leeds.';
    expect(by(founder, ['Ida Moor'])).toEqual(['Who is Ida Moor?']);
  });

  it('is no name where it says whose it is', () => {
    const blog = 'Our Blog is a great resource for staying up to date on the latest trends.';
    expect(by(blog, ['About our blog'])).toEqual([]);
  });

  it('may stand in the address or the title of the document', () => {
    expect(by(said('Mbox'), ['Mail'], {}, { url: '/modules/mbox/' })).toEqual(['What is Mbox?']);
    const titles = { document: 'Mbox for mail', social: '', heading: '', headline: '' };
    const resume = { asked: '', found: [], titles, scope: '/', textHash: '', standsFor: null };
    expect(by(said('Mbox'), ['Mail'], {}, { resume })).toEqual(['What is Mbox?']);
  });

  it('is sixty signs long at most', () => {
    const subject = (length: number) => `Mbox ${'x'.repeat(length - 5)}`;
    const asked = (length: number) => by(said(subject(length)), [`On ${subject(length)} and on`]).length;
    expect([asked(59), asked(60), asked(61)]).toEqual([1, 1, 0]);
  });
});

it('a person is asked for once, by the whole name', () => {
  const text =
    'Mara Lind is a historian of trade and of the sea. She works in Bonn.\n\nLind is the author of a history of salt that has won a prize, and of two others.';
  expect(by(text, ['Mara Lind'], { site: 'Mara Lind' })).toEqual(['Who is Mara Lind?']);
});

it.each([
  [
    'Derrick Showers is a front end engineer at Anvil who also builds clocks.',
    ['Derrick Showers'],
    'Who is Derrick Showers?',
  ],
  ['Ling is a PhD student in Leeds who studies the bending of iron.', ['Ling Lan'], 'Who is Ling Lan?'],
  ['Anvil is a student project of the school of Leeds about bending iron.', ['Anvil Lab'], 'What is Anvil?'],
])('who somebody is, and what something is: %s', (text, names, question) => {
  expect(by(text, names)).toEqual([question]);
});

it('whose rights a part of a program has says nothing of what it does', () => {
  const by2013 =
    'Anvil House includes an implementation of horns, Copyright 2013 Iron Corporation, licensed to all.';
  expect(by(by2013, ['Anvil House'])).toEqual([]);
  expect(
    by('Anvil House includes an implementation of horns that bends iron fast.', ['Anvil House']),
  ).toHaveLength(1);
});
