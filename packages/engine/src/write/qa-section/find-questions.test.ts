import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { findQuestions } from './find-questions.ts';
import { writeQaSection } from './write-qa-section.ts';

const home = {
  url: '/',
  title: 'Anvil House',
  description: 'Anvil House is a forge by the sea that makes anvils for smiths and sculptors.',
};
const section = (heading: string, text: string, level = 2) => ({ level, heading, text });
const asked = (...pages: Parameters<typeof siteOf>[0]) =>
  findQuestions(siteOf([home, ...pages])).map(({ question }) => question);

const ask = (question: string, answer: string, from: 'details' | 'heading' = 'details') => ({
  question,
  answer,
  from,
});

describe('the questions of a site', () => {
  it('begin with what it is, then what the site asks itself, what visitors ask, what headings stand for, what it defines', () => {
    expect(
      asked(
        {
          url: '/horn',
          title: 'Horn',
          kind: 'article',
          sections: [
            section('Horn', 'A horn is the rounded front of an anvil, on which iron is bent.', 1),
            section('Clean the horn', 'Brush the horn with your wire brush and oil it after each day.'),
          ],
        },
        {
          url: '/visit',
          title: 'Visit us',
          kind: 'contact',
          sections: [section('Opening hours', 'Monday to Friday: 9:00–17:00')],
          questions: [
            {
              question: 'May I bring my dog?',
              answer: 'Yes, dogs are welcome in the yard.',
              from: 'details',
            },
          ],
        },
      ),
    ).toEqual([
      'What is Anvil House?',
      'May I bring my dog?',
      'What are the opening hours?',
      'How do I clean the horn?',
      'What is a horn?',
    ]);
  });

  it('are answered with the label of each way to reach somebody before it', () => {
    const contact = {
      url: '/contact',
      title: 'Contact',
      kind: 'contact' as const,
      sections: [
        {
          ...section(
            'Contact us',
            'Hotline\n\n0936 365 576\n\nEmail\n\nsmith@anvils.example\n\nHours\n\nSoon to come',
          ),
          kinds: 'iiiiii',
        },
      ],
    };
    const { text } = writeQaSection(siteOf([home, contact]), 10);
    expect(text).toContain('<ul><li>Hotline: 0936 365 576</li><li>Email: smith@anvils.example</li></ul>');
  });

  it('begin with what it is, though only another page says that', () => {
    const told = 'Quarrel is a server for people who argue by mail, and keeps every letter.';
    const pages = [
      { url: '/', title: 'Quarrel' },
      {
        url: '/visit',
        title: 'Help',
        kind: 'faq' as const,
        questions: [ask('May I argue with myself?', 'Yes, and you will even win.')],
      },
      {
        url: '/docs/intro',
        title: 'Introduction to Quarrel',
        kind: 'docs' as const,
        sections: [section('Introduction', told, 1)],
      },
    ];
    const found = findQuestions(siteOf(pages, { name: 'Quarrel' })).map(({ question }) => question);
    expect(found).toEqual(['What is Quarrel?', 'May I argue with myself?']);
  });

  it('do not ask the same twice, in other words or with the same answer', () => {
    const answer = 'Yes, anvils of every size are sent by ship to any harbour.';
    const question = (text: string, said = answer) => ask(text, said);
    expect(
      asked({
        url: '/faq',
        title: 'FAQ',
        kind: 'faq',
        questions: [
          question('Do you ship anvils abroad?'),
          question('Do you ship the anvils abroad?', 'Yes, abroad too, by ship to any harbour.'),
          question('Can a harbour get one?'),
        ],
      }).slice(1),
    ).toEqual(['Do you ship anvils abroad?']);
  });

  it('speak of all pages in turn, so that no page has all the words', () => {
    const questions = (...words: string[]) =>
      words.map((word) => ask(`May I bring ${word}?`, `Yes, the ${word} may stay.`));
    expect(
      asked(
        { url: '/about', title: 'About', kind: 'about', questions: questions('dogs', 'children', 'tools') },
        { url: '/contact', title: 'Contact', kind: 'contact', questions: questions('horses', 'cameras') },
      ).slice(1),
    ).toEqual(['dogs', 'horses', 'children', 'cameras', 'tools'].map((word) => `May I bring ${word}?`));
  });

  it('that differ in one name are one pattern, asked once', () => {
    const towns = ['Rome', 'Paris', 'New Amsterdam', 'Oslo'].map((town) => ({
      url: `/${town.toLowerCase().replace(' ', '-')}-anvils`,
      title: `Anvils in ${town}`,
      questions: [
        ask(`How long does delivery of an anvil to ${town} take?`, `To ${town} it takes two days by ship.`),
        ask('Do you sharpen old anvils?', 'Yes, we grind and harden anvils of every age.'),
      ],
    }));
    expect(asked(...towns).slice(1)).toEqual([
      'Do you sharpen old anvils?',
      'How long does delivery of an anvil to Rome take?',
    ]);
  });

  it('are none where a heading only leads the reader on, and no side topic comes before what visitors ask', () => {
    expect(
      asked(
        {
          url: '/forge',
          title: 'Forge',
          sections: [
            section('Ready to forge?', 'Call us today and come to the forge by the sea.'),
            section('Are you a smith?', 'Then we have just the right anvil for you.'),
            section('How heavy is an anvil?', 'An anvil has 50 to 200 kilograms, and some have more.'),
          ],
        },
        {
          url: '/dev/releases/rules',
          title: 'Rules',
          sections: [section('Who can vote on changes?', 'Everybody who has the right to vote may vote.')],
        },
        {
          url: '/visit',
          title: 'Visit us',
          kind: 'contact',
          sections: [section('Opening hours', 'Monday to Friday: 9:00–17:00')],
        },
      ).slice(1),
    ).toEqual(['How heavy is an anvil?', 'What are the opening hours?', 'Who can vote on changes?']);
  });

  it('bring the prices of a list made of boxes, with the names of its columns', () => {
    const [, prices] = findQuestions(
      siteOf([
        {
          ...home,
          sections: [
            section('Our prices', 'Account customers welcome\n\nSmall\n\nLarge'),
            section('Anvil', '1.\n\nMade of iron.\n\n€150\n\n€200', 3),
            section('Hammer', '2.\n\n€15\n\n€20', 3),
          ],
        },
      ]),
    );
    expect(prices).toMatchObject({
      question: 'What are the prices?',
      answer: [
        { kind: 'item', text: 'Anvil: Small €150; Large €200' },
        { kind: 'item', text: 'Hammer: Small €15; Large €20' },
      ],
    });
  });

  it('keep some room for what every visitor asks, even where the site asks much itself', () => {
    const many = [
      'dogs',
      'children',
      'tools',
      'horses',
      'cameras',
      'carts',
      'bread',
      'paint',
      'wood',
      'coal',
    ];
    const { text } = writeQaSection(
      siteOf([
        home,
        {
          url: '/contact',
          title: 'Contact',
          kind: 'contact',
          questions: many.map((word) => ask(`May I bring ${word}?`, `Yes, the ${word} may stay.`)),
          sections: [section('Opening hours', 'Monday to Friday: 9:00–17:00')],
        },
      ]),
      10,
    );
    expect(text).toContain('What are the opening hours?');
    expect(text.match(/<strong>/g)).toHaveLength(10);
  });

  it('are taken from markup only where the page answers them', () => {
    expect(
      asked({
        url: '/faq',
        title: 'FAQ',
        kind: 'faq',
        questions: [{ question: 'Is it?', answer: '', from: 'details' }],
      }),
    ).toEqual(['What is Anvil House?']);
  });
});

