import { describe, expect, it } from 'vitest';
import { readContentPage } from './read-content-page.ts';

const read = (body: string, language = 'en') =>
  readContentPage({
    bytes: new TextEncoder().encode(`<!doctype html><html lang="${language}"><title>T</title><body>${body}`),
    contentType: 'text/html; charset=utf-8',
    url: 'https://bakery.example/',
  }).business;
const data = (thing: object, language?: string) =>
  read(`<script type="application/ld+json">${JSON.stringify(thing)}</script>`, language);

describe('what a page states of its business', () => {
  it('has no number that is longer than any telephone number', () => {
    const lines = (number: string) =>
      read(
        `<main><h1>Tokens</h1><p>Call ${number}</p><p>a@b.example</p><a href="mailto:a@b.example">Write</a></main>`,
      );
    expect(lines('0000000000-20210805')?.samplePhones).toBeUndefined();
    expect(lines('000 000 0000')?.samplePhones).toEqual(['000 000 0000']);
  });

  it('has no price of a thing that is gone', () => {
    const thing = (name: string, availability: string) => ({
      '@type': 'Product',
      name,
      offers: { '@type': 'Offer', price: '45.00', priceCurrency: 'GBP', availability },
    });
    const gone = ['OutOfStock', 'SoldOut', 'Discontinued'].map((state) =>
      thing(state, `https://schema.org/${state}`),
    );
    const graph = [...gone, thing('Mug', 'http://schema.org/InStock')];
    expect(data({ '@context': 'https://schema.org', '@graph': graph })?.offers).toEqual([
      { name: 'Mug', price: '£45.00' },
    ]);
  });

  it('has no mail address of whoever runs its server', () => {
    const body =
      '<footer>Maintained by <a href="mailto:webmaster@bakery.example">us</a><p>bread@bakery.example</p></footer>';
    expect(read(`<main><h1>Bread</h1></main>${body}`)?.emails).toEqual(['bread@bakery.example']);
  });

  it('has the mail address of a contact point', () => {
    const contactPoint = { '@type': 'ContactPoint', email: 'Mail@bakery.example', contactType: 'sales' };
    const thing = {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Bakery',
      email: 'a@b.example',
    };
    expect(data({ ...thing, contactPoint })?.emails).toEqual(['a@b.example', 'mail@bakery.example']);
  });

  it.each([
    ['en', '89.00', 'EUR', '€89.00'],
    ['fr', '89.00', 'EUR', '89,00 €'],
    ['de-AT', '1890', 'EUR', '€ 1.890'],
    ['ja', '12000', 'JPY', '￥12,000'],
    ['fr', '89', 'CHF', '89 CHF'],
    ['cs', '240.00', 'CZK', '240,00 Kč'],
    ['da', '425', 'DKK', '425 kr.'],
    ['en', '240.00', 'CZK', '240.00 CZK'],
    ['ar', '89.00', 'USD', '$89.00'],
    ['no language', '89.00', 'EUR', '€89.00'],
    ['fr', 'à partir de 9 €', 'EUR', 'à partir de 9 €'],
  ])('has its price as a page in %s writes it: %s %s', (language, price, priceCurrency, written) => {
    const offers = { '@type': 'Offer', price, priceCurrency };
    const thing = { '@context': 'https://schema.org', '@type': 'Product', name: 'Anvil', offers };
    expect(data(thing, language)?.offers).toEqual([{ name: 'Anvil', price: written }]);
  });

  it('has the lines of a footer that stand beside a box in it', () => {
    const facts = read(
      '<footer><address><b>Crumb</b><br>12 Mill Road, Leeds LS1 4AB<br>Tel. 0117 496 1123<div>Closed on Sunday</div></address></footer>',
    );
    expect(facts?.phones).toEqual(['0117 496 1123']);
    expect(facts?.lines).toEqual([
      'Crumb',
      '12 Mill Road, Leeds LS1 4AB',
      'Tel. 0117 496 1123',
      'Closed on Sunday',
    ]);
  });

  it('has the only mail address of a page that stands alone on its line, whoever keeps its mail', () => {
    expect(
      read('<main><p>12 Mill Road<br>Email: <span>crumb@post.example</span></p></main>')?.emails,
    ).toEqual(['crumb@post.example']);
    expect(read('<main><p>Ann says that mail@post.example does not work.</p></main>')?.emails ?? []).toEqual(
      [],
    );
    expect(read('<main><p>ann@post.example</p><p>bob@post.example</p></main>')?.emails ?? []).toEqual([]);
  });

  it.each(['البريد الإلكتروني:', 'Sähköposti:', 'אימייל:', 'Ел. пошта:'])(
    'has the mail address after “%s”',
    (label) => {
      expect(read(`<main><p>${label} crumb@post.example</p></main>`)?.emails).toEqual(['crumb@post.example']);
    },
  );

  it('has a telephone number without the spaces around its hyphens', () => {
    expect(read('<footer><p>TEL 0120&hairsp;-&hairsp;496&hairsp;-&hairsp;112</p></footer>')?.phones).toEqual([
      '0120-496-112',
    ]);
  });

  it('has the lines of a banner or a sidebar that says where or when its owner is found', () => {
    const facts = read(
      '<header><p>12 Mill Road<br>Leeds LS1 4AB</p><nav><a href="/">Home</a></nav></header><main><p>We bake.</p></main><aside><h3>Opening hours</h3><p>Mon-Fri: 7:00-16:00</p></aside><aside><h3>Latest news</h3><p>New oven</p></aside>',
    );
    expect(facts?.lines).toEqual(['12 Mill Road', 'Leeds LS1 4AB', 'Opening hours', 'Mon-Fri: 7:00-16:00']);
  });

  it('is read from structured data', () => {
    const facts = data({
      '@context': 'https://schema.org',
      '@type': 'Bakery',
      name: 'Crumb',
      telephone: '+44 20 7946 1000',
      email: 'mailto:Hello@crumb.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Mill Lane',
        addressLocality: 'Leeds',
        postalCode: 'LS1',
      },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['https://schema.org/Monday', 'Tuesday'],
          opens: '07:00:00',
          closes: '15:00',
        },
      ],
      founder: { '@type': 'Person', name: 'Ann Miller' },
      makesOffer: [{ '@type': 'Offer', name: 'Rye loaf', price: '4.20', priceCurrency: 'GBP' }],
    });
    expect(facts).toMatchObject({
      types: ['Bakery'],
      name: 'Crumb',
      phones: ['+44 20 7946 1000'],
      emails: ['hello@crumb.example'],
      address: '1 Mill Lane, LS1 Leeds',
      hours: [{ days: ['Monday', 'Tuesday'], hours: '07:00-15:00' }],
      founders: ['Ann Miller'],
      offers: [{ name: 'Rye loaf', price: '£4.20' }],
    });
  });

  it.each([
    [
      ['Monday,Tuesday,Wednesday,Thursday 07:30-17:00', 'Friday 07:30-14:00'],
      [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], hours: '07:30-17:00' },
        { days: ['Friday'], hours: '07:30-14:00' },
      ],
    ],
    [
      ['Mo-Fr 09:00-17:00', 'Sa-Su 10:00-12:00'],
      [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], hours: '09:00-17:00' },
        { days: ['Saturday', 'Sunday'], hours: '10:00-12:00' },
      ],
    ],
    [
      'Mo,Tu,We 09:00-12:00, Sa 10:00-12:00',
      [
        { days: ['Monday', 'Tuesday', 'Wednesday'], hours: '09:00-12:00' },
        { days: ['Saturday'], hours: '10:00-12:00' },
      ],
    ],
    [', , , , , , ', []],
  ])('has the hours of all days that its data list: %j', (openingHours, hours) => {
    const thing = {
      '@context': 'https://schema.org',
      '@type': 'Plumber',
      name: 'Brenner',
      telephone: '1',
      openingHours,
    };
    expect(data(thing)?.hours).toEqual(hours);
  });

  it('has no hours where one of the texts cannot be read, for the others would be half a week', () => {
    const openingHours = ['mornings, on request', 'Friday 07:30-14:00'];
    const thing = {
      '@context': 'https://schema.org',
      '@type': 'Plumber',
      name: 'Brenner',
      telephone: '1',
      openingHours,
    };
    expect(data(thing)?.hours).toEqual([]);
  });

  it('is read from links to call and to write, as people read them', () => {
    expect(
      read(
        '<a href="tel:+442079461000">Call 020 7946 1000</a> <a href="mailto:a@b.example?subject=x">Write</a>',
      ),
    ).toMatchObject({ phones: ['020 7946 1000'], emails: ['a@b.example'] });
    expect(read('<a href="tel:+442079461000">Call us</a>')?.phones).toEqual(['+442079461000']);
  });

  it('is read from addresses of mail of its own domain in the text, nobody else’s', () => {
    expect(
      read(
        '<main><p>Write to Hello@bakery.example, orders@mail.bakery.example or ann@mill.example.</p></main>' +
          '<div class="comments"><p>I am bob@bakery.example</p></div>',
      )?.emails,
    ).toEqual(['hello@bakery.example', 'orders@mail.bakery.example']);
  });

  it('has the code after the town where a code is written like that, without a country', () => {
    const at = (postalCode: string) =>
      data({
        '@type': 'Bakery',
        address: { streetAddress: '7 Naas Road', addressLocality: 'Dublin', postalCode },
      })?.address;
    expect(at('D12 X4Y5')).toBe('7 Naas Road, Dublin, D12 X4Y5');
    expect(at('LS1 4AB')).toBe('7 Naas Road, Dublin, LS1 4AB');
    expect(at('D-10115')).toBe('7 Naas Road, D-10115 Dublin');
    expect(at('1011 AB')).toBe('7 Naas Road, 1011 AB Dublin');
  });

  it('holds the hours of each day of a footer’s table, though several days have the same', () => {
    const rows = [
      ['Lunedì', 'chiuso'],
      ['Martedì', '12:00–14:30, 19:00–22:30'],
      ['Mercoledì', '12:00–14:30, 19:00–22:30'],
      ['Domenica', 'chiuso'],
    ];
    const table = rows.map(([day, hours]) => `<tr><th>${day}</th><td>${hours}</td></tr>`).join('');
    expect(read(`<footer><table>${table}</table></footer>`, 'it')?.lines).toEqual(
      rows.map((row) => row.join(' ')),
    );
  });

  it('holds the equal days of two branches in one footer', () => {
    const branch = (name: string) => `<div>${name}</div><div>Monday: 9:00–17:00</div>`;
    expect(
      read(`<footer>${branch('Headingley')}${branch('Roundhay')}</footer>`)?.lines.filter((line) =>
        line.startsWith('Monday'),
      ),
    ).toHaveLength(2);
  });

  it('holds the short lines of the footer', () => {
    expect(
      read('<footer><p>12 Mill Lane, Leeds</p><div><span>Mon-Fri</span> <span>7-15</span></div></footer>')
        ?.lines,
    ).toEqual(['12 Mill Lane, Leeds', 'Mon-Fri 7-15']);
  });

  it('writes an address from the large to the small where that is the custom', () => {
    const address = {
      '@type': 'PostalAddress',
      addressRegion: '江苏省',
      addressLocality: '常州市',
      streetAddress: '运河北路',
    };
    expect(data({ '@type': 'LocalBusiness', name: '厂', address })?.address).toBe('江苏省常州市运河北路');
  });

  it.each([
    [
      'a review',
      {
        '@type': 'Product',
        review: { '@type': 'Review', author: { '@type': 'Person', email: 'a@b.example' } },
      },
    ],
    ['nothing to call, write to or visit', { '@type': 'Organization', name: 'A' }],
    [
      'a price of nothing',
      { '@type': 'Product', name: 'A', offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' } },
    ],
  ])('is not %s', (_, thing) => {
    expect(data(thing)).toBeNull();
  });
});

