import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from './list-source-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/**
 * The entry point of a package, and the engine's second one for logs: files named index, which only
 * re-export.
 */
const FRONT_DOOR = /^packages\/[^/]+\/src\/index(-logs)?\.ts$/;
const files = listSourceFiles(root, ['packages', 'apps', 'e2e', 'test']).filter(
  (file) => !FRONT_DOOR.test(file),
);

describe('source files', () => {
  it('are named after what they hold, never after nothing in particular', () => {
    const vague = /(^|\/)(types|common|misc|index)[./]|(^|[/-])(utils?|helpers?)[./]/;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });

  it('pass nothing on: no file only re-exports others', () => {
    const barrels = files.filter((file) =>
      /^export (\*|\{[^}]*\}) from /m.test(readFileSync(`${root}${file}`, 'utf8')),
    );
    expect(barrels).toEqual([]);
  });

  it('say Analyze, as the screens of the specification do', () => {
    const screens = files.filter((file) => /^apps\/web\/src\/.*\.tsx?$/.test(file));
    expect(screens.length).toBeGreaterThan(0);
    // In lower case it may be the name of a function, and `analyses` is the noun.
    const other = /\bAnalys(e|ed|ing)\b/;
    expect(screens.filter((file) => other.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
  });

  it('carry no skipped and no lonely test', () => {
    const marks = /\b(it|test|describe)\.(only|skip|todo)\(/;
    const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    expect(tests.filter((file) => marks.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
  });
});
