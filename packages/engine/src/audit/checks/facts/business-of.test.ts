import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../page/testing/facts-of.ts';
import { businessOf } from './business-of.ts';

const resume = (headings: string[]) =>
  `<nav><a href="/">Clarence Taylor</a></nav><main><h1>Clarence Taylor</h1><p>3542 Berry Street, Cheyenne Wells, CO 80810, (317) 585-8468</p><p>I have led teams that build web services.</p>${headings.map((heading) => `<h2>${heading}</h2><p>Some words about it.</p>`).join('')}</main>`;
const ownerOf = (body: string) => businessOf(factsOf(body), 'https://taylor.example/');

describe('whose page it is', () => {
  it('is the person’s whose résumé it is, though it has an address and a telephone number', () => {
    expect(ownerOf(resume(['Experience', 'Education', 'Skills']))).toEqual({
      name: 'Clarence Taylor',
      type: 'Person',
      isLocal: false,
      isPerson: true,
    });
  });

  it('is that of the business which its data describe as a service with a telephone', () => {
    const page = (taxi: object) =>
      factsOf(
        `<head><title>Taxi Inntal</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'TaxiService', name: 'Taxi Inntal', ...taxi })}</script></head><main><h1>Taxi Inntal</h1></main>`,
      );
    expect(businessOf(page({ telephone: '+49 8034 304050' }), 'https://taxi.example/')).toMatchObject({
      name: 'Taxi Inntal',
      type: 'TaxiService',
      isLocal: true,
    });
    expect(businessOf(page({}), 'https://taxi.example/').type).not.toBe('TaxiService');
  });

  it('is the person’s whose role its title says', () => {
    const page = factsOf(
      '<head><title>Mara Lind | Assistant Professor</title></head><body><nav><a href="/">Mara Lind</a></nav><h1>Mara Lind</h1><main><p>Mentors students of engineering.</p></main></body>',
    );
    expect(businessOf(page, 'https://people.example/')).toMatchObject({ name: 'Mara Lind', type: 'Person' });
  });

  it('is the person’s of whom its description says what only people are', () => {
    const of = (said: string) =>
      factsOf(
        `<head><title>Mara Lind</title><meta name="description" content="Mara Lind is ${said}"></head><body><nav><a href="/">Mara Lind</a></nav><main><p>Greetings. I write about salt.</p></main></body>`,
      );
    expect(businessOf(of('a historian of trade and the sea.'), 'https://people.example/').type).toBe(
      'Person',
    );
    expect(businessOf(of('a collection of salt.'), 'https://people.example/').type).not.toBe('Person');
  });

  it('is that of no business where only an address stands, of one for visitors with opening hours', () => {
    const at =
      '<nav><a href="/">Miller Circle</a></nav><main><h1>Miller Circle</h1><p>3542 Berry Street, Cheyenne Wells, CO 80810</p>';
    expect(ownerOf(at)).toMatchObject({ type: 'Organization', isLocal: false });
    expect(ownerOf(`${at}<p>Open Monday to Friday 9 am to 5 pm</p>`)).toMatchObject({
      type: 'LocalBusiness',
      isLocal: true,
    });
  });

  it('is a business’s where the same facts stand without a career', () => {
    expect(ownerOf(resume(['Tours', 'Prices']))).toMatchObject({ isLocal: true, isPerson: false });
  });

  it('is not that of the business which a page of an agency is about', () => {
    const page = factsOf(
      '<head><title>Boulangerie Dumont – Studio Marelle</title></head><nav><a href="/">Studio Marelle</a></nav><main><h1>Boulangerie Dumont</h1><p>La boulangerie Dumont fait du pain au levain depuis 1952.</p></main><footer><p>12 rue des Capucins, 69001 Lyon</p><p>04 78 28 19 34</p><p>© 2026 Studio Marelle</p></footer>',
    );
    expect(businessOf(page, 'https://marelle.example/realisations/dumont/')).toMatchObject({
      name: 'Studio Marelle',
      type: 'Organization',
    });
  });

  it('is not the place of the event that a page of a list of concerts announces', () => {
    const concert = (place: string) =>
      factsOf(
        `<head><title>Ann Lee at ${place} – Gigbook</title><meta property="og:site_name" content="Gigbook"><script type="application/ld+json">${JSON.stringify(
          {
            '@context': 'https://schema.org',
            '@type': 'MusicEvent',
            name: 'Ann Lee',
            location: { '@type': 'Place', name: place, address: '2-4 Mill Square, London N1 6NU' },
          },
        )}</script></head><nav><a href="/">Gigbook</a></nav><main><h1>Ann Lee</h1><p>${place}, 2-4 Mill Square, London N1 6NU</p><p>Tel. +44 20 7613 0709</p><p>Bar open Monday to Friday 18:00–23:00</p></main>`,
      );
    const owner = (place: string) => businessOf(concert(place), 'https://gigbook.example/concerts/25');
    expect(owner('Mill Bar & Kitchen')).toMatchObject({ name: 'Gigbook', isLocal: false });
    expect(owner('Gigbook')).toMatchObject({ name: 'Gigbook', isLocal: true });
  });
});
