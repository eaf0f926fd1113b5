import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from '../../crawl/business-facts.ts';
import { siteOf } from '../testing/site-of.ts';
import { factsBlock } from './facts-block.ts';

const business: BusinessFacts = {
  types: ['LocalBusiness'],
  name: 'Anvil House',
  phones: ['020 7946 0000', '+442079460000'],
  emails: ['ring@anvils.example'],
  address: '1 Mill Lane, Leeds LS1 4AB',
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday'], hours: '07:00-15:00' }],
  areas: [],
  founders: ['Ann Smith'],
  offers: [],
  lines: [],
};
const section = (heading: string, text: string, kinds?: string) => ({
  level: 2,
  heading,
  text,
  ...(kinds === undefined ? {} : { kinds }),
});
const facts = (home: object, pages: Parameters<typeof siteOf>[0] = [], language = 'en', said = '') =>
  factsBlock({
    site: siteOf([{ url: '/', title: 'Anvil House', ...home }, ...pages], { language }),
    said,
    summary: 'Anvils.',
  }).text;

describe('the facts of a business', () => {
  it('are whom to ask for, how to reach it, where and when', () => {
    expect(facts({ business })).toBe(
      [
        '- Contact: Ann Smith',
        '- Phone: 020 7946 0000',
        '- E-mail: ring@anvils.example',
        '- Address: 1 Mill Lane, Leeds LS1 4AB',
        '- Opening hours: Mon–Wed 07:00-15:00',
      ].join('\n'),
    );
  });

  it('are those of no authority and of no company that hosts the site', () => {
    const others = {
      ...business,
      phones: ['0303 123 1113'],
      emails: ['casework@office.example'],
      address: '',
    };
    const told = facts({ business: { ...business, address: '' } }, [
      {
        url: '/privacy',
        kind: 'legal',
        business: others,
        sections: [section('Complaints', '12 Water Lane\nWilmslow SK9 5AF')],
      },
      {
        url: '/mentions-legales',
        kind: 'legal',
        business: others,
        sections: [section('Hosting', '2 rue Kellermann\n59100 Roubaix')],
      },
    ]);
    expect(told).not.toMatch(/0303|casework|Address/);
    expect(told).toContain('020 7946 0000');
  });

  it.each([
    ['Ferienhaus Seeblick', 'impressum', 'Seeweg 7\n24306 Plön', 'Address: Seeweg 7, 24306 Plön'],
    ['Gîte des Chênes', 'mentions-legales', '12 chemin des Chênes\n24200 Sarlat', 'Sarlat'],
    ['Seeblick Notes', 'impressum', 'Seeweg 7\n24306 Plön', null],
  ])('of a trade that only its imprint places: %s', (title, path, text, address) => {
    const imprint = { url: `/${path}`, kind: 'legal' as const, sections: [section('Imprint', text)] };
    const told = factsBlock({
      site: siteOf([{ url: '/', title }, imprint], { name: title }),
      said: '',
      summary: '',
    }).text;
    if (address === null) expect(told).toBe('');
    else expect(told).toContain(address);
  });

  it('have labels in the language of the site', () => {
    expect(facts({ business, language: 'fr' }, [], 'fr')).toContain('- Adresse : 1 Mill Lane');
    expect(facts({ business, language: 'de' }, [], 'de')).toContain('- Öffnungszeiten: Mo–Mi 07:00-15:00');
  });

  it('have labels in the language of an owner’s file that is in another', () => {
    const site = siteOf([{ url: '/', title: 'Anvil House', business, language: 'da' }], { language: 'da' });
    expect(factsBlock({ site, said: '', summary: 'Anvils.' }).text).toContain('- Adresse: 1 Mill Lane');
    expect(factsBlock({ site, said: '', summary: 'Anvils.', language: 'en' }).text).toContain(
      '- Address: 1 Mill Lane',
    );
  });

  it('are not said again where the owner’s own text says them', () => {
    expect(facts({ business }, [], 'en', 'Ring us on 020 7946 0000.')).not.toContain('Phone');
  });

  it('are none of a project that nobody calls or visits', () => {
    expect(facts({})).toBe('');
  });
});

