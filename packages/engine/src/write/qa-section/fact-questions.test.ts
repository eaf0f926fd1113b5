import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from '../../crawl/business-facts.ts';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { askingOf, asRead, type MadePage } from '../testing/asking-of.ts';
import { noFacts, siteOf } from '../testing/site-of.ts';
import { answerText } from './answer-part.ts';
import { factQuestions } from './fact-questions.ts';
import { findQuestions } from './find-questions.ts';

const section = (heading: string, text: string, kinds?: string) => ({
  level: 2,
  heading,
  text,
  ...(kinds ? { kinds } : {}),
});
function answersOf(pages: (Partial<CrawledPage> & { url: string })[], site: Partial<CrawledSite>) {
  const found = findQuestions(
    siteOf(
      pages.map((page) => ({ language: '', ...page })),
      site,
    ),
  );
  return Object.fromEntries(
    found.map(({ question, answer, page }) => [question, [answerText(answer), page.url]]),
  );
}

it('what a function returns is no return of goods', () => {
  const returns = section(
    'Returns',
    'A promise that gives the anvil, or nothing if there is none to be found.',
  );
  const asked = (...sections: ReturnType<typeof section>[]) =>
    Object.keys(answersOf([{ url: '/' }, { url: '/find', title: 'find()', language: 'en', sections }], {}));
  expect(asked(returns)).toContain('How do returns work?');
  expect(asked(section('Parameters:', 'name | the name of the anvil'), returns)).not.toContain(
    'How do returns work?',
  );
});

it('tells the hours that a row of the page about the business announces', () => {
  const sections = [
    section('薬局概要', '薬局名 | くるみ薬局\n営業時間 | 月〜金 9:00〜18:00\n定休日 | 日曜・祝日'),
  ];
  const home = { url: '/', title: 'くるみ薬局', kind: 'home' as const, language: 'ja' };
  const about = { url: '/about', title: '薬局紹介', kind: 'about' as const, language: 'ja', sections };
  const answers = answersOf([home, about], { name: 'くるみ薬局', language: 'ja' });
  expect(answers['営業時間は何時ですか？']?.[0]).toContain('月〜金 9:00〜18:00');
  const contact = {
    ...about,
    kind: 'contact' as const,
    language: 'ko',
    sections: [section('', '운영시간\n월~금 10:00~18:00')],
  };
  expect(JSON.stringify(answersOf([{ ...home, language: 'ko' }, contact], { language: 'ko' }))).toContain(
    '월~금 10:00~18:00',
  );
});

it('does not tell who is behind a business with a line that names nobody', () => {
  const home = { url: '/', title: 'Mill House', kind: 'home' as const };
  const page = (url: string, title: string, text: string) => ({
    url,
    title,
    kind: 'about' as const,
    sections: [{ level: 1, heading: title, text }],
  });
  const team = page('/team', 'Team', 'The people who look after you at Mill House.');
  const about = page(
    '/about',
    'About us',
    'Mill House was founded in 2011 by Ann Lee. Six people work here.',
  );
  const asked = (...pages: ReturnType<typeof page>[]) =>
    answersOf([home, ...pages], { name: 'Mill House', language: 'en' })['Who is behind Mill House?'];
  expect(asked(team)).toBeUndefined();
  expect(asked(team, about)?.[0]).toContain('Ann Lee');
});

it('tells the dishes of all sections of a menu, and no closed days as hours', () => {
  const dish = (heading: string, name: string, price: string) =>
    section(heading, `${name}\n\n${price}`, 'ti');
  const menu = {
    url: '/menu/index.html',
    title: 'Menu',
    kind: 'pricing' as const,
    language: 'ja',
    sections: [
      {
        ...dish('パンケーキ', 'プレーンパンケーキ', '780円'),
        text: 'プレーン\n\n780円\n\nベリー\n\n1,180円',
        kinds: 'titi',
      },
      dish('ドリンク', 'オーガニックコーヒー', '480円'),
    ],
  };
  const access = {
    url: '/access/index.html',
    title: 'アクセス',
    kind: 'contact' as const,
    language: 'ja',
    sections: [section('店舗情報', '営業時間\n\nオープン\n\n定休日\n\n月曜日、第三火曜日')],
  };
  const home = { url: '/', title: 'Cafe Ange', kind: 'home' as const, language: 'ja' };
  const answers = answersOf([home, menu, access], { name: 'Cafe Ange', language: 'ja' });
  expect(answers['料金はいくらですか？']?.[0]).toContain('480円');
  expect(Object.keys(answers)).not.toContain('営業時間は何時ですか？');
});

it('tells all prices of a page of prices, though one of its cards has a second price', () => {
  const answers = answersOf(
    [
      { url: '/', title: 'Praxis Brandt', language: 'de' },
      {
        url: '/preise',
        title: 'Preise & Erstattung — Praxis Brandt',
        kind: 'pricing',
        language: 'de',
        business: {
          ...noFacts,
          cards: [
            { name: 'Erstbehandlung', price: '139 €' },
            { name: 'Folge', price: '95 €' },
          ],
        },
        sections: [
          section('Erstbehandlung', 'ca. 90 Minuten\n\n139 €'),
          section('Folge', 'ca. 50 Minuten\n\n95 €'),
          section('Coaching', '120 €\n\nBei Stress, auch als Paket von drei Sitzungen (330 €) zu haben.'),
        ],
      },
    ],
    { name: 'Praxis Brandt', language: 'de' },
  );
  expect(answers['Was kostet es?']?.[0]).toContain('Coaching: 120 €');
});

