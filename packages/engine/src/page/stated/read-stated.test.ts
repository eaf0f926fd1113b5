import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';
import { isContactLine } from './address-label.ts';

const addresses = (body: string) => factsOf(`<!doctype html><body>${body}</body>`).stated.addresses;

it.each([
  [
    'its sentence goes on, and another follows',
    '<p>You find us at 14 Harbour Lane, Falmouth TR11 3QN, two minutes on foot from the quay. We are open from 9:00.</p>',
    '14 Harbour Lane, Falmouth TR11 3QN',
  ],
  [
    'its sentence begins before the name of the street, and the next one behind the town',
    '<p>Sie finden uns in der Basler Straße 27, 79100 Freiburg. Die Ausstellung ist von 8:00 bis 17:00 Uhr geöffnet.</p>',
    'Basler Straße 27, 79100 Freiburg',
  ],
  [
    'the next sentence follows a Dutch town',
    '<p>U vindt ons aan de Kerkstraat 12, 1017 GC Amsterdam, vlak bij het station.</p>',
    'Kerkstraat 12, 1017 GC Amsterdam',
  ],
  [
    'its label and its quarter stand before its street',
    '<p>Adres: Karaca Mah., Göl Sk. No:9, 34870 Kartal/İstanbul</p>',
    'Karaca Mah., Göl Sk. No:9, 34870 Kartal/İstanbul',
  ],
  [
    'only its label says so, above it',
    '<div><strong>Địa chỉ</strong><p>9N2 Trần Phú, khu đô thị Bắc Hà, phường Mai, Hà Nội</p></div>',
    '9N2 Trần Phú, khu đô thị Bắc Hà, phường Mai, Hà Nội',
  ],
  [
    'a word announces the number after it',
    '<p>12 Great Mill Street, London WC1B 3DG. Telephone: +44 (0)20 7946 0000</p>',
    '12 Great Mill Street, London WC1B 3DG',
  ],
  [
    'a picture stands before its street',
    '<p>⚑ Buwiesen 10<br>D-72514 Inzigkofen</p>',
    'Buwiesen 10, D-72514 Inzigkofen',
  ],
  ['only its label says so, before it', '<p>Alamat: Kampung Baru 12, Bogor</p>', 'Kampung Baru 12, Bogor'],
  [
    'its postal code has a line of its own',
    '<p><strong>St Mary’s Hall</strong></p><p>Sevenfield Road, Ashby</p><p>BR6 9JX</p>',
    'Sevenfield Road, Ashby, BR6 9JX',
  ],
  [
    'no house has a number',
    '<p>Marsh House, Marsh Lane, Cley, Norfolk NR25 7XX</p>',
    'Marsh House, Marsh Lane, Cley, Norfolk NR25 7XX',
  ],
  [
    'its road is three lines above its county and code',
    '<p>Marsh House<br>Marsh Lane<br>Cley<br>Norfolk NR25 7XX</p>',
    'Marsh Lane, Cley, Norfolk NR25 7XX',
  ],
  [
    'its street has a number, and its village stands before its county',
    '<p>12 Mill Road<br>Cley<br>Norfolk NR25 7XX</p>',
    '12 Mill Road, Cley, Norfolk NR25 7XX',
  ],
  [
    'its street stands in quotation marks, as in Bulgaria',
    '<p>гр. София 1000, ул. „Граф Игнатиев“ № 12</p>',
    'гр. София 1000, ул. „Граф Игнатиев“ № 12',
  ],
  [
    'it is in Ireland',
    '<p>Main Street<br>Kinvara<br>Co. Galway H91 X5Y7</p>',
    'Main Street, Kinvara, Co. Galway H91 X5Y7',
  ],
  [
    'it is in Australia',
    '<p>Old Coach Road, Maryborough VIC 3465</p>',
    'Old Coach Road, Maryborough VIC 3465',
  ],
  [
    'a line break parts them',
    '<p>湯の宿<br>〒384-0701 長野県南佐久郡佐久穂町畑123-4<br>TEL 0267-12-3456（受付 9:00〜20:00）</p>',
    '〒384-0701 長野県南佐久郡佐久穂町畑123-4',
  ],
  [
    'they stand in one line',
    '<p>Uferstraße 7, 88131 Lindau · Tel. 08382 12345 · info@see.example</p>',
    'Uferstraße 7, 88131 Lindau',
  ],
  [
    'its street and its town stand in lines of their own',
    '<p>Brenner Haustechnik GmbH<br>Gottesauer Str. 14<br>76131 Karlsruhe</p>',
    'Gottesauer Str. 14, 76131 Karlsruhe',
  ],
  [
    'a label stands before a street whose number comes last, as in Belgium',
    '<p>Siège : Chaussée de Mons 148, 5310 Eghezée</p>',
    'Chaussée de Mons 148, 5310 Eghezée',
  ],
  [
    'it stands within a long text',
    '<p>Northwind has 180 boulder problems on 900 m² of wall, reset every two weeks, for beginners and for those who have climbed for years. We opened in 2018 in a former mill at 14 Canal Road, Leeds LS12 2AB. Call us whenever you like.</p>',
    '14 Canal Road, Leeds LS12 2AB',
  ],
  [
    'a sentence says whose it is',
    '<p>Tidework is run by Saltmarsh Media Ltd, 9 Quay Street, Falmouth TR11 3LG.</p>',
    '9 Quay Street, Falmouth TR11 3LG',
  ],
  [
    'its state is written out',
    '<p>48 Wharf Street<br>Portland, Maine 04101</p>',
    '48 Wharf Street, Portland, Maine 04101',
  ],
  [
    'what it is stands before it',
    '<p>Mairie – 3 place de l’Église, 49250 Saint-Aubin</p>',
    '3 place de l’Église, 49250 Saint-Aubin',
  ],
  [
    'no word says that its line is a street',
    '<p>Stadtmuseum Brackenburg<br>Am Alten Markt 5<br>04668 Brackenburg</p>',
    'Am Alten Markt 5, 04668 Brackenburg',
  ],
  [
    'it stands within a sentence',
    "<p>Visit us at 12 Boyce's Avenue, Clifton, Bristol BS8 4AB or call 0117 496 1123.</p>",
    "12 Boyce's Avenue, Clifton, Bristol BS8 4AB",
  ],
  [
    'its sentence goes on with the hours',
    '<p>Vi finns på Lindhagensgatan 140-142 och har öppet mån-fre 8.00-17.00.</p>',
    'Lindhagensgatan 140-142',
  ],
  [
    'its postal code is written wide',
    '<p>〒２２５－０００２　神奈川県横浜市青葉区美しが丘1-2-3</p>',
    '〒２２５－０００２ 神奈川県横浜市青葉区美しが丘1-2-3',
  ],
  [
    'its street has small letters',
    '<p>Адрес: 420111, г. Казань, ул. Баумана, д. 15</p>',
    '420111, г. Казань, ул. Баумана, д. 15',
  ],
  ['a picture stands before it', '<p>📍 Via Roma, 13, 89032 Bianco RC</p>', 'Via Roma, 13, 89032 Bianco RC'],
  [
    'a style sets its label apart',
    '<div><span>Location</span> <span>福岡県福岡市城南区長尾4-20-11</span></div>',
    '福岡県福岡市城南区長尾4-20-11',
  ],
  [
    'the sign for its postal code has none',
    '<p>〒 福岡県福岡市城南区長尾4-20-11</p>',
    '福岡県福岡市城南区長尾4-20-11',
  ],
  [
    'the name of its street has a number',
    '<p>울산광역시 동구 양지3길 24 (화정동)</p>',
    '울산광역시 동구 양지3길 24 (화정동)',
  ],
])('an address is read without how to call, where %s', (_, body, address) => {
  expect(addresses(body)).toEqual([address]);
});

