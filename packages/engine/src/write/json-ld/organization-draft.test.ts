import { readGraph } from '@visible-ai/shared/json-ld/read-graph';
import { describe, expect, it } from 'vitest';
import { businessType } from '../../page/business-type.ts';
import { at, business, dataOf, graphOf, ownOf } from '../testing/graph-of.ts';
import { noFacts, siteOf } from '../testing/site-of.ts';
import { organizationOf } from './organization-draft.ts';
import { writeJsonLd } from './write-json-ld.ts';

const home = { url: '/', title: 'Anvil House', description: 'We forge anvils.' };
const contact = { url: '/contact', title: 'Contact', kind: 'contact' as const };
const phones = ['020 7946 0000'];
const owner = (...pages: Parameters<typeof graphOf>) => graphOf(...pages).nodes[0];
const own = (...things: { types?: string[]; id?: string; properties: Record<string, string> }[]) =>
  dataOf({ own: things.map((thing) => ({ types: ['Organization'], id: '', ...thing })) });

it('a greeting in place of a description is no description', () => {
  const facts = { ...noFacts, phones, address: '1 Mill Lane, Leeds' };
  const greeting = { ...home, description: 'Welcome to Anvil House of Leeds' };
  expect(owner({ ...greeting, business: facts })).not.toHaveProperty('description');
  expect(owner({ ...home, business: facts })).toMatchObject({ description: 'We forge anvils.' });
});

it('none of several numbers is that of a business in several places, unless the page says whose it is', () => {
  const lines = ['14 Market Street, Ashford TN23 1PB', '3 Park Lane, Ashford TN24 8QR'];
  const called = (...numbers: string[]) =>
    owner({ ...home, business: { ...noFacts, phones: numbers, lines } });
  expect(called('01233 620 871')).toMatchObject({ telephone: '01233 620 871' });
  expect(called('01233 620 871', '01233 620 872')).not.toHaveProperty('telephone');
});

it('whoever states an address on a contact page alone is described with it', () => {
  const sections = [{ level: 1, heading: 'Contact', text: 'Calle Feria 14\n41003 Sevilla\n\n954 372 418' }];
  expect(owner(home, { ...contact, sections })).toMatchObject({
    '@type': 'Organization',
    address: 'Calle Feria 14, 41003 Sevilla',
  });
});

it('an authority that is visited is no business', () => {
  const facts = {
    ...noFacts,
    phones,
    emails: ['clerk@anvil.gov'],
    address: '1 Mill Lane, Leeds',
    hours: [{ days: ['Monday'], hours: '09:00-16:00' }],
  };
  expect(owner({ ...home, business: facts })).toMatchObject({ '@type': 'GovernmentOffice' });
  expect(owner({ ...home, business: { ...facts, emails: ['clerk@anvil.example'] } })).toMatchObject({
    '@type': 'LocalBusiness',
  });
});