it.each([
  ['de', 'Eintrittspreise', 'Was kostet es?'],
  ['en', 'Admission', 'What are the prices?'],
  ['fr', 'Tarifs d’entrée', 'Quels sont les tarifs ?'],
])('takes what it costs to come in for the prices: %s, %s', (language, heading, question) => {
  const sections = [section(heading, 'Adults: 3,50 €\n\nChildren: 2,00 €')];
  const answers = answersOf([{ url: '/', title: 'Pool', language, sections }], { name: 'Pool', language });
  expect(answers[question]?.[0]).toContain('3,50 €');
});

describe('what every visitor asks', () => {
  const footer = { ...noFacts, phones: ['02 40 11 22 33'] };
  const bakery = answersOf(
    [
      { url: '/', title: 'Boulangerie Lebon', description: 'Pain au levain à Nantes.', business: footer },
      {
        url: '/tarifs',
        title: 'Tarifs',
        kind: 'pricing',
        business: footer,
        sections: [
          section(
            'Tarifs',
            'Produit | Petit | Grand\n\nMiche | 4,20 € | 7,80 €\n\nBrioche | 5,50 € | 9,90 €',
            'hrr',
          ),
          section('Viennoiseries', 'Croissant | 1,30 €\n\nPain au chocolat | 1,45 €', 'rr'),
        ],
      },
      {
        url: '/contact',
        title: 'Contact',
        kind: 'contact',
        business: { ...footer, emails: ['bonjour@lebon.example'] },
        sections: [
          section('Contact', 'Boulangerie Lebon\n14, rue des Carmes\n44000 Nantes'),
          section('Accès', 'Tramway lignes 1, 2 et 3, arrêt Commerce, puis cinq minutes à pied.'),
        ],
      },
    ],
    { name: 'Boulangerie Lebon', language: 'fr' },
  );

  it('is answered by the page that is for it, though every footer holds a part', () => {
    expect(bakery['Comment contacter la Boulangerie Lebon ?']).toEqual([
      '- 02 40 11 22 33\n- bonjour@lebon.example',
      'https://anvils.example/contact',
    ]);
  });

  it('is not sent to a page about something else whose data say it as well', () => {
    const data = { ...noFacts, address: '1 Mill Lane, Leeds', phones: ['0113 496 0142'] };
    const found = answersOf(
      [
        { url: '/faq', title: 'FAQ', kind: 'faq', business: data },
        { url: '/', title: 'Anvil House', kind: 'home', business: data },
      ],
      { name: 'Anvil House' },
    );
    expect(new Set(Object.values(found).map(([, url]) => url))).toEqual(new Set(['https://anvils.example/']));
  });

  it.each([
    ['/pages/contact.html', true],
    ['/members/contact.html', false],
  ])('is answered by a contact page in the folder of all pages: %s', (url, isAnswered) => {
    const business = { ...noFacts, phones: ['02 35 11 22 33'] };
    const found = answersOf(
      [
        { url: '/', title: 'Amis du Lac', kind: 'home' },
        { url, title: 'Contact', kind: 'contact', business },
      ],
      { name: 'Amis du Lac', language: 'fr' },
    );
    expect(Object.values(found).map(([answer]) => answer)).toEqual(isAnswered ? ['- 02 35 11 22 33'] : []);
  });

  it('says where it is before how to come there', () => {
    expect(bakery['Où se trouve la Boulangerie Lebon ?']?.[0]).toBe(
      '14, rue des Carmes, 44000 Nantes\n\nTramway lignes 1, 2 et 3, arrêt Commerce, puis cinq minutes à pied.',
    );
  });

  it('has the prices of all tables, by the names of their columns', () => {
    expect(bakery['Quels sont les tarifs ?']?.[0]).toBe(
      '- Miche : Petit 4,20 €; Grand 7,80 €\n- Brioche : Petit 5,50 €; Grand 9,90 €\n- Croissant : 1,30 €\n- Pain au chocolat : 1,45 €',
    );
  });

  it('is asked beside what the site is, however many words its name has', () => {
    const practice = answersOf(
      [
        {
          url: '/',
          title: 'Zahnarztpraxis am Markt',
          description: 'Zahnarztpraxis am Markt in Göttingen: Vorsorge, Implantate und Prophylaxe.',
          business: { ...noFacts, phones: ['0551 770011'], address: 'Marktplatz 7, 37073 Göttingen' },
        },
      ],
      { name: 'Zahnarztpraxis am Markt', language: 'de' },
    );
    expect(Object.keys(practice)).toEqual([
      'Was ist die Zahnarztpraxis am Markt?',
      'Wo finde ich die Zahnarztpraxis am Markt?',
      'Wie erreiche ich die Zahnarztpraxis am Markt?',
    ]);
  });

  it('is of the program where the site is its manual', () => {
    const text = 'Install Quarrel with pip, which needs Python 3.9 or newer.';
    const manual = answersOf(
      [
        { url: '/', title: 'Contents', sections: [section('', 'quarrel --help', 'c')] },
        { url: '/install', title: 'Installation', kind: 'docs', sections: [section('Installation', text)] },
      ],
      { name: 'Quarrel 3.2 documentation' },
    );
    expect(manual['How do I install Quarrel?']?.[0]).toBe(text);
  });

  it('is also for whom one works, and how, where the site says it under a heading', () => {
    const consulting = answersOf(
      [
        {
          url: '/',
          title: 'LinuxBCN',
          sections: [
            section(
              'El que fem',
              'Acompanyem persones i organitzacions a construir una presència digital coherent.',
            ),
            section(
              'Com treballem',
              'Abans de proposar res, escoltem i entenem les eines que ja feu servir.',
            ),
            section(
              'Per a qui treballem',
              'Treballem amb artistes, entitats culturals i negocis de barri amb valors.',
            ),
          ],
        },
      ],
      { name: 'LinuxBCN', language: 'ca' },
    );
    expect(Object.keys(consulting)).toEqual([
      'Què ofereix LinuxBCN?',
      'Per a qui treballa LinuxBCN?',
      'Com treballa LinuxBCN?',
    ]);
  });

  it('does not say one address twice, in two orders', () => {
    const wash = answersOf(
      [
        {
          url: '/',
          title: 'Wash',
          business: { ...noFacts, address: 'Sandyford Estate, Dublin, D18TX38' },
          sections: [section('Location', 'Sandyford Estate, D18TX38, Dublin')],
        },
      ],
      { name: 'Wash' },
    );
    expect(wash['Where is Wash?']?.[0]).toBe('Sandyford Estate, D18TX38, Dublin');
  });

  it('has no address of somebody who only works on it', () => {
    const about = { url: '/contributors', title: 'Contributors', kind: 'about' as const };
    const project = answersOf(
      [
        { url: '/', title: 'Anvil House' },
        { ...about, business: { ...noFacts, emails: ['eve@else.example'] } },
      ],
      {},
    );
    expect(JSON.stringify(project)).not.toContain('eve@else.example');
  });
});

