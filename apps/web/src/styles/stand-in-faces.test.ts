import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const faces = [...read('fonts.css').matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => body);
const familyOf = (face: string) => /font-family:\s*"([^"]+)"/.exec(face)?.[1];

/** The names of the fallback fonts in the stacks of tokens.css. */
const standIns = [...read('tokens.css').matchAll(/"([^"]+ on [^"]+)"/g)].map(([, family = '']) => family);

describe('the faces that stand in until ours arrive', () => {
  it('are of computers and of phones', () => {
    expect(standIns).toEqual(
      expect.arrayContaining([
        'Newsreader on Times',
        'Newsreader on Noto Serif',
        'Hanken on Arial',
        'Hanken on Roboto',
      ]),
    );
  });

  it.each(standIns)('have the width and the height of ours: %s', (family) => {
    const own = faces.filter((face) => familyOf(face) === family);
    expect(own.length).toBeGreaterThan(0);
    for (const face of own) {
      expect(face).toMatch(/src:\s*local\("/);
      expect(face).toMatch(/size-adjust:\s*[\d.]+%/);
      expect(face).toMatch(/ascent-override:\s*[\d.]+%/);
    }
  });

  it('are all in use', () => {
    const defined = faces.map(familyOf).filter((family) => family?.includes(' on '));
    expect(new Set(defined)).toEqual(new Set(standIns));
  });
});
