import { describe, expect, it } from 'vitest';
import { loopbackLookup } from './loopback-lookup.ts';

const look = (hostname: string, all: boolean) =>
  new Promise((resolve, reject) => {
    loopbackLookup(hostname, { all }, (error, address) => (error ? reject(error) : resolve(address)));
  });

describe('the lookup of allowed targets', () => {
  it.each(['shop.localhost', 'a.b.LocalHost', 'shop.localhost.'])(
    'finds %s on this machine',
    async (name) => {
      expect(await look(name, false)).toBe('127.0.0.1');
      expect(await look(name, true)).toEqual([{ address: '127.0.0.1', family: 4 }]);
    },
  );

  it('leaves other names to the system', async () => {
    await expect(look('no-localhost.invalid', false)).rejects.toMatchObject({ syscall: 'getaddrinfo' });
  });
});