describe('the pages that are asked', () => {
  const german = {
    url: '/de/besuch',
    title: 'Besuch',
    language: 'de-AT',
    questions: [ask('Darf mein Hund in die Schmiede?', 'Ja, Hunde sind bei uns im Hof gerne gesehen.')],
  };
  const english = (language: string) => ({
    url: '/visit',
    title: 'Visit',
    language,
    questions: [ask('May I bring my dog?', 'Yes, dogs are welcome in the yard.')],
  });
  const of = (language: string, pages: Parameters<typeof siteOf>[0]) =>
    findQuestions(siteOf(pages, { language })).map(({ question }) => question);

  it.each([
    ['en-GB', ['en-US', 'EN', 'en', ''], ['May I bring my dog?']],
    ['de', ['en'], ['Darf mein Hund in die Schmiede?']],
    ['', ['en'], ['Darf mein Hund in die Schmiede?', 'May I bring my dog?']],
    ['fr', ['en'], ['Darf mein Hund in die Schmiede?', 'May I bring my dog?']],
  ])('are those in the language of the site, where it has such: %s', (language, languages, questions) => {
    for (const other of languages)
      expect(of(language, [{ ...german, kind: 'other' }, english(other)]).sort()).toEqual(questions);
  });
});

describe('of software', () => {
  const code = section('Compile many big files', 'You compile many big files with one call.');
  const page = (at: number, text: string) => ({
    url: `/p/${at}`,
    title: `Page ${at}`,
    sections: [...Array.from({ length: 9 }, () => section('', 'No words.')), section('', text)],
  });
  const isAbout = (...texts: string[]) =>
    findQuestions(siteOf([{ ...home, sections: [code] }, ...texts.map((text, at) => page(at, text))])).some(
      ({ question }) => question === 'How do I compile many big files?',
    );

  it.each([
    ['$ make', true],
    ['call run() first', true],
    ['with --force', true],
    ['the build_info of it', true],
    ['a </div>', true],
    ['it costs $ 5', false],
    ['an ordinary text', false],
  ])('are sites a fifth of whose pages hold code: %s', (text, is) => {
    expect(isAbout(text, 'a', 'b', 'c')).toBe(is);
    expect(isAbout(text, 'a', 'b', 'c', 'd')).toBe(false);
    expect(isAbout(`${'a'.repeat(2000)} ${text}`, 'a', 'b', 'c')).toBe(false);
  });

  it('are no sites whose pages hold it far down only', () => {
    const far = page(0, '');
    const deep = { ...far, sections: [...far.sections, section('', '$ make')] };
    const questions = findQuestions(siteOf([{ ...home, sections: [code] }, deep]));
    expect(questions.map(({ question }) => question)).not.toContain('How do I compile many big files?');
  });
});