describe('an address', () => {
  const noAddress = { ...business, address: '' };
  const written = (text: string, lines: string[] = []) =>
    /Address: (.*)/.exec(
      facts({ business: { ...noAddress, lines }, sections: [section('Find us', text)] }),
    )?.[1];

  it.each([
    [
      'two lines in Polish',
      'Kowadło\nul. Kwiatowa 12/4\n02-579 Warszawa',
      'ul. Kwiatowa 12/4, 02-579 Warszawa',
    ],
    ['two lines', 'Au Four de Jeanne\n14, rue des Carmes\n44000 Nantes', '14, rue des Carmes, 44000 Nantes'],
    [
      'a line with others',
      'Praxis · Dr. Vogt · Marktplatz 7 · 37073 Göttingen',
      'Marktplatz 7, 37073 Göttingen',
    ],
    [
      'a Japanese line',
      '湯宿 〒509-2207 岐阜県下呂市湯之島123-4 TEL 0576-25-0000',
      '〒509-2207 岐阜県下呂市湯之島123-4',
    ],
    [
      'a British line',
      'Anvils Ltd, 4 Canal Street, Manchester M1 3HE, UK',
      '4 Canal Street, Manchester M1 3HE, UK',
    ],
  ])('is found in %s', (_, text, address) => {
    expect(written(text)).toBe(address);
  });

  it('is taken from a footer without the notice and the telephone beside it', () => {
    const footer = '© 2026 Lebon – 14, rue des Carmes, 44000 Nantes – 02 40 11 22 33';
    expect(written('Come and see.', [footer])).toBe('14, rue des Carmes, 44000 Nantes');
  });
});

describe('opening hours', () => {
  it.each([
    [
      'rows',
      'Mon | 8:00 am – 5:00 pm\n\nTue | 8:00 am – 5:00 pm\n\nSun | Closed',
      'rrr',
      'Mon–Tue 8:00 am – 5:00 pm; Sun Closed',
    ],
    ['a line', 'Montag bis Freitag 9–18 Uhr', undefined, 'Montag bis Freitag 9–18 Uhr'],
    [
      'rows with a day without hours',
      'Samedi | 7 h – 19 h\n\nLundi | fermé',
      'rr',
      'Samedi 7 h – 19 h; Lundi fermé',
    ],
    [
      'a sentence that also says how to write',
      'Write to a@b.example or come to us, Monday to Friday from 9am to 5.30pm.',
      undefined,
      'Monday to Friday from 9am to 5.30pm',
    ],
    ['a line in Chinese', '周一至周六 8:30 - 18:00', undefined, '周一至周六 8:30 - 18:00'],
  ])('are those that a reader sees, of %s', (_, text, kinds, hours) => {
    expect(facts({ business, sections: [section('When', text, kinds)] })).toContain(
      `- Opening hours: ${hours}`,
    );
  });

  it('are not prices a month', () => {
    expect(facts({ business, sections: [section('Costs', 'Bill before: €3,750–4,450/mo')] })).toContain(
      '07:00-15:00',
    );
  });
});

