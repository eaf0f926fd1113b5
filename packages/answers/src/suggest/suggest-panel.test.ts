import { panelSuggestions } from '@visible-ai/shared/answers/schema';
import { describe, expect, test } from 'vitest';
import type { SiteFacts } from './site-facts.ts';
import { suggestPanel } from './suggest-panel.ts';

const siteOf = (more: Partial<SiteFacts> = {}): SiteFacts => ({
  siteUrl: 'https://www.acme-solar.com/',
  siteName: 'www.acme-solar.com',
  language: 'en',
  country: null,
  organisation: null,
  alsoNamed: [],
  pages: [],
  questions: [],
  ...more,
});
/** Pages by path and title; the first is the home page. */
const pagesOf = (titles: Record<string, string>, headings: Record<string, string[]> = {}) =>
  Object.entries(titles).map(([path, title]) => ({
    url: `https://www.acme-solar.com${path}`,
    title,
    headings: headings[path] ?? [],
    language: null,
  }));
const askedFor = (facts: SiteFacts) => suggestPanel(facts).prompts.map(({ text }) => text);

const installer = siteOf({
  pages: pagesOf({
    '/': 'Solar Installation in Dublin | Acme Solar',
    '/solar-panels': 'Solar Panels in Dublin | Acme Solar',
    '/battery': 'Solar Battery Storage | Acme Solar',
    '/heat-pump-installers': 'Heat Pump Installers in Dublin | Acme Solar',
    '/on-grid-vs-off-grid-solar': 'On-Grid vs. Off-Grid Solar | Acme Solar',
    '/choosing': 'Choosing the Right Solar Panels for Your Home | Acme Solar',
    '/contact': 'Contact Us | Acme Solar',
    '/privacy-policy': 'Privacy Policy | Acme Solar',
    '/about': 'About Acme Solar',
    '/news': 'News | Acme Solar',
    '/x': 'Home | Acme Solar',
  }),
  questions: [
    { text: '1. How much does a solar battery cost in Dublin?', url: 'https://www.acme-solar.com/faq' },
    { text: 'How long does solar battery storage last?', url: 'https://www.acme-solar.com/faq' },
    { text: 'Do you install on Sundays?', url: 'https://www.acme-solar.com/faq' },
    { text: 'How does it work?', url: 'https://www.acme-solar.com/faq' },
    { text: 'Does Acme Solar install solar panels in Cork?', url: 'https://www.acme-solar.com/faq' },
    { text: 'Ready for solar?', url: 'https://www.acme-solar.com/faq' },
  ],
});

