import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Inspection } from './inspect-site.ts';
import { shareInspections } from './share-inspections.ts';

const url = 'https://a.example/';

/** Inspections that end on command. */
function openShare(mostRunning = 10) {
  const started: { url: string; signal: AbortSignal; end(): void }[] = [];
  const share = shareInspections((address, signal) => {
    let end = () => {};
    const evidence = new Promise<never>((_resolve, reject) => {
      end = () => reject(new Error('ended'));
    });
    evidence.catch(() => undefined);
    started.push({ url: address, signal, end });
    // These tests do not look at the parts.
    return { evidence } as unknown as Inspection;
  }, mostRunning);
  return { share, started };
}
const never = () => new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('an inspection', () => {
  it('is shared by all who ask for the same address while it runs', () => {
    const { share, started } = openShare();
    const first = share.watch(url, never());
    expect(share.watch(url, never())).toBe(first);
    expect(share.watch('https://b.example/', never())).not.toBe(first);
    expect(started).toHaveLength(2);
    expect(share.running()).toBe(2);
  });

  it('goes on while anybody watches, and is aborted when the last one leaves', () => {
    const { share, started } = openShare();
    const [one, other] = [new AbortController(), new AbortController()];
    share.watch(url, one.signal);
    share.watch(url, other.signal);
    one.abort();
    expect(started[0]?.signal.aborted).toBe(false);
    other.abort();
    expect(started[0]?.signal.aborted).toBe(true);
    expect(share.running()).toBe(0);
  });

  it('is never handed out once everybody has left it: who comes next gets a new one', () => {
    const { share, started } = openShare();
    const leaver = new AbortController();
    const abandoned = share.watch(url, leaver.signal);
    leaver.abort();
    expect(share.watch(url, never())).not.toBe(abandoned);
    expect(started[1]?.signal.aborted).toBe(false);
  });

  it('stays for who came after the abandoned one, when that ends late', async () => {
    const { share, started } = openShare();
    const leaver = new AbortController();
    share.watch(url, leaver.signal);
    leaver.abort();
    const fresh = share.watch(url, never());
    started[0]?.end();
    await settled();
    expect(share.watch(url, never())).toBe(fresh);
  });

  it('is never handed out once it has ended', async () => {
    const { share, started } = openShare();
    const ended = share.watch(url, never());
    started[0]?.end();
    await settled();
    expect(share.running()).toBe(0);
    expect(share.watch(url, never())).not.toBe(ended);
  });

  it('leaves nothing on the signal of a watcher who lives longer', async () => {
    const { share, started } = openShare();
    const signal = never();
    share.watch(url, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    started[0]?.end();
    await settled();
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('is aborted at once for who has left before', () => {
    const { share, started } = openShare();
    share.watch(url, AbortSignal.abort());
    expect(started[0]?.signal.aborted).toBe(true);
  });

  it('is refused, with a time to come back, when too many run; joining one is always possible', () => {
    const { share } = openShare(1);
    share.watch(url, never());
    expect(() => share.watch('https://b.example/', never())).toThrowError(
      expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 5 }),
    );
    expect(() => share.watch(url, never())).not.toThrow();
  });
});
