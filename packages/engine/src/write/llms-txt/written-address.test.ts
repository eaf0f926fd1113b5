import { expect, it } from 'vitest';
import { noFacts, pageOf } from '../testing/site-of.ts';
import { writtenAddress } from './written-address.ts';

const inFooter = (...lines: string[]) =>
  writtenAddress([pageOf({ url: '/', business: { ...noFacts, lines } })]);
const inText = (text: string) =>
  writtenAddress([pageOf({ url: '/', sections: [{ level: 1, heading: 'Contact', text }] })]);

it('its label is no part of it, where a style sets the two apart', () => {
  expect(inFooter('Adresse Amboltvegen 81, 6415 Molde')).toBe('Amboltvegen 81, 6415 Molde');
});

it('a word that announces the number after an address is no part of it', () => {
  const line = 'The Mill, Great Mill Street, London WC1B 3DG. Telephone: +44 (0)20 7946 0000';
  const address = 'The Mill, Great Mill Street, London WC1B 3DG';
  expect([inFooter(line), inText(line)]).toEqual([address, address]);
});

it.each([
  [['C/ del Mar, 27 bajo', '46003 València']],
  [['4120 Harbor Street, Suite 300', 'Springfield, IL 62704']],
  [['Calle Alcalá 14, 2.º izq.', '28014 Madrid']],
  [['Rua da Bica, 34 - 1.º Esq.', '1200-056 Lisboa']],
])('a street with more after its number has its town: %s', (lines) => {
  expect([inFooter(...lines), inText(lines.join('\n'))]).toEqual([lines.join(', '), lines.join(', ')]);
});

it('a box for letters is no place, and a house may have a letter', () => {
  expect(inText('Postbus 569\n2600 AN Delft')).toBe('');
  expect(inText('De Koperen Kat\nSchieweg 15M\n2627 AN Delft')).toBe('Schieweg 15M, 2627 AN Delft');
});

it.each([
  ['Veranstalter', 'Webverein Dresden e.V.\nKönigstraße 9\n01097 Dresden', ''],
  ['Veranstalter', 'WebTag e.V.\nKönigstraße 9\n01097 Dresden', 'Königstraße 9, 01097 Dresden'],
  ['Contact', 'WebTag is organised by Events Ltd, 9 Quay Street, Manchester M3 4AE', ''],
])('the seat of an organiser is not where a conference is: %s, %s', (heading, text, address) => {
  const page = pageOf({ url: '/', sections: [{ level: 2, heading, text }] });
  expect(writtenAddress([page], ['WebTag 2027'])).toBe(address);
});

it('a name with two prices is no street with its town', () => {
  expect(inText('Fotokompozitní výplň\n2500 - 4990 Kč\nOprava protézy 1500 - 2500 Kč')).toBe('');
  expect(inText('Plomba 2500 4990 Kč')).toBe('');
});

it('a code stands before or behind a Greek town', () => {
  expect(inText('Φειδίου 3, Μαρούσι 151 22\nΤηλ. 210 805 0344')).toBe('Φειδίου 3, Μαρούσι 151 22');
  expect(inText('Διεύθυνση: Ερμού 12Α, Τ.Κ. 105 63, Αθήνα')).toBe('Ερμού 12Α, Τ.Κ. 105 63, Αθήνα');
  expect(inText('Μέχρι 3, Ιούνιο 2024')).toBe('');
});

it('an emblem before an address is no part of it', () => {
  expect(inFooter('📍Amboslaan 33, 2880 Bornem')).toBe('Amboslaan 33, 2880 Bornem');
  expect(inText('⚑ Buwiesen 10\nD-72514 Inzigkofen')).toBe('Buwiesen 10, D-72514 Inzigkofen');
});

