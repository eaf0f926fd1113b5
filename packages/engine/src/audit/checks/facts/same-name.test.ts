import { expect, it } from 'vitest';
import { sameName } from './same-name.ts';

it.each([
  ['Wheelhouse', 'Wheel House'],
  ['Wheelhouse GmbH & Co. KG', 'wheelhouse'],
  ['Acme, Inc.', 'ACME'],
  ['Acme Tools Ltd', 'Acme Tools'],
  ['Café Müller', 'Cafe Mueller'],
  ['Bäckerei Lindner', 'Lindner'],
  ['Bäckerei Lindner', 'Lindner Kiel'],
  ['Python documentation', 'Python Software Foundation'],
  ['Courier 4.2 documentation', 'The Courier Authors'],
  ['BBC', 'British Broadcasting Corporation'],
  ['Joe’s Diner', 'Joes Diner'],
  ['株式会社さくら', 'さくら'],
  ['さくら動物病院', 'Sakura Animal Hospital'],
  ['Welcome to Wheelhouse', 'Wheelhouse'],
  ['晨光烘焙坊', '成都晨光烘焙坊有限公司'],
  ['晨光', '成都晨光烘焙坊'],
  ['ひかり', '東京ひかり堂'],
  ['광장', '서울광장시장'],
  ['株式会社', 'さくら'],
  ['Acme 24', 'Acme 365'],
  ['Acme', 'Acmetools'],
  ['GE', 'General Electric'],
  ['ABL', 'Association of Bakers in Leeds'],
  ['BBC News', 'bbc-news'],
  ['', 'Acme'],
  ['Online Shop', 'The Online Shop'],
  ['Wheel-House 3', 'Wheel House'],
  ['7Anvils', '7anvils GmbH'],
])('takes %s and %s for one name', (one, other) => {
  expect(sameName(one, other)).toBe(true);
  expect(sameName(other, one)).toBe(true);
});

it.each([
  ['Sunrise Bakery', 'Golden Bakery'],
  ['Hotel Adler', 'Hotel Krone'],
  ['Wheelhouse', 'ThemeForest'],
  ['Clínica Dental Robledo', 'Clínica Dental Suárez'],
  ['さくら動物病院', 'みなと動物病院'],
  ['Acme GmbH', 'Beta GmbH'],
  ['A', 'Anvils'],
  ['Online Shop', 'Acme'],
  ['Online Shop', 'Online Magazine'],
  ['Shop', 'Shopify Magazine'],
  ['EC', 'General Electric'],
  ['Acme Bolts', 'Acme Nuts'],
  ['Nuts 7up', 'Nuts 9up'],
  ['Ace', 'Space Tools'],
  ['A B', 'Anvil Beta'],
  ['24hours', '24stunden'],
  ['光', '晨光烘焙'],
  ['Пекарня Заря', 'Пекарня Весна'],
])('takes %s and %s for two', (one, other) => {
  expect(sameName(one, other)).toBe(false);
  expect(sameName(other, one)).toBe(false);
});

it('compares names with many legal forms', () => {
  const forms = ', sas\nkg&co.'.repeat(200);
  expect(sameName(`Acme${forms} 一`, 'Lindner')).toBe(false);
  expect(sameName('Acme Pty Ltd', 'Acme Inc.')).toBe(true);
});
