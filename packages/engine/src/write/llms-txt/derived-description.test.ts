import { describe, expect, it } from 'vitest';
import { pageOf } from '../testing/site-of.ts';
import { derivedDescription } from './derived-description.ts';
import { namesOneDay } from './names-one-day.ts';

const section = (text: string, heading = '') => ({ level: 2, heading, text });
const derived = (texts: string | readonly string[], { title = 'Horn', language = 'en', most = 200 } = {}) =>
  derivedDescription(
    pageOf({
      url: '/mod_horn',
      title,
      sections: (typeof texts === 'string' ? [texts] : texts).map((text) => section(text)),
    }),
    title,
    language,
    most,
  );
const telling = 'The horn is the rounded front of an anvil, on which smiths bend iron into rings.';
const of = (length: number) =>
  `The horn is ${'so '.repeat(length)}`
    .slice(0, length - 1)
    .replace(/ $/, 'x')
    .concat('.');

it.each([
  ['thanks', `Thank you for your interest in horns! ${telling}`],
  ['the version in which it was added', `New in version 0.7.\n\n${telling}`],
  ['the same in another language', `Neu in Version 0.7.\n\n${telling}`],
  ['whose text it is', `«Making a horn», copyright © 1997 Ann Lee. ${telling}`],
  ['the place of the first card', `Avenida Mill - Monterrey, Nuevo León\n\n${telling}`],
  ['an empty cell with a picture', `| ${telling}`],
  ['where its maker is', `Adres: Karaca Mah., Göl Sk. 9\n\n${telling}`],
  ['its day and its author', `27 September 2025 by Teresa Nabais\n\n${telling}`],
  ['the day when it was put up', `Posted on 12 November 2025\n\n${telling}`],
  ['thanks for a visit in Japan', `当院のホームページをご覧いただきありがとうございます。${telling}`],
  [
    'when it is closed, in Japan',
    `休診日：木曜・土曜午後・日曜、祝日も休診日になります。\n\n※祝祭日も診察を行っておりますが、事前にご確認ください。\n\n${telling}`,
  ],
  [
    'where it is, in Japan',
    `鉄床研究所 〒101-8430 東京都千代田区一ツ橋2-1-2、国立情報学研究所の中にあります。\n\n${telling}`,
  ],
  ['a publication', `A. Lee et al., "On horns of all sizes and shapes", Adv. Smithing, 2023.\n\n${telling}`],
  ['what answers a question that is left out', `Smell smoke? Ring the fire brigade first of all. ${telling}`],
  ['a slogan', `Horns for life. Anvils for all.\n\n${telling}`],
  ['what is said of something left out', `quoin comes first of all. It keeps for a week or two. ${telling}`],
])('before what is told, %s is not', (_, text) => {
  expect(derived(text)).toBe(telling);
});

it('a chapter that only asks is told by its questions, a list of changes by its versions', () => {
  const of = (headings: string[]) => {
    const sections = headings.map((heading) => ({ ...section(telling), heading }));
    const questions = headings.map((question) => ({ question, answer: telling, from: 'heading' as const }));
    const page = pageOf({
      url: '/c',
      title: 'Horns',
      sections: [{ level: 1, heading: 'Horns', text: '' }, ...sections],
      questions,
    });
    return derivedDescription(page, 'Horns', 'en', 200);
  };
  const asking = ['1.1. What is a horn?', '1.2. Which horn do I need?', '1.3. How do I mount a horn?'];
  expect(of(asking)).toBe('What is a horn? Which horn do I need? How do I mount a horn?');
  expect(of(['Form', 'Size', 'Which horn do I need?'])).toBe(telling);
  expect(of(['Version 2.2.3', 'Version 2.2.2', 'Version 2.1'])).toBe(
    'Version 2.2.3; Version 2.2.2; Version 2.1',
  );
});

it('a sentence that several cards of a list have is told once', () => {
  expect(
    derived('Bath, blow dry and clip.\n\nBath, blow dry and clip.\n\nNo appointment is needed on Saturdays.'),
  ).toBe('Bath, blow dry and clip. No appointment is needed on Saturdays.');
});

