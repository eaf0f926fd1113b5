import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { expect, it } from 'vitest';
import { siteName, siteUrl } from './site-url.ts';

const kept = (typed: string) => {
  const checked = checkWebsiteUrl(typed);
  return checked.ok ? siteUrl(checked.url) : checked.error;
};

it.each([
  ['acme.example', 'https://acme.example/', 'acme.example'],
  ['HTTPS://Acme.Example:443?from=mail#top', 'https://acme.example/', 'acme.example'],
  ['http://acme.example:80/', 'http://acme.example/', 'acme.example'],
  ['http://acme.example:8080', 'http://acme.example:8080/', 'acme.example:8080'],
  ['https://acme.example./docs', 'https://acme.example/docs', 'acme.example/docs'],
  ['https://acme.example/docs/?page=2', 'https://acme.example/docs/', 'acme.example/docs'],
  ['https://acme.example/caf%c3%a9/../%c3%bc', 'https://acme.example/%C3%BC', 'acme.example/%C3%BC'],
  ['müller.example/läden', 'https://xn--mller-kva.example/l%C3%A4den', 'müller.example/l%C3%A4den'],
])('%s is the site %s, called %s', (typed, url, name) => {
  expect(kept(typed)).toBe(url);
  expect(kept(url)).toBe(url);
  expect(siteName(url)).toBe(name);
});

it('a long path makes a name that is cut', () => {
  expect(siteName(`https://acme.example/${'long/'.repeat(90)}`)).toHaveLength(100);
});
