import { describe, expect, it } from 'vitest';
import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { askingOf, asRead, type MadePage } from '../testing/asking-of.ts';
import { identityQuestions } from './identity-question.ts';

/** The home page's answer to what the site is. */
const on = (page: Partial<MadePage>, site: Partial<CrawledSite> = {}) =>
  asRead(
    identityQuestions(
      askingOf({ url: '/', title: 'Welcome', kind: 'home', language: '', ...page }, {}, site),
    ),
  );
const forge = 'A forge by the sea that makes anvils for smiths and sculptors.';
const isIt = (answer = forge) => [['What is Anvil House?', answer]];

it('a manual that says what it is itself says nothing of its subject', () => {
  const description = 'Ce document répond aux questions fréquemment posées sur Quarrel.';
  const site = { name: 'La FAQ Quarrel', language: 'fr' };
  expect(on({ description }, site)).toEqual([]);
  const own = { question: 'Qu’est-ce que Quarrel ?', answer: 'Quarrel est un jeu de forgerons.' };
  expect(on({ description, questions: [{ ...own, from: 'heading' }] }, site)).toEqual([
    [own.question, own.answer],
  ]);
});

describe('what the home page says of the site', () => {
  it('is its description, else its first words', () => {
    expect(on({ description: forge, excerpt: 'Anvils of every size are forged here by hand.' })).toEqual(
      isIt(),
    );
    expect(on({ excerpt: forge })).toEqual(isIt());
    expect(on({ kind: 'about', description: forge })).toEqual([]);
    expect(on({ description: `  ${forge} ` })).toEqual(isIt());
  });

  it.each([
    'Informationen zum Haus des Ambosses: Öffnungszeiten, Preise, Geschichte und Anfahrt.',
    'Miete deine Schmiede am Meer und genieße eine Auszeit in der Stille der Natur.',
    'Official website of the forge at Rye. Its hours, its anvils and how to reach it.',
    'Lees het verhaal van onze smederij, onze werkwijze en het team in Rye.',
    'Gå på opdagelse på vor hjemmeside, hvor du finder oplysninger om smedjen.',
    'Felanmälan, dokument och bokningar för dig som bor i smedjan vid havet.',
    'This manual is free software under the terms of the GNU General Public License.',
  ])('is nothing that only announces, asks or permits: %s', (description) => {
    expect(on({ description })).toEqual([]);
  });

  it('is no motto that begins in small letters, unless the name is written so', () => {
    expect(on({ excerpt: 'non ex regula ius sumatur, sed ex iure, quod est regula, fiat.' })).toEqual([]);
    const npm = 'npm is a tool with which programmers share and install packages.';
    expect(on({ excerpt: npm }, { name: 'npm' })).toEqual([['What is npm?', npm]]);
  });

  it('is nothing that explains a term of the site, or what letters stand for', () => {
    for (const said of [
      '“Editions” are the way in which we bring changes to the anvil that smiths would notice.',
      'JSON (JavaScript Object Notation) is a lightweight format for the exchange of data.',
    ])
      expect(on({ excerpt: said })).toEqual([]);
  });

  it('asks who a person is', () => {
    const said = 'I’m Ann Lee, a smith who makes anvils and hammers for sculptors in Leeds.';
    expect(on({ description: said }, { name: 'Ann Lee' })).toEqual([['Who is Ann Lee?', said]]);
    expect(on({ description: said }, { name: 'Anvil House' })).toEqual([['What is Anvil House?', said]]);
    const data = {
      own: [{ types: ['Person'], id: '', properties: { name: 'Ann Lee' } }],
      ...{ marked: [], trail: [], author: '', image: null, price: null, profiles: [] },
    };
    expect(on({ description: forge, data }, { name: 'Ann Lee' })).toEqual([['Who is Ann Lee?', forge]]);
  });

  it('is left out where the first words answer another question', () => {
    const answer = 'Yes. The anvils are forged at 1,260 degrees and bear any hammer.';
    const section = (heading: string, level = 2) => [{ level, heading, text: answer }];
    expect(on({ excerpt: answer, sections: section('Do the anvils bear a hammer?') })).toEqual([]);
    expect(on({ excerpt: answer, sections: section('Our anvils') })).toEqual(isIt(answer));
    expect(on({ excerpt: answer, sections: section('Our anvils', 3) })).toEqual([]);
  });

  it('is left out where it says what a part of it is', () => {
    const part = 'The workshop of Anvil House has 62 smiths and forges about 900 anvils a year.';
    expect(on({ description: part })).toEqual([]);
    const whole = 'In the old harbour Anvil House forges about 900 anvils a year with 62 smiths.';
    expect(on({ description: whole })).toEqual(isIt(whole));
  });

  it.each([
    ['a row of key words', 'Anvils, hammers, tongs, horns and bellows for smiths'],
    ['a sentence in the midst of which is a point', 'Anvils by Smith & Co. for smiths and sculptors'],
    ['broken off', 'A forge by the sea that makes anvils for smiths and for …'],
    ['too short', 'A forge that makes anvils by hand here.'],
    ['too long', `${'A forge by the sea that makes anvils. '.repeat(16)}`],
    ['nothing', ''],
  ])('is left out where it is %s', (_, description) => {
    expect(on({ description })).toEqual([]);
  });

  it.each([
    ['forty signs', 'A forge that makes our anvils by hand....'.slice(1, 41).replace(/\.+$/, '.'), 39],
    ['a mark', 'A forge by the sea that makes anvils for all!', 0],
    ['an end within quotes', 'A forge by the sea that makes “anvils for smiths.”', 0],
  ])('may have %s', (_, description, most) => {
    expect(on({ description })).toHaveLength(description.length > most ? 1 : 0);
  });

  it('has forty to six hundred signs, half as many in Chinese', () => {
    const of = (length: number) => `A forge ${'x'.repeat(length - 9)}.`;
    const lengths = (lengths: number[]) => lengths.map((length) => on({ description: of(length) }).length);
    expect(lengths([39, 40, 600, 601])).toEqual([0, 1, 1, 0]);
    const chinese = (length: number) =>
      on({ description: `${'铁'.repeat(length - 1)}。` }, { name: '铁砧之家', language: 'zh' }).length;
    expect([19, 20].map(chinese)).toEqual([0, 1]);
  });

  it.each([
    ['Book your visit today.', true],
    ['Call us!', true],
    ['Réservez votre visite.', true],
    ['See our catalogue.', true],
    ['It stands in Kiel.', false],
  ])('ends before what calls its reader: %s', (call, isLeftOut) => {
    expect(on({ description: `${forge} ${call}` })).toEqual(isIt(isLeftOut ? forge : `${forge} ${call}`));
    expect(on({ description: `${forge} ${call} ${call}` })).toEqual(
      isIt(isLeftOut ? forge : `${forge} ${call} ${call}`),
    );
  });

  it('stays where the call is all of it', () => {
    const call = 'Discover the forge by the sea that makes anvils for smiths.';
    expect(on({ description: call })).toEqual(isIt(call));
  });

  it.each([
    ['de', 'Zahnarztpraxis am Markt', 'Was ist die Zahnarztpraxis am Markt?'],
    ['fr', 'Boulangerie Lebon', 'Qu’est-ce que la Boulangerie Lebon ?'],
    ['zh', '铁砧之家', '铁砧之家是做什么的？'],
    ['zh-TW', '鐵砧之家', '鐵砧之家是做什麼的？'],
    ['zh', 'Anvil 铁砧', 'Anvil 铁砧是什么？'],
    ['ja', '鉄床の家', '鉄床の家とは何ですか？'],
    ['ko', '모루의 집', '모루의 집은 무엇인가요?'],
  ])('is asked for in its language (%s): %s', (language, name, question) => {
    const description = `${name}: ${'铁匠'.repeat(5)} smiths and sculptors by the sea.`;
    expect(on({ description }, { language, name })[0]?.[0]).toBe(question);
  });

  it('is not asked for in a language without words for it, or of a name that is none', () => {
    expect(on({ description: forge }, { language: 'sw' })).toEqual([]);
    expect(on({ description: forge }, { name: 'anvils.example' })).toEqual([]);
    expect(on({ description: forge }, { name: '' })).toEqual([]);
  });

  it('is of the program where the site is its manual', () => {
    expect(on({ description: forge }, { name: 'Quarrel 3.2 documentation' })[0]?.[0]).toBe(
      'What is Quarrel?',
    );
  });
});

