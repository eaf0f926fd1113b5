import { describe, expect, it } from 'vitest';
import { joinParagraphs, type ParagraphKind } from '../../crawl/paragraphs.ts';
import { noFacts, pageOf } from '../testing/site-of.ts';
import { pricedThings } from './priced-things.ts';

type Line = [ParagraphKind, string];
type Page = Parameters<typeof pageOf>[0];
const section = (heading: string, ...lines: (string | Line)[]) => ({
  level: 2,
  heading,
  ...joinParagraphs(
    lines.map((line) =>
      typeof line === 'string' ? { kind: 'text', text: line } : { kind: line[0], text: line[1] },
    ),
  ),
});
const priced = (sections: Page['sections'], page: Partial<Page> = {}) =>
  pricedThings([pageOf({ url: '/', sections: sections ?? [], ...page })]).things.map(
    ({ name, price }) => `${name} = ${price}`,
  );

it('a row that a shop labels as the price is that of its product', () => {
  const rows = [section('', ['row', '판매가 | 38,000원'])];
  expect(priced(rows, { title: '우전 녹차', kind: 'product' })).toEqual(['우전 녹차 = 38,000원']);
  expect(priced(rows, { title: '우전 녹차' })).toEqual([]);
});

it('a second sum of a row is told with its column, not as another price', () => {
  const table = (...heads: string[]) => [
    section('', ['head', ` | ${heads.join(' | ')}`], ['row', 'Détartrage | 30 € | 21 €']),
  ];
  expect(priced(table('Tarif', 'Remboursé'))).toEqual(['Détartrage = 30 € / Remboursé 21 €']);
  expect(priced(table('Adulte', 'Enfant'))).toEqual(['Détartrage = – Adulte 30 € / Enfant 21 €']);
});

it('a price is told with the word below it that says for how long it is', () => {
  expect(
    priced([section('6 Monate', 'EUR75', 'monatlich'), section('Jahreskarte', '90 €', 'jährlich')]),
  ).toEqual(['6 Monate = EUR 75 monatlich', 'Jahreskarte = 90 € jährlich']);
});

it('a price may have its currency as a code before it', () => {
  expect(priced([section('Yearly', 'SAR 2,600'), section('Monthly', 'AED 150/mo')])).toEqual([
    'Yearly = SAR 2,600',
    'Monthly = AED 150/mo',
  ]);
});

it('a price is told with the condition below it on which it holds', () => {
  expect(
    priced([
      section('Freelancer', '$19/mo', 'billed annually'),
      section('Team', '$49', 'per month', '(billed annually)', '25 products'),
      section('Verein', '9 €', 'bei jährlicher Zahlung'),
    ]),
  ).toEqual([
    'Freelancer = $19/mo, billed annually',
    'Team = $49 per month, billed annually',
    'Verein = 9 €, bei jährlicher Zahlung',
  ]);
});

it('a span of prices has its lower end with spaces around its dash, if the numbers are as long', () => {
  expect(priced([section('Ceník', ['item', 'Výplň 2500 - 4990 Kč'], ['item', 'Pokoj 101 - 80 €'])])).toEqual([
    'Výplň = 2500 - 4990 Kč',
    'Pokoj 101 = 80 €',
  ]);
});

it('a span of prices has its lower end, where its currency stands at the upper one alone', () => {
  expect(
    priced([section('Cuts', ['item', 'Dry cut 38–43 €'], ['item', 'Fringe 5 €'], ['item', 'Menu 2 – 15 €'])]),
  ).toEqual(['Dry cut = 38–43 €', 'Fringe = 5 €', 'Menu 2 = 15 €']);
});

it('a price that two pages state differently is a conflict, and is not told', () => {
  const page = (url: string, single: string) =>
    pageOf({ url, kind: 'product', sections: [section('Single room', single), section('Suite', '€300')] });
  const { things, conflicts } = pricedThings([page('/rooms', '€70'), page('/prices', '€140')]);
  expect(things).toEqual([{ name: 'Suite', price: '€300' }]);
  expect(conflicts.map(({ name, prices }) => [name, ...prices.map(({ price }) => price)])).toEqual([
    ['Single room', '€70', '€140'],
  ]);
  expect(pricedThings([page('/rooms', '€70'), page('/prices', '€70 per night')]).conflicts).toEqual([]);
});

