import dns, { type LookupAddress } from 'node:dns';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { guardedLookup } from './guarded-lookup.ts';

function answerWith(addresses: LookupAddress[]) {
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((_name: string, _options: object, done: Answer) =>
      done(null, addresses)) as typeof dns.lookup);
  onTestFinished(() => lookup.mockRestore());
}
type Answer = (error: Error | null, addresses: LookupAddress[]) => void;

const look = (all: boolean) =>
  new Promise((resolve, reject) => {
    guardedLookup('site.example', { all }, (error, address) => (error ? reject(error) : resolve(address)));
  });

const open = { address: '93.184.216.34', family: 4 };
const inner = { address: '10.0.0.5', family: 4 };

describe('a guarded lookup', () => {
  it('hands back what it has checked, all or the first', async () => {
    answerWith([open, { address: '2606:4700::1', family: 6 }]);
    expect(await look(true)).toHaveLength(2);
    expect(await look(false)).toBe(open.address);
  });

  it('refuses all when one is not public', async () => {
    answerWith([open, inner]);
    await expect(look(true)).rejects.toMatchObject({ kind: 'refused' });
    await expect(look(false)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('finds no host in an empty answer', async () => {
    answerWith([]);
    await expect(look(true)).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});
