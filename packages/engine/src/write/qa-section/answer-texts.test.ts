import { describe, expect, it } from 'vitest';
import { joinParagraphs, type Paragraph } from '../../crawl/paragraphs.ts';
import { asText } from './answer-part.ts';
import { answerFrom as partsFrom } from './answer-texts.ts';

const answerFrom = (text: string, language: string, given = false) =>
  partsFrom({ text }, language, given)?.map((part) => part.text) ?? null;
const of = (...paragraphs: Paragraph[]) => joinParagraphs(paragraphs);
const text = (said: string): Paragraph => ({ kind: 'text', text: said });

const first = 'We ship to every country of the union within three working days.';

describe('an answer taken from a text', () => {
  it('is its first sentences, word for word, each paragraph by itself', () => {
    const text = `${first} Orders over 60 euros ship free.\n\nParcels are insured.`;
    expect(answerFrom(text, 'en')).toEqual([
      `${first} Orders over 60 euros ship free.`,
      'Parcels are insured.',
    ]);
  });

  it('has no label whose value is left empty', () => {
    expect(answerFrom(`${first}\n\nPhone: —\nMail: a@forge.example`, 'en', true)).toEqual([
      first,
      'Mail: a@forge.example',
    ]);
  });

  it('begins after thanks and after the version in which something was added', () => {
    expect(answerFrom(`Thanks for asking! ${first}`, 'en')).toEqual([first]);
    expect(answerFrom(`New in version 2.1.\n\n${first}`, 'en')).toEqual([first]);
    expect(answerFrom('Thank you for considering contributing to our forge!', 'en')).toBeNull();
  });

  it('begins after the subtitle of a page, which tells nothing alone', () => {
    expect(answerFrom(`An introduction to shipping with Anvil.\n\n${first}`, 'en')).toEqual([first]);
    expect(answerFrom(`Choosing and packing a parcel.\n\n${first}`, 'en')).toEqual([first]);
    expect(answerFrom('How to lay out and write your shipping labels in Markdown files.', 'en')).toBeNull();
    expect(answerFrom('Packing a parcel is easy: you put the anvil in and close it.', 'en')).not.toBeNull();
  });

  it('begins after the heading that is there once more in English', () => {
    const said = '駅から歩いて五分です。市役所の前を通り、二つ目の角を右に曲がると、右側に見えます。';
    expect(answerFrom(`ACCESS\n\n${said}`, 'ja')).toEqual([said]);
  });

  it('ends before the next question of a list, whose answer says something else without it', () => {
    const list = `How long does it take?\n${first}\n\nDo you ship abroad?\nNot at the moment.`;
    expect(answerFrom(list, 'en')).toEqual([first]);
  });

  it('has no more than four sentences', () => {
    const text =
      'The anvil is hot. The anvil is red. The anvil is loud. The anvil is old. The anvil is cold.';
    expect(answerFrom(text, 'en')).toEqual([text.slice(0, text.indexOf(' The anvil is cold'))]);
  });

  it('ends with no question that leads to what is left out, where the site does not give it', () => {
    expect(answerFrom(`${first} Do you pack them yourself?`, 'en')).toEqual([first]);
    expect(answerFrom(`${first} Do you pack them yourself?`, 'en', true)).toEqual([
      `${first} Do you pack them yourself?`,
    ]);
  });

  it('brings the list that it announces, and no line that announces what is cut off', () => {
    const text = 'To install it from the registry:\n\nnpm install anvil\n\nThen start it:';
    expect(answerFrom(text, 'en')).toEqual(['To install it from the registry:', 'npm install anvil']);
  });

  it('leaves out a last sentence whose list is not there', () => {
    expect(answerFrom(`${first} See the following countries:`, 'en')).toEqual([first]);
    expect(answerFrom('The following steps are needed for a return:', 'en')).toBeNull();
  });

  it('leaves out how the page is shared, and keeps a list that is not for that', () => {
    const item = (said: string): Paragraph => ({ kind: 'item', text: said });
    const shared = of(text(first), item('Weight'), text('Teilen'), item('Facebook'), item('X'));
    expect(partsFrom(shared, 'de', true)?.map((part) => part.text)).toEqual([first, 'Weight']);
    const named = of(text('You find us on these networks:'), item('Facebook'), item('X'));
    expect(partsFrom(named, 'en', true)?.map((part) => part.text)).toContain('Facebook');
  });

  it('has no hours of today alone, which are wrong tomorrow, and no note on a form', () => {
    const text = `Open today 10:00 a.m. – 08:00 p.m.\n\n${first}\n\n* Indicates required field`;
    expect(answerFrom(text, 'en', true)).toEqual([first]);
    expect(
      answerFrom('Abierto hoy: 10:00 – 20:00\n\nLunes a viernes de 10:00 a 20:00 horas.', 'es', true),
    ).toEqual(['Lunes a viernes de 10:00 a 20:00 horas.']);
  });

  it('has no words of buttons, and keeps a sentence with the same words', () => {
    const open = 'Au cabinet à Saint-Malo : Du lundi au samedi de 9h à 19h';
    expect(answerFrom(`${open}\nPrendre Rendez-vous`, 'fr', true)).toEqual([open]);
    expect(answerFrom(`${open}\n\nPrendre rendez-vous en ligne\n\nFermé en août.`, 'fr', true)).toEqual([
      open,
      'Fermé en août.',
    ]);
    const said = `${open}\nPrendre rendez-vous par téléphone au 06 40 08 13 82`;
    expect(answerFrom(said, 'fr', true)).toEqual([said]);
  });

  it('passes over labels, code and what asks the reader', () => {
    expect(answerFrom(`Source: a.R\n\nDo you live far away? ${first}`, 'en')).toEqual([first]);
  });

  it.each([
    ['leans on what stood before', `However, ${first}`],
    ['points elsewhere', 'See our page about shipping for all the countries that we ship to today.'],
    ['speaks of its page', 'This page covers everything that you have to know about our shipping.'],
    ['breaks off', 'It is useful for builders that do not use the navigation links (e.g.'],
    ['is code', 'const ship = (parcel) => parcel.send({ to: "union", days: 3 });'],
    ['is too short', 'We ship.'],
  ])('is none where the text %s', (_name, text) => {
    expect(answerFrom(text, 'en')).toBeNull();
  });

  it('may lean on its question where the site itself gives it', () => {
    expect(answerFrom('Yes, and it is free of charge.', 'en', true)).toEqual([
      'Yes, and it is free of charge.',
    ]);
  });

  it('keeps the lines of code, and both ways of an installation', () => {
    const code = (said: string): Paragraph => ({ kind: 'code', text: said });
    const from = of(
      text('You can install the released version of it from the registry with:'),
      code('# needs Node\nnpm install anvil'),
      text('Or take the development version:'),
      code('npm install anvil@next'),
      text('Then read on.'),
    );
    expect(partsFrom(from, 'en')).toEqual([
      text('You can install the released version of it from the registry with:'),
      code('# needs Node\nnpm install anvil'),
      text('Or take the development version:'),
      code('npm install anvil@next'),
    ]);
  });

  it('reads a table row by row, each cell with the name of its column', () => {
    const from = of(
      text('Our prices:'),
      { kind: 'head', text: ' | Cars | Vans' },
      { kind: 'row', text: 'Wash | €15 | €20' },
      { kind: 'row', text: 'Wax | | by appointment only' },
    );
    expect(partsFrom(from, 'en', true)?.slice(1)).toEqual([
      { kind: 'item', text: 'Wash: Cars €15; Vans €20' },
      { kind: 'item', text: 'Wax: Vans – by appointment only' },
    ]);
    const inJapanese = of(
      { kind: 'head', text: 'プラン | 平日 | 休前日' },
      { kind: 'row', text: '一泊二食 | 22,000円 | 28,000円' },
    );
    expect(partsFrom(inJapanese, 'ja', true)).toEqual([
      { kind: 'item', text: '一泊二食：平日 22,000円、休前日 28,000円' },
    ]);
  });

  it('leaves out numbers of steps, what a table says again for small screens, and the label of what comes next', () => {
    expect(
      answerFrom(
        'Two days, with all the paperwork done.\n\n04\n\nall the paperwork\n\nSERVICE AREA',
        'en',
        true,
      ),
    ).toEqual(['Two days, with all the paperwork done.']);
  });

  it('has none of the signs by which a page marks questions and strong words', () => {
    expect(answerFrom('答：**不要**用手摸分选盘盘面，以免影响精度。', 'zh', true)).toEqual([
      '不要用手摸分选盘盘面，以免影响精度。',
    ]);
    expect(partsFrom({ text: 'Yes, **of course** you may.' }, 'en', true)).toEqual(
      asText('Yes, of course you may.'),
    );
  });

  it('does not end in the middle of a sentence', () => {
    expect(answerFrom(`${first} We pack them in straw and send …`, 'en', true)).toEqual([first]);
  });
});