it('says nothing of the sum of an empty cart beside what is sold', () => {
  const cart = section('Tote bag', '2 500 Ft', 'Végösszeg: 0 Ft');
  expect(priced([cart], { kind: 'product' })).toEqual(['Tote bag = 2 500 Ft']);
  expect(priced([section('Tour', '€29', 'Children €0')], { kind: 'product' })).toEqual([
    'Tour = €29 (Children €0)',
  ]);
});

it('says nothing of what is paid beside a stay if the stay itself has no price', () => {
  const fee: Line = ['item', 'Frais de ménage de 20 €'];
  expect(priced([section('Gîte', fee)])).toEqual([]);
  expect(priced([section('Gîte', ['item', 'Nuit : 50 €'], fee)])).toEqual([
    'Nuit = 50 €',
    'Frais de ménage = 20 €',
  ]);
});

it('a row is called without the dash that sets it in', () => {
  expect(priced([section('', ['row', '- Test of reading | €500'])])).toEqual(['Test of reading = €500']);
});

describe('a price whose line does not say what it is for', () => {
  it('is that of its heading in a period', () => {
    const flat = (name: string, high: string, low: string) =>
      section(name, ['item', `dal 01/05 al 28/09 € ${high}`], ['item', `dal 29/09 al 30/04 € ${low}`]);
    expect(
      priced([flat('Appartamento 12 posti', '2400', '2000'), flat('Appartamento 8 posti', '1800', '1200')]),
    ).toEqual([
      'Appartamento 12 posti, dal 01/05 al 28/09 = € 2400',
      'Appartamento 12 posti, dal 29/09 al 30/04 = € 2000',
      'Appartamento 8 posti, dal 01/05 al 28/09 = € 1800',
      'Appartamento 8 posti, dal 29/09 al 30/04 = € 1200',
    ]);
    expect(priced([section('Doppelzimmer', ['item', 'Nebensaison: 80 €'])])).toEqual([
      'Doppelzimmer, Nebensaison = 80 €',
    ]);
  });

  it('is that of its heading where others have the same name with another price', () => {
    const table = (name: string, price: string): Page['sections'] => [
      section(name, ['head', 'For | Price'], ['row', `Adults | ${price}`]),
    ];
    expect(priced([...(table('Museum', '€5') ?? []), ...(table('Castle', '€8') ?? [])])).toEqual([
      'Museum, Adults = €5',
      'Castle, Adults = €8',
    ]);
    const both = [section('Castle', ['item', 'Adults: €8'], ['item', 'Parking: €2'])];
    expect(priced([...(table('Museum', '€5') ?? []), ...both])).toEqual([
      'Museum, Adults = €5',
      'Castle, Adults = €8',
      'Castle, Parking = €2',
    ]);
    expect(priced([...(table('Museum', '€5') ?? []), ...(table('Our prices', '€5') ?? [])])).toEqual([
      'Adults = €5',
    ]);
  });

  it('is read from the lines of a text, in digits of full width and with its tax', () => {
    const cakes = (name: string, five: string, ten: string) =>
      section(name, `５本入り　　${five}円税込\n１０本入り　　${ten}円税込`);
    expect(
      priced([
        cakes('羊 羹 菓（小）', '１，１６０', '２，２６０'),
        cakes('羊羹（中）', '１，４７０', '２，８２０'),
      ]),
    ).toEqual([
      '羊羹菓（小）、５本入り = １，１６０円税込',
      '羊羹菓（小）、１０本入り = ２，２６０円税込',
      '羊羹（中）、５本入り = １，４７０円税込',
      '羊羹（中）、１０本入り = ２，８２０円税込',
    ]);
    expect(priced([section('News', 'We met and had a cake for €3\nand then went home')])).toEqual([]);
  });
});

describe('a price with a footnote', () => {
  const note = section('', '* plus the fees of the examination.');
  it.each<[string, [string, ...(string | Line)[]]]>([
    ['under a heading', ['Course', '€1.690*']],
    ['of a list', ['', ['item', 'Course: €1.690 *']]],
    ['of a row', ['', ['head', 'Name | Price'], ['row', 'Course | €1.690*']]],
    ['after dots', ['', 'Course .... €1.690*']],
  ])('%s says what the note says, and has no sign without one', (_, [heading, ...lines]) => {
    const course = section(heading, ...lines);
    expect(priced([course, note])).toEqual(['Course = €1.690 (plus the fees of the examination)']);
    expect(priced([course])).toEqual(['Course = €1.690']);
  });

  it('says what stands first under the heading with its sign', () => {
    const under = section('*Other costs', 'Fees of the examination are extra. We advise you.');
    expect(priced([section('Course', '€1.690*'), under])).toEqual([
      'Course = €1.690 (Fees of the examination are extra)',
    ]);
  });
});

