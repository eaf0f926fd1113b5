import { describe, expect, it } from 'vitest';
import type { NameClue } from '../../../page/name-clues.ts';
import { factsOf } from '../../../page/testing/facts-of.ts';
import { evidenceOf } from '../testing/evidence-of.ts';
import { namedPlaces } from './named-places.ts';

interface Shown {
  title?: string;
  clues: Partial<Record<NameClue['from'], string | string[]>>;
  /** Other names in the data. */
  also?: Record<string, string[]>;
  strict?: boolean;
}

function naming({ title = 'Prices', clues, also = {}, strict = false }: Shown) {
  const nameClues = Object.entries(clues).flatMap(([from, texts]) =>
    [texts].flat().map((text) => ({ from: from as NameClue['from'], text })),
  );
  const nodes = [
    { syntax: 'json-ld' as const, types: ['Organization'], properties: also, block: 1, within: null },
  ];
  const structuredData = { nodes, jsonLd: { blocks: 1, broken: [] } };
  const part = evidenceOf({ page: { title, nameClues, structuredData } }).page;
  if (!part.ok) throw new Error('There is no page');
  const { agreeing, other, isMarked } = namedPlaces(part.value, 'Northwind', strict);
  const places = (all: readonly { place: string }[]) => all.map(({ place }) => place);
  return {
    agreeing: places(agreeing),
    other: places(other),
    isMarked,
    names: other.map(({ name }) => name),
    said: agreeing.map(({ name }) => name),
  };
}

const SITE = 'the WebSite in the structured data';
const OWNER = 'the organization in the structured data';
const SOCIAL = 'og:site_name';
const COPYRIGHT = 'the line of copyright';
const LOGO = 'the logo or the link home';

describe('the places that show the name of a site', () => {
  it('agree, in whatever spelling, as a part of a title, or by another name in the data', () => {
    expect(naming({ title: 'Prices – Northwind', clues: { 'open-graph': 'NORTH WIND' } })).toMatchObject({
      agreeing: ['the title', SOCIAL],
      other: [],
      isMarked: true,
    });
    expect(naming({ clues: { 'website-data': 'Kites | Northwind' } }).agreeing).toEqual([SITE]);
    const clues = { 'website-data': 'NW Ltd' };
    expect(naming({ clues }).agreeing).toEqual([]);
    expect(naming({ clues, also: { alternateName: ['NW Ltd'] } }).agreeing).toEqual([SITE]);
    expect(naming({ clues, also: { legalName: ['NW Ltd'] } }).agreeing).toEqual([SITE]);
  });

  it('are none where a line has nothing but a number', () => {
    expect(naming({ clues: { copyright: 'Ann Lee - 20140429' } }).agreeing).toEqual([]);
  });

  it('are quoted in the words of the title', () => {
    expect(naming({ title: 'Prices – NORTH WIND', clues: {} }).said).toEqual(['NORTH WIND']);
  });

  it('are not marked where a program would have to read the text', () => {
    expect(
      naming({ title: 'Northwind', clues: { logo: 'Northwind', copyright: 'Northwind' } }),
    ).toMatchObject({
      agreeing: ['the title', COPYRIGHT, LOGO],
      other: [],
      isMarked: false,
      names: [],
    });
  });

  it('agree if one of several names there fits', () => {
    expect(
      naming({ clues: { 'open-graph': 'Northwind', 'website-data': ['Kites', 'Northwind'] } }),
    ).toMatchObject({
      agreeing: [SITE, SOCIAL],
      other: [],
    });
  });
});