const item = (said: string): Paragraph => ({ kind: 'item', text: said });
const code = (said: string): Paragraph => ({ kind: 'code', text: said });
/** A sentence with this many characters. */
const sentence = (length: number, begin = 'We forge') => `${begin} ${'x'.repeat(length - begin.length - 2)}.`;
const told = (...paragraphs: Paragraph[]) => partsFrom(of(...paragraphs), 'en');
const given = (...paragraphs: Paragraph[]) => partsFrom(of(...paragraphs), 'en', true);

describe('how much of a text is an answer', () => {
  it.each<[string, string, number, boolean]>([
    ['forty signs', 'en', 40, true],
    ['fewer', 'en', 39, false],
  ])('needs %s', (_, language, length, is) => {
    expect(answerFrom(sentence(length), language) !== null).toBe(is);
  });

  it('needs a quarter of that where the site gives it, and half as much where words have no spaces', () => {
    expect(answerFrom('Ten signs.', 'en', true)).toEqual(['Ten signs.']);
    expect(answerFrom('Nine sig.', 'en', true)).toBeNull();
    expect(answerFrom('我们的铁砧都是在自己的工坊里用手打造的。', 'zh')).toHaveLength(1);
    expect(answerFrom('我们的铁砧都是在工坊里用手打造的。', 'zh')).toBeNull();
    expect(answerFrom('是，免费。', 'zh', true)).toHaveLength(1);
    expect(answerFrom('免费的。', 'zh', true)).toBeNull();
  });

  it.each<[string, number[], number]>([
    ['goes on while it is short', [60, 58, 50], 3],
    ['is enough with 120 signs', [60, 59, 50], 2],
    ['has four sentences at most', [20, 20, 20, 20, 20], 4],
    ['has 600 signs at most', [90, 511], 1],
    ['may fill them', [90, 510], 2],
  ])('%s', (_, lengths, count) => {
    expect(told(...lengths.map((length, at) => text(sentence(length, `We forge ${at}`))))).toHaveLength(
      count,
    );
  });

  it('ends before what is no sentence, and begins after two labels at most', () => {
    const label = text('Our forge');
    expect(told(text(first), label, text(first.replace('We', 'They')))).toEqual([text(first)]);
    expect(told(label, text('Our iron'), text(first))).toEqual([text(first)]);
    expect(told(label, text('Our iron'), text('Our coal'), text(first))).toBeNull();
  });

  it('is none where it only asks, and begins after what it asks', () => {
    expect(answerFrom('Do you live far away? Do you live near? Or somewhere else?', 'en')).toBeNull();
    expect(answerFrom(`Far away? Near? ${first} Why not? Ask.`, 'en')).toEqual([`${first} Why not? Ask.`]);
    expect(told(text(first), text('Do you live far away?'))).toEqual([text(first)]);
  });

  it.each<[string, Paragraph[], number]>([
    ['twelve sentences', [text('It is so. '.repeat(13).trim())], 1],
    ['what comes after twelve sentences', [text('It is so. '.repeat(12).trim()), text(first)], 1],
    ['1500 signs', [text(sentence(750)), text(sentence(751, 'We cast'))], 1],
    ['a listing of a thousand signs', [text(first), code('x'.repeat(1001))], 1],
    ['an item of six hundred', [text(first), item('x'.repeat(601))], 1],
    ['what is left of 1500', [text(sentence(750)), item('x'.repeat(500)), item('y'.repeat(251))], 2],
    ['(one is as long as it may be)', [text(first), item('x'.repeat(600)), code('y'.repeat(1000))], 3],
    [
      '(a listing takes no room)',
      [code('y'.repeat(1000)), text(sentence(750)), text(sentence(750, 'We cast'))],
      3,
    ],
  ])('that the site gives leaves out what is over %s', (_, paragraphs, count) => {
    expect(given(...paragraphs)).toHaveLength(count);
  });

  it('that the site gives has whole sentences', () => {
    expect(given(text('It is so. '.repeat(13).trim()))).toEqual([text('It is so. '.repeat(12).trim())]);
    expect(given(text('It is so. '.repeat(11).trim()), text('It is. It is not.'))?.at(-1)).toEqual(
      text('It is.'),
    );
    expect(given(text(sentence(1501)))).toBeNull();
    expect(given(code('x'.repeat(1001)))).toBeNull();
    expect(given(text('1 Mill Lane\nLeeds\nRing twice'))).toEqual([text('1 Mill Lane\nLeeds\nRing twice')]);
  });
});

