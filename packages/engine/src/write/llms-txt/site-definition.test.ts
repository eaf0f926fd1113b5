import { describe, expect, it } from 'vitest';
import { writeQaSection } from '../qa-section/write-qa-section.ts';
import { siteOf } from '../testing/site-of.ts';
import { describePages } from './describe-pages.ts';
import { siteDefinition } from './site-definition.ts';
import { siteSummary } from './site-summary.ts';
import { writeLlmsTxt } from './write-llms-txt.ts';

const DEFINITION = 'Anvil House is a pottery workshop in Harbour Town that makes bowls and tiles by hand.';
const site = (home: { description?: string; excerpt?: string }, about: string, language = 'en') =>
  siteOf(
    [
      {
        url: '/',
        ...home,
        language,
        sections: [{ level: 1, heading: 'Anvil House', text: home.excerpt ?? '' }],
      },
      { url: '/about', kind: 'about', language, sections: [{ level: 1, heading: 'About', text: about }] },
    ],
    { language },
  );

it('what the about page says the site is stands before a motto of the home page', () => {
  const ofSlogans = site({ description: 'Feel the clay. Live the moment.' }, `Since 1998.\n\n${DEFINITION}`);
  expect(writeLlmsTxt(ofSlogans).text).toContain(`> ${DEFINITION}`);
  const ofOneLine = site({ excerpt: 'Where light meets silence and each morning begins anew.' }, DEFINITION);
  const { text } = writeQaSection(ofOneLine, 5);
  expect(text).toContain('What is Anvil House?');
  expect(text).toContain(DEFINITION);
  expect(text).not.toContain('silence');
});

it('a description of the home page stays where the about page defines nothing, and where it is no motto', () => {
  const own = 'Handmade bowls and tiles from Harbour Town, thrown and fired by two friends.';
  expect(writeLlmsTxt(site({ description: own }, DEFINITION)).text).toContain(`> ${own}`);
  const motto = 'Feel the clay. Live the moment. Love your home.';
  expect(writeLlmsTxt(site({ description: motto }, 'We are two friends.')).text).toContain(motto);
});

it.each([
  ['L’Anvil House est un atelier de poterie à Nantes qui fabrique des bols.', 'fr'],
  ['Das Anvil House ist eine Werkstatt für Keramik am Hafen von Hildesheim.', 'de'],
])('is found with its article: %s', (text, language) => {
  expect(siteDefinition(site({}, text, language))?.text).toBe(text);
});

it.each([
  'Our workshop is a place for everybody who likes clay and good company.',
  'Anvil House is a wonderful place for all of you, come and see it with your own eyes!',
  'Anvil House makes bowls.',
])('is not: %s', (text) => {
  expect(siteDefinition(site({}, text))).toBeNull();
});

it('where the home page only lists, the site is what one of its pages says its name stands for', () => {
  const lines = ['Basic set-up of the server', 'Small office hints and tips', 'Standard set-up examples'];
  const manual = siteOf(
    [
      { url: '/', sections: [{ level: 1, heading: 'Quarrel Documentation', text: lines.join('\n\n') }] },
      {
        url: '/relay',
        title: 'Relays',
        sections: [
          {
            level: 1,
            heading: 'Relays',
            text: 'Quarrel relay files are tables of hosts. Quarrel is a mail server for small networks of up to ten hosts.',
          },
        ],
      },
    ],
    { name: 'Quarrel manual' },
  );
  expect(writeLlmsTxt(manual).text).toContain(
    '> Quarrel is a mail server for small networks of up to ten hosts.\n',
  );
});

describe('the summary of a manual', () => {
  const summaryOf = (pages: Parameters<typeof siteOf>[0], name: string) => {
    const site = siteOf(pages, { name });
    return siteSummary(site, describePages(site), null);
  };

  it('is the answer to what its subject is, whichever question stands first', () => {
    const text = 'QuarrelForge (short: Quarrel) is a program that sharpens arrows. More Information...';
    const sections = [
      {
        level: 1,
        heading: 'Quarrel',
        text: 'Quick start: watch a film of Quarrel and its basic usage at films.example.',
      },
      { level: 2, heading: 'What is QuarrelForge?', text },
    ];
    expect(summaryOf([{ url: '/', kind: 'home', sections }], 'Quarrel')).toBe(
      'QuarrelForge (short: Quarrel) is a program that sharpens arrows.',
    );
  });

  it('is no entry of its contents, and nothing that the page about the manual says of itself', () => {
    const contents = ['Bow', 'String'].map((text) => ({
      text,
      url: `https://anvils.example/${text}.html`,
      group: 'Classes',
    }));
    const entries =
      'Bow\n\nA Bow offers a simple way to bend wood.\n\nString\n\nA String holds both ends of a bow.';
    const defined = 'Quarrel is a library for making arrows of every kind.';
    const pages = [
      {
        url: '/',
        kind: 'home' as const,
        contents,
        sections: [{ level: 4, heading: 'Classes', text: entries }],
      },
      {
        url: '/about.html',
        title: 'About these documents',
        kind: 'about' as const,
        sections: [
          {
            level: 1,
            heading: 'About these documents',
            text: 'These documents are generated from sources by a tool that was written for Quarrel.',
          },
        ],
      },
      {
        url: '/start.html',
        title: 'Start',
        kind: 'docs' as const,
        sections: [{ level: 1, heading: 'Start', text: defined }],
      },
    ];
    expect(summaryOf(pages, 'Quarrel')).toBe(defined);
  });
});