describe('what the site asks of itself', () => {
  const asks = (question: string, site: Partial<CrawledSite> = {}) =>
    on({ questions: [{ question, answer: forge, from: 'details' }] }, site);

  it.each([
    ['What is Anvil House?', true],
    ['What exactly does the Anvil House do?', true],
    ['What is an anvil?', false],
    ['What is the Anvil House price?', false],
    ['Where is Anvil House?', false],
    ['What is Anvil?', true],
    ['What does it do?', false],
    ['Anvil House, is it?', false],
  ])('is taken where it asks what it is: %s', (question, is) => {
    expect(asks(question)).toEqual(is ? [[question, forge]] : []);
  });

  it('is not taken where it asks with its name alone', () => {
    expect(asks('Old Anvil House?', { name: 'Old Anvil House' })).toEqual([]);
  });

  it.each([
    ['鉄床の家とは何ですか？', 'ja', '鉄床の家', true],
    ['鉄床 の家とは？', 'ja', '鉄床の家', true],
    ['鉄床の家はどこですか？', 'ja', '鉄床の家', false],
    ['鉄床とは何ですか？', 'ja', '鉄床の家', false],
    ['铁砧之家是做什么的？', 'zh', '铁砧之家', true],
    ['铁砧 之家是什么？', 'zh', '铁砧之家', true],
  ])('is read without spaces, too: %s', (question, language, name, is) => {
    expect(asks(question, { language, name })).toHaveLength(is ? 1 : 0);
  });

  it('comes before what a sentence says, and that before a description', () => {
    const said = 'Anvil House is a forge on an island that makes anvils for ships.';
    const page = {
      description: forge,
      sections: [{ level: 1, heading: 'Welcome', text: said }],
      questions: [{ question: 'What is Anvil House?', answer: `Well: ${forge}`, from: 'details' as const }],
    };
    expect(on(page).map(([, answer]) => answer)).toEqual([`Well: ${forge}`, said, forge]);
  });
});

