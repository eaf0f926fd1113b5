import { describe, expect, it } from 'vitest';
import { contentKinds } from './all-kinds.ts';

describe('a kind of content', () => {
  it.each(contentKinds)('$id is told from the others by everything that names it', (kind) => {
    const others = contentKinds.filter((other) => other !== kind);
    for (const other of others) {
      expect(other.id).not.toBe(kind.id);
      expect(other.label).not.toBe(kind.label);
      expect(other.fileName).not.toBe(kind.fileName);
      expect(other.page.path).not.toBe(kind.page.path);
    }
  });

  it.each(contentKinds)('$id is saved under its label: lower case, hyphens, one ending', (kind) => {
    const name = kind.label.toLowerCase().replaceAll(' ', '-');
    expect(kind.fileName.replace(/\.\w+$/, '')).toBe(name.replace(/\.\w+$/, ''));
    expect(kind.fileName.match(/\.\w+/g)).toHaveLength(1);
  });
});