describe('prices', () => {
  const priced = (...sections: ReturnType<typeof section>[]) =>
    /- Prices: (.*)/.exec(facts({ business, sections }))?.[1];

  it('stand under the headings of what they are for', () => {
    expect(
      priced(section('SMALL ANVIL', 'Of steel.\n\n€15\n\n€20'), section('Small anvil', 'Of steel.')),
    ).toBe('Small anvil €15 / €20');
  });

  it('bring their unit and their condition', () => {
    expect(
      priced(section('Pro', '$29\n\nper month'), section('Team', '$99\n\n$79 when paid by the year.')),
    ).toBe('Pro $29 per month; Team $99 ($79 when paid by the year)');
  });

  it('of several columns have their names; of a table of plans the plans are named', () => {
    expect(priced(section('Bread', 'Bread | Small | Large\n\nRye | €4 | €7', 'hr'))).toBe(
      'Rye – Small €4 / Large €7',
    );
    const plans =
      'Plan | Starter | Team | Enterprise\n\nPrice per month | £49 | £149 | On request\n\nUsers | 3 | 15 | 99';
    expect(priced(section('Plans', plans, 'hrr'))).toBe('Starter £49 per month; Team £149 per month');
  });

  it('stand in rows and in lists', () => {
    expect(priced(section('Menu', 'Espresso | €2.50\n\nCake | €4', 'rr'))).toBe('Espresso €2.50; Cake €4');
    expect(priced(section('Cuts', 'Cut and wash – £35\n\nBeard .... £12', 'ii'))).toBe(
      'Cut and wash £35; Beard £12',
    );
  });

  it('are no amounts that a sentence speaks of', () => {
    expect(
      priced(section('News', 'The penalty was reduced to $0 in 2019.\n\nThey saved us €400.')),
    ).toBeUndefined();
  });
});

describe('software', () => {
  it('is installed by the first command of its pages', () => {
    const sections = [section('Install', '# first\nnpm install anvil # or yarn', 'c')];
    expect(facts({ sections })).toBe('- Installation: `npm install anvil`');
    expect(facts({ sections }, [], 'en', '```\nnpm install anvil\n```')).toBe('');
  });
});

describe('rows of a contact page', () => {
  const rowsOf = (text: string, kinds?: string, kind: 'contact' | 'about' = 'contact') =>
    facts({ business: { ...business, hours: [] } }, [
      { url: '/contact', kind, sections: [section('Contact', text, kinds)] },
    ])
      .split('\n')
      .filter((line) => !/^- (?:Phone|E-mail|Address|Contact):/.test(line));

  it.each<[string, string, string | undefined, string[]]>([
    ['a row with a name and a value', '☆ Sales | Ms Deng of Leeds', 'r', ['- Sales: Ms Deng of Leeds']],
    ['an item with a number', 'Fax: 0113 496 0009\n\nTelex: 77', 'ii', ['- Fax: 0113 496 0009']],
    [
      'an item with an address',
      'Sales: deng@anvils.example\n\nOther: x',
      'ii',
      ['- Sales: deng@anvils.example'],
    ],
    ['a full colon', 'Fax：0113 496 0009\n\nx', 'it', ['- Fax: 0113 496 0009']],
    ['no item without either', 'Sales: Ms Deng of Leeds\n\nx', 'it', []],
    ['no text', 'Fax: 0113 496 0009', undefined, []],
    ['no row of three cells', 'Sales | Ms Deng | Leeds', 'r', []],
    ['no name of one letter', 'T | 0113 496 0009', 'r', []],
    ['a name of three words', 'Our sales team | Ms Deng', 'r', ['- Our sales team: Ms Deng']],
    ['no name of four', 'Our own sales team | Ms Deng', 'r', []],
    ['a name of 24 letters', `${'x'.repeat(24)} | Ms Deng`, 'r', [`- ${'x'.repeat(24)}: Ms Deng`]],
    ['no longer name', `${'x'.repeat(25)} | Ms Deng`, 'r', []],
    ['a value of four letters', 'Sales | Deng', 'r', ['- Sales: Deng']],
    ['no shorter value', 'Sales | Bob', 'r', []],
    ['a value of 160', `Sales | ${'x'.repeat(160)}`, 'r', [`- Sales: ${'x'.repeat(160)}`]],
    ['no longer value', `Sales | ${'x'.repeat(161)}`, 'r', []],
    ['no link', 'Sales | www.anvils.example', 'r', []],
    ['no call to click', 'Sales | Click here for it', 'r', []],
    [
      'ten of them',
      Array.from({ length: 11 }, (_, at) => `Desk ${'abcdefghijk'[at]} | Ms Deng`).join('\n\n'),
      'r'.repeat(11),
      Array.from({ length: 10 }, (_, at) => `- Desk ${'abcdefghijk'[at]}: Ms Deng`),
    ],
  ])('are stated: %s', (_, text, kinds, rows) => {
    expect(rowsOf(text, kinds)).toEqual(rows);
  });

  it('are not those of other pages', () => {
    expect(rowsOf('Sales | Ms Deng of Leeds', 'r', 'about')).toEqual([]);
  });
});

