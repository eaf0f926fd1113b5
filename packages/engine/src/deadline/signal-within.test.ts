import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { signalWithin } from './signal-within.ts';

/** Collects garbage now; what this turn of the event loop has used is only released after it. */
async function collect() {
  setFlagsFromString('--expose-gc');
  await nextTurn();
  runInNewContext('gc')();
}

describe('a signal within a time', () => {
  it('fires when the time is up, whatever was collected as garbage meanwhile', async () => {
    const signal = signalWithin(new AbortController().signal, 200);
    const fired = once(signal, 'abort');
    await collect();
    await fired;
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('may be taken of one signal many times: Node suspects no leak', async () => {
    const warned: Error[] = [];
    const hear = (warning: Error) => warned.push(warning);
    process.on('warning', hear);
    const stop = new AbortController();
    for (let n = 0; n < 20; n += 1) signalWithin(stop.signal, 50);
    await nextTurn();
    process.off('warning', hear);
    expect(warned).toEqual([]);
  });

  it('fires with the other signal and gives its reason', () => {
    const stop = new AbortController();
    const signal = signalWithin(stop.signal, 60_000);
    expect(signal.aborted).toBe(false);
    stop.abort(new Error('cancelled'));
    expect(signal.reason).toMatchObject({ message: 'cancelled' });
    expect(signalWithin(stop.signal, 60_000).reason).toMatchObject({ message: 'cancelled' });
  });
});
