import { describe, expect, test } from 'vitest';
import { cleanSourceUrl } from './clean-source-url.ts';
import { entityOfUrl } from './entity-of-url.ts';
import { hostOf, hostOfDomain } from './host-of.ts';
import { registrableDomain } from './registrable-domain.ts';

const entities = [
  { id: 'us', domains: ['acme-ladders.com', 'Acme.co.uk'] },
  { id: 'them', domains: ['www.northwind.de'] },
  { id: 'umlaut', domains: ['müller-leitern.de'] },
  { id: 'tenant', domains: ['acme.github.io'] },
  { id: 'shop-a', domains: ['a.stores.example.com'] },
  { id: 'shop-b', domains: ['b.stores.example.com', 'stores.example.com'] },
  { id: 'numbers', domains: ['192.0.2.7'] },
  { id: 'suffix', domains: ['github.io'] },
  { id: 'profile', domains: ['medium.com/@acme', 'not a domain', ''] },
];

describe('whose page an address is', () => {
  test.each([
    ['https://acme-ladders.com/', 'us'],
    ['https://www.acme-ladders.com/loft?x=1#y', 'us'],
    ['http://BLOG.ACME-LADDERS.COM.:8443/', 'us'],
    ['https://shop.acme.co.uk/', 'us'],
    ['https://northwind.de/', 'them'],
    ['https://shop.northwind.de/', 'them'],
    ['https://müller-leitern.de/', 'umlaut'],
    ['https://xn--mller-leitern-wob.de/', 'umlaut'],
    ['https://acme.github.io/tool/', 'tenant'],
    ['https://a.stores.example.com/', 'shop-a'],
    ['https://www.b.stores.example.com/', 'shop-b'],
    ['https://c.stores.example.com/', 'shop-b'],
    ['http://192.0.2.7:8080/x', 'numbers'],
    ['https://github.io/', 'suffix'],
  ])('%s is of %s', (url, id) => {
    expect(entityOfUrl(url, entities)).toBe(id);
  });

  test.each([
    'https://other.com/acme-ladders.com/',
    'https://other.com/?url=https://acme-ladders.com/',
    'https://acme-ladders.com@other.com/',
    'https://acme-ladders.com:pass@other.com/',
    'https://other.com#acme-ladders.com',
    'https://other.com\\@acme-ladders.com/',
    'https://acme-ladders.com.other.com/',
    'https://not-acme-ladders.com/',
    'https://acme-ladders.company/',
    'https://other.github.io/',
    'https://other.co.uk/',
    'https://www.example.com/',
    'http://192.0.2.8/',
    'http://[::1]/',
    'http://localhost/',
    'https://medium.com/@acme/post',
    'ftp://acme-ladders.com/',
    'javascript:location="https://acme-ladders.com"',
    'acme-ladders.com',
    '',
  ])('%s is nobody’s', (url) => {
    expect(entityOfUrl(url, entities)).toBeNull();
  });
});

test.each([
  ['www.acme.co.uk', 'acme.co.uk'],
  ['a.b.acme.github.io', 'acme.github.io'],
  ['acme.example', 'acme.example'],
  ['co.uk', null],
  ['github.io', null],
  ['127.0.0.1', null],
  ['localhost', null],
])('of %s somebody registered %s', (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});

test.each([
  ['https://ACME.com./x', 'acme.com'],
  ['http://user:pass@acme.com:81/', 'acme.com'],
  ['https://日本.jp/', 'xn--wgv71a.jp'],
  ['mailto:a@acme.com', null],
  ['nothing', null],
])('the host of %s is %s', (url, host) => {
  expect(hostOf(url)).toBe(host);
});

test.each([
  ['Acme.com', 'acme.com'],
  [' https://www.acme.com/ ', 'www.acme.com'],
  ['acme.com:8080', 'acme.com'],
  ['acme.com/shop', null],
  ['me@acme.com', null],
  ['two words', null],
])('somebody who writes %s means the host %s', (domain, host) => {
  expect(hostOfDomain(domain)).toBe(host);
});

describe('a source’s address', () => {
  test.each([
    ['https://a.com/x?utm_source=openai', 'https://a.com/x'],
    ['https://a.com/x?page=2&utm_source=openai&UTM_Medium=x&b=1+2%20', 'https://a.com/x?page=2&b=1+2%20'],
    ['https://a.com/x?gclid=1&fbclid=2&srsltid=3', 'https://a.com/x'],
    ['https://a.com/?%75tm_source=x&bad=%E0%A4', 'https://a.com/?bad=%E0%A4'],
    ['https://a.com/?utm=1&ref=2&gclid_x=3', 'https://a.com/?utm=1&ref=2&gclid_x=3'],
    ['https://a.com/x#:~:text=words', 'https://a.com/x'],
    ['HTTPS://me:secret@A.com:443/x', 'https://a.com/x'],
    ['https://a.com', 'https://a.com/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/relative', null],
    ['', null],
  ])('%s is kept as %s', (url, kept) => {
    expect(cleanSourceUrl(url)).toBe(kept);
  });

  test('too long for a browser loses its query, then its path, never its host', () => {
    expect(cleanSourceUrl(`https://a.com/x?q=${'y'.repeat(3000)}`)).toBe('https://a.com/x');
    expect(cleanSourceUrl(`https://a.com/${'x'.repeat(3000)}?q`)).toBe('https://a.com/');
  });
});
