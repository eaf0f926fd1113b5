import { expect, it } from 'vitest';
import { readContentPage } from '../../crawl/page/read-content-page.ts';
import { factsOf } from '../testing/facts-of.ts';
import { isSampleEmail } from './is-sample-email.ts';

it.each([
  ['name@email.com', true],
  ['info@example.com', true],
  ['votre@email.com', true],
  ['your-name@example.com', true],
  ['you@example.com', true],
  ['Info@YourDomain.com', true],
  ['hello@your-company.co.uk', true],
  ['email@pelda.hu', true],
  ['info@beispiel.de', true],
  ['ann.lee@email.com', false],
  ['info@company.com', false],
  ['hello@yourdentist.com', false],
])('%s is a sample of a template: %s', (address, isSample) => {
  expect(isSampleEmail(address)).toBe(isSample);
});

it('neither the audit nor the writers take a sample for the address of a site', () => {
  const html =
    '<html lang="en"><title>T</title><main><p>Write to <a href="mailto:name@email.com">name@email.com</a> or hello@anvils.example.</p></main>';
  expect(factsOf(html).stated.emails).toEqual(['hello@anvils.example']);
  const page = readContentPage({
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html',
    url: 'https://anvils.example/',
  });
  expect(page.business?.emails).not.toContain('name@email.com');
});