describe('which of a site’s own things is the owner', () => {
  it('is not the parent company, which has a site of its own', () => {
    const parent = { name: 'Mill Holding', url: 'https://www.mill.example/' };
    const data = own({ properties: parent }, { properties: { name: 'Anvil Forge', telephone: '1' } });
    expect(owner({ ...home, data })).toMatchObject({ name: 'Anvil Forge' });
  });

  it('is the one whose address is the site, with www. or without, also under another name', () => {
    const firm = { name: 'Anvil & Sons Ltd', url: 'https://www.anvils.example/' };
    expect(owner({ ...home, data: own({ properties: firm }) })).toMatchObject(firm);
    const elsewhere = { ...firm, url: 'https://www-anvils.example/' };
    expect(owner({ ...home, data: own({ properties: elsewhere }) })).not.toHaveProperty('telephone');
    expect(owner({ ...home, data: own({ properties: elsewhere }) })).toMatchObject({ '@type': 'WebSite' });
  });

  it('is the one with the site’s name, also if its address is a profile', () => {
    const firm = { name: 'ANVIL HOUSE', url: 'https://social.example/anvils', telephone: '1' };
    expect(owner({ ...home, data: own({ properties: firm }) })).toMatchObject(firm);
  });

  it('is the one with an address, where the page describes two', () => {
    const data = own(
      { properties: { name: 'The Smiths', telephone: '1' } },
      { properties: { name: 'Anvil House', address: 'Leeds' } },
    );
    expect(owner({ ...home, data })).toMatchObject({ name: 'Anvil House', address: 'Leeds' });
  });

  it('is nobody whom a plugin names after an account', () => {
    const data = own({ types: ['Person', 'Organization'], properties: { name: 'admin' } });
    const facts = { ...noFacts, phones, address: '1 Mill Lane, Leeds' };
    expect(owner({ ...home, data, business: facts })).toMatchObject({
      name: 'Anvil House',
      telephone: phones[0],
    });
  });

  it('is the first one where none has an address', () => {
    const data = own(
      { properties: { name: 'The Smiths', telephone: '1' } },
      { properties: { name: 'Bo Ltd' } },
    );
    expect(owner({ ...home, data })).toMatchObject({ name: 'The Smiths' });
  });

  it('is one of the site’s name on any other page, and no other one there', () => {
    const page = (name: string) => ({
      url: '/shops',
      data: own({ properties: { name: 'Tongs', telephone: '2' } }, { properties: { name, telephone: '1' } }),
    });
    expect(owner(home, page('Anvil House'))).toMatchObject({ name: 'Anvil House', telephone: '1' });
    expect(owner(home, page('Hammer'))).toMatchObject({ '@type': 'WebSite' });
  });

  it('is a service that is described with a telephone, and a business as well, under any name', () => {
    const taxi = {
      types: ['TaxiService'],
      properties: { name: 'Anvil Taxi Leeds', telephone: '0113 400 0000' },
    };
    const facts = business({ address: 'Anvil House, 9 Quay Street, Leeds LS1 4AP' });
    const { nodes } = graphOf({ ...home, data: own(taxi), business: facts });
    expect(nodes[0]).toMatchObject({
      '@type': ['TaxiService', 'LocalBusiness'],
      name: 'Anvil Taxi Leeds',
      telephone: '0113 400 0000',
    });
    expect(nodes).toHaveLength(2);
  });

  it('is not written a second time where it is described as microdata', () => {
    const shop = { ...home, business: business({ phones }) };
    expect(owner(shop)).toMatchObject({ '@type': 'Organization' });
    const marked = { ...shop, data: dataOf({ marked: ['Store'] }) };
    expect(owner(marked)).toMatchObject({ '@type': 'WebSite' });
  });

  it('is not written a second time where its data are too long to be taken over', () => {
    const long = (...types: string[]) => dataOf({ own: [{ types, id: '', properties: null }] });
    const shop = { ...home, business: business({ phones }) };
    expect(owner({ ...shop, data: long('Organization') })).toMatchObject({ '@type': 'WebSite' });
    expect(owner({ ...shop, data: long('Article') })).toMatchObject({ '@type': 'Organization' });
  });
});

describe('several descriptions of the owner', () => {
  const here = ownOf(['Organization'], { name: 'Anvil House', telephone: '1' }, at('/#us'));

  it('have the specific types, and the general one only without those', () => {
    const florist = ownOf(['Organization', 'Florist'], { name: 'Anvil House', logo: 'l' });
    const both = graphOf({ ...home, data: here }, { ...contact, data: florist });
    expect(both.nodes[0]).toMatchObject({ '@type': 'Florist', logo: 'l' });
    const firm = ownOf(['Corporation'], { name: 'Anvil House', logo: 'l' });
    const general = graphOf({ ...home, data: here }, { ...contact, data: firm });
    expect(general.nodes[0]).toMatchObject({ '@type': ['Organization', 'Corporation'], logo: 'l' });
  });

  it('are those of its id or of one of its names; another firm’s is not', () => {
    const on = (name: string, id: string) =>
      owner({ ...home, data: here }, { ...contact, data: ownOf(['Organization'], { name, logo: 'l' }, id) });
    expect(on('Forge Ltd', at('/#us'))).toMatchObject({ logo: 'l' });
    expect(on('anvil-house', at('/#other'))).toMatchObject({ logo: 'l' });
    expect(on('Forge Ltd', at('/#other'))).not.toHaveProperty('logo');
    expect(on('', '')).not.toHaveProperty('logo');
  });

  it('are tied by the legal name too', () => {
    const legal = ownOf(['Organization'], { name: 'Anvil House', legalName: 'Forge Ltd' });
    const other = ownOf(['Organization'], { name: 'Forge Ltd', alternateName: 'The Forge', logo: 'l' });
    expect(owner({ ...home, data: legal }, { ...contact, data: other })).toMatchObject({ logo: 'l' });
  });

  it('are those without a name, on the same page and at the same address', () => {
    const address = '1 Mill Lane, Leeds';
    const firm = { types: ['Organization'], id: '', properties: { legalName: 'Anvil House Ltd', address } };
    const shop = (at: string) => ({
      types: ['LocalBusiness'],
      id: '',
      properties: { address: at, openingHours: 'Mo-Fr 09:00-17:00' },
    });
    expect(owner({ ...home, data: dataOf({ own: [firm, shop(address)] }) })).toMatchObject({
      '@type': 'LocalBusiness',
      legalName: 'Anvil House Ltd',
      openingHours: 'Mo-Fr 09:00-17:00',
    });
    expect(owner({ ...home, data: dataOf({ own: [firm, shop('Leith')] }) })).not.toHaveProperty(
      'openingHours',
    );
  });

  it('give the opening hours in one of their two forms', () => {
    const rows = { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '17:00' };
    const main = ownOf(['Bakery'], { name: 'Anvil House', openingHoursSpecification: rows });
    const other = ownOf(['Bakery'], { name: 'Anvil House', openingHours: 'Mo-Fr 09:00-17:00', logo: 'l' });
    const there = owner({ ...home, data: main }, { ...contact, data: other });
    expect(there).toMatchObject({ openingHoursSpecification: rows, logo: 'l' });
    expect(there).not.toHaveProperty('openingHours');
  });

  it('without an id and without a name are not the same', () => {
    const nameless = ownOf(['Organization'], { telephone: '1' });
    const other = ownOf(['Organization'], { logo: 'l' });
    expect(owner({ ...home, data: nameless }, { ...contact, data: other })).not.toHaveProperty('logo');
  });

  it('give a rating only from the page that shows it, with reviews and what else stands there', () => {
    const rated = { name: 'Anvil House', aggregateRating: 'r', review: 'v', logo: 'l' };
    const there = owner({ ...home, data: here }, { ...contact, data: ownOf(['Organization'], rated) });
    expect(there).toMatchObject({ logo: 'l' });
    expect(there).not.toHaveProperty('aggregateRating');
    expect(there).not.toHaveProperty('review');
    const data = own(
      { properties: { name: 'Anvil House', telephone: '1' } },
      { types: ['Organization'], properties: rated },
    );
    expect(owner({ ...home, data })).toMatchObject({ aggregateRating: 'r', review: 'v' });
  });
});