describe('what a page defines', () => {
  const said = (url: string, language: string, text: string, title: string) =>
    Object.keys(
      answersOf(
        [
          { url: '/', title: 'Home' },
          { url, title, sections: [section(title, text)] },
        ],
        { language },
      ),
    );

  it('is no customer of whom it tells', () => {
    const text = 'Brightwater is a water utility in the north of England with many suppliers.';
    expect(said('/customers/brightwater', 'en', text, 'Brightwater')).toEqual([]);
    expect(said('/brightwater', 'en', text, 'Brightwater')).toEqual(['What is Brightwater?']);
  });

  it('is told by a noun in Japanese, not by what is done when', () => {
    expect(
      said('/a', 'ja', '朝食は朴葉味噌と地元の野菜を使った和食を、7時30分からご用意いたします。', '朝食'),
    ).toEqual([]);
    expect(
      said(
        '/a',
        'ja',
        '朴葉味噌は、朴の葉に味噌と葱をのせて焼いて食べる飛騨地方の郷土料理です。',
        '朴葉味噌',
      ),
    ).toEqual(['朴葉味噌とは何ですか？']);
  });
});

describe('the facts of one page', () => {
  const on = (
    page: Omit<MadePage, 'url'> & { url?: string },
    { isTechnical = false, ...site }: Partial<CrawledSite> & { isTechnical?: boolean } = {},
  ) => asRead(factQuestions(askingOf({ url: '/visit', title: 'Visit', ...page }, { isTechnical }, site)));
  const hours = section('Opening hours', 'Monday to Friday: 9:00–17:00');
  const areHours = ['What are the opening hours?', 'Monday to Friday: 9:00–17:00'];
  const prices = section('Anvils', 'Small | €150\n\nLarge | €200', 'rr');

  it.each<[string, Parameters<typeof on>[0], boolean]>([
    ['below the home page, of any kind', { url: '/visit' }, true],
    ['two folders down', { url: '/team/visit' }, false],
    ['two folders down, where its title is theirs', { url: '/team/hours', title: 'Opening hours' }, true],
    ['that is an article', { kind: 'article' }, false],
    ['for the contact', { kind: 'contact' }, true],
  ])('are those of a page %s: %#', (_, page, are) => {
    const [first] = on({ ...page, sections: [hours] });
    expect(first).toEqual(are ? areHours : undefined);
  });

  it('say of the hours neither the telephone nor the address below them', () => {
    const text = 'Monday to Friday: 9:00–17:00\n\nPhone: 0116 243 8761\n\n5 River Lane, Lodge LE3 4RT';
    expect(on({ sections: [section('Opening hours', text)] })[0]).toEqual(areHours);
    const japanese = '9:00～17:00\n\n〒220-0011 神奈川県横浜市西区高島2-14-9';
    const page = { language: 'ja', sections: [section('営業時間', japanese)] };
    expect(on(page, { language: 'ja' })[0]).toEqual(['営業時間は何時ですか？', '9:00～17:00']);
  });

  it('have the hours of all days that stand one by one', () => {
    const days = ['Pon.', 'Wt.', 'Śr.', 'Czw.', 'Pt.', 'Sob.', 'Ndz.'].map((day) => `${day} 8:00 - 19:00`);
    const page = { language: 'pl', sections: [section('Godziny otwarcia', days.join('\n\n'))] };
    expect(on(page, { language: 'pl' })).toEqual([
      ['Jakie są godziny otwarcia?', days.map((day) => `- ${day}`).join('\n')],
    ]);
  });

  it('stand under a lower heading where theirs has no text of its own', () => {
    const under = (level: number) => ({ ...section('From March on', hours.text), level });
    const empty = section('Opening hours', '');
    expect(on({ sections: [empty, under(3)] })).toEqual([areHours]);
    expect(on({ sections: [empty, under(2)] })).toEqual([]);
    expect(on({ sections: [empty, under(1)] })).toEqual([]);
    expect(on({ sections: [empty] })).toEqual([]);
  });

  it('are asked once for each topic, by its heading before the data of the page', () => {
    const business = {
      ...noFacts,
      phones: ['0551 770011'],
      hours: [{ days: ['Monday'], hours: '8:00-12:00' }],
    };
    expect(on({ kind: 'contact', sections: [hours], business })).toEqual([
      areHours,
      ['How can I contact Anvil House?', '- 0551 770011'],
    ]);
    expect(on({ kind: 'contact', business })).toEqual([
      ['What are the opening hours?', '- Monday: 8:00-12:00'],
      ['How can I contact Anvil House?', '- 0551 770011'],
    ]);
  });

  it('are asked in no language that has no words for them', () => {
    expect(on({ sections: [hours] }, { language: 'sw' })).toEqual([]);
  });

  it('have a telephone only where the page is for the whole site and not about people', () => {
    const business = { ...noFacts, phones: ['0551 770011'] };
    const has = (page: Parameters<typeof on>[0]) => on({ ...page, business }).length === 1;
    expect(has({ kind: 'contact' })).toBe(true);
    expect(has({ kind: 'about' })).toBe(false);
    expect(has({ kind: 'other' })).toBe(false);
  });

  it('ask who a person is, and not who is behind them', () => {
    const about = {
      url: '/about',
      title: 'About',
      kind: 'about' as const,
      sections: [
        section('About', 'I learned the trade in Leeds, and have made anvils for smiths since 2012.'),
      ],
    };
    const asked = (excerpt: string) =>
      Object.keys(answersOf([{ url: '/', excerpt }, about], { name: 'Ann Lee', language: 'en' }));
    expect(asked('I’m Ann Lee.')).toEqual(['Who is Ann Lee?']);
    expect(asked('We are Ann Lee.')).toEqual(['Who is behind Ann Lee?']);
  });

  it('are nothing that only speaks of its page', () => {
    const install = section('Installation', 'This section describes how to install and to remove Quarrel.');
    expect(on({ sections: [install] }, { isTechnical: true })).toEqual([]);
  });

  it('are not how one of its commands is installed', () => {
    const install = section('Installation', 'Add this line to the configuration of your server for anvils.');
    const chapters = Array.from({ length: 21 }, (_, at) => ({
      url: `/${at}`,
      sections: [section('Usage', 'quarrel --anvil', 'c')],
    }));
    const asked = (url: string) => {
      const page = { url, title: 'quarrel-server', kind: 'other' as const, sections: [install] };
      const home = { url: '/', kind: 'home' as const };
      return answersOf([home, page, ...chapters], { name: 'Quarrel', language: 'en' });
    };
    expect(asked('/quarrel-server')['How do I install Quarrel?']).toBeUndefined();
    expect(asked('/setup')['How do I install Quarrel?']?.[0]).toBe(install.text);
  });

  it('are the hours below a heading that says that it is open, where every word of them is understood', () => {
    const open = (text: string) =>
      Object.fromEntries(on({ url: '/store', sections: [section('Come in, we’re open', text)] }))[
        'What are the opening hours?'
      ];
    expect(open('Sunday Closed\nMonday 7:00 AM to 8:00 PM\nTuesday 7:00 AM to 8:00 PM')).toBe(
      '- Sunday Closed\n- Monday–Tuesday 7:00 AM to 8:00 PM',
    );
    expect(open('Monday 7:00 AM to 8:00 PM, the kitchen only\nAsk us for Tuesday 9 to 5')).toBeUndefined();
  });

  it('are the hours of each branch, and where it is before the way to it', () => {
    const branch = (heading: string, text: string) => ({ level: 3, heading, text, kinds: 'r' });
    const sections = [
      section('Opening hours', ''),
      branch('Shop Station Road', 'Monday – Friday | 6:30 – 18:00'),
      branch('Shop Market Square', 'Monday – Friday | 8:00 – 19:00'),
      section(
        'How to find us',
        'Take the bus 12 to the stop Riverside.\n\nAnvil House, 5 River Lane, Leeds LS3 4RT',
      ),
    ];
    const answers = Object.fromEntries(on({ url: '/', kind: 'home', sections }));
    expect(answers['What are the opening hours?']).toBe(
      '- Shop Station Road: Monday – Friday: 6:30 – 18:00\n- Shop Market Square: Monday – Friday: 8:00 – 19:00',
    );
    expect(answers['Where is Anvil House?']).toMatch(/^Anvil House, 5 River Lane.*\n\nTake the bus/);
  });

  it('are not what a manual says of words of its language, of its commands or of its classes', () => {
    const ofManual = (page: MadePage) => on({ kind: 'docs', ...page }, { isTechnical: true });
    const location = section('LOCATION', 'Where the anvil is on disk, since version 2.4 of Quarrel.');
    expect(ofManual({ url: '/property/location', title: 'LOCATION', sections: [location] })).toEqual([]);
    const command = [
      section('install', 'Specify rules to run at install time.'),
      section('Synopsis', 'install(ANVILS ...)', 'c'),
    ];
    expect(ofManual({ url: '/command/install', title: 'install', sections: command })).toEqual([]);
    const needs = section('Installing', 'An install program that can take several anvils.', 'i');
    expect(ofManual({ url: '/install', title: 'Installing', sections: [needs] })).toEqual([]);
    const classes = [section('Classes', 'Anvil\n\nThe base class of all anvils, which is abstract.')];
    expect(on({ url: '/', kind: 'home', sections: classes }, { isTechnical: true })).toEqual([]);
    expect(on({ url: '/', kind: 'home', sections: classes })).toHaveLength(1);
  });

  it('have the command that installs it, where the first words of the page do not', () => {
    const url = 'https://anvils.example/installation';
    const page = {
      url,
      title: 'Installation',
      kind: 'other' as const,
      sections: [
        section('Installation', 'We recommend the latest version of Python for every anvil.'),
        section('Install Quarrel', 'Use this command to install it:\n\n$ pip install quarrel', 'tc'),
      ],
    };
    const found = answersOf([{ url: '/', kind: 'home' }, page], { name: 'Quarrel', language: 'en' });
    expect(found['How do I install Quarrel?']?.[0]).toContain('pip install quarrel');
  });

  // The addresses of contributors and of licences stand anywhere in a manual.
  it('are no address from a page of a manual', () => {
    const address = '5000 Smith Avenue, Pittsburgh, PA 15213-3890';
    const page = { url: '/code', kind: 'other' as const, business: { ...noFacts, address } };
    expect(on(page, { isTechnical: true }).filter(([, answer]) => answer?.includes('5000'))).toEqual([]);
    expect(on(page).filter(([, answer]) => answer?.includes('5000'))).toHaveLength(1);
  });

  it('are how to install it only where the site is about software', () => {
    const install = section('Installation', 'Fix the anvil to a block of oak with four long nails.');
    expect(on({ sections: [install] })).toEqual([]);
    expect(on({ sections: [install] }, { isTechnical: true })).toEqual([
      ['How do I install Anvil House?', install.text],
    ]);
    const page = { url: '/a/b', title: 'Installation', sections: [section('', install.text)] };
    expect(on(page)).toEqual([]);
    expect(on(page, { isTechnical: true })).toHaveLength(1);
  });

  it('are the prices of plans in boxes without headings', () => {
    const boxes = section('Simple pricing', 'Studio\n\n$49\n\nper month\n\nHouse\n\n$149\n\nper month');
    expect(on({ url: '/pricing', title: 'Pricing', kind: 'pricing', sections: [boxes] })).toEqual([
      ['What are the prices?', '- Studio: $49 per month\n- House: $149 per month'],
    ]);
  });

  it('are the prices of boxes with the headings that say what they are for', () => {
    const first = (heading: string, price: string) =>
      section(heading, `First visit\n\n${price}\n\nFurther visits\n\n€50`);
    const sections = [first('Needles', '€66'), first('Beauty', '€88'), section('Children', '€20')];
    expect(on({ url: '/prices', title: 'Prices', kind: 'pricing', sections })).toEqual([
      [
        'What are the prices?',
        [
          '- Needles, First visit: €66',
          '- Needles, Further visits: €50',
          '- Beauty, First visit: €88',
          '- Beauty, Further visits: €50',
          '- Children: €20',
        ].join('\n'),
      ],
    ]);
  });

  it('are what its title says, by its first text', () => {
    const page = (...sections: ReturnType<typeof section>[]) => ({
      url: '/a/delivery',
      title: 'Delivery',
      sections,
    });
    const said = 'Anvils are sent by ship to every harbour within two weeks.';
    const asked = [['How does delivery work?', said]];
    expect(
      on(page(section('', ''), section('By ship', said), section('By rail', 'By rail as well.'))),
    ).toEqual(asked);
    expect(on(page(section('', '')))).toEqual([]);
    expect(on(page())).toEqual([]);
  });

  it('are the fees of a page called so', () => {
    const fees = [section('Patientavgifter', 'Läkarbesök | 200 kr\n\nHembesök | 300 kr', 'rr')];
    const found = answersOf(
      [
        { url: '/', title: 'Kliniken', language: 'sv', business: noFacts },
        { url: '/avgifter', title: 'Patientavgifter', language: 'sv', sections: fees },
      ],
      { name: 'Kliniken', language: 'sv' },
    );
    expect(found['Vad kostar det?']?.[0]).toBe('- Läkarbesök: 200 kr\n- Hembesök: 300 kr');
  });

  it('are what sending costs, by the table of that page, which is no list of prices', () => {
    const table = section(
      'Versandarten',
      'Wir versenden mit DHL.\n\nLand | Versandkosten\n\nItalien | 9 €\n\nÖsterreich | 9,90 €',
      'thrr',
    );
    expect(
      on({ url: '/versand', title: 'Hinweise', kind: 'faq', sections: [table] }, { language: 'de' }),
    ).toEqual([
      ['Wie läuft der Versand ab?', 'Wir versenden mit DHL.\n\n- Italien: 9 €\n- Österreich: 9,90 €'],
    ]);
  });

  it('are how a shop delivers, if several of its products say the same', () => {
    const said = 'We ship within three working days to every harbour of the country.';
    const product = (url: string, text: string): MadePage => ({
      url: `/products/${url}`,
      title: url,
      kind: 'product',
      sections: [section('Shipping & returns', text)],
    });
    const asked = (...pages: MadePage[]) =>
      findQuestions(siteOf([{ url: '/', title: 'Anvil House' }, ...pages]))
        .filter(({ role }) => role === 'fact')
        .map(({ question, answer }) => [question, answerText(answer)]);
    expect(asked(product('horn', said), product('face', said))).toEqual([['How does delivery work?', said]]);
    expect(asked(product('horn', said), product('face', 'This one is collected from us.'))).toEqual([]);
  });

  it('are how a program is installed, where its documentation begins', () => {
    const install = section('Installation', 'Run the installer and choose a folder for the anvils.');
    const docs = { kind: 'docs' as const, title: 'Introduction', sections: [install] };
    const asked = [['How do I install Anvil House?', install.text]];
    expect(on({ ...docs, url: '/docs/intro' }, { isTechnical: true })).toEqual(asked);
    expect(on({ ...docs, url: '/docs/plugins/horn' }, { isTechnical: true })).toEqual([]);
  });

  describe('what is offered', () => {
    const told = 'We forge anvils of every size for smiths and for sculptors in the whole country.';
    const offer = (text: string) => ['What does Anvil House offer?', text];

    it('is told by the text under its heading', () => {
      expect(on({ sections: [section('Welcome', 'Hello.'), section('Our services', told)] })).toEqual([
        offer(told),
      ]);
    });

    it('is a list where the page is called so: its first words only lead there', () => {
      const items = 'We forge:\n\nbench anvils of every size\n\nanvils for ships';
      const called = (text: string, kinds?: string) =>
        on({ title: 'Our services', sections: [section('Our services', text, kinds)] });
      expect(called(told)).toEqual([]);
      expect(called(items, 'tii')[0]).toEqual(
        offer('We forge:\n\n- bench anvils of every size\n- anvils for ships'),
      );
    });

    it('is what the lower headings name', () => {
      const thing = (heading: string, text: string) => ({ ...section(heading, text), level: 3 });
      const things = [thing('Forging', 'By hand, in one piece.'), thing('Repair', 'Of any maker.')];
      const listed = offer('- Forging: By hand, in one piece.\n- Repair: Of any maker.');
      expect(on({ sections: [section('Our services', told), ...things] })).toEqual([listed]);
    });
  });

  describe('the prices', () => {
    const asked = (answer: string) => ['What are the prices?', answer];
    const list = '- Small: €150\n- Large: €200';

    it('are a table that names some, where no heading says so', () => {
      expect(on({ sections: [prices] })).toEqual([asked(list)]);
      expect(on({ sections: [section('Anvils', 'Small | €150\n\nLarge | big', 'rr')] })).toEqual([]);
      expect(on({ url: '/a/b', sections: [prices] })).toEqual([]);
    });

    it('are without the words that stand beside the table', () => {
      const beside = section('Anvils', `They cost:\n\n${prices.text}\n\nCall us for €99 rings.`, 'trrt');
      expect(on({ sections: [beside] })).toEqual([asked(list)]);
    });

    it('have the sentence above the table that says whether tax is in them', () => {
      const net = 'All prices are net, plus 20% VAT.';
      const table = section('Anvils', `${net}\n\n${prices.text}`, 'trr');
      expect(on({ sections: [table] })).toEqual([asked(`${net}\n\n${list}`)]);
    });

    it('are those of no wide table whose columns have no names', () => {
      const rows = 'A | 1 | 2 | €3\n\nB | 4 | 5 | €6';
      expect(on({ sections: [section('Anvils', rows, 'rr')] })).toEqual([]);
      expect(on({ sections: [section('Anvils', 'A | 1 | €3\n\nB | 4 | €6', 'rr')] })).toHaveLength(1);
      const [named] = on({ sections: [section('Anvils', `Of | by | to | for\n\n${rows}`, 'hrr')] });
      expect(named).toEqual(asked('- A: by 1; to 2; for €3\n- B: by 4; to 5; for €6'));
      const mixed = 'A | 1 | 2 | €3\n\nB | €6';
      expect(on({ sections: [section('Anvils', mixed, 'rr')] })).toEqual([]);
    });

    it('are fifteen at most', () => {
      const rows = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, at) => `Size ${from + at} | €${100 + from + at}`).join('\n\n');
      const table = (heading: string, from: number, to: number) =>
        section(heading, rows(from, to), 'r'.repeat(to - from));
      const lines = (answers: ReturnType<typeof on>) => answers[0]?.[1].split('\n') ?? [];
      expect(lines(on({ sections: [table('A', 0, 10), table('B', 10, 20)] }))).toHaveLength(15);
      expect(lines(on({ sections: [table('Prices', 0, 10), table('B', 10, 20)] }))).toHaveLength(15);
    });

    it('go on with other tables after a list, without what was said and what names none', () => {
      const more = section('Horns', 'Small | €150\n\nHorn | €20\n\nRing | €30\n\nStand | free', 'rrrr');
      expect(on({ sections: [{ ...prices, heading: 'Our prices' }, more] })[0]).toEqual(
        asked(`${list}\n- Horn: €20\n- Ring: €30`),
      );
    });

    it('do not go on after a text', () => {
      const text = 'Every anvil costs €150, whatever its size is, and the horn comes free with it.';
      expect(on({ sections: [section('Our prices', text), prices] })).toEqual([asked(text)]);
    });

    it('of tables belong to no other answer', () => {
      const places = section('Address', 'Shop | Quay 1, 12345 Kiel\n\nForge | Quay 2, 12345 Kiel', 'rr');
      const [, where] = on({ sections: [{ ...prices, heading: 'Our prices' }, places] });
      expect(where?.[1]).not.toContain('€');
    });

    it('stand under lower headings', () => {
      const box = (heading: string, text: string) => ({ ...section(heading, text), level: 3 });
      expect(on({ sections: [section('Prices', ''), box('Small', '€150'), box('Large', '€200')] })).toEqual([
        asked(list),
      ]);
    });
  });

  describe('where it is', () => {
    const way = 'Take the ferry to the island and walk along the quay for 5 minutes.';
    const address = 'Quay 7, 24103 Kiel';
    const where = (text: string, business: Partial<BusinessFacts> = { address }) =>
      on({
        kind: 'contact',
        sections: [section('Directions', text)],
        business: { ...noFacts, ...business },
      })[0];

    it('is the address, then the way', () => {
      expect(where(way)).toEqual(['Where is Anvil House?', `${address}\n\n${way}`]);
    });

    it('ends before how its people are called and where to send money', () => {
      const people = 'Pastor Kim: +49 421 3636150\n\nAccount: Bank of Kiel 302-1306-4434';
      expect(where(`${way}\n\n${people}`)?.[1]).toBe(`${address}\n\n${way}`);
    });

    it('is the address of the text where the data have none', () => {
      expect(where(way, { lines: ['Quay 7', '24103 Kiel'] })?.[1]).toBe(`Quay 7, 24103 Kiel\n\n${way}`);
    });

    it.each([
      ['says it in another order', `In Kiel (24103), at quay 7 itself: ${way}`],
      ['says another one with its code', `The forge is in 24105 Kiel by the sea: ${way}`],
    ])('is the way alone where that %s', (_, text) => {
      expect(where(text)?.[1]).toBe(text);
    });

    it.each(['(317) 585-8468', 'Tel. 020 7946 0000', '+49 421 3636150', 'Call us on 0174 / 36 36 150.'])(
      'is not asked where only a telephone number is told: %s',
      (number) => {
        expect(where(number, {})).toBeUndefined();
      },
    );

    it.each([
      'Quay 7, 24103 Kiel',
      '〒380-0821 長野市1-2',
      'Av. Central 12, 01310-100 São Paulo, tel. 11 3456-7890',
    ])('is an address with a number that could be one of a telephone: %s', (text) => {
      expect(where(text, {})?.[0]).toBe('Where is Anvil House?');
    });

    it('is not asked of a person', () => {
      const page: MadePage = {
        kind: 'contact',
        url: '/visit',
        title: 'Visit',
        sections: [section('Directions', way)],
      };
      const questions = (isPersons: boolean) =>
        asRead(factQuestions(askingOf(page, { isPersons }))).map(([question]) => question);
      expect(questions(false)).toEqual(['Where is Anvil House?']);
      expect(questions(true)).toEqual([]);
    });

    it('is the way alone where no address is known', () => {
      expect(where(way, {})?.[1]).toBe(way);
    });

    it('has no address of a page that is not for the whole site', () => {
      const page = { url: '/a/b', title: 'Directions', business: { ...noFacts, address } };
      expect(on({ ...page, sections: [section('', way)] })).toEqual([['Where is Anvil House?', way]]);
    });

    it('is not said before other answers', () => {
      const business = { ...noFacts, address };
      const [first] = on({ kind: 'contact', sections: [hours], business });
      expect(first).toEqual(areHours);
    });
  });
});