describe('what a page defines', () => {
  const horn = 'A horn is the rounded front of an anvil, on which iron is bent into rings.';
  const rome = 'Roma is a customer of ours, who makes rings of iron for all of Italy.';
  const defined = (page: Partial<Parameters<typeof siteOf>[0][number]>, text: string) =>
    asked({ url: '/things/horn', title: 'Thing', ...page, sections: [section('Roma', text)] }).slice(1);

  it.each([
    ['is asked for on any page', {}, ['What is a horn?'], ['What is Roma?']],
    ['is a thing, no name, in an article', { kind: 'article' as const }, ['What is a horn?'], []],
    ['is a thing, no name, in work for others', { url: '/portfolio/horn' }, ['What is a horn?'], []],
    ['is a thing, no name, of a customer', { url: '/en/kunden/horn' }, ['What is a horn?'], []],
    ['is a name where such work is listed', { url: '/portfolio/' }, ['What is a horn?'], ['What is Roma?']],
    ['is nothing in an archive', { kind: 'archive' as const }, [], []],
  ])('%s', (_, page, thing, name) => {
    const title = 'Horn';
    expect(defined({ ...page, title }, horn)).toEqual(thing);
    expect(defined({ ...page }, rome)).toEqual(name);
  });

  it.each([
    ['Horn – the round front', 'What is a horn?'],
    ['Horn | Anvil House', 'What is a horn?'],
    ['The round front — Horn', 'What is a horn?'],
    ['The round front - Horn', 'What is a horn?'],
    ['The round front, or Horn', undefined],
    ['Hornlike things', undefined],
  ])('is named by its title: %s', (title, question) => {
    expect(asked({ url: '/x', title, kind: 'article', sections: [section('', horn)] }).slice(1)[0]).toBe(
      question,
    );
  });

  it('is no more than three things of code, as are headings', () => {
    const names = ['a_b', 'c_d', 'e_f', 'g_h', 'i_j'];
    const pages = names.map((name) => ({
      url: `/${name}`,
      title: name,
      sections: [
        section(name, `${name} is a function that turns ${name.repeat(3)} into gold and ${name} back.`),
        section(`How ${name} works`, `The thing called ${name} works by turning ${name.repeat(4)} round.`),
      ],
    }));
    const all = asked(...pages);
    expect(all.filter((question) => question.startsWith('What is')).length).toBe(4);
    expect(all.filter((question) => question.startsWith('How')).length).toBe(3);
  });
});

