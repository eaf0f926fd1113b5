import { describe, expect, it } from 'vitest';
import { resolveRedirect } from './resolve-redirect.ts';

const from = 'https://example.com/a/b?c=d';
const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('a redirect', () => {
  it.each([
    ['https://www.example.com/', 'https://www.example.com/'],
    ['/x', 'https://example.com/x'],
    ['x', 'https://example.com/a/x'],
    ['?e=f', 'https://example.com/a/b?e=f'],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['/x#part', 'https://example.com/x'],
    [' /x ', 'https://example.com/x'],
    ['/%0d%0aX: y', 'https://example.com/%0d%0aX:%20y'],
    [latin1('/café'), 'https://example.com/caf%C3%A9'],
    ['/caf\u00e9', 'https://example.com/caf%C3%A9'],
  ])('to %j leads to %s', (location, to) => {
    expect(resolveRedirect(302, location, from)).toBe(to);
  });

  it('is none without a target, and none by another status', () => {
    expect(resolveRedirect(302, undefined, from)).toBeNull();
    expect(resolveRedirect(302, ' ', from)).toBeNull();
    expect(resolveRedirect(200, '/x', from)).toBeNull();
    expect(resolveRedirect(304, '/x', from)).toBeNull();
  });

  it('to nonsense or without end is a failure', () => {
    expect(() => resolveRedirect(301, 'http://[', from)).toThrow(/not a web address/);
    expect(() => resolveRedirect(301, `/${'a'.repeat(10_000)}`, from)).toThrow(/too long/);
  });
});