it.each(['Receptie 24/7', 'Editie 2024', 'Locatie 2'])('%s is no address', (line) => {
  expect(addresses(`<h4>${line}</h4><p>${line}</p>`)).toEqual([]);
});

it.each([
  '<p>20 or so Morrison Street residents, armed with city...</p>',
  '<p>20 or so Morrison Street residents met the mayor</p>',
  '<p>At Rs 1.23 lakh per square foot, the flat is the costliest of the town</p>',
  '<address>posted by Gary Watts July 18, 2013 Health</address>',
  '<p>By Gary Watts, July 18, 2013 Health</p>',
  '<p>Coppell JA et al. Biol Blood Marrow Transplant. 2010;16:157–168</p>',
])('%s has no address', (body) => {
  expect(addresses(body)).toEqual([]);
});

it.each([
  '20 Morrison Street, Leeds LS1 4AB',
  '12 mill road, Leeds LS1 4AB',
  'Hauptstraße 12, 2013 Göllersdorf',
])('%s is an address', (address) => {
  expect(addresses(`<p>${address}</p>`)).toEqual([address]);
});

it.each([
  ['<p>Telefoonnummer: 0479/35.87.27</p>', '0479/35.87.27'],
  ['<p>Telefonnummer 030 446 81 27</p>', '030 446 81 27'],
  ['<p>Tel. <i>(+39) 040 768784</i></p>', '(+39) 040 768784'],
])('the telephone number in “%s” is whole', (line, phone) => {
  expect(factsOf(`<!doctype html><body><main>${line}</main></body>`).stated.phones).toEqual([phone]);
});

