import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../../../page/page-facts.ts';
import { evidenceOf } from '../testing/evidence-of.ts';
import { leadsToAbout, leadsToContact, linksContact } from './who-and-where-links.ts';

type Changes = NonNullable<NonNullable<Parameters<typeof evidenceOf>[0]>['page']>;
type Link = { url: string; text?: string; part?: PageFacts['links'][number]['part'] };

const url = 'https://bakery.example/';
const bare: Changes = {
  headings: [],
  links: [],
  stated: { phones: [], emails: [], addresses: [], hours: [], prices: [] },
  structuredData: { nodes: [], jsonLd: { blocks: 0, broken: [] } },
};
const pageOf = (page: Changes): PageFacts => {
  const part = evidenceOf({ page: { ...bare, ...page } }).page;
  if (!part.ok) throw new Error('There is no page');
  return part.value;
};
const linking = ({ url: to, text = '', part = 'navigation' }: Link) =>
  pageOf({ links: [{ url: to, text, rel: '', part }] });

describe('a page leads to who is behind its site', () => {
  it.each<[string, Link, boolean]>([
    ['by the words of a link', { url: 'https://bakery.example/x', text: ' About us ' }, true],
    ['by the words of a link to another host', { url: 'https://other.example/x', text: 'About us' }, true],
    ['by the address of a link', { url: 'https://bakery.example/about-us/' }, true],
    ['by a place on the page', { url: 'https://bakery.example/#about' }, true],
    ['not by an address of another host', { url: 'https://other.example/about' }, false],
    ['by who is met', { url: 'https://bakery.example/meet-ann', text: 'Meet Ann' }, true],
    [
      'not by a series about many',
      { url: 'https://bakery.example/chefs', text: 'Meet the chefs we like' },
      false,
    ],
    ['not in a comment', { url: 'https://bakery.example/about', text: 'About us', part: 'comments' }, false],
    ['not in a notice', { url: 'https://bakery.example/about', text: 'About us', part: 'notice' }, false],
    [
      'not in the middle of a long sentence',
      { url: 'https://bakery.example/x', text: `We wrote a lot about our story, ${'and bread '.repeat(5)}` },
      false,
    ],
    ['not by other words', { url: 'https://bakery.example/x', text: 'Prices' }, false],
  ])('%s', (_how, link, leads) => {
    expect(leadsToAbout(linking(link), url)).toBe(leads);
  });

  it('if it is that page: by its main heading, by its address, or by its type', () => {
    const heading = (level: 1 | 2) => pageOf({ headings: [{ level, text: 'About us' }] });
    expect(leadsToAbout(heading(1), url)).toBe(true);
    expect(leadsToAbout(heading(2), url)).toBe(false);
    expect(leadsToAbout(pageOf({}), 'https://bakery.example/about')).toBe(true);
    const typed = (within: string | null) =>
      pageOf({
        structuredData: {
          nodes: [{ syntax: 'json-ld', types: ['AboutPage'], properties: {}, block: 1, within }],
          jsonLd: { blocks: 1, broken: [] },
        },
      });
    expect(leadsToAbout(typed(null), url)).toBe(true);
    expect(leadsToAbout(typed('hasPart'), url)).toBe(false);
  });
});

describe('a page leads to how its owner is reached', () => {
  it.each<[string, Link, boolean]>([
    ['by the words of a link', { url: 'https://bakery.example/x', text: 'Kontakt' }, true],
    ['by the address of a link', { url: 'https://bakery.example/contact' }, true],
    ['not by an address of another host', { url: 'https://other.example/contact' }, false],
    ['by an Impressum, which has to tell it', { url: 'https://bakery.example/x', text: 'Impressum' }, true],
    ['by the words for several', { url: 'https://bakery.example/contacts', text: 'Contacts' }, true],
    ['by who is served', { url: 'https://help.example/', text: 'Kundenservice' }, true],
    ['by an address of several words', { url: 'https://bakery.example/contact-information-team/' }, true],
    ['not by what is sold', { url: 'https://bakery.example/contact-lenses/' }, false],
    ['by a repository in the menu', { url: 'https://github.com/kite/kite' }, true],
    ['by a repository in the footer', { url: 'https://codeberg.org/kite/kite/', part: 'footer' }, true],
    ['not by a repository in the text', { url: 'https://github.com/kite/kite', part: 'main' }, false],
    ['not by a repository in a comment', { url: 'https://github.com/kite/kite', part: 'comments' }, false],
    ['not by a file in a repository', { url: 'https://github.com/kite/kite/blob/main/a' }, false],
    ['not by a person’s page', { url: 'https://github.com/kite' }, false],
  ])('%s', (_how, link, leads) => {
    expect(linksContact(linking(link), url)).toBe(leads);
    expect(leadsToContact(linking(link), url)).toBe(leads);
  });

  it('by a phone number or a mail address, which is no link', () => {
    const stating = (own: Partial<PageFacts['stated']>) =>
      pageOf({ stated: { phones: [], emails: [], addresses: [], hours: [], prices: [], ...own } });
    for (const page of [stating({ phones: ['0113'] }), stating({ emails: ['a@bakery.example'] })]) {
      expect(leadsToContact(page, url)).toBe(true);
      expect(linksContact(page, url)).toBe(false);
    }
    expect(leadsToContact(stating({ hours: ['Mon'] }), url)).toBe(false);
  });
});

it('a link about the site by its name leads to who is behind it', () => {
  const named = (text: string) =>
    pageOf({
      title: 'Priser – Kvarnen',
      nameClues: [{ from: 'open-graph', text: 'Kvarnen' }],
      links: [{ url: 'https://bakery.example/x', text, rel: '', part: 'footer' }],
    });
  expect(leadsToAbout(named('Om Kvarnen'), url)).toBe(true);
  expect(leadsToAbout(named('Om brödet'), url)).toBe(false);
});

it.each([
  ['https://wa.me/34640761605?text=Hola', true],
  ['https://api.whatsapp.com/send?phone=4917012345&text=Hi', true],
  ['https://wa.me/?text=Read%20this', false],
  ['https://api.whatsapp.com/send?text=Read', false],
])('a chat is a way to reach them, sharing the page in one is not: %s', (to, leads) => {
  expect(leadsToContact(linking({ url: to, text: 'Habla conmigo', part: 'banner' }), url)).toBe(leads);
});
