import { siblingModule } from '@visible-ai/engine/testing/threads/sibling-module';
import { afterAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from './create-password-hasher.ts';

const module = siblingModule('../../password-tasks', import.meta.url);
const hasher = createPasswordHasher({ module, cost: 4 });
afterAll(() => hasher.close());

describe('passwords', () => {
  it('are known again, and no other is', async () => {
    const stored = await hasher.hash('correct horse');
    expect(stored).not.toContain('correct');
    expect(await hasher.verify('correct horse', stored)).toBe(true);
    expect(await hasher.verify('correct hors', stored)).toBe(false);
  });

  it('count to their last character, also beyond the 72 bytes bcrypt reads', async () => {
    const long = 'a'.repeat(127);
    const stored = await hasher.hash(`${long}1`);
    expect(await hasher.verify(`${long}1`, stored)).toBe(true);
    expect(await hasher.verify(`${long}2`, stored)).toBe(false);
    const emoji = '🔑'.repeat(40);
    expect(await hasher.verify(`${emoji}b`, await hasher.hash(`${emoji}a`))).toBe(false);
  });

  it('may hold a zero byte', async () => {
    const stored = await hasher.hash('abc\u0000def');
    expect(await hasher.verify('abc\u0000xyz', stored)).toBe(false);
  });

  it('of nobody are never right', async () => {
    expect(await hasher.verify('whatever', null)).toBe(false);
  });

  it('leave the event loop free while they are hashed', async () => {
    const slow = createPasswordHasher({ module, cost: 12 });
    await slow.hash('warm');
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await Promise.all(Array.from({ length: 4 }, () => slow.hash('password')));
    clearInterval(timer);
    await slow.close();
    expect(ticks).toBeGreaterThan(10);
  });

  it('that would wait too long are refused for now', async () => {
    const busy = createPasswordHasher({ module, cost: 10, mostWaiting: 2 });
    const tries = Array.from({ length: 30 }, () => busy.hash('password'));
    const ends = await Promise.allSettled(tries);
    await busy.close();
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 10 } });
    expect(refused.length).toBeLessThan(30);
  });

  it('are refused sooner on a machine that is slow to hash them, and taken again when it has caught up', async () => {
    const slow = createPasswordHasher({ module, cost: 10, longestWaitMs: 100 });
    await slow.hash('tells how fast it goes');
    const ends = await Promise.allSettled(Array.from({ length: 60 }, () => slow.hash('password')));
    const taken = ends.filter((end) => end.status === 'fulfilled').length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(30);
    await expect(slow.hash('password')).resolves.toMatch(/^\$2b\$/);
    await slow.close();
  });
});