it('what stands under the question that is the title of the page is told, without the words of the question', () => {
  const said = 'After twenty years as a teacher in several schools, I trained in kinesiology for two years.';
  const page = (heading: string) =>
    pageOf({
      url: '/me',
      title: 'Who am I?',
      sections: [
        { level: 1, heading, text: said },
        section('', 'Call me on 0117 496 0123'),
        section('', 'Make an appointment'),
      ],
    });
  expect(derivedDescription(page('Who am I?'), 'Who am I?', 'en', 200)).toBe(said);
});

it('an Italian text may begin with its article below a heading', () => {
  const text = 'Il soggiorno in agriturismo è possibile tutto l’anno, con la prima colazione.';
  const page = pageOf({ url: '/p', title: 'Prezzi', sections: [section(text, 'Prenotazioni')] });
  expect(derivedDescription(page, 'Prezzi', 'it', 200)).toBe(text);
});

it('buttons in capitals are not told', () => {
  const lines = [
    'PREZZO GIORNALIERO CONTATTACI!',
    'PREZZO SETTIMANALE CONTATTACI!',
    'PREZZO PER 3 POSTI CONTATTACI!',
  ];
  const page = pageOf({ url: '/p', title: 'Prezzi', sections: [section(lines.join('\n\n'))] });
  expect(derivedDescription(page, 'Prezzi', 'it', 200)).toBe('');
});

it('what becomes of the data in a form, and its labels, are not told', () => {
  expect(
    derived([
      'Your data are only used to answer your enquiry.\n\nHere you can add the files that we need for it.',
      telling,
    ]),
  ).toBe(telling);
});

it.each([
  'Isaiah 56:7 ”These I will bring to my holy mountain and give them joy in my house of prayer.”',
  '“These I will bring to my holy mountain and give them joy in my house of prayer.” (Isaiah 56:7)',
  '1 John 4:7-8 – “Beloved, let us love one another, for love is from God, and whoever loves knows God.”',
])('a verse tells of no page: %s', (verse) => {
  expect(derived([verse, telling])).toBe(telling);
});

it('a time is no place in a book', () => {
  const meeting = 'Monday 18:30 the smiths of the town meet to forge horns and to talk about iron.';
  expect(derived(meeting)).toBe(meeting);
});

describe('a page is told by its first sentences, without', () => {
  it.each([
    ['what calls to click', 'Click here for the horns of other makers.'],
    ['what calls in Romanian', 'Sună acum la 0264 123 456 pentru o consultație gratuită.'],
    ['what calls in Romanian, without a number', 'Programează-te online și primești confirmarea imediat.'],
    ['terms of sale', 'Shipping is calculated at checkout.'],
    ['terms of sale in another language', 'Gastos de envío calculados en el pago.'],
    ['what is dated', 'July 17, 2001 - The first horn was cast here.'],
    ['what goes on from another', 'However, not every anvil has one of them.'],
    ['what begins in the middle', 'rings are bent on it by smiths and others.'],
    ['shouting', 'THIS PAGE IS NOT READY AT ALL.'],
    ['a question', 'Do you know what a horn is for?'],
    ['a question in quotes', 'Everybody asks: “what is a horn for?”'],
    ['three words', 'It is round.'],
    ['its title', 'horn'],
    ['a label', 'Author: Ann Smith of Leeds in the north.'],
    ['a label with an address', 'See it: https://anvils.example/ is where.'],
    ['who wrote it when', 'By webadmin on 12 March 2026'],
    ['its day and hours', 'April 18 @ 10:00 am - 1:00 pm'],
    ['who wrote it', '18 Jan Written By Hannelore Berg'],
    ['a file name', 'horn.Rd'],
    ['code', 'horn = anvil.front({ round: true });'],
    ['a call', 'bend(iron) makes a ring out of it.'],
    ['a call with a name', "You call bend('iron') for a ring of it."],
    ['signs', 'A. B. + + + + + + + + + + + + + + + +.'],
    ['a drawn line', 'This is ---- a line that is drawn here.'],
    ['what is broken off', 'From the second of January our horns will […]'],
    ['what trails off', 'From the second of January our horns will…'],
    ['an item', 'rings of iron and of steel and of brass'],
  ])('%s', (_, text) => {
    expect(derived(`${text}\n\n${telling}`)).toBe(telling);
  });

  it('what a reference says of code under its headings', () => {
    const page = pageOf({
      url: '/f',
      sections: [
        section('One of the two values that it takes is iron.', 'Arguments'),
        section(telling, 'Details'),
      ],
    });
    expect(derivedDescription(page, 'Horn', 'en', 200)).toBe(telling);
  });
});

