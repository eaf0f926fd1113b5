import { expect, it } from 'vitest';
import { addressUnder, hostOf, readableAddress, shortAddress } from './address-text.ts';

it.each([
  ['/guides/caf%C3%A9', '/guides/café'],
  ['/%E6%97%A5%E6%9C%AC/%d8%b9', '/日本/ع'],
  ['/a%20b%2Fc%3F', '/a%20b%2Fc%3F'],
  ['/broken%C3', '/broken%C3'],
  ['/half%E6%97', '/half%E6%97'],
  ['/turned%E2%80%AE', '/turned%E2%80%AE'],
  ['/wide%E3%80%80space', '/wide%E3%80%80space'],
])('the address %s is shown as %s', (address, shown) => expect(readableAddress(address)).toBe(shown));

it('is short without its scheme and the slash of a home page', () => {
  expect(shortAddress('https://anvils.example/')).toBe('anvils.example');
  expect(shortAddress('HTTP://anvils.example/caf%C3%A9/')).toBe('anvils.example/café');
});

it('has the host as people type it', () => {
  const url = 'https://xn--mller-kva.example:8080/%C3%BCber';
  expect(shortAddress(url)).toBe('müller.example:8080/über');
  expect(hostOf(url)).toBe('müller.example:8080');
  expect(addressUnder('müller.example', 'https://xn--mller-kva.example/')).toBe('https://müller.example/');
  expect(addressUnder('Müller', 'https://xn--mller-kva.example/')).toBe('müller.example');
});
