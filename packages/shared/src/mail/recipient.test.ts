import { expect, it } from 'vitest';
import { isRecipient } from './recipient.ts';

it.each([
  'ada@example.com',
  'Ada.Lovelace+visible@mail.example.co.uk',
  "o'brien@example.com",
  'a@xn--mller-kva.de',
  'a@example.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
])('mail may be sent to %s', (address) => {
  expect(isRecipient(address)).toBe(true);
});

it.each([
  ['', 'nothing'],
  ['ada', 'no domain'],
  ['@example.com', 'nobody'],
  ['ada@', 'nowhere'],
  ['ada@127.0.0.1', 'an IPv4 address'],
  ['ada@[127.0.0.1]', 'an address literal'],
  ['ada@[IPv6:::1]', 'an IPv6 literal'],
  ['root@mailhost', 'a host name'],
  ['root@localhost', 'this machine'],
  ['root@db.internal', 'an internal name'],
  ['ada@example.c', 'a top-level domain of one letter'],
  ['ada@example.123', 'a number at the end'],
  ['ada@example..com', 'an empty label'],
  ['ada@-example.com', 'a label that begins with a hyphen'],
  ['ada@example.com.', 'a dot at the end'],
  ['ada..l@example.com', 'two dots'],
  ['.ada@example.com', 'a dot first'],
  ['ada@b@example.com', 'two at signs'],
  ['ada lovelace@example.com', 'a space'],
  ['"ada"@example.com', 'quotes'],
  ['ada@example.com,eve@example.com', 'two recipients'],
  ['ada\r\nBcc: eve@example.com', 'a line break'],
  ['адa@example.com', 'a Cyrillic letter'],
  ['ada@exämple.com', 'a letter outside ASCII in the domain'],
  ['a\u202Emoc.elpmaxe@example.com', 'a direction mark'],
  ['a\u200Bda@example.com', 'a letter without width'],
  [`${'a'.repeat(65)}@example.com`, 'a local part that is too long'],
  [`ada@${'a'.repeat(64)}.com`, 'a label that is too long'],
  [`ada@${'a.'.repeat(126)}com`, 'an address that is too long'],
])('mail is not sent to %j: %s', (address) => {
  expect(isRecipient(address)).toBe(false);
});