it.each([
  [
    '상호명 달빛찻집 주소 59466 전라남도 보성군 보성읍 녹차로 765 사업자등록번호 123-45-67890',
    '전라남도 보성군 보성읍 녹차로 765',
  ],
  [
    'Blågårdsgade 14, 2. tv.\n2200 København N\nTlf. 35 55 12 34',
    'Blågårdsgade 14, 2. tv., 2200 København N',
  ],
  ['Địa chỉ\n\n9N2 Trần Phú, phường Mai, Hà Nội\n\nHotline', '9N2 Trần Phú, phường Mai, Hà Nội'],
  [
    '所在地\n\n〒168-0082 東京都杉並区久我町5-5-12 みどり荘201',
    '〒168-0082 東京都杉並区久我町5-5-12 みどり荘201',
  ],
  ['Les Amis du Musée\nEsplanade Jean-Lebon\n76000 Rouen', 'Esplanade Jean-Lebon, 76000 Rouen'],
  ['Calle Antonio Palma, 2\n45140 Los Navas (TOLEDO)', 'Calle Antonio Palma, 2, 45140 Los Navas (TOLEDO)'],
  ['Jana Pawła 12, 3 piętro\n00828 Warszawa', 'Jana Pawła 12, 3 piętro, 00828 Warszawa'],
  ['Metro líneas 3, 10\nGran Vía, 78. Madrid 28013', 'Gran Vía, 78. Madrid 28013'],
  ['Київ, вул. Велика Васильківська, 23', 'Київ, вул. Велика Васильківська, 23'],
  ['The Boathouse, Mill Lane, Ludlow SY8 1EG', 'The Boathouse, Mill Lane, Ludlow SY8 1EG'],
  ['Marsh Lane, Cley, Norfolk NR25 7XX', 'Marsh Lane, Cley, Norfolk NR25 7XX'],
  ['The Old Mill, Church Street, Bakewell DE45 1BT', 'The Old Mill, Church Street, Bakewell DE45 1BT'],
  ['Marsh House\nMarsh Lane\nCley\nNorfolk\nNR25 7XX', 'Marsh Lane, Cley, Norfolk, NR25 7XX'],
  ['Main Street, Kinvara, Co. Galway H91 X5Y7', 'Main Street, Kinvara, Co. Galway H91 X5Y7'],
  ['Old Coach Road, Maryborough VIC 3465', 'Old Coach Road, Maryborough VIC 3465'],
  ['48 Lamb’s Conduit Street\nLondon WC1N 3LJ\n020 7946 0321', '48 Lamb’s Conduit Street, London WC1N 3LJ'],
  ['1200 Market Street\nSpringfield, IL 62704', '1200 Market Street, Springfield, IL 62704'],
  [
    'Clínica Sorriso – Rua Augusta, 1508, conj. 42 – Consolação, São Paulo – SP, 01304-001',
    'Rua Augusta, 1508, conj. 42 – Consolação, São Paulo – SP, 01304-001',
  ],
  ['Le Comptoir - 8 rue Juiverie - 69005 Lyon - Tél. 04 78 55 50 12', '8 rue Juiverie, 69005 Lyon'],
  ['Lakatos Ügyvédi Iroda · 7621 Pécs, Király utca 12. · +36 72 555 014', '7621 Pécs, Király utca 12'],
  ['Praxis Huber | 10115 Berlin, Invalidenstraße 5a | Tel. 030 123456', '10115 Berlin, Invalidenstraße 5a'],
  ['Včelí dvůr s.r.o., Lipová 214, 696 42 Vracov, IČO 28345678', 'Lipová 214, 696 42 Vracov'],
  [
    'شارع العليا العام، برج المملكة، الدور 12، الرياض 12214',
    'شارع العليا العام، برج المملكة، الدور 12، الرياض 12214',
  ],
  ['서울특별시 마포구 연남로 47, 1층 | 전화 02-333-4567', '서울특별시 마포구 연남로 47, 1층'],
  ['〒384-0701 長野県南佐久郡佐久穂町畑123-4', '〒384-0701 長野県南佐久郡佐久穂町畑123-4'],
  [
    '〒384-0701 長野県南佐久郡佐久穂町大字畑 123-4 TEL 0267-00-0000',
    '〒384-0701 長野県南佐久郡佐久穂町大字畑 123-4',
  ],
  ['العنوان: 12 شارع طلعت حرب، القاهرة', '12 شارع طلعت حرب، القاهرة'],
  ['مكتبة النيل، ١٢ شارع طلعت حرب، القاهرة', '١٢ شارع طلعت حرب، القاهرة'],
  [
    '〒100-0001 東京都千代田区千代田1丁目2番3号 皇居ビル5階 TEL 03-0000-0000',
    '〒100-0001 東京都千代田区千代田1丁目2番3号 皇居ビル5階',
  ],
  ['العنوان: ١٢ ب شارع التحرير، الدقي، الجيزة', '١٢ ب شارع التحرير، الدقي، الجيزة'],
  ['Želiv 316, 394 44 Želiv', 'Želiv 316, 394 44 Želiv'],
  [
    'La maison se situe au 3 rue du Moulin 01990 Saint Amand sur Veyle. Bienvenue chez nous à tous.',
    '3 rue du Moulin 01990 Saint Amand sur Veyle',
  ],
  [
    'Vous nous trouverez au 3 rue du Moulin, 06990 La Combe-sur-Var, tous les jours.',
    '3 rue du Moulin, 06990 La Combe-sur-Var',
  ],
  [
    'Sie finden uns in der Basler Straße 107, 79999 Neudorf im Breisgau. Wir freuen uns.',
    'Basler Straße 107, 79999 Neudorf im Breisgau',
  ],
  ['Estamos en la calle Mayor 12, 28001 Madrid de lunes a viernes.', 'calle Mayor 12, 28001 Madrid'],
  ['Musterstraße 1\n12345 Musterstadt', ''],
  ['Székhely: 1234 Budapest, Példa utca 12.', ''],
  ['Anvil House has made anvils since 1908', ''],
  ['Встреча проходит в зале по адресу: Москва, Ленинский проспект, 53.', 'Москва, Ленинский проспект, 53'],
  ['Am Alten Bad 25, 67310 Hill. \nZur Karte', 'Am Alten Bad 25, 67310 Hill'],
  ['Mühlweg 29 67310 Hill Tel. 06351/41119', 'Mühlweg 29 67310 Hill'],
  [
    'Tidework is run by Saltmarsh Media Ltd, 9 Quay Street, Falmouth TR11 3LG.',
    '9 Quay Street, Falmouth TR11 3LG',
  ],
  ['214 Topics\n1893 Posts', ''],
  ['150 Happy clients\n2500 Projects completed', ''],
  ['350 Members, 1200 Books', ''],
  ["Adresse : 2, rue de l'Abbé Huchet 35400 Saint-Malo", "2, rue de l'Abbé Huchet 35400 Saint-Malo"],
  [
    "Agriturismo Aiole - s.p. 22 della Grossola 53023 Castiglione d'Orcia (Siena)",
    "s.p. 22 della Grossola 53023 Castiglione d'Orcia (Siena)",
  ],
  ['住所：秋田県能代市向能代上野165\nTEL：0185-52-6413', '秋田県能代市向能代上野165'],
  ['Adres: Bytów, Sikorskiego 57', 'Bytów, Sikorskiego 57'],
  ['Adresse : https://a.example/12', ''],
  ['Adresse: siehe Impressum 2', ''],
  ['3 Le Bourg\n24000 Périgueux', '3 Le Bourg, 24000 Périgueux'],
  ['5 Cours Mirabeau\n13100 Aix-en-Provence', '5 Cours Mirabeau, 13100 Aix-en-Provence'],
])('the footer that says %s has the address', (line, address) => {
  expect(inFooter(line)).toBe(address);
});

