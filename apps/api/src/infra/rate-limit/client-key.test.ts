import { describe, expect, it } from 'vitest';
import { createKeyedHash, limitedNetwork, subscriberNetwork } from './client-key.ts';

describe('the networks behind an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:51234', '198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7', '198.51.100.7'],
    ['[::ffff:198.51.100.7]:443', '198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['[2001:db8:1:2:ffff::9]:51234', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['[2001:db8::1]', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
    ['_hidden', 'unknown', 'unknown'],
    ['203.0.113.7.1', 'unknown', 'unknown'],
  ])('of %s are %s of one subscriber and %s for limits', (ip, subscriber, limited) => {
    expect(subscriberNetwork(ip)).toBe(subscriber);
    expect(limitedNetwork(ip)).toBe(limited);
  });
});

it('a keyed hash is the same for the same value and another under another secret', () => {
  const hash = createKeyedHash('one');
  expect(hash('a')).toBe(hash('a'));
  expect(hash('a')).not.toBe(hash('b'));
  expect(createKeyedHash('two')('a')).not.toBe(hash('a'));
});
