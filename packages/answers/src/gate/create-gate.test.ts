import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { quickClock } from '../../test/support/quick-clock.ts';
import { createGate } from './create-gate.ts';

const never = new AbortController().signal;
const opened = () => {
  let open: () => void = () => undefined;
  const end = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, end };
};

describe('a gate', () => {
  it('lets as many through as it has places, first come first, and the next when one is done', async () => {
    const gate = createGate(2, quickClock());
    const begun: number[] = [];
    const doors = [opened(), opened(), opened(), opened()];
    const calls = doors.map(({ end }, at) =>
      gate.run(never, () => {
        begun.push(at);
        return end;
      }),
    );
    await nextTurn();
    expect(begun).toEqual([0, 1]);
    doors[1]?.open();
    await calls[1];
    await nextTurn();
    expect(begun).toEqual([0, 1, 2]);
    for (const { open } of doors) open();
    await Promise.all(calls);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('gives a place back after a call that throws', async () => {
    const gate = createGate(1, quickClock());
    await expect(gate.run(never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.run(never, async () => 'yes')).resolves.toBe('yes');
  });

  it('lets who no longer wants go, and keeps the place of nobody', async () => {
    const gate = createGate(1, quickClock());
    const door = opened();
    const first = gate.run(never, () => door.end);
    const stop = new AbortController();
    const second = gate.run(stop.signal, async () => 'second');
    const third = gate.run(never, async () => 'third');
    stop.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    await expect(gate.run(stop.signal, async () => 'late')).rejects.toThrow('enough');
    door.open();
    await first;
    await expect(third).resolves.toBe('third');
  });

  it('holds everybody as long as the longest hold', async () => {
    const clock = quickClock();
    const gate = createGate(3, clock);
    gate.hold(5000);
    gate.hold(1000);
    await expect(gate.run(never, async () => 'through')).resolves.toBe('through');
    expect(clock.waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(4900);
  });
});
