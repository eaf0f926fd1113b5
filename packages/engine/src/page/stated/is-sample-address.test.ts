import { expect, it } from 'vitest';
import { readContentPage } from '../../crawl/page/read-content-page.ts';
import { factsOf } from '../testing/facts-of.ts';
import { isSampleAddress } from './is-sample-address.ts';

it.each([
  ['Musterstraße 1, 12345 Musterstadt', true],
  ['1234 Budapest, Példa utca 12.', true],
  ['Voorbeeldstraat 5, 1234 AB Utrecht', true],
  ['[Your address, 12345 Town]', true],
  ['12 Example Street, Sample Town', true],
  ['123 Main Street, Anytown, CA 12345', true],
  ['123 Main Street, Reading, MA 01867', false],
  ['4010 W Sample Road, Coral Springs, FL 33065', false],
  ['Königstraße 1, 70173 Stuttgart', false],
  ['7621 Pécs, Király utca 12.', false],
])('%s is a sample of a template: %s', (address, isSample) => {
  expect(isSampleAddress(address)).toBe(isSample);
});

it('neither the audit nor the writers take a sample or a blank for what a site says', () => {
  const html =
    '<html lang="de"><title>T</title><main><h1>Kontakt</h1><p>Musterstraße 1, 12345 Musterstadt</p><p>Betreiber: [Name und Anschrift]</p><p>Wir bauen Boote.</p></main>';
  expect(factsOf(html).stated.addresses).toEqual([]);
  const page = readContentPage({
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html',
    url: 'https://boote.example/',
  });
  expect(page.sections.map(({ text }) => text)).toEqual(['Wir bauen Boote.']);
});