it('a street behind “C/” is one, with the town below it', () => {
  expect(addresses('<footer><p>C/Yunque, 21 - 1ºE</p><p>28009 Madrid, España</p></footer>')).toEqual([
    'C/Yunque, 21 - 1ºE, 28009 Madrid, España',
  ]);
});

it('a street has the town with its state below it, where nobody writes its code', () => {
  const below = (line: string) => addresses(`<p><strong>1116 Orchard Street</strong><br>${line}</p>`);
  expect(below('Golden Valley, Minnesota')).toEqual(['1116 Orchard Street, Golden Valley, Minnesota']);
  expect(below('Orlando, FL')).toEqual(['1116 Orchard Street, Orlando, FL']);
  expect(below('Niagara-on-the-Lake, Ontario, Canada')).toEqual([
    '1116 Orchard Street, Niagara-on-the-Lake, Ontario, Canada',
  ]);
  expect(below('Parking, Garage')).toEqual(['1116 Orchard Street']);
  // A town alone is no address.
  expect(addresses('<p>We met in spring.</p><p>Golden Valley, Minnesota</p>')).toEqual([]);
});

it('what comes with a room for nothing is no price', () => {
  expect(factsOf('<body><h4>WiFi gratuit</h4><p>Free parking</p></body>').stated.prices).toEqual([]);
  expect(factsOf('<body><p>Eintritt kostenlos</p></body>').stated.prices).toEqual(['kostenlos']);
});

it('days in one sign each have their own times', () => {
  const rows = [
    ['月・火・金', '9:00 〜 20:00'],
    ['水', '9:00 〜 22:00'],
    ['木', '13:00 〜 20:00'],
  ];
  const table = rows.map(([day, times]) => `<tr><th>${day}</th><td>${times}</td></tr>`).join('');
  expect(factsOf(`<body><table>${table}</table></body>`).stated.hours).toEqual(
    rows.map(([day, times]) => `${day} ${times}`),
  );
});

it('all lines of a week of opening hours are read', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const rows = days.map((day) => `<li>${day}: 9:00–17:00</li>`).join('');
  const { hours } = factsOf(`<!doctype html><body><ul>${rows}</ul></body>`).stated;
  expect(hours).toEqual(days.map((day) => `${day}: 9:00–17:00`));
});

const stated = (body: string) => factsOf(`<!doctype html><body>${body}</body>`).stated;

it.each([
  ['<footer><p>0117 496 1123</p></footer>', '0117 496 1123'],
  ['<footer><p>02 32 00 01 23</p></footer>', '02 32 00 01 23'],
  ['<p><b>Telefon Kontaktowy: </b> 59 822 23 39</p>', '59 822 23 39'],
  ['<p>Rejestracja osobista lub telefoniczna: 59 822 89 60</p>', '59 822 89 60'],
  ['<p>Phone number: 7946 0321</p>', '7946 0321'],
  ['<footer><p>(08) 9000 1234</p></footer>', '(08) 9000 1234'],
  ['<p>T: 0532/000123</p>', '0532/000123'],
  ['<p>Call (08) 9000 1234.</p>', '(08) 9000 1234'],
  ['<p>Questions? (415) 555-3123</p>', '(415) 555-3123'],
  ['<p>Телефон: 8 (843) 200-01-23</p>', '8 (843) 200-01-23'],
  ['<p>Τηλέφωνο: 210 123 4567</p>', '210 123 4567'],
  ['<p>0 (532) 123 44 12</p>', '0 (532) 123 44 12'],
  ['<p>للحجز ت 01555506291 / 0502749512</p>', '01555506291'],
  ['<p>الهاتف: ٠١١ ٢٠٠ ٠١٢٣</p>', '011 200 0123'],
  ['<p>お電話：０４５－０００－１２３４</p>', '045-000-1234'],
  ['<p>Tel. 0532 000123 – Fax 0532 000124</p>', '0532 000123'],
  ['<p>T +34 91 578 06 10</p><p>F  +34 91 578 04 68</p>', '+34 91 578 06 10'],
  ['<p>T: +34 91 578 06 10 / F: +34 91 578 04 68</p>', '+34 91 578 06 10'],
  ['<p>Fax: +34 91 578 04 68</p><p>Tel./Fax: +34 91 578 06 10</p>', '+34 91 578 06 10'],
])('the telephone number of %s is read', (body, phone) => {
  expect(stated(body).phones).toEqual([phone]);
});