describe('what pages add to the owner', () => {
  const data = (properties: Record<string, string>) =>
    ownOf(['Organization'], { name: 'Anvil House', ...properties });
  const shop = (properties: Record<string, string>, facts: Parameters<typeof business>[0]) =>
    owner({ ...home, data: data(properties), business: business(facts) });

  it('is no phone number that the data have in another form, at any place', () => {
    expect(shop({ logo: 'l' }, { phones })).toMatchObject({ telephone: '020 7946 0000' });
    expect(shop({ contactPoint: '+44 (20) 7946-0000' }, { phones })).not.toHaveProperty('telephone');
    expect(shop({ contactPoint: '+44.20/7946.0000' }, { phones })).not.toHaveProperty('telephone');
    expect(shop({ contactPoint: '+44 20 7946 0001' }, { phones })).toHaveProperty('telephone');
  });

  it('is no mail address that the data have at any place', () => {
    const emails = ['ring@anvils.example'];
    expect(shop({ logo: 'l' }, { emails })).toMatchObject({ email: 'ring@anvils.example' });
    expect(shop({ contactPoint: 'ring@anvils.example' }, { emails })).not.toHaveProperty('email');
  });

  it('is no number of fewer than six digits, such as one that only works from inside', () => {
    expect(shop({ logo: 'l' }, { phones: ['ext. 12345'] })).not.toHaveProperty('telephone');
    expect(shop({ logo: 'l' }, { phones: ['12345', '12 34 56'] })).toMatchObject({ telephone: '12 34 56' });
  });

  it('is from pages in the site’s language, or in none; regions do not count', () => {
    const there = (language: string) =>
      owner({ ...home, data: data({}) }, { ...contact, language, business: business({ phones }) });
    expect(there('en-GB')).toHaveProperty('telephone');
    expect(there('')).toHaveProperty('telephone');
    expect(there('de')).not.toHaveProperty('telephone');
  });

  it('is from an imprint, and from no other legal page', () => {
    const from = (url: string) =>
      owner(
        { ...home, data: data({}) },
        { url, title: 'L', kind: 'legal', business: business({ phones: ['040 123456'] }) },
      );
    expect(from('/impressum')).toMatchObject({ telephone: '040 123456' });
    expect(from('/Imprint.html')).toMatchObject({ telephone: '040 123456' });
    expect(from('/terms')).not.toHaveProperty('telephone');
  });
});

