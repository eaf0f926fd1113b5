import { expect, it } from 'vitest';
import { createPlaces, type Place } from './create-places.ts';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Takes places and records who has one. */
function watch(atOnce: Parameters<typeof createPlaces>[0]) {
  const takePlace = createPlaces(atOnce);
  const working: { account: string; place: Place }[] = [];
  const refused: string[] = [];
  return {
    take: async (account: string, signal = never) => {
      void takePlace(account, signal).then((place) => {
        if (place) working.push({ account, place });
        else refused.push(account);
      });
      await settle();
    },
    /** Ends the first working call. */
    end: async () => {
      working.shift()?.place.leave();
      await settle();
    },
    /** The first working call rests until told; then it continues as soon as there is room. */
    rest: () => {
      const resting = working.shift();
      let wake = () => {};
      const wait = () => new Promise<void>((resolve) => (wake = resolve));
      void resting?.place.rest(wait).then(() => working.push(resting));
      return async () => {
        wake();
        await settle();
      };
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

it('who rests lets others work, keeps the account’s own place, and goes on before anybody new', async () => {
  const places = watch({ account: 1, everybody: 1, waiting: 9 });
  for (const account of ['ann', 'ann', 'ben', 'cyd']) await places.take(account);
  const wake = places.rest();
  await settle();
  expect(places.accounts()).toBe('ben');
  await wake();
  expect(places.accounts()).toBe('ben');
  await places.end();
  expect(places.accounts()).toBe('ann');
  for (const working of ['ann', 'cyd', '']) {
    await places.end();
    expect(places.accounts()).toBe(working);
  }
});

it('a place that is left twice is one place', async () => {
  const takePlace = createPlaces({ account: 1, everybody: 1, waiting: 0 });
  const place = await takePlace('ann', never);
  place?.leave();
  place?.leave();
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