it.each([
  '01.02.2026 10:30',
  '0123456789',
  'Order no. 0815 4711',
  '2026-11-25',
  'ISBN 978-3-16-148410-0',
  'IBAN DE23 5465 1240 0005 3162 78',
  'Wpisz w zeznaniu PIT numer KRS 0000412345.',
])('%s is no telephone number', (line) => {
  expect(stated(`<p>${line}</p>`).phones).toEqual([]);
});

it.each([
  ['<h3>Öffnungszeiten</h3><p>9–17 Uhr</p>', '9–17 Uhr'],
  ['<p>Lunedì – Venerdì: 9:00 – 13:00 / 15:00 – 19:00</p>', 'Lunedì – Venerdì: 9:00 – 13:00 / 15:00 – 19:00'],
  ['<p>График работы: с 9:00 до 20:00</p>', 'График работы: с 9:00 до 20:00'],
  ['<p>مواعيد العمل: من ٩ صباحًا إلى ٩ مساءً</p>', 'مواعيد العمل: من ٩ صباحًا إلى ٩ مساءً'],
  ['<h3>受付時間</h3><p>9:00～12:00</p>', '9:00～12:00'],
  ['<p>月・水・金 9:00～12:00</p>', '月・水・金 9:00～12:00'],
  ['<p>\u200bSaturday: 9am - 5pm</p>', 'Saturday: 9am - 5pm'],
  [
    '<p>Wij zijn open van maandag tot en met vrijdag van 9 tot 17 uur. Op maandag turnen kinderen van 3 tot 6 jaar.</p>',
    'Wij zijn open van maandag tot en met vrijdag van 9 tot 17 uur.',
  ],
  [
    '<p>Vi har åbent mandag til fredag fra kl. 9 til 17.</p>',
    'Vi har åbent mandag til fredag fra kl. 9 til 17.',
  ],
  ['<p>Otevřeno od pondělí do pátku od 9 do 17 hodin.</p>', 'Otevřeno od pondělí do pátku od 9 do 17 hodin.'],
  ['<p>Esmaspäev–reede 9.00–17.00</p><p>Reederei 20-22</p>', 'Esmaspäev–reede 9.00–17.00'],
  ['<p>Pirmadienis – penktadienis 8:00–18:00</p>', 'Pirmadienis – penktadienis 8:00–18:00'],
  ['<p>Pirmdiena: 9:00–18:00</p>', 'Pirmdiena: 9:00–18:00'],
  ['<p>सोमवार से शनिवार: 10:00 - 19:00</p>', 'सोमवार से शनिवार: 10:00 - 19:00'],
  ['<p>วันเสาร์ 09:00 - 18:00 น.</p>', 'วันเสาร์ 09:00 - 18:00 น.'],
  ['<p>شنبه تا چهارشنبه: 8:00 تا 16:00</p>', 'شنبه تا چهارشنبه: 8:00 تا 16:00'],
])('the opening hours of %s are read', (body, hours) => {
  expect(stated(body).hours).toEqual([hours]);
});

it.each([
  [
    'a table',
    '<table><tr><td>Montag – Donnerstag</td><td>8:00 – 19:00 Uhr</td></tr><tr><td>Samstag</td><td>geschlossen</td></tr></table>',
    ['Montag – Donnerstag 8:00 – 19:00 Uhr'],
  ],
  [
    'a table in the footer',
    '<footer><table><tr><th>Mon</th><td>9am – 12pm</td><td>1pm – 5pm</td></tr><tr><th>Tue</th><td>9am – 4pm</td></tr></table></footer>',
    ['Mon 9am – 12pm, 1pm – 5pm', 'Tue 9am – 4pm'],
  ],
  [
    'lines, short names of days with them',
    '<p>Sunday 11:30–21:00<br>Xa–Xo: 11:30–22:00<br>Ya–Yo: 9:00–17:00</p><p>Bar: 18:00–24:00</p><h2>Room</h2><p>Bus: 10:00–11:00</p>',
    ['Sunday 11:30–21:00', 'Xa–Xo: 11:30–22:00', 'Ya–Yo: 9:00–17:00', 'Bar: 18:00–24:00'],
  ],
  ['terms', '<dl><dt>Lundi</dt><dd>9h – 12h30</dd></dl>', ['Lundi 9h – 12h30']],
  ['boxes', '<div><div>Tuesday</div><div>10:00–18:00</div></div>', ['Tuesday 10:00–18:00']],
  ['no diary', '<dl><dt>Monday</dt><dd>10:30 Morning prayer in the chapel</dd></dl>', []],
])('days and their times in the cells of %s are one line', (_, html, hours) => {
  expect(stated(html).hours).toEqual(hours);
});