describe('telephones', () => {
  it('are none of others, of whom sentences speak, beside the one that all pages have', () => {
    const own = '0113 496 0001';
    const other = '0113 496 0002';
    const line = (text: string, ...numbers: string[]) => ({
      sections: [section('', text)],
      business: { ...business, types: [], phones: [own, ...numbers] },
    });
    const sentence = `When we are closed, please call the clinic at the bridge on ${other}.`;
    const told = (text: string, ...pages: Parameters<typeof siteOf>[0]) =>
      /Phone: (.*)/.exec(facts(line(text, other), pages))?.[1];
    const rest = ['/a', '/b', '/c', '/d'].map((url) => ({ url, ...line('') }));
    expect(told(sentence, ...rest)).toBe(own);
    expect(told(`Mobile: ${other}`, ...rest)).toBe(`${own}, ${other}`);
    expect(told(sentence)).toBe(`${own}, ${other}`);
  });

  const phones = (...numbers: string[]) =>
    /Phone: (.*)/.exec(facts({ business: { ...business, phones: numbers } }))?.[1];
  it('are three at most, each once, as people read them, and none too short', () => {
    expect(phones('0113496001', '0113 496 001')).toBe('0113 496 001');
    expect(phones('+44 113 496 0001', '0113 496 0001', '0113 496 0002')).toBe(
      '+44 113 496 0001, 0113 496 0002',
    );
    expect(phones('123456', '12345', '223456', '323456', '423456')).toBe('123456, 223456, 323456');
    expect(facts({ business }, [], 'en', 'Ring 020 7946 0000.')).not.toContain('Phone');
  });
});

describe('who they are', () => {
  const about = (
    heading: string,
    text: string,
    kind: 'about' | 'legal' | 'home' = 'home',
    level = 2,
    kinds?: string,
  ) =>
    facts({ business }, [
      { url: '/us', kind, sections: [{ ...section(heading, text, kinds), level }] },
    ]).split('\n\n- ')[0];
  const said = 'Anvil House was founded by two smiths from Leeds in 1840.';

  it.each<[string, Parameters<typeof about>, boolean]>([
    ['under a heading that says so', ['About us', said], true],
    ['on the page about them', ['Our forge', said, 'about'], true],
    ['in a lower section of it', ['Our forge', said, 'about', 3], false],
    ['under another heading', ['Our forge', said], false],
    ['in the imprint', ['About us', said, 'legal'], false],
    ['in a list', ['About us', `${said}\n\nx`, 'home', 2, 'ii'], false],
    ['without their name', ['About us', said.replace('Anvil House', 'Our forge')], false],
    ['in fifty signs', ['About us', 'Anvil House was founded by two smiths from Leeds!!'], true],
    ['in fewer', ['About us', 'Anvil House was founded by two smiths from Leeds!'], false],
    ['as a call', ['About us', `Read more: ${said}`], false],
    ['with a date', ['About us', `Published on 1 May 2020. ${said}`], false],
  ])('is told %s: %s', (_, asked, is) => {
    expect(about(...asked)?.startsWith('- ')).toBe(!is);
  });
});

it('states nothing from pages in another language, and nothing of the archive', () => {
  const other = {
    url: '/fr',
    kind: 'contact' as const,
    language: 'fr',
    business: { ...business, emails: ['fr@anvils.example'] },
  };
  const old = {
    url: '/old',
    kind: 'archive' as const,
    business: { ...business, emails: ['old@anvils.example'] },
  };
  const visit = { url: '/visit', business: { ...business, emails: ['visit@anvils.example'] } };
  expect(facts({ business }, [other, old, visit])).toContain(
    '- E-mail: ring@anvils.example, visit@anvils.example\n',
  );
});