describe('what a sentence says of the site', () => {
  const said = (text: string, page: Partial<MadePage> = {}, site: Partial<CrawledSite> = {}) =>
    on({ sections: [{ level: 1, heading: 'Welcome', text }], ...page }, site);
  const is = 'Anvil House is a forge by the sea that makes anvils for smiths.';

  it('is taken from the home page and the page about it', () => {
    expect(said(is)).toEqual(isIt(is));
    expect(said(is, { url: '/about', kind: 'about' })).toEqual(isIt(is));
    expect(said(is, { url: '/news', kind: 'other' })).toEqual([]);
  });

  it('is what it does, too', () => {
    const makes = 'Anvil House makes anvils for smiths and sculptors in a village by the sea.';
    expect(said(makes)).toEqual([['What does Anvil House do?', makes]]);
  });

  it('is what another thing is nowhere', () => {
    expect(said('An anvil is a block of iron on which smiths bend rings and other things.')).toEqual([]);
  });

  it('is asked of a Chinese firm by what it does', () => {
    const text = '铁砧之家是一家位于海边的工厂，生产各种铁砧和锤子，已有三十年历史。';
    expect(said(text, {}, { name: '铁砧之家', language: 'zh' })).toEqual([['铁砧之家是做什么的？', text]]);
    const named = text.replace('铁砧之家', 'Anvil');
    expect(said(named, {}, { name: 'Anvil', language: 'zh' })).toEqual([['Anvil是什么？', named]]);
  });
});

it('is what the site tells of its whole name, where it is called by the short one', () => {
  const own = {
    question: 'What is AnvilForge?',
    answer: 'AnvilForge (short: Anvil) is a program that forges backups.',
    from: 'heading' as const,
  };
  const page = {
    questions: [own],
    excerpt: 'Since you use our package, you can skip the first step of the guide.',
  };
  expect(on(page, { name: 'Anvil' })[0]).toEqual([own.question, own.answer]);
  expect(on({ questions: [{ ...own, question: 'What are anvils?' }] }, { name: 'Anvil' })).toEqual([]);
});