it('hours in a table with a mark for each day are read with their days', () => {
  const table = (saturday: string) =>
    `<table><tr><th>診療時間</th><th>月</th><th>火</th><th>水</th><th>木</th><th>金</th><th>土</th></tr>
    <tr><td>9:00～12:00</td><td>●</td><td>●</td><td>●</td><td>―</td><td>●</td><td>●</td></tr>
    <tr><td>15:00～18:30</td><td>●</td><td>●</td><td>●</td><td>―</td><td>●</td><td>${saturday}</td></tr></table>`;
  expect(stated(table('―')).hours).toEqual(['月・火・水・金・土 9:00～12:00', '月・火・水・金 15:00～18:30']);
  // Somebody must read what a triangle means.
  expect(stated(table('△')).hours).not.toContain('月・火・水・金 15:00～18:30');
});

it('what sending costs is no price of what is sold, and a price with other digits is one', () => {
  expect(stated('<p>Free UK delivery over £60</p><p>Crag jacket £149.00</p>').prices).toEqual(['£149.00']);
  expect(stated('<p>Versandkostenfrei ab 50 €</p>').prices).toEqual([]);
  expect(stated('<p>تنظيف الأسنان ٢٠٠ ريال</p>').prices).toEqual(['٢٠٠ ريال']);
  expect(stated('<p>Sí, gratuito para clientes.</p>').prices).toEqual(['gratuito']);
});

it.each([
  ['© 2026 Marea Surf · Calle del Puerto 12, 39360 Santillana', 'Calle del Puerto 12, 39360 Santillana'],
  ['© 2019–2026 Rye Ltd, 3 Mill Lane, Leeds LS1 4AB', '3 Mill Lane, Leeds LS1 4AB'],
])('the line of copyright may have the address: %s', (line, address) => {
  expect(stated(`<footer><p>${line}</p></footer>`).addresses).toEqual([address]);
});

it.each(['© 2026 Marea Surf', '© 2026 Bakery Street 1204 Leeds'])('%s has no address', (line) => {
  expect(stated(`<footer><p>${line}</p></footer>`).addresses).toEqual([]);
});

it('a telephone number that only shows how one looks is none', () => {
  const { phones, samplePhones } = factsOf(
    '<!doctype html><body><p><a href="tel:+491234567890">+49 123 456 7890</a></p><p>Tel. 06 12 34 56 78</p><p>Tel. 000 000 0000</p><p>Tel. 0174 / 36 36 150</p></body>',
  ).stated;
  expect(phones).toEqual(['0174 / 36 36 150']);
  expect(samplePhones).toContain('+49 123 456 7890');
});

it('an address of Hungary is one, with its street as it is abbreviated there', () => {
  expect(addresses('<p>Arany Étterem<br>1053 Budapest, Kossuth Lajos u. 12.</p>')).toEqual([
    '1053 Budapest, Kossuth Lajos u. 12.',
  ]);
  expect(addresses('<p>Wir feiern am 11. u. 12. Juni mit 1200 Gästen u. 12 Kapellen.</p>')).toEqual([]);
});

it('the number of a tax or a register is no telephone number, and no part of an address', () => {
  expect(stated('<p>MwSt-Nr. 00760550210</p><p>P.IVA: 0039 0472 840305</p>').phones).toEqual([]);
  expect(stated('<p>Tel.-Nr. 0039 0472 840305</p>').phones).toEqual(['0039 0472 840305']);
  expect(
    addresses('<footer><span>Ånestadvegen 23, 4360 Varhaug</span> <span>Org.nr 934 145 038</span></footer>'),
  ).toEqual(['Ånestadvegen 23, 4360 Varhaug']);
});

it('numbers are read behind “Tlf.”', () => {
  expect(stated('<p>Tlf. 24 37 41 55</p>').phones).toEqual(['24 37 41 55']);
});