describe('a page is told by a sentence', () => {
  it.each([
    [
      'that begins with the name of the page’s address',
      'mod_horn is for all who bend iron into rings on the front of an anvil.',
    ],
    [
      'that begins with a small name',
      'horn2 is for all who bend iron into rings on the front of their anvils.',
    ],
    [
      'that begins with a name with a capital',
      'iHorn is for all who bend iron into rings on the front of their anvils.',
    ],
    ['that begins with a sign', '“Horn” is what everybody calls the round front of an anvil in a forge.'],
    ['that a quote ends', 'Everybody who has a forge knows this: “a horn is the front of an anvil.”'],
    ['of capitals, where it is short', 'A HORN OF A'.concat('. ', telling)],
  ])('%s', (_, text) => {
    expect(derived(text).endsWith(text.replace('A HORN OF A. ', ''))).toBe(true);
    expect(derived(text).length).toBeGreaterThanOrEqual(60);
  });

  it('that has no end, where it opens the page', () => {
    const slogan = 'Horns for everybody who bends';
    expect(derived(`${slogan}\n\n${telling}`)).toBe(`${slogan}. ${telling}`);
    expect(derived(`${slogan}:\n\n${telling}`)).toBe(telling);
    expect(derived(`A horn for a\n\n${telling}`)).toBe(telling);
    expect(derived(`${telling}\n\n${slogan}`)).toBe(telling);
  });

  it('in the writing of its language', () => {
    const said = '角は金床の前にある丸い部分で、鍛冶屋はその上で鉄を曲げて輪を作っています。';
    expect(derived(`金床の角は何に使いますか\n\n${said}`, { language: 'ja' })).toBe(said);
    expect(derived(`${said}\n\n${said.replace('輪', '鎖')}`, { language: 'ja' })).toBe(said);
    expect(derived('角は丸い部分です。\n\n鉄を曲げて輪や鎖を作ることができます。', { language: 'ja' })).toBe(
      '角は丸い部分です。鉄を曲げて輪や鎖を作ることができます。',
    );
  });
});

describe('how many sentences tell of a page', () => {
  it.each<[string, string, (taken: string) => boolean]>([
    ['one of eighty signs', `${of(80)} ${of(40)}`, (taken) => taken.length === 80],
    ['two where the first has fewer', `${of(79)} ${of(40)}`, (taken) => taken.length === 120],
    ['none of the next paragraph after sixty', `${of(60)}\n\n${of(41)}`, (taken) => taken.length === 60],
    ['one of the next paragraph after fewer', `${of(59)}\n\n${of(41)}`, (taken) => taken.length === 101],
    ['none that is too long, after sixty', `${of(60)} ${of(140)}`, (taken) => taken.length === 60],
    ['one a little too long', of(280), (taken) => taken.length === 280],
    ['a part of one much too long', of(281), (taken) => taken.length <= 201 && taken.endsWith('.')],
    ['all that fit', `${of(59)} ${of(140)}`, (taken) => taken.length === 200],
  ])('%s', (_, text, is) => {
    expect(derived(text)).toSatisfy(is);
  });

  it('and none beyond eight sections, fourteen paragraphs, or three thousand signs of one', () => {
    const label = (at: number) => `Iron ${'abcdefghijklmnop'[at]}`;
    expect(derived([...Array.from({ length: 7 }, (_, at) => label(at)), telling])).toBe(telling);
    expect(derived([...Array.from({ length: 8 }, (_, at) => label(at)), telling])).not.toContain(telling);
    const lines = (count: number) => Array.from({ length: count }, (_, at) => label(at)).join('\n\n');
    expect(derived(`${lines(13)}\n\n${telling}`)).toBe(telling);
    expect(derived(`${lines(14)}\n\n${telling}`)).not.toContain(telling);
    expect(derived(`${'x'.repeat(2900)}\n\n${telling}`)).toBe(telling);
    expect(derived(`${'x'.repeat(2990)}\n\n${telling}`)).not.toContain(telling);
  });
});

