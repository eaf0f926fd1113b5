import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTarget } from '../../src/safe-fetch/check-target.ts';
import { fuzzRuns, fuzzTimeout } from './fuzz-runs.ts';

const byte = fc.integer({ min: 0, max: 255 });
const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
/** First bytes of the private, loopback, link-local, shared and multicast blocks, and any other. */
const firstBytes = fc.oneof(fc.constantFrom(0, 10, 100, 127, 169, 172, 192, 198, 203, 224, 255), byte);
const secondBytes = fc.oneof(fc.constantFrom(0, 2, 16, 18, 31, 51, 64, 88, 127, 168, 254), byte);
const quad = fc.tuple(firstBytes, secondBytes, byte, byte);

const hex = (value: number) => `0x${value.toString(16)}`;
const octal = (value: number) => `0${value.toString(8)}`;
const wholeOf = ([a, b, c, d]: readonly number[]) =>
  ((a ?? 0) * 256 + (b ?? 0)) * 65_536 + (c ?? 0) * 256 + (d ?? 0);
const fullWidth = (text: string) =>
  text.replace(/[0-9.]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** The many ways to write one IPv4 address. */
const ipv4 = quad.chain((bytes) => {
  const [a, b, c, d] = bytes;
  const plain = bytes.join('.');
  return fc.constantFrom(
    plain,
    `${plain}.`,
    bytes.map(hex).join('.'),
    bytes.map(octal).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${wholeOf([0, b, c, d])}`,
    String(wholeOf(bytes)),
    hex(wholeOf(bytes)),
    fullWidth(plain),
    plain.replaceAll('.', '。'),
    plain.replaceAll('1', '①'),
    encodeURIComponent(plain).replaceAll('.', '%2e'),
    `[::ffff:${plain}]`,
    `[::${plain}]`,
    `[64:ff9b::${plain}]`,
    `[::ffff:0:${plain}]`,
  );
});
const ipv6 = fc
  .tuple(
    fc.oneof(fc.constantFrom('fe80', 'fc00', 'fd12', 'ff02', '2001', '2002', '::', '3fff', '0'), group),
    fc.array(group, { minLength: 1, maxLength: 6 }),
  )
  .map(([first, rest]) => `[${first}${first.endsWith(':') ? '' : '::'}${rest.join(':')}]`);
const label = fc.oneof(
  fc.constantFrom('localhost', 'internal', 'local', 'test', 'metadata', 'google', 'corp', 'xn--bcher-kva'),
  fc.stringMatching(/^[a-z0-9-]{1,8}$/),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
);
const name = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));
const typed = fc
  .tuple(
    fc.constantFrom(
      '',
      '',
      'http://',
      'https://',
      'HTTP:\\\\',
      '//',
      'ftp://',
      'http:/',
      'file://',
      ' https://',
    ),
    fc.constantFrom('', '', '', 'user@', 'a:b@', 'good.example@', 'good.example\\@'),
    fc.oneof(ipv4, ipv6, name),
    fc.constantFrom('', '', '', ':80', ':443', ':8080', ':22', ':0', ':'),
    fc.oneof(
      fc.constant(''),
      fc.webPath(),
      fc.constantFrom('/?u=http://127.0.0.1/', '/#@127.0.0.1', '\t', '/a b', '/\\x'),
    ),
  )
  .map((parts) => parts.join(''));
const anything = fc.oneof({ weight: 6, arbitrary: typed }, fc.string({ unit: 'binary' }), fc.webUrl());

/** Written independently of the guard: whether an IPv4 address, as a number, is not public. */
function isInsideIpv4(host: string): boolean {
  const bytes = host.split('.').map(Number);
  const [a = 0, b = 0, c = 0] = bytes;
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true;
  if (a === 100) return b >= 64 && b < 128;
  if (a === 169) return b === 254;
  if (a === 172) return b >= 16 && b < 32;
  if (a === 192) return b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99);
  if (a === 198) return b === 18 || b === 19 || (b === 51 && c === 100);
  return a === 203 && b === 0 && c === 113;
}

/** The eight groups of an address as `URL` writes it. */
function groupsOf(host: string): number[] {
  const [head = '', tail] = host.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((text) => Number.parseInt(text, 16));
  const [left, right] = [read(head), read(tail ?? '')];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

function isInside(host: string): boolean {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isInsideIpv4(host);
  if (!host.startsWith('['))
    return /(?:^|\.)(?:localhost|internal|local|test|corp)\.?$/.test(host) || !host.includes('.');
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groupsOf(host);
  if (a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff)
    return isInsideIpv4([g >> 8, g & 255, h >> 8, h & 255].join('.'));
  const special =
    a === 0x2002 || (a === 0x2001 && (b < 0x200 || b === 0xdb8)) || (a === 0x3fff && b < 0x1000);
  return a < 0x2000 || a > 0x3fff || special;
}

describe('the rule for a typed address', () => {
  it('changes nothing when it is applied to its own result', { timeout: fuzzTimeout }, () => {
    fc.assert(
      fc.property(anything, (input) => {
        const once = checkWebsiteUrl(input);
        if (once.ok) expect(checkWebsiteUrl(once.url)).toEqual(once);
      }),
      fuzzRuns(2000),
    );
  });

  it('takes only web addresses without a password in them', { timeout: fuzzTimeout }, () => {
    fc.assert(
      fc.property(anything, (input) => {
        const checked = checkWebsiteUrl(input);
        if (!checked.ok) return;
        const { protocol, username, password, hash, hostname } = new URL(checked.url);
        expect(protocol).toMatch(/^https?:$/);
        expect([username, password, hash]).toEqual(['', '', '']);
        expect(hostname).toContain(hostname.startsWith('[') ? ':' : '.');
      }),
      fuzzRuns(2000),
    );
  });

  it('and the guard behind it let no private target through, however it is written', {
    timeout: fuzzTimeout,
  }, () => {
    let open = 0;
    fc.assert(
      fc.property(anything, (input) => {
        const checked = checkWebsiteUrl(input);
        const target = checkTarget(checked.ok ? checked.url : input, new Set());
        if (!target.ok) return;
        open += 1;
        expect(isInside(target.url.hostname)).toBe(false);
        expect(['', '80', '443']).toContain(target.url.port);
      }),
      fuzzRuns(4000),
    );
    expect(open).toBeGreaterThan(100);
  });
});
