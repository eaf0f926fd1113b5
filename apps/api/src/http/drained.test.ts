import { EventEmitter, getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { drained } from './drained.ts';

const reader = () => Object.assign(new EventEmitter(), { cut: 0, destroy: cut });
function cut(this: { cut: number }) {
  this.cut += 1;
}

it('waits until what was written is read, and leaves nothing behind, however often', async () => {
  const response = reader();
  const { signal } = new AbortController();
  for (let at = 0; at < 50; at += 1) {
    const waiting = drained(response, signal);
    response.emit('drain');
    await waiting;
  }
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  expect(response.cut).toBe(0);
});

it('leaves one listener behind where none can be taken back, as with compression', async () => {
  const response = Object.assign(reader(), { removeListener: () => response, off: () => response });
  const { signal } = new AbortController();
  for (let at = 0; at < 50; at += 1) {
    const waiting = drained(response, signal);
    response.emit('drain');
    await waiting;
  }
  expect(response.listenerCount('drain')).toBe(1);
});

it('cuts a reader that has left, before or meanwhile', async () => {
  const response = reader();
  const stop = new AbortController();
  const waiting = drained(response, stop.signal);
  stop.abort();
  await waiting;
  await drained(response, stop.signal);
  expect(response.cut).toBe(2);
});