it('a Canadian address is one, with the number of its unit', () => {
  expect(addresses('<p><b>9-170 Fuller Road, Ajax ON L1S 7G8</b><br><a href="tel:1">Call</a></p>')).toEqual([
    '9-170 Fuller Road, Ajax ON L1S 7G8',
  ]);
});

it.each([
  ['before a list', '<div><b>Phone:</b> 0117 496 1123<br><b>Our clinics</b><ul><li>Skin</li></ul></div>'],
  ['in an address with a box', '<address>Crumb<br>TEL: 0117 496 1123<div>closed on Sunday</div></address>'],
  [
    'with a drawing',
    '<div>Phone <svg><title>A telephone</title></svg> 0117 496 1123<ul><li>Skin</li></ul></div>',
  ],
  ['after a paragraph', '<section><p>We bake.</p>Tel. 0117 496 1123</section>'],
  ['in an item with items', '<ul><li>Phone: 0117 496 1123<ul><li>2nd floor</li></ul></li></ul>'],
])('a telephone number is read where its line stands beside a block: %s', (_, body) => {
  expect(stated(body).phones).toEqual(['0117 496 1123']);
});

it.each([
  [
    'telephone numbers',
    '<address><a href="tel:+4983368590938">+49 8336 8590938</a><br><a href="tel:+4917631388235">+49 176 31388235</a><br>a@b.example<br>Marktstrasse 1<br>87746 Erkheim<br>Öffnungszeiten:<br>nach Vereinbarung</address>',
    'Marktstrasse 1, 87746 Erkheim',
  ],
  [
    'a mail address',
    '<address>info@crumb.example 12 Mill Road, Leeds LS1 4AB</address>',
    '12 Mill Road, Leeds LS1 4AB',
  ],
])('an address is none of the ways to call or write before it: %s', (_, body, address) => {
  expect(addresses(body)).toEqual([address]);
});

it.each([
  ['<p>営業時間：10:00 ~ 16:00<br>定休日：日曜日・祝日</p>', '営業時間：10:00 ~ 16:00、定休日：日曜日・祝日'],
  [
    '<p>Öffnungszeiten: 9.00–17.00 Uhr<br>Montag Ruhetag</p>',
    'Öffnungszeiten: 9.00–17.00 Uhr; Montag Ruhetag',
  ],
  ['<p>Lahtiolekuajad: 9.00–17.00<br>Pühapäev suletud</p>', 'Lahtiolekuajad: 9.00–17.00; Pühapäev suletud'],
  [
    '<p>Darbo laikas: 9.00–17.00<br>Sekmadienis nedirbame</p>',
    'Darbo laikas: 9.00–17.00; Sekmadienis nedirbame',
  ],
  ['<p>Öffnungszeiten: 9.00–17.00 Uhr<br>Montag kommen wir</p>', 'Öffnungszeiten: 9.00–17.00 Uhr'],
])('hours without days are told with the days on which nobody is there: %s', (body, hours) => {
  expect(stated(body).hours).toEqual([hours]);
});

it('an address with abbreviated streets, as in Türkiye', () => {
  const html = '<footer><p>Tepecik Mah. Gül Cad. Yavuz Sok. No:24 İzmit - Kocaeli / Türkiye</p></footer>';
  expect(factsOf(html).stated.addresses).toEqual([
    'Tepecik Mah. Gül Cad. Yavuz Sok. No:24 İzmit - Kocaeli / Türkiye',
  ]);
});

it.each([
  [
    'without the number after a sign',
    '<footer><p>Hill · Wörthstraße 40 · <a href="tel:1">089 52 03 35 49</a></p></footer>',
    'Wörthstraße 40',
  ],
  [
    'with a town of four digits below it',
    '<footer><p>Mühlestrasse 2,<br>8902 Urdorf</p></footer>',
    'Mühlestrasse 2, 8902 Urdorf',
  ],
  [
    'in lines',
    '<address>Acre Kennels<br>Hill Farm, Ludlow<br>SY8 1AB</address>',
    'Acre Kennels, Hill Farm, Ludlow, SY8 1AB',
  ],
])('an address is told %s', (_, body, address) => {
  expect(addresses(body)[0]).toBe(address);
});

