import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('a display name', () => {
  it.each([
    ['  Ann   Example ', 'Ann Example'],
    ['Ann\r\nBcc: all@example.com', 'Ann Bcc: all@example.com'],
    ['An\u0000n', 'An n'],
    ['Ann\u202egnp.exe', 'Anngnp.exe'],
    ['Ann\ud800', 'Ann'],
    ['Zoe\u0308', 'Zoë'],
    ['نمی\u200cدانم', 'نمی\u200cدانم'],
    ['👩\u200d💻 Ada', '👩\u200d💻 Ada'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(displayName.parse(typed)).toBe(kept);
  });

  it.each(['', '   ', '\u200b\u200b', '\u3164', '\u0301'])('%j is no name', (typed) => {
    expect(displayName.safeParse(typed).error?.issues[0]?.message).toBe('Display name is required');
  });

  it('has at most a hundred characters', () => {
    expect(displayName.safeParse('x'.repeat(101)).success).toBe(false);
  });
});