describe('what an answer announces', () => {
  const lead = text('An anvil is made of the following things:');
  const items = (count: number, length = 10) =>
    Array.from({ length: count }, (_, at) => item(`${'abcdefghijklmn'[at]}${'x'.repeat(length - 1)}`));

  it.each<[string, Paragraph[], number]>([
    ['a list', items(3), 3],
    ['twelve lines of a list', items(13), 12],
    ['the lines that fit', items(3, 200), 2],
    ['lines of up to three hundred signs', items(1, 300), 1],
    ['a listing', [code('iron'), code('coal')], 1],
    ['a listing of a thousand signs', [code('x'.repeat(1000))], 1],
    ['the list alone', [...items(2), text(first)], 2],
    ['the list without the code after it', [...items(2), code('iron')], 2],
    ['the list without a last line that announces more', [...items(2), item('And these too:')], 2],
  ])('follows it: %s', (_, after, count) => {
    expect(told(lead, ...after)).toEqual([lead, ...after.slice(0, count)]);
  });

  it.each<[string, Paragraph[]]>([
    ['a line too long', items(1, 301)],
    ['a listing too long', [code('x'.repeat(1001))]],
    ['nothing', []],
  ])('is left out with its announcement where it is %s', (_, after) => {
    expect(told(lead, ...after)).toBeNull();
    const both = text(`${first} ${lead.text}`);
    expect(told(both, ...after)).toEqual([text(first)]);
  });

  it('follows a cheer, which is no answer alone, however it ends', () => {
    const cheer = text('It is so easy that everybody can do it!');
    expect(given(cheer, ...items(2))).toEqual([cheer, ...items(2)]);
    const easy = text('Forging is so easy that everybody can do it at home!');
    expect(told(easy, ...items(2))).toEqual([easy, ...items(2)]);
    expect(told(easy)).toEqual([easy]);
    const long = text('Forging is so easy that everybody can do it at home any day!');
    expect(told(long, ...items(2))).toEqual([long]);
    const calm = text('Forging is easy! Everybody can do it at home.');
    expect(told(calm, ...items(2))).toEqual([calm]);
  });

  it('does not follow what trails off', () => {
    expect(told(text(`${first} We pack them, and then…”`), ...items(2))).toEqual([text(first)]);
    const calm = text('Anvils wait… and then all of them are packed in straw.');
    expect(told(calm)).toEqual([calm]);
  });
});