describe('a place that shows another name', () => {
  it('contradicts where only the own name can be, and says at most 60 characters of it', () => {
    const long = 'Southwind '.repeat(10);
    const found = naming({ clues: { 'open-graph': 'Northwind', application: long } });
    expect(found.other).toEqual(['application-name']);
    expect(found.names).toEqual([long.slice(0, 60)]);
  });

  it('contradicts nothing if only the title shows the name, or if it is a logo', () => {
    expect(naming({ title: 'Northwind', clues: { 'open-graph': 'Southwind' } }).other).toEqual([]);
    expect(naming({ clues: { 'open-graph': 'Northwind', logo: 'Southwind' } }).other).toEqual([]);
  });

  it('counts in a line of copyright only for a business, or if a template left it there', () => {
    const copyright = (text: string, strict = false) =>
      naming({ clues: { 'open-graph': 'Northwind', copyright: text }, strict }).other;
    expect(copyright('Southwind')).toEqual([]);
    expect(copyright('Southwind', true)).toEqual([COPYRIGHT]);
    for (const left of [
      'Your Company',
      'My Site here',
      'organisation name',
      'Example Inc.',
      'Firmenname',
      'Musterfirma AG',
      'Lorem ipsum dolor',
      'Brand',
    ])
      expect(copyright(left), left).toEqual([COPYRIGHT]);
    for (const name of [
      'The Kite Company of Leeds',
      'Companyware',
      'An example company',
      'Alte Musterfirma',
      'Der Firmenname',
    ])
      expect(copyright(name), name).toEqual([]);
  });

  it('is no fault if a company holds the copyright, or if an address stands in place of a name', () => {
    const clues = { 'open-graph': 'Northwind', copyright: 'Bolt Media Limited' };
    expect(naming({ clues, strict: true }).other).toEqual([]);
    expect(naming({ clues: { ...clues, copyright: 'Bolt Media' }, strict: true }).other).toEqual([COPYRIGHT]);
    for (const address of ['nw-kites.example', 'http://www.nw-kites.example/'])
      expect(
        naming({ clues: { 'open-graph': address, 'organization-data': address, logo: 'Northwind' } }).other,
      ).toEqual([]);
  });

  it('is no fault if the copyright is with the organisation whose department it is', () => {
    const clues = { 'open-graph': 'Northwind', copyright: 'Leeds University' };
    expect(naming({ clues, strict: true }).other).toEqual([COPYRIGHT]);
    expect(naming({ clues: { ...clues, parent: 'Leeds University' }, strict: true }).other).toEqual([]);
    expect(naming({ clues: { ...clues, parent: 'York University' }, strict: true }).other).toEqual([
      COPYRIGHT,
    ]);
  });

  it('is the publisher if it is a company, or if the data name the site beside it', () => {
    const published = (clues: Shown['clues'], strict = false) => naming({ clues, strict }).other;
    expect(published({ 'open-graph': 'Northwind', 'organization-data': 'Acme Media AB' })).toEqual([]);
    expect(published({ 'website-data': 'Northwind', 'organization-data': 'Acme Media' })).toEqual([]);
    expect(published({ 'open-graph': 'Northwind', 'organization-data': 'Acme Media' })).toEqual([OWNER]);
    const clues = { 'website-data': 'Northwind', 'organization-data': 'Acme Media' };
    expect(published({ ...clues, copyright: 'Acme' }, true)).toEqual([]);
    expect(published({ ...clues, copyright: 'Bolts' }, true)).toEqual([COPYRIGHT]);
  });

  it('is the owner if the data and the copyright line agree on it, and the name stands in two places', () => {
    const owned = {
      title: 'Northwind',
      clues: { 'open-graph': 'Northwind', 'organization-data': 'Acme', copyright: 'Acme' },
      strict: true,
    };
    expect(naming(owned).other).toEqual([]);
    expect(naming({ ...owned, title: 'Prices' }).other).toEqual([OWNER, COPYRIGHT]);
    expect(naming({ ...owned, clues: { ...owned.clues, copyright: 'Bolts' } }).other).toEqual([
      OWNER,
      COPYRIGHT,
    ]);
    expect(naming({ ...owned, clues: { ...owned.clues, application: 'Bolts' } }).other).toEqual([
      'application-name',
    ]);
    const left = { ...owned.clues, 'organization-data': 'Your Company', copyright: 'Your Company' };
    expect(naming({ ...owned, clues: left }).other).toEqual([OWNER, COPYRIGHT]);
  });

  it('do not differ by the organisation that a page is about, by one of many, or by who sells what it tests', () => {
    const html = (data: object, title = 'The Kites Tickets – Northwind') =>
      factsOf(
        `<head><title>${title}</title><meta property="og:site_name" content="Northwind"><script type="application/ld+json">${JSON.stringify(data)}</script></head><nav><a href="/">Northwind</a></nav><main><h1>The Kites</h1></main>`,
      );
    const other = (data: object, title?: string) =>
      namedPlaces(html(data, title), 'Northwind', false).other.map(({ name }) => name);
    const band = (name: string) => ({ '@context': 'https://schema.org', '@type': 'MusicGroup', name });
    expect(other(band('The Kites'))).toEqual([]);
    expect(other(band('The Owls'))).toEqual(['The Owls']);
    expect(
      other({ '@context': 'https://schema.org', '@graph': ['The Owls', 'The Jays', 'The Tits'].map(band) }),
    ).toEqual([]);
    const sold = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Kite',
      offers: { '@type': 'Offer', price: 3, seller: { '@type': 'Organization', name: 'Tin Mill' } },
    };
    expect(other(sold)).toEqual([]);
  });
});
