import { describe, expect, it } from 'vitest';
import { mergeRows } from './merge-saved.ts';

const row = (id: string, text = id) => ({ id, text });
const never = () => false;
const base = [row('a'), row('b'), row('c')];

describe('rows that two tabs have changed', () => {
  it('keep what each tab added', () => {
    const merged = mergeRows({ base, mine: [...base, row('mine')], now: [...base, row('theirs')] }, never);
    expect(merged.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'mine', 'theirs']);
  });

  it('stay removed, whichever tab removed them', () => {
    const merged = mergeRows({ base, mine: [row('a'), row('b')], now: [row('b'), row('c')] }, never);
    expect(merged).toEqual([row('b')]);
  });

  it('have the words of the tab that changed them, and here those of this tab if both did', () => {
    const mine = [row('a'), row('b', 'mine'), row('c', 'mine')];
    const now = [row('a', 'theirs'), row('b'), row('c', 'theirs')];
    expect(mergeRows({ base, mine, now }, never)).toEqual([
      row('a', 'theirs'),
      row('b', 'mine'),
      row('c', 'mine'),
    ]);
  });

  it('that say the same are kept once', () => {
    const mine = [...base, row('mine', 'new')];
    const now = [...base, row('theirs', 'new')];
    const merged = mergeRows({ base, mine, now }, (one, other) => one.text === other.text);
    expect(merged).toEqual(mine);
  });

  it('that were changed here come back if they were removed elsewhere', () => {
    const mine = [row('a', 'mine'), row('b'), row('c')];
    expect(mergeRows({ base, mine, now: [row('b'), row('c')] }, never)).toEqual(mine);
  });
});