describe('a fact is taken from', () => {
  const where = (url: string, kind: 'contact' | 'about' | 'other', text: string) => ({
    url,
    title: 'Place',
    kind,
    sections: [section('Address', text)],
  });
  const answer = (...pages: Parameters<typeof siteOf>[0]) =>
    findQuestions(siteOf([home, ...pages])).find(({ topic }) => topic === 'where')?.page.url;

  it('the page that is made for it', () => {
    const about = where('/about', 'about', 'Quay 7, 24103 Kiel');
    const contact = where('/contact', 'contact', 'Quay 8, 24103 Kiel');
    expect(answer(about, contact)).toBe('https://anvils.example/contact');
    expect(answer(contact, about)).toBe('https://anvils.example/contact');
    const feedback = where('/feedback', 'contact', 'Quay 9, 24103 Kiel');
    expect(answer(about, feedback)).toBe('https://anvils.example/about');
    expect(answer(feedback, contact)).toBe('https://anvils.example/contact');
  });
});

it('each question says why it is asked, whether the site asks it, and where it stands', () => {
  const found = findQuestions(
    siteOf([
      home,
      {
        url: '/dev/rules',
        title: '🔨 Rules',
        sections: [
          section('Clean the horn', 'Brush the horn with your wire brush and oil it after each day.'),
        ],
        questions: [ask('May I bring my dog?', 'Yes, dogs are welcome in the yard.')],
      },
      {
        url: '/visit',
        title: 'Visit us',
        kind: 'contact',
        sections: [section('Opening hours', 'Monday to Friday: 9:00–17:00')],
      },
    ]),
  );
  expect(
    found.map(({ role, own, central, topic, pageTitle }) => [role, own, central, topic, pageTitle]),
  ).toEqual([
    ['identity', false, true, undefined, 'Anvil House'],
    ['fact', false, true, 'hours', 'Visit us'],
    ['own', true, false, undefined, 'Rules'],
    ['heading', false, false, undefined, 'Rules'],
  ]);
  expect(found.every((one) => !('rank' in one))).toBe(true);
});

it('the best of several words for what the site is stands alone', () => {
  const said = 'Anvil House is a workshop on an island which forges all kinds of iron tools.';
  const both = { ...home, sections: [section('Welcome', said, 1)] };
  expect(
    findQuestions(siteOf([both, { url: '/about', title: 'About', kind: 'about', sections: both.sections }]))
      .filter(({ role }) => role === 'identity')
      .map(({ page }) => page.url),
  ).toEqual(['https://anvils.example/']);
});

describe('the section', () => {
  it('names the source of each answer, and holds no markup of a page', () => {
    const { text } = writeQaSection(
      siteOf([{ ...home, title: 'Anvils, horns, bellows' }], { name: 'Anvil & House' }),
      3,
    );
    expect(text).toBe(
      '<p><strong>What is Anvil &amp; House?</strong></p><p>Anvil House is a forge by the sea that makes anvils for smiths and sculptors.</p><p><a href="https://anvils.example/">Source: Anvil &amp; House</a></p>',
    );
  });

  it('says when a site has the words for fewer questions than were asked for', () => {
    const { notes } = writeQaSection(siteOf([home]), 3);
    expect(notes).toEqual([
      'The site answers 1 of 3 questions: write more about what visitors ask, or ask for fewer.',
    ]);
  });
});