describe('a page without sentences is told by', () => {
  const lines = ['Horn of iron, long', 'Horn of steel, short;', 'Horn of brass, for show'];
  it('the lines of its list', () => {
    expect(derived(lines.join('\n\n'))).toBe(
      'Horn of iron, long; Horn of steel, short; Horn of brass, for show',
    );
  });

  it('the lines of its list, those that ask with their sign and no other', () => {
    const asking = ['May dogs come with me?', 'What does a garden cost?', 'Πονάει η απονεύρωση;'];
    expect(derived(asking.join('\n\n'))).toBe(
      'May dogs come with me? What does a garden cost? Πονάει η απονεύρωση;',
    );
  });

  it('its first sentence with the lines after it, until they tell enough', () => {
    const first = 'A horn is made of this:';
    expect(derived(`We sell many horns.\n\n${lines.join('\n\n')}`)).toBe(
      'We sell many horns. Horn of iron, long; Horn of steel, short; Horn of brass, for show',
    );
    expect(derived(`${first}\n\n${lines.join('\n\n')}`)).toContain('; Horn of steel');
  });

  it('no lines that are long, of two words, or one alone', () => {
    expect(derived(`${lines[0]}\n\n${'a long line '.repeat(11)}`)).toBe('');
    expect(derived('Iron horns\n\nSteel horns\n\nBrass horns\n\nGolden horns\n\nSilver horns')).toBe('');
    expect(derived(lines[0] ?? '')).toBe('');
  });

  it('its headings below the first of the title’s rank', () => {
    const named = (level: number, heading: string) => ({ ...section('', heading), level });
    const sections = [
      named(1, 'Committee'),
      named(2, 'The first horn'),
      named(2, 'The second horn'),
      named(2, 'The third horn'),
      named(1, 'Board of smiths'),
      named(2, 'The fourth horn'),
    ];
    const page = pageOf({ url: '/', title: 'Committee', sections });
    expect(derivedDescription(page, 'Committee', 'en', 200)).toBe(
      'The first horn; The second horn; The third horn; The fourth horn',
    );
  });

  it('its headings, six of them at most, but for its title', () => {
    const headings = [
      'Horn',
      'The first horn',
      'The second horn',
      'The third horn',
      'The third horn',
      'The fourth',
      'The fifth',
      'The sixth',
      'The seventh',
    ];
    const page = pageOf({ url: '/', sections: headings.map((heading) => section('', `★ ${heading}`)) });
    expect(derivedDescription(page, 'horn', 'en', 200)).toBe(
      'The first horn; The second horn; The third horn; The fourth; The fifth; The sixth',
    );
    expect(derivedDescription(page, 'horn', 'en', 75)).toBe(
      'The first horn; The second horn; The third horn; The fourth; The fifth',
    );
    expect(derivedDescription(page, 'horn', 'en', 50)).toBe('');
  });
});

describe('a page of questions is told by them', () => {
  const faq = (questions: string[], language = 'en') =>
    derivedDescription(
      pageOf({
        url: '/faq',
        kind: 'faq',
        sections: [section('Yes, to Canada and to the whole of Australia. It takes two weeks.')],
        questions: questions.map((question) => ({ question, answer: 'Yes.', from: 'text' as const })),
      }),
      'FAQ',
      language,
      120,
    );
  it.each([
    [
      'as many as fit',
      [
        'Do you send anvils to Canada?',
        'How long does an anvil last?',
        'Who may buy one of them?',
        'x'.repeat(80),
      ],
      'Do you send anvils to Canada? How long does an anvil last? Who may buy one of them?',
    ],
    [
      'in Japanese',
      ['Q. 日帰り入浴はできますか。', '子供用の浴衣はありますか？', 'ペットと泊まれますか'],
      '日帰り入浴はできますか？子供用の浴衣はありますか？ペットと泊まれますか？',
    ],
    [
      'as they ask to be told',
      ['Q. チェックインの時間を教えてください。', '子供用の浴衣はありますか？', 'ペットと泊まれますか'],
      'チェックインの時間を教えてください。子供用の浴衣はありますか？ペットと泊まれますか？',
    ],
    ['but for one alone', ['Do you send anvils to Canada?'], 'Yes, to Canada and to the whole of Australia.'],
  ])('%s', (_, questions, told) => {
    expect(faq(questions).startsWith(told)).toBe(true);
  });
});