describe('in a footer, in a list and beside an address', () => {
  const footer = {
    ...noFacts,
    lines: ['1 Mill Lane, 44000 Leeds', 'Opening hours', 'Mon–Fri 9:00–17:00', 'Sat closed'],
  };
  const items = 'Anvils\n\nHorns\n\nHammers';
  const found = answersOf(
    [
      {
        url: '/',
        title: 'Anvil House',
        kind: 'home',
        business: footer,
        sections: [section('What we offer', items, 'iii')],
      },
      {
        url: '/contact',
        title: 'Contact',
        kind: 'contact',
        business: footer,
        sections: [
          section('Find us', 'Walk from the station to the mill, then take the black door on the left.'),
        ],
      },
    ],
    { name: 'Anvil House' },
  );

  it.each([
    ['What are the opening hours?', '- Mon–Fri 9:00–17:00\n- Sat closed'],
    ['What does Anvil House offer?', '- Anvils\n- Horns\n- Hammers'],
    [
      'Where is Anvil House?',
      '1 Mill Lane, 44000 Leeds\n\nWalk from the station to the mill, then take the black door on the left.',
    ],
  ])('%s', (question, answer) => {
    expect(found[question]?.[0]).toBe(answer);
  });
});

it('how to write is answered without the labels and the terms of the form', () => {
  const contact = {
    url: '/kontakt',
    title: 'Kontakt',
    kind: 'contact' as const,
    sections: [
      section(
        'Kontakt',
        'Haben Sie Fragen? Dann nehmen Sie Kontakt auf:\nGartenfreunde e. V.\nParkstraße 85\n01809 Heidenau\n\n | Telefon: | 0351 8027825\n\n...oder schreiben Sie uns über unser Kontaktformular:\n\nIhre Angaben werden ausschließlich zur Bearbeitung Ihrer Anfrage verwendet.\n\nWie dürfen wir Sie nennen? What may we call you?',
        'trttt',
      ),
    ],
  };
  const [found] = asRead(factQuestions(askingOf(contact, {}, { language: 'de' })));
  expect(found?.[1]).toBe(
    'Haben Sie Fragen? Dann nehmen Sie Kontakt auf:\nGartenfreunde e. V.\nParkstraße 85\n01809 Heidenau\n\n- Telefon: 0351 8027825',
  );
});