describe('a heading with a price under it', () => {
  it.each<[string, [string, ...(string | Line)[]], string[]]>([
    ['is a thing', ['★ Small anvil:', '€15'], ['Small anvil = €15']],
    ['may begin at it', ['Cloud', 'From €305 per month'], ['Cloud = From €305 per month']],
    ['may begin at it in other words', ['Cloud', 'As low as $12'], ['Cloud = As low as $12']],
    ['may begin at it as in Japan', ['焙煎体験', '3,000円〜'], ['焙煎体験 = 3,000円〜']],
    ['may have a stroke for no cents', ['Grote beurt', '€ 89,-'], ['Grote beurt = € 89,-']],
    ['may have two of them', ['Große Inspektion', '89,-- €'], ['Große Inspektion = 89,-- €']],
    ['may have three prices', ['Anvil', '€1', '€2', '€3'], ['Anvil = €1 / €2 / €3']],
    ['is a list with four', ['Anvil', '€1', '€2', '€3', '€4'], []],
    ['has its unit', ['Pro', '$29', 'per month'], ['Pro = $29 per month']],
    ['has its unit after a stroke', ['Pro', '$29', '/ month'], ['Pro = $29/ month']],
    ['has the condition of its price', ['Pro', '$29', '$19 for a year.'], ['Pro = $29 ($19 for a year)']],
    [
      'has a condition of 120 signs',
      ['Pro', '$29', `$19 for ${'x'.repeat(112)}`],
      [`Pro = $29 ($19 for ${'x'.repeat(112)})`],
    ],
    [
      'has no notice of several lines as its condition',
      ['Massage', '$29', 'Out of hours\nEvenings: +$5\nHolidays: +$15'],
      ['Massage = $29'],
    ],
    ['has no condition that is longer', ['Pro', '$29', `$19 for ${'x'.repeat(113)}`], ['Pro = $29']],
    ['is no thing where the price is in code', ['Pro', ['code', '$29']], []],
    ['is no thing by its name', ['Pricing', '$29'], []],
    ['is no thing where it asks', ['How much?', '$29'], []],
    ['is no thing of one letter', ['A', '$29'], []],
    ['is a thing of two', ['Ox', '$29'], ['Ox = $29']],
    ['is a thing of sixty', ['x'.repeat(60), '$29'], [`${'x'.repeat(60)} = $29`]],
    ['is none of more', ['x'.repeat(61), '$29'], []],
    ['is none that goes on', ['Anvils from', '$29'], []],
    ['is none of numbers', ['1 2 3', '$29'], []],
    ['is none with a price of its own', ['Anvil €5 and', '$29'], []],
  ])('%s', (_, [heading, ...lines], things) => {
    expect(priced([section(heading, ...lines)])).toEqual(things);
  });
});

describe('boxes without headings', () => {
  const item = (text: string): Line => ['item', text];
  it.each<[string, (string | Line)[], string[]]>([
    [
      'are plans, each with its price below its name',
      [
        'Monthly',
        'Studio',
        '$49',
        'per month',
        item('2 users'),
        'Most popular',
        'House',
        '$149',
        'per month',
      ],
      ['Studio = $49 per month', 'House = $149 per month'],
    ],
    [
      'are dishes, with a description before their price',
      [
        'Raw',
        'Oysters',
        'Half dozen, lemon',
        '$21',
        'Crudo',
        'Green apple, lovage',
        '$18',
        'Fire',
        'Mackerel',
        'Burnt butter',
        '$29',
      ],
      ['Oysters = $21', 'Crudo = $18', 'Mackerel = $29'],
    ],
    ['are dishes alone', ['Oysters', '$21', 'Crudo', '$18'], ['Oysters = $21', 'Crudo = $18']],
    ['are none if one has no name', ['Oysters', '$21', 'Is it fresh?', '$18'], []],
  ])('%s', (_, lines, things) => {
    expect(priced([section('', ...lines)])).toEqual(things);
  });
});