describe('the footer', () => {
  const footer = '<p>湯の宿<br>〒384-0701 長野県佐久穂町畑123-4<br>TEL 0267-12-3456</p>';
  it.each([
    ['an element', `<main><p>Hello.</p></main><footer>${footer}</footer>`],
    ['a box that is called so', `<main><p>Hello.</p></main><div id="footer">${footer}</div>`],
    ['text alone', `<main><p>Hello.</p></main><footer>${footer.replace(/<\/?p>/g, '')}</footer>`],
  ])('may be %s: its lines are parted, its telephone is read', (_, body) => {
    expect(read(body)).toMatchObject({
      phones: ['0267-12-3456'],
      lines: ['湯の宿', '〒384-0701 長野県佐久穂町畑123-4', 'TEL 0267-12-3456'].filter(
        (line) => line.length >= 4,
      ),
    });
  });

  it('tells a number that only shows how one looks apart from those that reach somebody', () => {
    expect(read('<p>Call +49 123 456 7890</p>')).toMatchObject({
      phones: [],
      samplePhones: ['+49 123 456 7890'],
    });
    expect(read('<a href="tel:+491234567890">Call</a><footer>Tel. 08382 40312</footer>')).toMatchObject({
      phones: ['08382 40312'],
      samplePhones: ['+491234567890'],
    });
    expect(read('<footer>Tel. 08382 40312</footer>')).not.toHaveProperty('samplePhones');
  });

  it('tells no number of a fax, and the mail that it writes', () => {
    expect(
      read('<footer><p>Tel. 08382 12345 · Fax 08382 12346 · info@see.example</p></footer>'),
    ).toMatchObject({
      phones: ['08382 12345'],
      emails: ['info@see.example'],
    });
  });
});

it('nothing is taken from a page on which a builder shows its own text and address for mail', () => {
  const page = (mail: string) =>
    `<main><h1>Kontakt</h1><p>Ich bin ein Textabschnitt. Klicken Sie hier zum Bearbeiten.</p><p>Lindenstraße 507</p><p>10555 Berlin</p><p>Tel.: 030 4567890</p><p>E-Mail: ${mail}</p></main>`;
  const facts = (mail: string) => {
    const { business, sections } = readContentPage({
      bytes: new TextEncoder().encode(`<!doctype html><html lang="de"><title>T</title><body>${page(mail)}`),
      contentType: 'text/html; charset=utf-8',
      url: 'https://bakery.example/',
    });
    return [business?.phones ?? [], sections.some(({ text }) => text.includes('Lindenstraße'))];
  };
  expect(facts('info@website.com')).toEqual([[], false]);
  expect(facts('info@lau.example')).toEqual([['030 4567890'], true]);
});