it('an answer tells nothing of its page without its question, which may be a button', () => {
  const answer = 'Yes, with one tap. Your records stay readable for a whole year.';
  const questions = ['Can I cancel any time?', 'Do you have a discount for clubs and schools?'].map(
    (question) => ({
      question,
      answer,
      from: 'details' as const,
    }),
  );
  const told = (...before: string[]) =>
    derivedDescription(
      pageOf({ url: '/plans', sections: [section([...before, answer].join('\n\n'))], questions }),
      'Plans',
      'en',
      200,
    );
  expect(told()).toBe('Can I cancel any time? Do you have a discount for clubs and schools?');
  expect(told(telling)).toBe(telling);
});

it('an answer under a heading that asks does not open a description, unless it names what is asked about', () => {
  const told = (answer: string, ...first: string[]) =>
    derivedDescription(
      pageOf({
        url: '/post',
        sections: [section(first.join('\n\n'), 'Post a job'), section(answer, 'How long is a job online?')],
      }),
      'Post a job',
      'en',
      200,
    );
  expect(told('Thirty days, or until you close it.')).toBe('');
  expect(told('Every job is online for thirty days.')).toBe('Every job is online for thirty days.');
  expect(told('Thirty days, or until you close it.', telling)).toBe(telling);
});

it('cards of other pages tell nothing of a page', () => {
  const page = pageOf({
    url: '/car',
    sections: [
      section('One owner and two keys.', 'Description'),
      section(
        'From €229 per month\n\nA 2019 Škoda with one owner\n\nA 2022 Hyundai with two owners',
        'Similar cars',
      ),
    ],
  });
  expect(derivedDescription(page, 'Corolla', 'en', 200)).toBe('One owner and two keys.');
  const list = pageOf({
    url: '/cars',
    sections: [section('From €305 per month\n\nFrom €229 per month\n\nFrom €344 per month')],
  });
  expect(derivedDescription(list, 'Used cars', 'en', 200)).toBe('');
});

describe('a short sentence is followed, under another heading,', () => {
  const told = (second: string, title = 'Horns of iron') =>
    derivedDescription(
      pageOf({
        url: '/horns',
        title,
        sections: [section('Round fronts for all old anvils.', title), section(second, 'Shipping')],
      }),
      title,
      'en',
      200,
    );
  it('by none about something else, nor by the items there', () => {
    expect(told('We ship on Tuesdays and Fridays, to every country of Europe.')).toBe(
      'Round fronts for all old anvils.',
    );
    expect(told('By post to your house\n\nBy rail to your town')).toBe('Round fronts for all old anvils.');
  });

  it('by one that names what the page is about', () => {
    expect(told('All horns are cast in our own forge by the sea.')).toBe(
      'Round fronts for all old anvils. All horns are cast in our own forge by the sea.',
    );
  });
});

it('a short sentence stands alone, without the headings of the page’s frame', () => {
  const page = pageOf({
    url: '/all',
    sections: [
      section('These are all of our teas.', 'Teas'),
      section('', 'Filter:'),
      section('', 'Assam gold from the hills'),
    ],
  });
  expect(derivedDescription(page, 'All', 'en', 200)).toBe('These are all of our teas.');
});

it('a slogan that asks, in the title of a page, takes nothing from its first text', () => {
  const page = pageOf({
    url: '/',
    sections: [
      { level: 1, heading: 'Sore from the forge?', text: telling },
      section('We strike twice a day.'),
    ],
    questions: [{ question: 'Sore from the forge?', answer: telling, from: 'text' }],
  });
  expect(derivedDescription(page, 'Anvil House', 'en', 200)).toContain(telling);
});

const whole = (page: Partial<Parameters<typeof pageOf>[0]>, title: string, language: string, siteName = '') =>
  derivedDescription(pageOf({ url: '/p', title, ...page }), title, language, 200, siteName);
const under = (text: string, heading = '') => [{ level: 1, heading, text }];