describe('the lines of an answer', () => {
  it.each([
    ['a step', '4', false],
    ['seven signs without a word', '(1.2.3)', false],
    ['eight signs', '(1.2.34)', true],
    ['a letter', 'x', false],
    ['a word', 'Go', true],
    ['a word of one sign', '是', true],
    ['a price', '€5', true],
    ['a span', '9-17', true],
  ])('hold one that says something: %s', (_, line, is) => {
    expect(given(text(first), text(line), text('That is all there is.'))).toHaveLength(is ? 3 : 2);
  });

  it('end without a label of what comes next', () => {
    const ends = (line: string) => given(text(first), text(line))?.length;
    expect(ends('Our service area')).toBe(1);
    expect(ends(`Our ${'x'.repeat(56)}`)).toBe(2);
    expect(ends(`Our ${'x'.repeat(55)}`)).toBe(1);
    expect(ends('Telephone 0113 496')).toBe(2);
    expect(given(text('Leeds and its villages'))).toEqual([text('Leeds and its villages')]);
    expect(given(text(first), item('Leeds'), item('York'))).toHaveLength(3);
  });

  it('say nothing twice, but for listings and long texts', () => {
    expect(given(text(first), text(first))).toHaveLength(1);
    expect(given(code('npm install'), code('npm install'))).toHaveLength(2);
    expect(given(text(sentence(119)), text(sentence(119)))).toHaveLength(1);
    expect(given(text(sentence(120)), text(sentence(120)))).toHaveLength(2);
  });

  it('are a list from two on', () => {
    expect(given(item('Anvils of iron'))).toEqual([text('Anvils of iron')]);
    expect(given(item('Anvils of iron'), item('Anvils of steel'))).toHaveLength(2);
    expect(given(item('Anvils of iron'), item('Anvils of steel'))?.[0]?.kind).toBe('item');
    expect(given(text(first), item('Anvils of iron'))?.[1]?.kind).toBe('item');
  });

  it('have a mark of an answer at their beginning only, and none taken from code', () => {
    expect(given(text('A: Yes, we do.'), text('A: No.'))).toEqual([text('Yes, we do.'), text('A: No.')]);
    expect(given(code('A: b'))).toEqual([code('A: b')]);
    expect(given(text('☆ Yes,   **a** and **our own**\n\t\nhere.'))).toEqual([
      text('Yes, a and our own\nhere.'),
    ]);
  });

  it('may end as items do, not in the middle', () => {
    expect(given(text(first), item('iron;'), item('coal,'))).toHaveLength(3);
    expect(given(text('We forge, and we cast;'))).toHaveLength(1);
    expect(given(text('We forge many things (e.g.'))).toBeNull();
    expect(given(text(first), code('forge('))).toHaveLength(2);
    expect(given(text('Go:'), code('npm i'))).toHaveLength(2);
  });
});

