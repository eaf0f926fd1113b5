import { describe, expect, it } from 'vitest';
import type { NameClue } from '../../page/name-clues.ts';
import { factsOf } from '../../page/testing/facts-of.ts';
import { holdFixes, judgeAll } from '../fixes/hold-fixes.ts';
import { allChecks } from './all-checks.ts';
import { entityClarity } from './entity-clarity.ts';
import { evidenceOf } from './testing/evidence-of.ts';
import { expectTable } from './testing/expect-table.ts';

const clue = (from: NameClue['from'], text: string): NameClue => ({ from, text });
const named: NameClue[] = [clue('open-graph', 'Bakery Example'), clue('organization-data', 'Bakery Example')];
const inFooter = (url: string, text: string) => ({ url, text, rel: '', part: 'footer' as const });
const about = inFooter('https://bakery.example/about', 'About us');
const silent = { phones: [], emails: [], addresses: [], hours: [], prices: [] };
const person = (properties: Record<string, string[]>) => ({
  nodes: [{ syntax: 'json-ld' as const, types: ['Person'], properties, block: 1, within: null }],
  jsonLd: { blocks: 1, broken: [] },
});
const noData = { nodes: [], jsonLd: { blocks: 0, broken: [] } };

describe('the check entity-clarity', () => {
  expectTable(entityClarity, [
    {
      page: 'one name, profiles, about and contact',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['“Bakery Example” appears in the title', 'og:site_name', '1 profile listed under sameAs'],
    },
    {
      page: 'the legal form and other spellings',
      changes: {
        page: {
          nameClues: [clue('open-graph', 'BakeryExample'), clue('organization-data', 'Bakery Example Ltd.')],
        },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'another organization in the data',
      changes: {
        page: {
          nameClues: [clue('open-graph', 'Bakery Example'), clue('organization-data', 'Golden Crust')],
        },
      },
      score: 0.6,
      status: 'warn',
      says: ['the organization in the structured data says “Golden Crust”', 'Write “Bakery Example” instead'],
    },
    {
      page: 'three names',
      changes: {
        page: {
          nameClues: [
            clue('open-graph', 'Sunny Cakes'),
            clue('website-data', 'Bakery Example'),
            clue('organization-data', 'Bakery Example'),
            clue('copyright', 'Golden Crust'),
          ],
        },
      },
      score: 0.4,
      status: 'fail',
      says: ['og:site_name says “Sunny Cakes”', 'the line of copyright says “Golden Crust”'],
    },
    {
      page: 'a template’s footer',
      changes: { page: { nameClues: [...named, clue('copyright', 'Your Company')] } },
      score: 0.6,
      status: 'warn',
      says: ['“Your Company”'],
    },
    {
      page: 'a product and its owner, said in data and copyright',
      changes: {
        page: {
          nameClues: [
            clue('open-graph', 'Bakery Example'),
            clue('website-data', 'Bakery Example'),
            clue('organization-data', 'Golden Crust Ltd'),
            clue('copyright', 'Golden Crust'),
          ],
        },
      },
      score: 1,
      status: 'pass',
    },
    {
      page: 'a subject that only the title bears',
      changes: {
        page: {
          title: 'How to store rye bread',
          metaDescription: null,
          text: { excerpt: '' },
          nameClues: [clue('open-graph', 'bread, cakes, rolls, pies')],
          structuredData: noData,
        },
      },
      score: 0.3,
      status: 'fail',
      never: ['more than one name'],
    },
    {
      page: 'profiles that are linked only',
      changes: {
        page: {
          structuredData: noData,
          links: [about, inFooter('https://www.instagram.com/bakeryexample', 'Instagram')],
        },
      },
      score: 0.88,
      status: 'warn',
      says: ['"sameAs": [\n    "https://www.instagram.com/bakeryexample"', '"name": "Bakery Example"'],
      never: ['REPLACE'],
    },
    {
      page: 'a profile of who holds the rights, on a site with another name',
      changes: {
        page: {
          structuredData: noData,
          nameClues: [...named, clue('copyright', 'Tom Christie, maintained by the Bakery Example team')],
          links: [about, inFooter('https://twitter.com/_tomchristie', 'Tom Christie')],
        },
      },
      score: 0.8,
      status: 'warn',
      never: ['_tomchristie'],
    },
    {
      page: 'accounts on the site itself: a gap',
      changes: {
        page: {
          structuredData: noData,
          links: [about, inFooter('https://www.linkedin.com/company/acme', 'Acme')],
        },
        response: { url: 'https://www.linkedin.com/company/bakery' },
      },
      score: 0.88,
      status: 'warn',
      says: ['REPLACE: address of your profile'],
    },
    {
      page: 'no profile at all: a gap',
      changes: { page: { structuredData: noData, links: [about] } },
      score: 0.8,
      status: 'warn',
      says: ['REPLACE: address of your profile'],
    },
    ...(
      [
        [
          'in its data',
          person({ name: ['Ann Lee'] }),
          'Maps of old towns, drawn by hand.',
          'under sameAs to the Person that your structured data has',
        ],
        [
          'in its first words',
          noData,
          'I’m Ann Lee, and I draw maps of old towns.',
          '"@id": "https://bakery.example/#person"',
        ],
      ] as const
    ).map(([where, structuredData, excerpt, says]) => ({
      page: `one person’s, as it says ${where}`,
      changes: {
        page: {
          title: 'Ann Lee – Maps',
          metaDescription: null,
          nameClues: [clue('open-graph', 'Ann Lee')],
          openGraph: { 'og:site_name': 'Ann Lee' },
          text: { excerpt },
          structuredData,
          stated: silent,
          links: [
            about,
            inFooter('https://bakery.example/contact', 'Contact'),
            inFooter('https://www.instagram.com/annlee', 'Instagram'),
          ],
        },
      },
      score: 0.88,
      status: 'warn' as const,
      says: [says, '"https://www.instagram.com/annlee"'],
      never: ['Organization'],
    })),
    {
      page: 'one person’s, who keeps a shop: the one publisher that the other drafts have, too',
      changes: {
        page: {
          metaDescription: null,
          text: { excerpt: 'I’m Bakery Example, and I bake bread in Leeds.' },
          structuredData: noData,
          links: [about, inFooter('https://www.instagram.com/bakeryexample', 'Instagram')],
        },
      },
      score: 0.88,
      status: 'warn',
      says: ['"@type": "Organization"', '"@id": "https://bakery.example/#organization"'],
    },
    {
      page: 'a link to share is no profile',
      changes: {
        page: {
          structuredData: noData,
          links: [about, inFooter('https://www.facebook.com/sharer/sharer.php?u=x', 'Share')],
        },
      },
      score: 0.8,
      status: 'warn',
      says: ['no profile on another site'],
    },
    {
      page: 'no word of who and where',
      changes: { page: { links: [], stated: silent } },
      score: 0.7,
      status: 'warn',
      says: ['Link a page that says who is behind the site and one that says how they can be reached'],
    },
    {
      page: 'links that readers left in comments',
      changes: {
        page: {
          stated: silent,
          links: [{ url: 'https://bakery.example/about', text: 'About', rel: '', part: 'comments' }],
        },
      },
      score: 0.7,
      status: 'warn',
    },
    ...[
      ['会社概要', 'お問い合わせ'],
      ['Über uns', 'Kontakt'],
      ['من نحن', 'اتصل بنا'],
      ['О нас', 'Контакты'],
      ['關於我們', '聯絡我們'],
      ['Qui sommes-nous ?', 'Contactez-nous'],
    ].map(([who = '', how = '']) => ({
      page: `${who} and ${how}`,
      changes: {
        page: {
          stated: silent,
          links: [inFooter('https://bakery.example/p/1', who), inFooter('https://bakery.example/p/2', how)],
        },
      },
      score: 1,
      status: 'pass' as const,
    })),
  ]);

  it('asks of a page beside the first for no profiles in its data where it links them', () => {
    const found = entityClarity.judge(
      evidenceOf({
        response: { url: 'https://bakery.example/prices' },
        page: {
          structuredData: noData,
          links: [about, inFooter('https://www.instagram.com/bakeryexample', 'Instagram')],
        },
      }),
    );
    expect(found).toMatchObject({ status: 'pass', score: 1 });
  });

  it('shows a block that makes the check pass once the missing pages are linked', () => {
    const evidence = evidenceOf({
      page: {
        nameClues: [clue('copyright', 'Bakery Example')],
        structuredData: noData,
        links: [inFooter('https://www.instagram.com/bakeryexample', 'Instagram')],
      },
    });
    const fixes = holdFixes(judgeAll(allChecks, evidence), evidence);
    const fix = fixes.find(({ id }) => id === 'entity-clarity');
    expect(fix?.snippet?.code).toContain('"@type": "Organization"');
    expect(fix?.fix).toContain('Link a page that says who is behind the site');
  });

  it('describes a magazine beside the company that publishes it, whose profiles are others', () => {
    const node = {
      syntax: 'json-ld' as const,
      types: ['Organization'],
      properties: { name: ['Bonnet Media AB'] },
      block: 1,
      within: 'publisher',
    };
    const fixOf = (properties: Record<string, string[]>) => {
      const evidence = evidenceOf({
        page: {
          nameClues: [clue('open-graph', 'Bakery Example'), clue('organization-data', 'Bonnet Media AB')],
          structuredData: { nodes: [{ ...node, properties }], jsonLd: { blocks: 1, broken: [] } },
          links: [inFooter('https://www.instagram.com/bakeryexample', 'Instagram')],
        },
      });
      return holdFixes(judgeAll(allChecks, evidence), evidence).find(({ id }) => id === 'entity-clarity');
    };
    const beside = fixOf(node.properties);
    expect(beside?.fix).toContain('Paste this block');
    expect(beside?.snippet?.code).toContain('"name": "Bakery Example"');
    const withId = fixOf({ ...node.properties, '@id': ['https://bakery.example/#organization'] });
    expect(withId?.snippet?.code).toContain('"@id": "https://bakery.example/#organization"');
    expect(withId?.snippet?.code).toContain('"name": "Bonnet Media AB"');
  });

  it('extends the business that the page describes without an @id, so that no second one stands beside it', () => {
    const json = '{"@context":"https://schema.org","@type":"Bakery","name":"Bakery Example"}';
    const html = `<html><head><script type="application/ld+json">${json}</script></head><body></body></html>`;
    const node = {
      syntax: 'json-ld' as const,
      types: ['Bakery'],
      properties: { name: ['Bakery Example'] },
      block: 1,
      within: null,
    };
    const evidence = evidenceOf({
      response: { body: new TextEncoder().encode(html) },
      page: {
        nameClues: named,
        structuredData: { nodes: [node], jsonLd: { blocks: 1, broken: [] } },
        links: [about, inFooter('https://www.instagram.com/bakeryexample', 'Instagram')],
      },
    });
    const fix = holdFixes(judgeAll(allChecks, evidence), evidence).find(({ id }) => id === 'entity-clarity');
    expect(fix?.fix).toContain('to the Bakery that your structured data has');
    expect(fix?.snippet).toMatchObject({ label: 'your JSON-LD', language: 'diff' });
    expect(fix?.snippet?.code.match(/"@type":"Bakery"/g)).toHaveLength(2);
    expect(fix?.snippet?.code).not.toContain('Organization');
  });
});

it('lists an article in an encyclopedia only if it is called like the site', () => {
  const code = (article: string) => {
    const evidence = evidenceOf({
      page: {
        nameClues: [clue('copyright', 'Bakery Example')],
        structuredData: noData,
        links: [inFooter(`https://en.wikipedia.org/wiki/${article}`, 'Wikipedia')],
      },
    });
    const fixes = holdFixes(judgeAll(allChecks, evidence), evidence);
    return fixes.find(({ id }) => id === 'entity-clarity')?.snippet?.code;
  };
  expect(code('Bakery_Example_(Leeds)')).toContain('wiki/Bakery_Example');
  expect(code('Pumpkin_pie')).not.toContain('wiki/Pumpkin_pie');
});

it('says that a page calls the site by its address, and not that nothing names it', () => {
  const page = factsOf(
    '<head><title>Soup of rye - oven.example</title><meta name="application-name" content="oven.example"></head><body><main><h1>Soup of rye</h1><p>It is cooked for an hour.</p></main></body>',
  );
  const { evidence } = entityClarity.judge(
    evidenceOf({ page, response: { url: 'https://oven.example/soup' } }),
  );
  expect(evidence).toContain(
    'The page calls the site only by its address, “oven.example” in application-name',
  );
});