it.each([
  [
    'how to reach somebody',
    'en',
    'Father Lee, 5 Mill Lane, Leeds 0117 496 0123 lee@parish.example is at home.',
  ],
  [
    'the same without a zero',
    'pl',
    'Kowal sp. z o.o. ul. Młyńska 12/4 02-579 Warszawa tel. 22 646 40 44 e-mail: biuro@kowal.example',
  ],
  ['the same without a telephone', 'de', 'Schmiede Lau, Mühlenstraße 5, 24306 Plön, post@schmiede.example'],
  [
    'the street and the telephone',
    'tr',
    'Tepecik Mah. İstiklal Cad. Yavuz Sok. No:24 İzmit Telefon: +90 262 321 77 71',
  ],
  ['an invitation', 'en', 'Get started with the installation and then read the quick start of the library.'],
  ['what is there to download', 'fr', 'Télécharger la brochure de la saison 2017-2018 (format PDF).'],
  [
    'the words of somebody else',
    'es',
    '“En la villa, el 11 de septiembre de 1949. Reunidos en el despacho, hablan.”',
  ],
])('a page is not described by %s', (_, language, text) => {
  const next = 'The library has twelve computers for its visitors and lends books, films and records.';
  expect(whole({ sections: under(`${text}\n\n${next}`) }, 'Library', language)).toBe(next);
});

it('a line of the words of title and site describes no page', () => {
  const text =
    'Histoire de l’Association des Amis du Lac\n\nNotre association a été créée en 1951 par des pêcheurs et des baigneurs du village.';
  expect(whole({ sections: under(text) }, 'Histoire', 'fr', 'Association des Amis du Lac')).toMatch(/^Notre/);
});

it('a sentence that is set as a heading is told before the other headings', () => {
  const said = '私たちの研究室では，クラスター分析と多変量解析による知識発見の研究を行っています．';
  const sections = [
    { level: 1, heading: 'トップページ', text: '' },
    { level: 3, heading: said, text: '' },
    { level: 3, heading: '教授：山田 花', text: '' },
  ];
  expect(whole({ sections }, '山田研究室', 'ja')).toBe(said);
});

it('what happens on one day does not describe the home page', () => {
  const news = 'The tour of the mill with its new owner begins on Friday 10 November at four.';
  const page = { sections: under(news) };
  expect(whole({ ...page, kind: 'home' }, 'Mill', 'en')).toBe('');
  expect(whole({ ...page, kind: 'article' }, 'Tour', 'en')).toBe(news);
});

it.each([
  ['On 3 May we open the doors of our mill for everybody from ten to two.', true],
  ['Am 3. Mai öffnen wir unsere Mühle für alle von zehn bis zwei Uhr.', true],
  ['Am 3 juni vieren wij met alle buren het feest van de molen.', true],
  ['Our mill is open to everybody from 1 May to 30 September each year.', false],
  ['On 3 May 1998 two friends opened the old mill for everybody.', false],
  ['Nous proposons plus de 30 des meilleurs pains de la région.', false],
  ['The mill has 5 set menus and bread for every day of the week.', false],
])('of one day or not: %s', (sentence, isNews) => {
  expect(namesOneDay(sentence)).toBe(isNews);
});

it.each([
  'Package com.acme.tools\n\npublic class Horn extends java.lang.Object',
  'java.lang.Object com.acme.tools.Horn\n\nAll Implemented Interfaces:\n\njava.io.Serializable',
  'Module com.acme\n\npublic abstract sealed interface Horn permits com.acme.Bell',
])('where a class stands and what it extends does not say what it is for: %s', (text) => {
  expect(derived(text)).toBe('');
  expect(derived(`${text}\n\nBends iron.`)).toBe('');
  expect(derived(`${text}\n\n${telling}`)).toBe(telling);
});

it('a caption of a picture describes no page', () => {
  const text =
    'The choir sings in the hall at the last concert.\n\nThe hall has room for three hundred people.';
  expect(whole({ sections: [{ ...section(text), kinds: 'pt' }] }, 'Hall', 'en')).toBe(
    'The hall has room for three hundred people.',
  );
});