describe('a sentence', () => {
  it.each([
    'Use a => b to map all of the values that you have there.',
    'A std::move takes the value away from the thing that had it.',
    'Here x = 1 sets the value of x to one and nothing else at all.',
    'Run $ anvil to start the anvil and all that belongs to it.',
    'This ---- is a line that is drawn above all of the others here.',
    'forge(iron) makes an anvil out of iron and nothing else at all.',
    "Call forge('iron') to make an anvil out of iron and coal today.",
    'Put <b>iron</b> into the fire before you begin to hammer on it.',
    'Put iron</b> into the fire before you begin to hammer on it now.',
    '@anvil is how you call us, wherever you write about what we do.',
    'A. B. C. + + + + + + + + + + + + + + + + + + + + + + + + + + +.',
    'Wash | fifteen euros for every single car that is brought to us.',
    'Anvils of iron, anvils of steel, anvils of bronze and of silver',
  ])('is none where it is code, a table or a name: %s', (said) => {
    expect(answerFrom(said, 'en')).toBeNull();
  });

  it.each([
    'An anvil (of iron) weighs a lot, and so does every big hammer.',
    'A well-made anvil --- as we say --- rings like a bell in a hall.',
    'You may write to us @anvil at any time of any day of the year.',
    'In f(x) there is an x that stands for all that there can be.',
    'The horn of it — as everybody knows — is called “the beak”.',
    'Iron < steel is what every smith has known since he was a boy.',
    'Our shop|forge is open on every day of the week until nightfall.',
  ])('is one with signs in it: %s', (said) => {
    expect(answerFrom(said, 'en')).toEqual([said]);
  });
});