describe('what stands under “You may also like”', () => {
  it('is no thing of the page, as far down as that goes', () => {
    const at = (level: number, heading: string, ...lines: string[]) => ({
      ...section(heading, ...lines),
      level,
    });
    expect(
      priced([
        at(1, 'Small anvil', '€15'),
        at(2, 'You may also like'),
        at(3, 'Large anvil', '€50'),
        at(2, 'Engraving', '€5'),
      ]),
    ).toEqual(['Small anvil = €15', 'Engraving = €5']);
  });
});

describe('a row of a table', () => {
  it.each<[string, Line[], string[]]>([
    ['is a thing with a price', [['row', 'Wash | €15']], ['Wash = €15']],
    [
      'is none where its column says what sending costs',
      [
        ['head', 'Land | Versandkosten'],
        ['row', 'Österreich | 9,90 €'],
      ],
      [],
    ],
    ['may have four', [['row', 'Wash | €1 | €2 | €3 | €4']], ['Wash = €1 / €2 / €3 / €4']],
    ['has no more', [['row', 'Wash | €1 | €2 | €3 | €4 | €5']], []],
    [
      'leaves out empty cells',
      [
        ['head', ' | Car | Van'],
        ['row', 'Wash |  | €2'],
      ],
      ['Wash = €2'],
    ],
    [
      'names its columns',
      [
        ['head', ' | Car | Van'],
        ['row', 'Wash | €1 | €2'],
      ],
      ['Wash = – Car €1 / Van €2'],
    ],
    [
      'names them by how long it takes',
      [
        ['head', ' | 30 Min. | 60 Min. | 90’'],
        ['row', 'Massage | 35 € | 60 € | 85 €'],
      ],
      ['Massage = – 30 Min. 35 € / 60 Min. 60 € / 90’ 85 €'],
    ],
    [
      'does not name them where one is no name',
      [
        ['head', ' | Car | 2'],
        ['row', 'Wash | €1 | €2'],
      ],
      ['Wash = €1 / €2'],
    ],
    ['is none with other cells', [['row', 'Wash | by hand | €2']], []],
    ['is none without a name', [['row', '1 | €2']], []],
    ['is none without a price', [['row', 'Wash | by hand']], []],
    [
      'may price the columns',
      [
        ['head', 'Plan | One | Two'],
        ['row', 'Price | €1 | €2'],
      ],
      ['One = €1', 'Two = €2'],
    ],
    [
      'may price them by a unit',
      [
        ['head', 'Plan | One | Two'],
        ['row', 'Price per month | €1 | €2'],
      ],
      ['One = €1 per month', 'Two = €2 per month'],
    ],
    [
      'leaves other words out',
      [
        ['head', 'Plan | One | Two'],
        ['row', 'Price today | €1 | €2'],
      ],
      ['One = €1', 'Two = €2'],
    ],
    [
      'prices no column without a name',
      [
        ['head', 'Plan | 1 | Two'],
        ['row', 'Price | €1 | €2'],
      ],
      ['Two = €2'],
    ],
    [
      'prices none where names are missing',
      [
        ['head', 'Plan | One'],
        ['row', 'Price | €1 | €2'],
      ],
      [],
    ],
  ])('%s', (_, rows, things) => {
    expect(priced([section('Plans', ...rows)])).toEqual(things);
  });
});

describe('a line', () => {
  it.each<[string, Line, Page['kind'], string[]]>([
    ['of a list', ['item', 'Wash €15*'], 'home', ['Wash = €15']],
    ['of a page of prices', ['text', 'Wash €15'], 'pricing', ['Wash = €15']],
    ['with a dash', ['text', 'Wash – €15'], 'home', ['Wash = €15']],
    ['with a run of points', ['text', 'Wash .... €15'], 'home', ['Wash = €15']],
    ['with an emblem', ['item', '☆ Wash €15'], 'home', ['Wash = €15']],
    ['that is a sentence', ['text', 'Wash it for €15'], 'home', []],
    ['of code', ['code', 'Wash – €15'], 'pricing', []],
    ['of 100 signs, half of them blank', ['item', `Wash${' '.repeat(10)} €15`], 'home', ['Wash = €15']],
    [
      'that is too long',
      ['item', `${'x'.repeat(59)} - €15 per ${'y'.repeat(24)} ${'z'.repeat(20)}`],
      'home',
      [],
    ],
    ['that only begins with a price', ['item', '€15 for a wash'], 'home', []],
  ])('%s', (_, line, kind, things) => {
    expect(priced([section('Our forge', line)], { kind })).toEqual(things);
  });
});