describe('prompts', () => {
  test('are what somebody would ask who needs what the pages offer', () => {
    expect(askedFor(installer)).toEqual([
      'Who do you recommend for solar installation in Dublin?',
      'How much should I expect to pay for solar installation in Dublin?',
      'What should I look for when choosing solar installation in Dublin?',
      'Who do you recommend for solar panels in Dublin?',
      'What are the best options for solar battery storage?',
      'Which heat pump installers in Dublin do you recommend?',
      'On-Grid vs. Off-Grid Solar: which is the better choice?',
      'How do I choose the right solar panels for my home?',
      'How much does a solar battery cost in Dublin?',
      'How long does solar battery storage last?',
      'What is Acme Solar and who is it for?',
      'What are the best alternatives to Acme Solar?',
    ]);
  });

  test('say where they come from, fit the contract, and have the same id every time', () => {
    const suggested = suggestPanel(installer);
    expect(panelSuggestions.parse(suggested)).toEqual(suggested);
    expect(suggestPanel(installer)).toEqual(suggested);
    expect(new Set(suggested.prompts.map(({ id }) => id)).size).toBe(suggested.prompts.length);
    const because = Object.fromEntries(suggested.prompts.map((prompt) => [prompt.text, prompt.because]));
    expect(because['Who do you recommend for solar panels in Dublin?']).toBe('What /solar-panels is about');
    expect(because['How long does solar battery storage last?']).toBe('A question on /faq');
  });

  test('of a program ask for what it does', () => {
    const program = siteOf({
      siteUrl: 'https://acme.github.io/parq/',
      siteName: 'acme.github.io',
      pages: pagesOf({
        '/': 'Convert Files to Parquet Format • parq',
        '/reference/index.html': 'Package index • parq',
        '/reference/csv': 'Convert a csv file to parquet — csv_to_parquet • parq',
        '/reference/check': 'Check if a parquet dataset is readable — check_parquet • parq',
        '/articles/idea': 'The parquet idea • parq',
        '/news': 'Changelog • parq',
        '/license': 'MIT License • parq',
      }),
    });
    expect(askedFor(program)).toEqual([
      'Which tools can convert files to parquet format?',
      'How do I convert files to parquet format?',
      'How do I convert a csv file to parquet?',
      'How do I check if a parquet dataset is readable?',
      'What is parq and who is it for?',
      'What are the best alternatives to parq?',
    ]);
  });

  test('are in the language of the site, from pages in it', () => {
    const french = siteOf({
      language: 'fr-CH',
      pages: [
        ...pagesOf(
          {
            '/': 'Ravalement de façade à Lyon – Acme Solar',
            '/isolation': 'Isolation de façade – Acme Solar',
            '/prix': 'Prix',
            '/mentions-legales': 'Mentions légales – Acme Solar',
          },
          { '/prix': ['Combien coûte une isolation de façade ?'] },
        ),
        {
          url: 'https://www.acme-solar.com/en',
          title: 'Facade cleaning – Acme Solar',
          headings: [],
          language: 'en',
        },
      ],
    });
    const { prompts } = suggestPanel(french);
    expect(prompts.map(({ text }) => text)).toEqual([
      'Ravalement de façade à Lyon : qui recommandez-vous ?',
      'Ravalement de façade à Lyon : quel prix faut-il prévoir ?',
      'Ravalement de façade à Lyon : comment bien choisir ?',
      'Isolation de façade : quelles solutions recommandez-vous ?',
      'Combien coûte une isolation de façade ?',
      'Acme Solar : qu’est-ce que c’est et à qui cela s’adresse-t-il ?',
      'Quelles sont les alternatives à Acme Solar ?',
    ]);
    expect(new Set(prompts.map(({ locale, country }) => `${locale} ${country}`))).toEqual(
      new Set(['fr-CH CH']),
    );
  });

  test('of a language without phrasings are its own questions alone', () => {
    const polish = siteOf({
      language: 'pl',
      pages: pagesOf({ '/': 'Fotowoltaika Kraków | Acme Solar', '/b': 'Magazyny energii | Acme Solar' }),
      questions: [
        { text: 'Ile kosztuje fotowoltaika Kraków w 2026?', url: 'https://www.acme-solar.com/faq' },
      ],
    });
    expect(askedFor(polish)).toEqual(['Ile kosztuje fotowoltaika Kraków w 2026?']);
  });

  test('of a Chinese shop end as Chinese questions do', () => {
    const chinese = siteOf({
      siteUrl: 'https://acme.cn/',
      siteName: '兴顺',
      language: null,
      pages: pagesOf({
        '/': '金刚石选型机厂家_常州选型机_兴顺',
        '/a': '氧化锆选型机_兴顺',
        '/b': '联系方式_兴顺',
      }),
      questions: [{ text: '① 选型机有哪些应用领域？', url: 'https://acme.cn/q' }],
    });
    expect(askedFor(chinese)).toEqual([
      '金刚石选型机厂家推荐哪些？',
      '如何选择金刚石选型机厂家？',
      '氧化锆选型机推荐哪些？',
      '选型机有哪些应用领域？',
      '兴顺怎么样？',
      '除了兴顺还有哪些选择？',
    ]);
    expect(suggestPanel(chinese).prompts[0]).toMatchObject({ locale: 'zh', country: 'CN' });
  });

  test('ask the same of one town alone, and are at most 20', () => {
    const towns = Array.from({ length: 60 }, (_, at) => [
      `/t${at}`,
      `Solar Panel Cleaning in Town${at} | Acme Solar`,
    ]);
    const trades = Array.from({ length: 60 }, (_, at) => [
      `/s${at}`,
      `Solar Work${at} Part${at} Sort${at} | Acme Solar`,
    ]);
    const many = siteOf({
      pages: pagesOf({ '/': 'Acme Solar', ...Object.fromEntries([...towns, ...trades]) }),
    });
    const prompts = askedFor(many);
    expect(prompts.filter((text) => text.includes('cleaning'))).toHaveLength(1);
    expect(prompts.length).toBeLessThanOrEqual(20);
  });

  test('of a site that says nothing are the two that name it', () => {
    expect(askedFor(siteOf())).toEqual([
      'What is Acme Solar and who is it for?',
      'What are the best alternatives to Acme Solar?',
    ]);
  });
});

describe('our own brand', () => {
  test.each([
    ['the name its owner gave it', siteOf({ siteName: 'Solar of Dublin' }), 'Solar of Dublin'],
    ['what its titles sign with', { ...installer, organisation: 'Green Holding' }, 'Acme Solar'],
    ['what its data says', siteOf({ organisation: 'Acme Solar Ltd' }), 'Acme Solar Ltd'],
    ['its host', siteOf(), 'Acme Solar'],
  ])('is %s', (_, facts, name) => {
    expect(suggestPanel(facts).own).toMatchObject({
      id: 'own',
      own: true,
      name,
      domains: ['acme-solar.com'],
    });
  });

  test('is also what it is called elsewhere, without what every company has', () => {
    const { own } = suggestPanel(
      siteOf({ siteName: 'The Acme Solar Project', organisation: 'Acme GmbH', alsoNamed: ['ASP'] }),
    );
    expect(own.aliases).toEqual(['Acme Solar', 'Acme GmbH', 'Acme', 'ASP']);
  });
});

describe('competitors', () => {
  test('are those the site compares itself with', () => {
    const facts = siteOf({
      siteName: 'Acme',
      pages: pagesOf(
        {
          '/': 'Roof ladders | Acme',
          '/compare': 'Acme vs Northwind vs. Ladder World | Acme',
          '/move': 'Switching from OldTool to Acme | Acme',
          '/alternative': 'The best alternative to Contoso | Acme',
          '/kinds': 'Wood vs Metal ladders | Acme',
          '/vs-time': 'Acme vs doing nothing at all | Acme',
        },
        { '/compare': ['Acme vs NORTHWIND'] },
      ),
    });
    expect(suggestPanel(facts).competitors.map(({ name, own }) => [name, own])).toEqual([
      ['Northwind', false],
      ['Ladder World', false],
      ['OldTool', false],
      ['Contoso', false],
    ]);
  });
});