describe('a table of the arguments of a shell', () => {
  const asked = (text: string) =>
    Object.keys(
      answersOf(
        [{ url: '/', title: 'Anvil House', kind: 'home', sections: [section('Tools', text, 'rrrr')] }],
        {
          name: 'Anvil House',
        },
      ),
    );

  it.each([
    '$0 | name of the script\n\n$1 | first argument\n\n$9 | ninth argument\n\n"$1" "$2" | all of them',
    'get | cat \\$0\n\nfind | grep "$1"\n\nshow | echo "\\$2"\n\nend | kill \\$3',
  ])('is no list of prices: %s', (text) => {
    expect(asked(text)).not.toContain('What are the prices?');
  });

  it('is one where the signs stand before amounts', () => {
    expect(asked('Free | $0\n\nBasic | $5\n\nTeam | $9 per month\n\nFirm ($25) | all')).toContain(
      'What are the prices?',
    );
  });
});

it('what it costs is answered with the list of prices, where the words before it have no figure', () => {
  const list = 'Cut | 28 €\n\nWash | 10 €';
  const answers = answersOf(
    [
      {
        url: '/prices',
        kind: 'pricing',
        title: 'Prices',
        language: 'en',
        sections: [
          section('Prices', 'All prices are in euros. Ask us for an offer, as hair is long or short.'),
          section('Gentlemen', list, 'rr'),
        ],
      },
    ],
    { name: 'Anvil Cuts', language: 'en' },
  );
  expect(Object.values(answers).flat().join(' ')).toContain('28 €');
});

