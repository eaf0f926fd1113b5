import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { describe, expect, it } from 'vitest';
import { checkTarget } from './check-target.ts';
import { isPublicAddress } from './is-public-address.ts';

const corpus = `${process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url))}/corpora/ssrf_cases.json`;

interface Case {
  id: string;
  url: string;
  expect: 'refuse' | 'pass';
  strict: boolean;
  refuseBecause?: string;
  whatwgHost?: string;
}

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '192.0.0.8',
    '192.0.0.192',
    '100.100.100.200',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '192.80.8.124',
    '161.26.0.10',
    'fd00:ec2::254',
    'fd20:ce::254',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fe80::1%eth0',
    'ff02::1',
    'nonsense',
  ])('%s is not public', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });
});

describe('a target', () => {
  it.each(['https://example.com/', 'http://example.com:80/', 'https://8.8.8.8/'])(
    '%s may be asked',
    (url) => {
      expect(checkTarget(url, new Set()).ok).toBe(true);
    },
  );

  it.each([
    'ftp://example.com/',
    'https://example.com:22/',
    'https://a:b@example.com/',
    'http://127.1/',
    'nonsense',
  ])('%s may not', (url) => {
    expect(checkTarget(url, new Set()).ok).toBe(false);
  });

  it('that the operator allows may be asked at that port alone', () => {
    const allowed = new Set(['127.0.0.1:4101']);
    expect(checkTarget('http://127.0.0.1:4101/x', allowed)).toMatchObject({ ok: true, trusted: true });
    expect(checkTarget('http://127.0.0.1:4102/x', allowed).ok).toBe(false);
  });
});

describe.skipIf(!existsSync(corpus))('the strict cases of the shared corpus', () => {
  const cases: Case[] = existsSync(corpus) ? JSON.parse(readFileSync(corpus, 'utf8')) : [];
  const strict = cases.filter((one) => one.strict);
  // Names are judged at lookup; here only the address itself is judged.
  const byAddress = (one: Case) => one.refuseBecause !== 'dns' && one.refuseBecause !== 'name';
  const passes = (one: Case) => {
    const typed = checkWebsiteUrl(one.url);
    return typed.ok && checkTarget(typed.url, new Set()).ok;
  };

  it('to be refused are refused', () => {
    const refuse = strict.filter((one) => one.expect === 'refuse' && byAddress(one));
    expect(refuse.length).toBeGreaterThan(100);
    expect(refuse.filter(passes).map((one) => [one.id, one.url, one.refuseBecause])).toEqual([]);
  });

  it('to be let through are let through', () => {
    const pass = strict.filter((one) => one.expect === 'pass');
    expect(pass.length).toBeGreaterThan(20);
    expect(pass.filter((one) => !checkTarget(one.url, new Set()).ok).map((one) => [one.id, one.url])).toEqual(
      [],
    );
  });
});