it.each([
  ['<h2>Contactez-nous au 07 81 64 83 00 !</h2><p>Disponible 7j/7 au 07 81 64 83 00</p>', ['07 81 64 83 00']],
  ['<p>Fax : 01 23 45 67 89, joignable au 07.81.64.83.00</p>', ['07.81.64.83.00']],
  ['<p>Du 01 02 03 04 05 au 06 07 08 09 10 11</p>', []],
])('a French number is read after “au”: %s', (body, phones) => {
  expect(stated(body).phones).toEqual(phones);
});

it('has a square without a number before the town', () => {
  expect(addresses('<p>Les Amis du Musée<br>Esplanade Jean-Lebon<br>76000 Rouen</p>')).toEqual([
    'Esplanade Jean-Lebon, 76000 Rouen',
  ]);
});

it('has no address where Arabic says "by means of"', () => {
  expect(addresses('<p>مساعدة الأسر ماديا عن طريق الكفالات الشهرية.</p>')).toEqual([]);
  expect(addresses('<p>طريق الملك فهد، الرياض</p>')).not.toEqual([]);
});

it.each([
  ['<p>Des forfaits sont encore disponibles pour les deux horaires 16h ou 18h.</p>', []],
  ['<p>The tour begins on Friday 10 November at 4 pm.</p>', []],
  ['<p>La visite commencera le vendredi 10 novembre à 16h.</p>', []],
  ['<p>Friday to Sunday: 10 am to 4 pm</p>', ['Friday to Sunday: 10 am to 4 pm']],
  ['<p>Horaires : 9h à 18h</p>', ['Horaires : 9h à 18h']],
  ['<p>Nos horaires 9h à 18h</p>', ['Nos horaires 9h à 18h']],
])('tells opening hours from the times of an event: %s', (body, hours) => {
  expect(stated(body).hours).toEqual(hours);
});

it('takes nothing from a contact page that its builder filled', () => {
  const sample =
    '<p>Ich bin ein Textabschnitt. Klicken Sie hier zum Bearbeiten.</p><p>Lindenstraße 507</p><p>10555 Berlin</p><p>Tel.: 030 4567890</p>';
  const { addresses: none, phones, samplePhones } = stated(`${sample}<p>info@website.com</p>`);
  expect([none, phones, samplePhones]).toEqual([[], [], ['030 4567890']]);
  expect(stated(`${sample}<p>info@lau.example</p>`).addresses).toHaveLength(1);
});

it('a postal code without a road above it is no address, and neither is a label without one below it', () => {
  expect(addresses('<p>St Mary’s Hall</p><p>BR6 9JX</p>')).toEqual([]);
  expect(addresses('<p>Address</p><p>We will tell you soon, call us.</p>')).toEqual([]);
  expect(addresses('<p>Address: hello@mill.example, 2nd floor</p>')).toEqual([]);
});

it.each([
  ['Adres: Karaca Mah., Göl Sk. 9', true],
  ['Telefon: +90 262 321 77 71', true],
  ['Address the causes of back pain with us', false],
  ['Our team: 12 smiths', false],
])('“%s” says only where or how to reach somebody: %s', (line, only) => {
  expect(isContactLine(line)).toBe(only);
});

it('a number ends where another begins', () => {
  const { phones } = factsOf('<!doctype html><body><p>Hotline: 0936 365 576 - 0901 138 699</p>').stated;
  expect(phones).toEqual(['0936 365 576']);
});

it('a Japanese code on a line of its own belongs to the place below it, and a bar to neither', () => {
  const address = '〒377-9999 群馬県吾妻郡金床町金床55番地';
  expect(
    addresses('<table><tr><th>所在地</th><td>〒377-9999<br>群馬県吾妻郡金床町金床55番地</td></tr></table>'),
  ).toEqual([address]);
  expect(addresses(`<footer><p>${address}｜TEL 0279-99-0000</p></footer>`)).toEqual([address]);
});

it.each([
  ['on a button', '<h2>Basic plan</h2><p>One service a year.</p><button>Buy for £130</button>', ['£130']],
  ['that is in the basket', '<button>Basket £24.00</button><button>£0.00</button>', []],
])('a price %s', (_where, body, prices) => {
  expect(factsOf(`<!doctype html><body><main>${body}</main></body>`).stated.prices).toEqual(prices);
});

