import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey, siteAddress } from './site-address.ts';

const SITE = 'https://www.harbour.example/';
const keyOf = (address: string) => {
  const url = siteAddress(address, SITE);
  return url === null ? null : addressKey(url);
};

const word = fc.stringMatching(/^[a-z]{2,8}$/).filter((text) => text !== 'index');
const letters = fc.constantFrom('港', 'é', 'я', 'ß', ' ', 'ü', 'ไ', '🚢');
const path = fc
  .array(fc.tuple(word, letters), { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.map(([plain, letter]) => plain + letter + plain).join('/')}`);
const lowerEscapes = (text: string) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

describe('addresses of a site', () => {
  it('are one whatever scheme, www, slash, index file, fragment, tracking or session they are written with', () => {
    fc.assert(
      fc.property(
        path,
        fc.constantFrom('http://', 'https://'),
        fc.constantFrom('harbour.example', 'www.harbour.example', 'WWW.Harbour.Example'),
        fc.constantFrom('', '/', '/index.html', '/index.php', '/default.aspx'),
        fc.constantFrom('', '?utm_source=x', '?gclid=1&fbclid=2', '?PHPSESSID=77', '?sid=1', '?'),
        fc.constantFrom('', '#', '#part', '#/route'),
        (at, scheme, host, end, search, fragment) => {
          expect(keyOf(`${scheme}${host}${at}${end}${search}${fragment}`)).toBe(
            keyOf(`${SITE}${at.slice(1)}`),
          );
        },
      ),
    );
  });

  it('are one whether written in letters, in escapes, or in escapes of small letters', () => {
    fc.assert(
      fc.property(path, (at) => {
        const written = keyOf(`${SITE}${at.slice(1)}`);
        expect(keyOf(`${SITE}${encodeURI(at).slice(1)}`)).toBe(written);
        expect(keyOf(`${SITE}${lowerEscapes(encodeURI(at)).slice(1)}`)).toBe(written);
      }),
    );
    expect(keyOf(`${SITE}%7Euser/a%2Eb`)).toBe(keyOf(`${SITE}~user/a.b`));
    // An escaped slash is part of the name, not a separator.
    expect(keyOf(`${SITE}a%2fb`)).not.toBe(keyOf(`${SITE}a/b`));
  });

  it('stay apart where their paths or parameters differ', () => {
    fc.assert(
      fc.property(path, path, word, word, (one, other, name, value) => {
        fc.pre(one !== other);
        expect(keyOf(`${SITE}${one.slice(1)}`)).not.toBe(keyOf(`${SITE}${other.slice(1)}`));
        fc.pre(!/^(?:sid|spm|trk|ref)/.test(name));
        expect(keyOf(`${SITE}${one.slice(1)}?${name}=${value}`)).not.toBe(keyOf(`${SITE}${one.slice(1)}`));
      }),
    );
  });

  it('are asked for in one way only: what was made of an address is made of itself again', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const { origin } = new URL(address);
        const url = siteAddress(address, `${origin}/`);
        expect(url).not.toBeNull();
        expect(siteAddress(url ?? '', `${origin}/`)).toBe(url);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    'https://other.example/a',
    'https://www.harbour.example.evil.example/',
    'https://user:secret@www.harbour.example/a',
    'https://www.harbour.example:8443/a',
    'http://127.0.0.1/a',
    'ftp://www.harbour.example/a',
    'javascript:alert(1)',
    'mailto:master@harbour.example',
    'http://[',
    '',
  ])('does not take %s for one', (address) => {
    expect(siteAddress(address, SITE)).toBeNull();
  });

  it('knows a host in its own letters', () => {
    const origin = 'https://xn--hfen-loa.example/';
    expect(siteAddress('https://häfen.example/kräne', origin)).toBe(`${origin}kr%C3%A4ne`);
  });
});