it('a telephone number that a template shows is no way to call', () => {
  const answers = answersOf(
    [
      {
        url: '/',
        kind: 'home',
        title: 'Anvil Inn',
        language: 'en',
        sections: [section('Contact', 'Phone: 555 555 5555 55\n\nEmail: desk@inn.example')],
        business: { ...noFacts, emails: ['desk@inn.example'], samplePhones: ['555 555 5555 55'] },
      },
    ],
    { name: 'Anvil Inn', language: 'en' },
  );
  expect(answers['How can I contact Anvil Inn?']?.[0]).toBe('- desk@inn.example');
});

it('a site with a long name is asked about by it', () => {
  const name = "St. Mary's Malankara Orthodox Syrian Church of Toronto";
  const business = { ...noFacts, phones: ['+1 (514) 668-4568'] };
  const [found] = asRead(factQuestions(askingOf({ url: '/', kind: 'home', business }, {}, { name })));
  expect(found).toEqual([`How can I contact ${name}?`, '- +1 (514) 668-4568']);
});

it('a club that trains in several halls is found in each of them', () => {
  const below = (heading: string, text: string) => ({ level: 4, heading, text });
  const contact: MadePage = {
    url: '/contact',
    kind: 'contact',
    sections: [
      section('Où nous trouver', ''),
      below('Gymnase du Port', '160 rue du Port, 93990 Bourg'),
      below('Le Prisme', 'Bourg (93)'),
    ],
  };
  const asking = askingOf(contact, {}, { name: 'Judo Club du Bourg', language: 'fr' });
  const [found] = asRead(factQuestions({ ...asking, language: 'fr' }));
  expect(found?.[1]).toBe('- Gymnase du Port: 160 rue du Port, 93990 Bourg\n- Le Prisme: Bourg (93)');
});

it('rows of several tables that say only how long something takes have their heading', () => {
  const answers = answersOf(
    [
      { url: '/', title: 'Paws', description: 'Pet sitters in Leeds.' },
      {
        url: '/prices',
        title: 'Prices',
        kind: 'pricing',
        sections: [
          section('Visits', 'Time | Price\n\n60 min | £42\n\n90 min | £63', 'hrr'),
          section('Walks', 'Time | Price\n\n45 min | £35\n\n60 min | £42', 'hrr'),
        ],
      },
    ],
    { name: 'Paws', language: 'en' },
  );
  expect(answers['What are the prices?']?.[0]?.split('\n').filter(Boolean)).toEqual([
    '- Visits – 60 min: £42',
    '- Visits – 90 min: £63',
    '- Walks – 45 min: £35',
    '- Walks – 60 min: £42',
  ]);
});
