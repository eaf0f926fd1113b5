import { expect, it } from 'vitest';
import { createPlaces } from './create-places.ts';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Takes places and writes down who has one. */
function watch(atOnce: Parameters<typeof createPlaces>[0]) {
  const takePlace = createPlaces(atOnce);
  const working: { account: string; leave: () => void }[] = [];
  const refused: string[] = [];
  return {
    take: async (account: string, signal = never) => {
      void takePlace(account, signal).then((leave) => {
        if (leave) working.push({ account, leave });
        else refused.push(account);
      });
      await settle();
    },
    /** The first one that works ends. */
    end: async () => {
      working.shift()?.leave();
      await settle();
    },
    accounts: () => working.map(({ account }) => account).join(' '),
    refused,
  };
}

it('an account has its places and its part of the line, and is told to come back after that', async () => {
  const places = watch({ account: 2, everybody: 9, waiting: 1 });
  for (let at = 0; at < 5; at += 1) await places.take('ann');
  expect(places.accounts()).toBe('ann ann');
  expect(places.refused).toEqual(['ann', 'ann']);
  await places.end();
  expect(places.accounts()).toBe('ann ann');
  await places.end();
  await places.end();
  expect(places.accounts()).toBe('');
});

it('who asks for much keeps nobody else waiting, and all together have so many places', async () => {
  const places = watch({ account: 2, everybody: 3, waiting: 9 });
  for (const account of ['ann', 'ann', 'ann', 'ann', 'ben', 'cyd']) await places.take(account);
  expect(places.accounts()).toBe('ann ann ben');
  await places.end();
  // Ann was first in line for her second place.
  expect(places.accounts()).toBe('ann ben ann');
  await places.end();
  await places.end();
  expect(places.accounts()).toBe('ann ann cyd');
});

it('a place that is left twice is one place', async () => {
  const takePlace = createPlaces({ account: 1, everybody: 1, waiting: 0 });
  const leave = await takePlace('ann', never);
  leave?.();
  leave?.();
  expect(await takePlace('ann', never)).not.toBeNull();
  expect(await takePlace('ann', never)).toBeNull();
});

it('who leaves the line makes room in it', async () => {
  const places = watch({ account: 1, everybody: 1, waiting: 1 });
  const gone = new AbortController();
  await places.take('ann');
  await places.take('ann', gone.signal);
  gone.abort();
  await settle();
  expect(places.refused).toEqual(['ann']);
  await places.take('ann');
  await places.take('ann', gone.signal);
  expect(places.refused).toEqual(['ann', 'ann']);
  await places.end();
  expect(places.accounts()).toBe('ann');
});
