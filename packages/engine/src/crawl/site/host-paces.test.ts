import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostPaces, type HostPace } from './host-paces.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const patient = new AbortController().signal;
const fine = { status: 200, headersMs: 50, retryAfterMs: 0, redirects: 0 };

/** Makes this many requests, each answered after `answerMs`, and records the time of each. */
async function askOften(pace: HostPace, times: number, name: string, log: string[], answerMs = 1) {
  await Promise.all(
    Array.from({ length: times }, async () => {
      const giveBack = await pace.turn(patient);
      log.push(`${name}@${Date.now() - began}`);
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      pace.answered(fine);
      giveBack();
    }),
  );
}
let began = 0;
const open = (rate: number) => {
  began = Date.now();
  return createHostPaces({ rate, now: Date.now });
};

describe('the pace of a host', () => {
  it('lets one request start after the other', async () => {
    const { pace } = open(2).take('site.example');
    const log: string[] = [];
    const asking = askOften(pace, 4, 'a', log);
    await vi.advanceTimersByTimeAsync(10_000);
    await asking;
    expect(log).toEqual(['a@0', 'a@500', 'a@1000', 'a@1500']);
  });

  it('has two requests under way at most, however many crawls there are and however slow the host is', async () => {
    const paces = open(0);
    const log: string[] = [];
    const all = ['a', 'b', 'c'].map((name) => askOften(paces.take('site.example').pace, 2, name, log, 3000));
    await vi.advanceTimersByTimeAsync(20_000);
    await Promise.all(all);
    expect(log.map((line) => Number(line.split('@')[1]))).toEqual([0, 0, 3000, 3000, 6000, 6000]);
  });

  it('is shared by crawls in turn, so that a long one does not shut out a short one', async () => {
    const paces = open(10);
    const log: string[] = [];
    const long = askOften(paces.take('site.example').pace, 10, 'long', log);
    const short = askOften(paces.take('site.example').pace, 2, 'short', log);
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all([long, short]);
    expect(log.slice(0, 5)).toEqual(['long@0', 'short@100', 'long@200', 'short@300', 'long@400']);
    expect(log.at(-1)).toBe('long@1100');
  });

  it('leaves other hosts alone', async () => {
    const paces = open(1);
    const log: string[] = [];
    await Promise.all([
      askOften(paces.take('one.example').pace, 1, 'one', log),
      askOften(paces.take('two.example').pace, 1, 'two', log),
      vi.advanceTimersByTimeAsync(10),
    ]);
    expect(log).toEqual(['one@0', 'two@0']);
  });

  it('leaves a busy host alone as long as it asks, also those who waited before it said so', async () => {
    const paces = open(10);
    const { pace } = paces.take('site.example');
    const log: string[] = [];
    const first = await pace.turn(patient);
    const asking = askOften(pace, 3, 'a', log);
    pace.answered({ ...fine, status: 429, retryAfterMs: 20_000 });
    first();
    await vi.advanceTimersByTimeAsync(60_000);
    await asking;
    expect(log).toEqual(['a@20000', 'a@21000', 'a@22000']);
  });

  it('remembers that for the next crawl, when this one is over', async () => {
    const paces = open(10);
    const taken = paces.take('site.example');
    (await taken.pace.turn(patient))();
    taken.pace.answered({ ...fine, status: 503, retryAfterMs: 30_000 });
    taken.release();
    expect(paces.take('site.example').pace.waitMs()).toBeGreaterThan(28_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(paces.take('site.example').pace.waitMs()).toBe(0);
  });

  it('never waits longer than a minute for what a host asks', () => {
    const { pace } = open(10).take('site.example');
    pace.answered({ ...fine, status: 429, retryAfterMs: 999_999_999_000 });
    expect(pace.waitMs()).toBe(60_000);
  });

  it('counts redirects as the requests they are', async () => {
    const { pace } = open(10).take('site.example');
    (await pace.turn(patient))();
    pace.answered({ ...fine, redirects: 4 });
    expect(pace.waitMs()).toBe(500);
  });

  async function next(pace: HostPace) {
    await vi.advanceTimersByTimeAsync(60_000);
    (await pace.turn(patient))();
    return pace.waitMs();
  }

  it('slows down for a slow host, and comes back soon where only one page was slow or failed', async () => {
    const { pace } = open(10).take('site.example');
    pace.answered({ ...fine, headersMs: 5000 });
    expect(await next(pace)).toBe(2500);
    pace.answered({ ...fine, headersMs: 5000 });
    expect(await next(pace)).toBe(2500);
    pace.answered(fine);
    expect(await next(pace)).toBe(1240);
    pace.answered({ ...fine, status: 503 });
    expect(await next(pace)).toBe(2480);
    for (let at = 0; at < 5; at += 1) pace.answered(fine);
    expect(await next(pace)).toBe(100);
  });

  it('comes back step by step where the host asked for it to be slower', async () => {
    const { pace } = open(10).take('site.example');
    pace.answered({ ...fine, status: 429 });
    expect(await next(pace)).toBe(1000);
    for (let at = 0; at < 8; at += 1) pace.answered(fine);
    expect(await next(pace)).toBe(690);
    for (let at = 0; at < 80; at += 1) pace.answered(fine);
    expect(await next(pace)).toBe(100);
  });

  it("keeps to a site's own delay, up to ten seconds, and never takes it up", async () => {
    const { pace } = open(10).take('site.example');
    pace.setCrawlDelay(30);
    for (let at = 0; at < 80; at += 1) pace.answered(fine);
    (await pace.turn(patient))();
    expect(pace.waitMs()).toBe(10_000);
  });

  it('forgets who has left before his turn', async () => {
    const { pace } = open(1).take('site.example');
    (await pace.turn(patient))();
    const leave = new AbortController();
    const left = pace.turn(leave.signal);
    const log: string[] = [];
    const stays = askOften(pace, 1, 'stays', log);
    leave.abort(new Error('cancelled'));
    await expect(left).rejects.toThrow('cancelled');
    await vi.advanceTimersByTimeAsync(5000);
    await stays;
    expect(log).toEqual(['stays@1000']);
  });
});
