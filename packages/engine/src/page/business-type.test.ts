import { expect, it } from 'vitest';
import { type BusinessWording, businessType, type Reach } from './business-type.ts';

const typeOf = (name: string, reach: Reach = 'visited') =>
  businessType({ name, title: name, heading: 'Welcome', description: '', text: '', reach });

it.each([
  ['Miller & Daughters', 'LocalBusiness'],
  ['Department of Geoscience', 'Organization'],
  ['River Haven Trust', 'Organization'],
  ['Stiftung Wald', 'Organization'],
  ['Trusted Floors', 'LocalBusiness'],
  ['Town of Alder Falls', 'Organization'],
  ['Gemeinde Neudorf', 'Organization'],
  ['1st Neudorf Scout Group', 'Organization'],
  ['Kirchengemeinde St. Martin', 'Organization'],
  ['Paroisse Sainte-Anne', 'Organization'],
  ['Parafia św. Jana', 'Organization'],
  ['Stowarzyszenie Most', 'Organization'],
  ['Townhouse Floors', 'LocalBusiness'],
])('%s, which can be visited, is a %s', (name, type) => {
  expect(typeOf(name)).toBe(type);
  expect(typeOf(name, 'none')).toBeNull();
});

it.each([
  ['Agriturismo Bianchi', 'LocalBusiness'],
  ['Dachdeckermeister Huber', 'RoofingContractor'],
  ['Ann Lee Friseurmeisterin', 'HairSalon'],
])('%s is a %s', (name, type) => {
  expect(typeOf(name)).toBe(type);
});

it('who names no trade is a business for visitors only with an address and opening hours', () => {
  expect(typeOf('Miller & Daughters', 'called')).toBe('Organization');
  expect(typeOf('Miller & Daughters', 'address')).toBeNull();
  expect(typeOf('Lindner Bakery', 'address')).toBe('Bakery');
});

/** The type by words in one or more places of a page whose business is visited. */
const typeBy = (words: Partial<BusinessWording>) =>
  businessType({ name: '', title: '', heading: '', description: '', text: '', reach: 'visited', ...words });

it.each<[string, Partial<BusinessWording>, string]>([
  ['its name', { name: 'Lindner Bakery' }, 'Bakery'],
  ['its title and its text', { title: 'Our bakery', text: 'A bakery in Leeds.' }, 'Bakery'],
  ['the end of a compound', { name: 'Landbäckerei Lindner' }, 'Bakery'],
  ['a museum by its name', { name: 'Salzmuseum Halberg' }, 'Museum'],
  ['a café beside one', { name: 'Café am Museum' }, 'CafeOrCoffeeShop'],
  ['its title, of a business that is visited', { title: 'Our bakery' }, 'Bakery'],
  ['a press with the name of a café', { name: 'Coffee House Press' }, 'LocalBusiness'],
  [
    'the description and the text are not enough',
    { description: 'A bakery.', text: 'A bakery.' },
    'LocalBusiness',
  ],
  ['a word inside another one', { name: 'Bakeryware' }, 'LocalBusiness'],
  ['businesses that it sells to', { name: 'Software for bakery owners' }, 'LocalBusiness'],
  ['what it offers them', { name: 'Bakery management' }, 'LocalBusiness'],
  ['a guide to them', { name: 'How to open a bakery' }, 'LocalBusiness'],
  ['words far before', { name: `For all, ${'who come from far away and '.repeat(2)} bakery` }, 'Bakery'],
  ['a later mention of its own', { name: 'For bakery owners by Lindner Bakery' }, 'Bakery'],
  ['a word that stands alone', { name: 'Klinik Huber' }, 'MedicalClinic'],
  ['a word that means another trade in a compound', { name: 'Gebäudereinigung Huber' }, 'LocalBusiness'],
  ['a hotel in Chinese', { name: '海景酒店' }, 'Hotel'],
  ['a shop for drinks in Japanese', { name: '山田酒店', text: '長野の地酒' }, 'LocalBusiness'],
  ['a word after an Arabic prefix', { name: 'مركز الابتسامة لطب الأسنان' }, 'Dentist'],
  ['an inn', { name: '山の旅館' }, 'LodgingBusiness'],
  ['a carpenter', { name: 'Schreinerei Huber' }, 'HomeAndConstructionBusiness'],
  ['a trade without a type of its own', { name: 'Lindner tailor' }, 'LocalBusiness'],
  ['a school that teaches driving', { name: 'Motorradfahrschule Walle', reach: 'none' }, 'LocalBusiness'],
  ['the trade that is said more often', { name: 'Hotel Lindner', text: 'The bakery next door.' }, 'Hotel'],
  [
    'words that come too late to be read',
    { title: `${'x '.repeat(2001)}bakery`, text: 'bakery' },
    'LocalBusiness',
  ],
])('reads a type by %s', (_by, words, type) => {
  expect(typeBy(words)).toBe(type);
});

