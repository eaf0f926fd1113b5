import { describe, expect, it } from 'vitest';
import type { NameClue } from '../name-clues.ts';
import { inFull } from './in-full.ts';
import { nameSite } from './name-site.ts';
import { titledPage } from './titled-page.ts';

const page = (title: string, clues: NameClue[] = [], isHome = true, heading = '') =>
  titledPage({ isHome, title, heading, clues, description: '', excerpt: '' });
const logo = (text: string): NameClue => ({ from: 'logo', text });

describe('a name that only says a kind of body', () => {
  it.each([
    ['Förderverein', 'Förderverein Barockgarten Großsedlitz'],
    ['Museum', 'Museum der Stadt Halle'],
    ['Church', 'St Mary’s Church'],
    ['Sportverein', 'Sportverein Neudorf 1910'],
    ['École', 'École Jules Ferry'],
    ['Club', 'The Club of Leeds Anglers'],
  ])('yields for “%s” to “%s”', (kind, title) => {
    expect(inFull(kind, [page(title), page(`${kind} | Prices`, [], false)])).toBe(title);
  });

  it('yields to a longer name that the site tells elsewhere', () => {
    expect(inFull('Museum', [page('Museum', [{ from: 'copyright', text: 'Museum Halberg' }])])).toBe(
      'Museum Halberg',
    );
  });

  it.each([
    ['a slogan', 'Museum', 'Museum open to all who want to see it'],
    ['no name', 'Museum', 'Our museum'],
    ['two parts', 'Verein', 'Verein | Barockgarten'],
    ['a word within another', 'School', 'Schooling Board'],
  ])('stays where the title is %s', (_, kind, title) => {
    expect(inFull(kind, [page(title)])).toBe(kind);
  });

  it('yields in the name of a whole site', () => {
    const pages = [
      page('Förderverein Barockgarten Großsedlitz'),
      page('Förderverein | Kontakt', [], false),
      page('Förderverein | Über uns', [], false),
    ];
    expect(nameSite(pages, 'garten.example')).toBe('Förderverein Barockgarten Großsedlitz');
  });
});

describe('a name without its kind', () => {
  it.each([
    ['Drive In Walle', 'Fahrschule Drive In Walle'],
    ['Krone', 'Hotel Krone – Zimmer in Ulm'],
    ['Lindner', 'Lindner Bakery'],
  ])('“%s” is completed by the title “%s”', (name, title) => {
    expect(inFull(name, [page(title, [logo(name)])])).toBe(title.split(' – ')[0]);
  });

  it('is completed by the last part of another page’s title', () => {
    expect(inFull('Krone', [page('Preise | Hotel Krone', [logo('Krone')], false)])).toBe('Hotel Krone');
  });

  it('is completed where the title and the main heading of the first page agree', () => {
    const home = (title: string, heading: string) => [page(title, [logo('Las Brisas')], true, heading)];
    expect(inFull('Las Brisas', home('Village Las Brisas', 'Village Las Brisas'))).toBe('Village Las Brisas');
    expect(inFull('Las Brisas', home('Village Las Brisas', 'Welcome'))).toBe('Las Brisas');
    expect(inFull('Las Brisas', home('Rooms at Las Brisas', 'Rooms at Las Brisas'))).toBe('Las Brisas');
  });

  it('stays where the site’s own data say it so, and where the title says something else', () => {
    expect(inFull('Krone', [page('Hotel Krone', [{ from: 'open-graph', text: 'Krone' }])])).toBe('Krone');
    expect(inFull('Krone', [page('Prices of Krone', [logo('Krone')])])).toBe('Krone');
    expect(inFull('Krone', [page('Hotel Krone | Prices', [logo('Krone')], false)])).toBe('Krone');
    expect(inFull('Dr. Lena Hofer', [page('Zahnarzt Dr. Lena Hofer')])).toBe('Dr. Lena Hofer');
  });
});
