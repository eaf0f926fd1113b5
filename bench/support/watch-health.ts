import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './percentile.ts';
import type { Row } from './print-table.ts';

const EVERY_MS = 100;
const PATIENCE_MS = 10_000;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/**
 * Calls `/health` ten times a second during other work.
 *
 * @returns two functions that each stop the calls and return the times: as rows, with a p99 target of 250 ms
 * and a maximum of a second, or as the p99 alone, in milliseconds.
 */
export function watchHealth(service: string): { rows(meanwhile: string): Row[]; p99(): number } {
  const times: number[] = [];
  let going = true;
  void (async () => {
    while (going) {
      const began = performance.now();
      const healthy = await fetch(`${service}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
        async (answer) => answer.ok && (await answer.text()) !== '',
        () => false,
      );
      times.push(healthy ? performance.now() - began : PATIENCE_MS);
      await wait(EVERY_MS);
    }
  })();
  const stop = () => {
    going = false;
    return percentile(times, 0.99);
  };
  const rows = (meanwhile: string): Row[] => {
    const p99 = stop();
    const worst = Math.max(...times);
    return [
      { what: `${meanwhile}: /health p99`, measured: ms(p99), target: 'at most 250 ms', met: p99 <= 250 },
      {
        what: `${meanwhile}: /health at worst`,
        measured: ms(worst),
        target: 'at most 1 s',
        met: worst <= 1000,
      },
    ];
  };
  return { rows, p99: stop };
}