it('takes the name alone for a business that nobody can reach, but no other words', () => {
  expect(typeBy({ name: 'Lindner Bakery', reach: 'none' })).toBe('Bakery');
  const said = { title: 'Our bakery', description: 'A bakery.' };
  expect(typeBy(said)).toBe('Bakery');
  expect(typeBy({ ...said, reach: 'none' })).toBeNull();
});

it('does not take a charity for a shop, whether it can be reached or not', () => {
  expect(typeBy({ title: 'A charity for children', description: 'The charity', text: 'charity' })).toBe(
    'NGO',
  );
  expect(
    typeBy({
      title: 'A charity for children',
      description: 'The charity',
      text: 'charity',
      reach: 'none',
    }),
  ).toBe('NGO');
});

it.each([
  ['Gesamtschule Wiesental', 'School'],
  ['Georg-Cantor-Gymnasium', 'School'],
  ['École primaire Jules-Ferry', 'School'],
  ['Základní škola Údolní', 'School'],
  ['市立緑小学校', 'School'],
  ['Middle Earth High School', 'School'],
  ['University of Hexham', 'CollegeOrUniversity'],
  ['北嶺大学', 'CollegeOrUniversity'],
  ['北嶺大学 理工学部 情報科学科', 'EducationalOrganization'],
  ['Department of Physics, University of Hexham', 'EducationalOrganization'],
  ['Ospedale San Biagio', 'Hospital'],
  ['Klinikum Nord', 'Hospital'],
  ['Médiathèques du Val d’Orge', 'Library'],
  ['Stadtbücherei Lindau', 'Library'],
  ['Hexham Public Library', 'Library'],
])('%s is a %s', (name, type) => {
  expect(typeOf(name)).toBe(type);
});

it.each([
  ['Förderverein der Grundschule Neudorf', 'Organization'],
  ['Friends of Hexham Public Library', 'LocalBusiness'],
  ['University Dental Clinic', 'Dentist'],
  ['大学前歯科', 'Dentist'],
  ['Happy Paws Animal Hospital', 'VeterinaryCare'],
  ['Old Hospital Apartments', 'LocalBusiness'],
  ['Anvil Component Library', 'LocalBusiness'],
])('%s is no institution: it is a %s', (name, type) => {
  expect(typeOf(name)).toBe(type);
});

it('a ministry is no business, and with a domain of the government it is an authority', () => {
  expect(typeOf('Ministerio de Vivienda')).toBe('Organization');
  const authority = { name: 'Ministerio de Vivienda', reach: 'visited' as const, isAuthority: true };
  expect(businessType({ ...authority, title: '', heading: '', description: '', text: '' })).toBe(
    'GovernmentOrganization',
  );
});

it('a school needs no address to be one, and a library does', () => {
  expect(typeOf('Gesamtschule Wiesental', 'none')).toBe('School');
  expect(typeOf('Stadtbücherei Lindau', 'none')).toBeNull();
});