it.each([
  [
    'a season when nobody is there',
    '<h2>Öffnungszeiten</h2><p>April bis Oktober: täglich 10–18 Uhr</p><p>November bis März: geschlossen</p>',
    ['April bis Oktober: täglich 10–18 Uhr', 'November bis März: geschlossen'],
  ],
  [
    'the letters of Hebrew days',
    "<p>ימים א'-ה' 08:00-20:00</p><p>יום ו' 07:00-14:00</p>",
    ["ימים א'-ה' 08:00-20:00", "יום ו' 07:00-14:00"],
  ],
  [
    'holidays beside the short name of a day',
    '<p>Mo–Sa: 09:00–17:00 Uhr</p><p>So & Feiertage: 09:00–16:00 Uhr</p>',
    ['Mo–Sa: 09:00–17:00 Uhr', 'So & Feiertage: 09:00–16:00 Uhr'],
  ],
])('hours are told whole with %s', (_with, body, hours) => {
  expect(factsOf(`<!doctype html><body><main>${body}</main></body>`).stated.hours).toEqual(hours);
});

it('the hours of a secretariat are not those of the house', () => {
  const hours = '<p>Mo–Sa: 09:00–17:00 Uhr</p>';
  expect(stated(`<h3>Öffnungszeiten Sekretariat</h3>${hours}`).hours).toEqual([]);
  expect(stated(`<h3>Öffnungszeiten</h3>${hours}`).hours).toHaveLength(1);
});

it.each([
  'Telefoon: 0570 – 745 120 (maandag t/m vrijdag van 9.00 tot 17.00 uur)',
  'TEL 023-672-0000（事務室　平日9:00～17:00）',
  'Segreteria: 0161 593201, dal lunedì al venerdì 8.30-15.30',
  'Biuro: 85 681 22 10, pon.–pt. 9–15',
])('“%s” says when one may call, not when one may come', (line) => {
  expect(stated(`<p>${line}</p>`).hours).toEqual([]);
});

it.each([
  'Mill Lane 4, 58089 Hagen, 02331 4720-0, Mo–Fr 9–17 Uhr',
  'Tel. 02331 4720-0, geöffnet Mo–Fr 9–17 Uhr',
  'Mo–Fr 9–17 Uhr, Tel. 02331 4720-0',
])('“%s” says when one may come', (line) => {
  expect(stated(`<p>${line}</p>`).hours).toHaveLength(1);
});

it.each([
  'Monday to Friday 8am–6pm £75 for the first hour',
  'Mo–Fr 8–18 Uhr: 95 € je Stunde, sonst 140 €',
  'Call-out, first hour (Mon–Fri 8am–6pm)',
])('“%s” says what it costs then, not when one may come', (line) => {
  expect(stated(`<p>${line}</p>`).hours).toEqual([]);
});

it.each([
  'En dehors des heures d’ouverture, le dimanche de 9h à 17h, contactez le service de garde.',
  'Außerhalb der Öffnungszeiten, Mo–Fr 18–22 Uhr, hilft der Bereitschaftsdienst.',
  'Outside opening hours, on Sundays 9am–5pm, call the doctor on duty.',
])('“%s” says what is open instead', (line) => {
  expect(stated(`<p>${line}</p>`).hours).toEqual([]);
});

it.each([
  'Open Tue–Sun 10am–5pm, admission £8',
  'Opening hours (Mon–Fri 8am–6pm)',
  'Mon–Fri (8am–6pm)',
  'Tue–Sun 10am–5pm, free admission',
])('“%s” says when one may come, though a price or brackets are in it', (line) => {
  expect(stated(`<p>${line}</p>`).hours).toHaveLength(1);
});

it.each([
  ['Sunați la 0264 431 872 pentru o programare.', '0264 431 872'],
  ['Sună la 0264 431 872', '0264 431 872'],
  ['Ring på 08-641 27 93 för att boka tid.', '08-641 27 93'],
  ['Ruf an: 0341 9613872', '0341 9613872'],
  ['Llámanos al 912 345 618', '912 345 618'],
  ['Bel ons op 071-5123 618', '071-5123 618'],
])('a number is announced by a call in any language: %s', (line, number) => {
  expect(factsOf(`<p>${line}</p>`).stated.phones).toEqual([number]);
});

it('the day and time when a page was changed are no opening hours', () => {
  const hours = (line: string) => factsOf(`<p>${line}</p>`).stated.hours;
  expect(hours('الأحد، 04 آب/اغسطس 2013، آخر تحديث 02:21 (GMT+0400)')).toEqual([]);
  expect(hours('Updated: Sunday, 10:15 am')).toEqual([]);
  expect(hours('Updated opening hours: Sunday, 10:15 am – 4 pm')).toEqual([
    'Updated opening hours: Sunday, 10:15 am – 4 pm',
  ]);
});
