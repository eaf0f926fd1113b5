import { describe, expect, it } from 'vitest';
import { addressPrefix, createKeyedHash } from './client-key.ts';

describe('the network behind an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (ip, prefix) => {
    expect(addressPrefix(ip)).toBe(prefix);
  });
});

it('a keyed hash is the same for the same value and another under another secret', () => {
  const hash = createKeyedHash('one');
  expect(hash('a')).toBe(hash('a'));
  expect(hash('a')).not.toBe(hash('b'));
  expect(createKeyedHash('two')('a')).not.toBe(hash('a'));
});
