import { describe, expect, it } from 'vitest';
import { createAddressSet, parseAddress, parsePrefix } from './address-set.ts';

const isIn = (prefixes: string[], ip: string) => {
  const address = parseAddress(ip);
  return address !== null && createAddressSet(prefixes).has(address);
};

describe('networks', () => {
  it.each([
    ['20.171.206.0/24', '20.171.206.255', true],
    ['20.171.206.0/24', '20.171.207.0', false],
    ['20.171.206.77/24', '20.171.206.0', true],
    ['18.210.92.235/32', '18.210.92.235', true],
    ['18.210.92.235/32', '18.210.92.236', false],
    ['0.0.0.0/0', '255.255.255.255', true],
    ['20.171.206.0/24', '::ffff:20.171.206.9', true],
    ['20.171.206.0/24', '::ffff:14ab:ce09', true],
    ['20.171.206.0/24', '20.171.206.9:50123', true],
    ['20.171.206.0/24', '20.171.207.9:50123', false],
    ['20.171.206.0/24', '[::ffff:20.171.206.9]:443', true],
    ['2001:4860:4801:10::/64', '[2001:4860:4801:10::1]:443', true],
    ['2001:4860:4801:10::/64', '[2001:4860:4801:10::1]', true],
    ['2001:4860:4801:10::/64', '2001:4860:4801:10:ffff::1', true],
    ['2001:4860:4801:10::/64', '2001:4860:4801:11::', false],
    ['2600:1f28:365:80b0::/60', '2600:1f28:365:80bf::1', true],
    ['2600:1f28:365:80b0::/60', '2600:1f28:365:80c0::', false],
    ['::/0', '2001:db8::1', true],
    ['::/0', '1.2.3.4', false],
  ])('%s: is %s in it? %s', (prefix, ip, expected) => {
    expect(isIn([prefix], ip)).toBe(expected);
  });

  it('are found among many, also where they lie within each other', () => {
    const many = Array.from({ length: 250 }, (_, at) => `20.${at}.0.0/28`);
    expect(isIn([...many, '20.7.0.0/16'], '20.7.200.1')).toBe(true);
    expect(isIn(many, '20.249.0.15')).toBe(true);
    expect(isIn(many, '20.249.0.16')).toBe(false);
  });

  it.each(['', '1.2.3.4', '1.2.3.4/33', '1.2.3/8', '::1/129', '::1/x', '1.2.3.4/8/8', 'fe80::1%eth0/64'])(
    '%j is none',
    (text) => {
      expect(parsePrefix(text)).toBeNull();
    },
  );

  it.each([
    '',
    '-',
    'shop.example',
    'shop.example:80',
    '1.2.3.4:',
    '1.2.3.4:x',
    '256.2.3.4:80',
    '01.2.3.4',
    '[1.2.3.4',
    '::1%lo',
  ])('%j is no address', (text) => {
    expect(parseAddress(text)).toBeNull();
  });
});
