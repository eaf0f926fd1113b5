import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { onStopSignal } from './on-stop-signal.ts';

function listen() {
  const signals = new EventEmitter();
  const heard: string[] = [];
  const clock = { now: 0 };
  onStopSignal(
    (signal) => heard.push(signal),
    () => heard.push('gives up'),
    () => clock.now,
    signals,
  );
  return { signals, heard, clock };
}

describe('a stop signal', () => {
  it('that npm passes on a second time is one signal', () => {
    const { signals, heard, clock } = listen();
    signals.emit('SIGINT');
    clock.now = 20;
    signals.emit('SIGINT');
    expect(heard).toEqual(['SIGINT']);
  });

  it('repeated later gives up the graceful stop', () => {
    const { signals, heard, clock } = listen();
    signals.emit('SIGTERM');
    clock.now = 3000;
    signals.emit('SIGINT');
    expect(heard).toEqual(['SIGTERM', 'gives up']);
  });
});