it('a page about the site says what the site is, not what its name comes from', () => {
  const text =
    'Castália é o nome de uma ninfa que foi transformada em nascente de água perto de Delfos.\n\nO Nascente Podcast é fruto da curiosidade de uma brasileira que mora nos Estados Unidos.';
  expect(whole({ sections: under(text), kind: 'about' }, 'Sobre', 'pt', 'Nascente Podcast')).toMatch(
    /^O Nascente/,
  );
});

it('a sentence that somebody has set line by line is one', () => {
  const text =
    'The doctors of the valley meet every year in the\n\nold mill to speak of what they have seen and of what they\n\nwant to do better.\n\nDr. Ann Lee';
  expect(derived(text)).toBe(
    'The doctors of the valley meet every year in the old mill to speak of what they have seen and of what they want to do better.',
  );
});

it('a sentence may begin with a word that connects in another language', () => {
  const text = 'O congresso reúne todos os anos médicos de família do norte de Portugal.';
  expect(whole({ sections: [section(text)] }, 'Congresso', 'pt')).toBe(text);
});

it('the answers below headings that ask are no list', () => {
  const sections = [
    { ...section('No, everyone who can sing is welcome here'), level: 2, heading: 'Do I need to audition?' },
    { ...section('Every Tuesday from 7 to 9 pm in the hall'), level: 2, heading: 'When do you rehearse?' },
  ];
  expect(whole({ sections }, 'Join us', 'en')).not.toContain('everyone');
});

it('how a command is written is not what it does, unless the whole page is set as code', () => {
  const page = (synopsis: string, kinds: string, text: string, more = {}) =>
    derivedDescription(
      pageOf({
        url: '/cmds/else',
        title: 'else',
        sections: [
          { level: 2, heading: 'Synopsis', text: synopsis, kinds },
          { level: 2, heading: 'Description', text, ...more },
        ],
      }),
      'else',
      'en',
      200,
    );
  const synopsis = 'if CONDITION; COMMANDS ...; else; COMMANDS ...; end.';
  const text = 'The commands behind it are run where the condition does not hold.';
  expect(page(synopsis, 'c', text)).toBe(text);
  expect(page(text, 'c', text, { kinds: 'c' })).toBe(text);
});

it('the names above the addresses of authors say nothing of their manual', () => {
  const authors = ['Josip Rodin', 'Osamu Aoki', 'Ana Ruiz'];
  const sections = authors.map((heading, at) => section(`<author${at}@debian.example>`, heading));
  const manual = { url: '/', title: 'Guide for maintainers', kind: 'home' as const, sections };
  expect(derivedDescription(pageOf(manual), manual.title, 'en', 200)).toBe('');
});

it('is not a line in other letters than the page', () => {
  const korean = '화성 송산포도와 쌀로 빚은, 세상에 없던 한국식 포도술입니다.';
  const told = derived(`Hwaseong · Korean Grape Liquor\n\n${korean}`, { title: '양조장', language: 'ko' });
  expect(told).toBe(korean);
});

it('a home page is told by its first question, if both it and its answer name the site', () => {
  const hero = 'Horns are back in Leeds this year, and we look forward to all of you.';
  const answer = 'DevDay is the yearly meeting of all who write programs in the North of England.';
  const told = (question: string, said = answer) => {
    const sections = [section(hero, 'Welcome'), section(said, question)];
    return derivedDescription(
      pageOf({ url: '/', kind: 'home', sections }),
      'DevDay 2027',
      'en',
      200,
      'DevDay 2027',
    );
  };
  expect(told('What is DevDay?')).toBe(answer);
  expect(told('What is a horn?', answer.replace('DevDay', 'A horn'))).toContain('Horns are back');
});

it('a line of translations above a text does not begin its first sentence', () => {
  const text = 'horn is a program that bends iron into rings of any size.';
  expect(derived(`Available Languages: en | fr | ko | tr\n\n${text}`)).toBe(text);
});

it.each([
  ['where its source is', 'Source code: Lib/horn.py, Lib/horn_bend.py'],
  ['how a function is declared', 'HornObject *Horn_New(HornType *type)'],
  ['how a function is called', 'anvil.bend(horn, angle=None, method=rounded)'],
  ['a footnote', '[1] Since the place of the horn is chosen when it is made, it may stand elsewhere.'],
])('does not tell %s', (_, line) => {
  expect(derived(`${line}\n\n${telling}`)).toBe(telling);
});