describe('hours in the pages’ data', () => {
  const monday = { days: ['Monday'], hours: '07:00-15:00' };
  const open = (...hours: { days: string[]; hours: string }[]) => {
    const { nodes } = graphOf({
      ...home,
      business: business({ address: '1 Mill Lane, Leeds', phones, hours }),
    });
    return nodes[0]?.openingHoursSpecification;
  };

  it('are written where all of them have days and times that schema.org knows', () => {
    expect(open(monday, { days: ['Sunday'], hours: '09:00-12:00' })).toMatchObject([
      { dayOfWeek: ['Monday'], opens: '07:00', closes: '15:00' },
      { dayOfWeek: ['Sunday'], opens: '09:00', closes: '12:00' },
    ]);
  });

  it.each([
    [{ days: ['Sunday'], hours: '09:00-12:00 and on request' }],
    [{ days: ['Sunday'], hours: 'from 09:00-12:00' }],
    [{ days: ['Sunday'], hours: 'closed' }],
    [{ days: ['Sunday', 'Whitsun'], hours: '09:00-12:00' }],
  ])('are not written in part: %j', (odd) => {
    expect(open(monday, odd)).toBeUndefined();
  });
});

describe('the type of an owner without data', () => {
  const type = (title: string, facts: Parameters<typeof business>[0]) =>
    graphOf({ ...home, title, business: business(facts) }, { url: '/a' }).nodes[0]?.['@type'];
  const address = '1 Mill Lane, Leeds LS1 4AB';
  const hours = [{ days: ['Monday'], hours: '07:00-15:00' }];
  const bakery = 'Anvil House – bakery in Leeds';

  it('is its trade, if it can be visited and called, or has hours', () => {
    expect(type(bakery, { address, phones })).toBe('Bakery');
    expect(type(bakery, { address, hours })).toBe('Bakery');
  });

  it('is an organization, where it only has an address or only a number', () => {
    expect(type(bakery, { address })).toBe('Organization');
    expect(type(bakery, { phones })).toBe('Organization');
  });

  it('is a local business with an address and hours and no known trade', () => {
    expect(type('Anvil House', { address, hours })).toBe('LocalBusiness');
    expect(type('Anvil House', { address, phones })).toBe('Organization');
  });

  it('is an organization, where its name is that of a body, however it can be reached', () => {
    const site = siteOf([{ ...home, business: business({ address, hours }) }], { name: 'River Haven Trust' });
    expect(site.pages.map((page) => organizationOf(site, page)?.draft.node['@type'])).toEqual([
      'Organization',
    ]);
  });

  it('is a local business with a trade for which schema.org has no type', () => {
    expect(type('Anvil House – driving school in Leeds', { address, phones })).toBe('LocalBusiness');
  });
});

it('is written of a hotel whose imprint alone says where its owner is, and of no diary', () => {
  const imprint = {
    url: '/impressum',
    title: 'Impressum',
    kind: 'legal' as const,
    language: 'de',
    sections: [{ level: 1, heading: 'Impressum', text: 'Anna Moor\nSeestraße 4\n23570 Travemünde' }],
  };
  const drafted = (name: string) => {
    const site = siteOf([{ ...home, title: name, language: 'de' }, imprint], { name, language: 'de' });
    const [first] = site.pages;
    return first && organizationOf(site, first)?.draft.node;
  };
  expect(drafted('Hotel Möwennest')).toMatchObject({
    name: 'Hotel Möwennest',
    address: 'Seestraße 4, 23570 Travemünde',
  });
  expect(drafted('Annas Tagebuch')).toBeUndefined();
});

describe('what a builder leaves empty in a site’s data', () => {
  it('is left out, and what the page states takes its place', () => {
    const properties = {
      name: 'Anvil House',
      telephone: '',
      address: { '@type': 'PostalAddress', streetAddress: '' },
    };
    const data = ownOf(['Organization'], { ...properties, sameAs: ['', 'https://x.com/squarespace'] });
    const facts = business({ address: '1 Mill Lane, Leeds LS1 4AB' });
    expect(owner({ ...home, data, business: facts })).toMatchObject({
      address: '1 Mill Lane, Leeds LS1 4AB',
    });
    expect(owner({ ...home, data, business: facts })).not.toHaveProperty('sameAs');
  });

  it('may be the name of one of two things at one address, which are one business', () => {
    const address = '1 Mill Lane\nLeeds';
    const openingHours = ', Tu 17:00-22:00, We 17:00-22:00, ';
    const data = dataOf({
      own: [
        { types: ['Organization'], id: '', properties: { legalName: 'Anvil Ltd', telephone: '1', address } },
        { types: ['LocalBusiness'], id: '', properties: { name: 'Anvil House', address, openingHours } },
      ],
    });
    expect(owner({ ...home, data })).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Anvil House',
      telephone: '1',
      openingHours: ['Tu 17:00-22:00', 'We 17:00-22:00'],
    });
  });
});