it('is found within a sentence, where a place stands with its code', () => {
  expect(
    inText('Write to us. Visit the shop at 1412 NE Alberta St, Portland, OR 97211, Tuesday to Saturday.'),
  ).toBe('1412 NE Alberta St, Portland, OR 97211');
  expect(inText('Take the bus to 12 Mill Street and walk on for a while.')).toBe('');
});

it.each([
  ['Телефон: 044 123-45-67\nАдреса: м. Київ, вул. Хрещатик, 23', 'м. Київ, вул. Хрещатик, 23'],
  ['Приходите к нам. Казань, ул. Большая Красная, 23', 'Казань, ул. Большая Красная, 23'],
  ['Мы работаем в Казани на ул. Большая Красная, 23', ''],
])('in the text of a contact page, with its town before it: %s', (text, address) => {
  const page = pageOf({ url: '/', kind: 'contact', sections: [{ level: 1, heading: 'Contact', text }] });
  expect(writtenAddress([page])).toBe(address);
});

it.each([
  ['9-170 Fuller Road, Ajax ON L1S 7G8\n+1 (514) 668-4568\nDirections', '9-170 Fuller Road, Ajax ON L1S 7G8'],
  ['The Old Mill 12\nBy the harbour\ninfo@anvils.example', 'The Old Mill 12, By the harbour'],
])('under its heading it ends before contact details: %s', (text, address) => {
  const page = pageOf({ url: '/', sections: [{ level: 3, heading: 'Location', text }] });
  expect(writtenAddress([page])).toBe(address);
});

it('an address under its heading is in one line, without the name above it', () => {
  const page = pageOf({
    url: '/',
    sections: [
      {
        level: 2,
        heading: 'Address',
        text: 'Chapel Community Pre-school\nMiddlewich Road,\nChapel\nCW4 7EB\n\nTelephone: 01477 537375',
      },
    ],
  });
  expect(writtenAddress([page], ['Chapel community pre-school'])).toBe('Middlewich Road, Chapel, CW4 7EB');
  expect(writtenAddress([page])).toBe('Chapel Community Pre-school, Middlewich Road, Chapel, CW4 7EB');
});

it('takes no address out of the notice of a licence', () => {
  const notice =
    'You may write to the Free Software Foundation, Inc., 51 Franklin Street, Boston, MA 02110, USA.';
  expect(inText(notice)).toBe('');
  expect(inText(`${notice}\n\n1200 Market Street\nSpringfield, IL 62704`)).toBe(
    '1200 Market Street, Springfield, IL 62704',
  );
});