describe('the things that are priced', () => {
  const thing = (name: string, price = '€15') => section(name, price);

  it('are written as elsewhere, or with capitals at their words, where a page shouts', () => {
    expect(priced([thing('STANDARD WASH'), section('Standard wash', 'By hand.')])).toEqual([
      'Standard wash = €15',
    ]);
    expect(priced([thing('FULL WASH OF D’ARC')])).toEqual(['Full Wash Of D’arc = €15']);
    expect(priced([thing('WASH')])).toEqual(['WASH = €15']);
    expect(priced([thing('RS 500')])).toEqual(['RS 500 = €15']);
    expect(priced([thing('Full WASH')])).toEqual(['Full WASH = €15']);
  });

  it.each<[string, [string, string?][], string[]]>([
    ['the same', [['Wash'], ['Wash', '€20']], ['Wash = €15']],
    ['the same with other signs', [['Car-wash'], ['Car wash', '€20']], ['Car-wash = €15']],
    ['longer, at the same price', [['Wash'], ['Full wash']], ['Wash = €15']],
    ['shorter, at the same price', [['Full wash'], ['Wash']], ['Full wash = €15']],
    ['longer, at another price', [['Wash'], ['Full wash', '€20']], ['Wash = €15', 'Full wash = €20']],
    ['another, at the same price', [['Wash'], ['Wax']], ['Wash = €15', 'Wax = €15']],
    ['partly the same, at the same price', [['Car wash'], ['Car wax']], ['Car wash = €15', 'Car wax = €15']],
  ])('stand once where a name is %s', (_, things, found) => {
    expect(priced(things.map(([name, price]) => thing(name, price)))).toEqual(found);
  });

  it('are twelve at most, and told to be more', () => {
    const all = (count: number) =>
      pricedThings([
        pageOf({
          url: '/',
          sections: Array.from({ length: count }, (_, at) => thing(`Thing${'abcdefghijklmn'[at]}`)),
        }),
      ]);
    expect(all(12)).toMatchObject({ more: false });
    expect(all(13)).toMatchObject({ more: true });
    expect(all(13).things).toHaveLength(12);
  });

  it('are those of the data where the pages price nothing', () => {
    const business = { ...noFacts, offers: [{ name: 'Anvil', price: '€90' }] };
    expect(priced([], { business })).toEqual(['Anvil = €90']);
    expect(priced([thing('Wash')], { business })).toEqual(['Wash = €15']);
  });
});

describe('a list of terms', () => {
  it.each<[string, [string, ...(string | Line)[]], string[]]>([
    [
      'prices each of them',
      ['Starters', 'Tagliatelle', ['item', '€ 13'], 'Soup', ['item', '€ 8']],
      ['Tagliatelle = € 13', 'Soup = € 8'],
    ],
    ['may have one', ['Mains', 'Cutlet', ['item', '€ 18']], ['Cutlet = € 18']],
    ['is none of items', ['Pro', ['item', 'Two users'], ['item', '€ 18']], ['Pro = € 18']],
  ])('%s', (_, [heading, ...lines], things) => {
    expect(priced([section(heading, ...lines)])).toEqual(things);
  });
});

describe('a run of dots', () => {
  it.each([
    ['leads to a price', 'Wash .... €15*', ['Wash = €15']],
    [
      'in the middle of a text',
      'Open daily from 3 pm. Massage (50 min.) ........ 68 €* by appointment',
      ['Massage (50 min.) = 68 €'],
    ],
    [
      'may stand twice in a text',
      'Wash ... €15 Cut and blow-dry ... €40',
      ['Wash = €15', 'Cut and blow-dry = €40'],
    ],
    ['may be one sign', 'Wash … €15', ['Wash = €15']],
    ['leads to no price where there is none', 'And so on ... until 15', []],
  ])('%s', (_, text, things) => {
    expect(priced([section('About us', text)])).toEqual(things);
  });
});