describe('the places of a business that has several', () => {
  const lines = (...texts: string[]) => ({
    ...home,
    business: business({ phones, lines: texts }),
  });

  it('are its locations, and neither its one address nor its hours', () => {
    const drafted = owner(
      lines(
        '12 rue de la Paix, 44000 Nantes',
        '3 place du Martray, 44400 Rezé',
        'Opening hours: Monday to Friday 8:00-18:00',
      ),
    );
    expect(drafted).toMatchObject({
      '@type': 'Organization',
      telephone: phones[0],
      location: [
        { '@type': 'Place', address: '12 rue de la Paix, 44000 Nantes' },
        { '@type': 'Place', address: '3 place du Martray, 44400 Rezé' },
      ],
    });
    expect(drafted).not.toHaveProperty('address');
    expect(drafted).not.toHaveProperty('openingHoursSpecification');
  });

  it('leave it the type of its trade', () => {
    const facts = business({
      phones,
      lines: ['12 rue de la Paix, 44000 Nantes', '3 place du Martray, 44400 Rezé'],
    });
    const title = 'Cabinet dentaire à Nantes et Rezé | Anvil House';
    expect(owner({ ...home, title, business: facts })).toMatchObject({
      '@type': 'Dentist',
      location: [
        { address: '12 rue de la Paix, 44000 Nantes' },
        { address: '3 place du Martray, 44400 Rezé' },
      ],
    });
  });

  it('lend no telephone to the one that has an address', () => {
    const facts = business({
      phones: ['0228 4710811', '0221 4710810'],
      lines: ['Hauptstraße 12, 50667 Köln', 'Tel. Bonn: 0228 4710811', 'Tel. Köln: 0221 4710810'],
    });
    expect(owner({ ...home, business: facts })).toMatchObject({ telephone: '0221 4710810' });
  });
});

it('has the type that the audit of its home page tells', () => {
  const text = 'A small bed and breakfast near the marsh. Our bed and breakfast has three rooms.';
  const business = { name: 'Marsh House', title: 'Marsh House', heading: 'Bed and breakfast by the marsh' };
  const told = businessType({ ...business, description: text, text, reach: 'called' });
  expect(told).toBe('BedAndBreakfast');
  const { nodes } = readGraph(
    writeJsonLd(
      siteOf(
        [
          {
            ...home,
            title: business.title,
            description: text,
            sections: [{ level: 1, heading: business.heading, text }],
            business: { ...noFacts, phones, address: '1 Marsh Lane, Cley NR25 7RX' },
          },
        ],
        { name: business.name },
      ),
    ).text,
  );
  expect(nodes[0]).toMatchObject({ '@type': told });
});

describe('a club', () => {
  const start = { url: '/', title: 'Anvil House', description: 'Wir spielen jeden Freitag.' };
  const board = {
    url: '/verein.html',
    title: 'Der Verein',
    kind: 'about' as const,
    sections: [
      { level: 2, heading: 'Vorstand', text: '1. Vorsitzender\nHans Meier\nLindenweg 7\n72070 Tübingen' },
    ],
  };
  const imprint = (...lines: string[]) => ({
    url: '/impressum.html',
    title: 'Impressum',
    kind: 'legal' as const,
    business: { ...noFacts, phones: ['07071 99887'] },
    sections: [{ level: 1, heading: 'Impressum', text: lines.join('\n') }],
  });

  it('is reached as its imprint says, on whose lines its name stands', () => {
    expect(
      owner(start, board, imprint('Anvil House e. V.', 'Mühlstraße 12', '72074 Tübingen')),
    ).toMatchObject({
      '@type': 'Organization',
      telephone: '07071 99887',
      address: 'Mühlstraße 12, 72074 Tübingen',
    });
  });

  it('is not where its chairman lives', () => {
    const organization = owner(
      start,
      board,
      imprint(
        'Anvil House e. V.',
        'Vertreten durch den 1. Vorsitzenden:',
        'Hans Meier',
        'Lindenweg 7',
        '72070 Tübingen',
      ),
    );
    expect(organization).toMatchObject({ '@type': 'Organization', telephone: '07071 99887' });
    expect(organization).not.toHaveProperty('address');
  });

  it('is none where the imprint names a person alone', () => {
    expect(owner(start, imprint('Anvil House', 'Eva Lang', 'Lindenweg 7', '72070 Tübingen'))).toMatchObject({
      '@type': 'WebSite',
    });
  });
});
