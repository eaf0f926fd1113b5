import { expect, it } from 'vitest';
import { isImprint, ownImprint } from './own-imprint.ts';
import { noFacts, pageOf } from './testing/site-of.ts';

const section = (level: number, heading: string, text: string) => ({ level, heading, text });

it.each(['/impressum', '/imprint.html', '/mentions-legales', '/impresszum.html'])(
  '%s is an imprint',
  (url) => {
    expect(isImprint(pageOf({ url, kind: 'legal' }))).toBe(true);
  },
);

it.each(['/privacy', '/legal-notice', '/terms'])('%s is none: it names authorities and courts', (url) => {
  expect(isImprint(pageOf({ url, kind: 'legal' }))).toBe(false);
});

it.each([
  ['Hébergeur', 'OVH, 2 rue Kellermann, 59100 Roubaix'],
  ['Tárhelyszolgáltató adatai:', '88 Colin P Kelly Jr St, San Francisco, CA 94107, USA'],
  ['Webhosting', 'Industriestr. 25, 91710 Gunzenhausen'],
])('leaves out what stands under “%s”, and keeps what follows', (heading, text) => {
  const page = pageOf({
    url: '/impressum',
    kind: 'legal',
    sections: [
      section(2, 'Atelier', '14 rue des Carmes\n44000 Nantes'),
      section(2, heading, text),
      section(3, 'Adresse', text),
      section(2, 'Contact', 'bonjour@atelier.example'),
    ],
  });
  expect(ownImprint(page).sections.map((each) => each.heading)).toEqual(['Atelier', 'Contact']);
});

it('ends a text where a line names the host, with its telephone and mail', () => {
  const page = pageOf({
    url: '/mentions-legales',
    kind: 'legal',
    sections: [
      {
        ...section(
          1,
          'Mentions légales',
          'Atelier Verdure\n\nHébergeur : OVH\n2 rue Kellermann\n\n+33 9 72 10 10 07, help@host.example',
        ),
        kinds: 'tti',
      },
    ],
    business: {
      ...noFacts,
      phones: ['02 40 12 34 98', '09 72 10 10 07'],
      emails: ['bonjour@atelier.example', 'help@host.example'],
      lines: ['© Atelier Verdure', '2 rue Kellermann'],
    },
  });
  const { sections, business } = ownImprint(page);
  expect(sections).toEqual([{ ...section(1, 'Mentions légales', 'Atelier Verdure'), kinds: 't' }]);
  expect(business).toEqual({
    ...noFacts,
    phones: ['02 40 12 34 98'],
    emails: ['bonjour@atelier.example'],
    lines: ['© Atelier Verdure'],
  });
});

it('is the page itself where it names no host', () => {
  const page = pageOf({
    url: '/impressum',
    kind: 'legal',
    sections: [section(1, 'Impressum', 'Praxis Huber')],
  });
  expect(ownImprint(page)).toBe(page);
});