it.each([
  ['steps of a scale', ['Moins de 600 | 1,00 €', 'De 600 à 1 200 | 2,80 €', 'Plus de 1 200 | 4,10 €'], []],
  [
    'what it costs to send',
    ['Doprava zdarma | 1 500 Kč', 'Shipping | $6', 'Medovina | 90 Kč'],
    ['Medovina = 90 Kč'],
  ],
  ['won', ['아메리카노 | 4,500원'], ['아메리카노 = 4,500원']],
  ['riyals', ['استشارة | 300 ريال'], ['استشارة = 300 ريال']],
])('a row of %s is read for what it is', (_, rows, things) => {
  expect(priced([section('Plans', ...rows.map((row): Line => ['row', row]))])).toEqual(things);
});

it('prices of cards whose names are not in the text are of no one thing', () => {
  const cards = ['Skladem', '240 Kč', 'Skladem', '290 Kč', 'Skladem', '85 Kč'];
  expect(priced([section('Nejprodávanější', ...cards)])).toEqual([]);
  const told = ['240 Kč', 'Světlý jarní med.', '290 Kč', 'Tmavý lesní med.'];
  expect(priced([section('Med', ...told)])).toEqual([]);
  expect(priced([section('Med', 'Světlý jarní med.', '240 Kč', '290 Kč')])).toEqual([
    'Med = 240 Kč / 290 Kč',
  ]);
});

it.each(['425 kr.', '150 Kč', '25 000 Ft', '280 lei', '900 грн', '150 ₪', '3,900 ש״ח', '45 TL'])(
  '%s is a price',
  (price) => {
    expect(priced([section('', ['row', `Anvil | ${price}`])])).toEqual([`Anvil = ${price}`]);
  },
);

it('a price for all of it is one', () => {
  expect(
    priced([
      section('Todos os cursos', 'R$ 1799,00 Valor total'),
      section('20 cursos', 'R$ 399,00 Valor total'),
    ]),
  ).toEqual(['Todos os cursos = R$ 1799,00 Valor total', '20 cursos = R$ 399,00 Valor total']);
});

it('a word for what something costs is no name of a thing', () => {
  expect(priced([section('', 'Cost: $395')])).toEqual([]);
  expect(priced([section('', 'Kosten: 40 €')])).toEqual([]);
  expect(priced([section('Öne çıkanlar', '₺180,00')])).toEqual([]);
});

it('a price that a builder writes once more for narrow screens is one', () => {
  const menu = [
    section(
      '',
      'Oysters',
      'Half dozen, cucumber',
      '$24',
      '$24',
      'Crudo',
      'Citrus, chili, salt',
      '$21',
      '$21',
    ),
  ];
  expect(priced(menu)).toEqual(['Oysters = $24', 'Crudo = $21']);
});

it('a plan is named by its name, not by for how many it is', () => {
  const plans = section(
    'Agency plans',
    'Small Agency',
    'Up to 15 providers',
    '$299',
    'per year',
    'Squads and small services.',
    ['item', 'Everything in Individual'],
    'Standard Agency',
    'Up to 35 providers',
    '$599',
    'per year',
    'County services.',
  );
  expect(priced([plans])).toEqual(['Small Agency = $299 per year', 'Standard Agency = $599 per year']);
});

it('a row that says only how long something takes is told with what it is', () => {
  const walk = section(
    'Dog walk',
    ['head', 'Time | Price'],
    ['row', '45 min | €35'],
    ['row', '6 hours | €42'],
  );
  expect(priced([walk])).toEqual(['Dog walk, 45 min = €35', 'Dog walk, 6 hours = €42']);
  expect(priced([section('Prices', ['head', 'Time | Price'], ['row', '6 hours | €42'])])).toEqual([]);
});

it('what a job pays is no price, also where a list of jobs repeats it without the word', () => {
  const job = pageOf({
    url: '/jobs/baker',
    sections: [section('Baker', 'Salary', ['item', '€2,964 – €4,285 per month'], 'You bake.')],
  });
  const list = pageOf({
    url: '/jobs',
    sections: [section('Baker', '€2,964 – €4,285 per month'), section('Small notice', '€195')],
  });
  expect(pricedThings([list, job]).things).toEqual([{ name: 'Small notice', price: '€195' }]);
  const german = [section('Bäcker', 'Gehalt: 2.800 € brutto', '2.800 €'), section('Anzeige', '195 €')];
  expect(priced(german)).toEqual(['Anzeige = 195 €']);
});
