import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '../architecture/list-source-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

const foldersIn = (folder: string) =>
  readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
    .sort();

/** What stands in the first column of the table with this heading. */
function roomsUnder(heading: string): string[] {
  const [, table = ''] = read('ARCHITECTURE.md').split(`| ${heading} |`);
  const [rows = ''] = table.split('\n\n');
  const first = [...rows.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return first.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)).sort();
}

describe('ARCHITECTURE.md', () => {
  it.each([
    ['room of the engine', 'packages/engine/src', []],
    ['room of the command line', 'packages/cli/src', []],
    ['feature of the web', 'apps/web/src/features', []],
    // These stand in the picture above the tables: they know no domain.
    ['domain of the api', 'apps/api/src', ['compose', 'db', 'http', 'infra']],
  ])('says of every %s what it does, and of no other', (heading, folder, drawn) => {
    const rooms = foldersIn(folder).filter((name) => !drawn.includes(name));
    expect(roomsUnder(heading)).toEqual(rooms);
  });
});

const sources = listSourceFiles(root, ['packages', 'apps', 'e2e', 'test']);

/** The paths that a text names, without those that have a gap to fill in. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w@./-]+)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => !path.startsWith('/') && (path.includes('/') || /\.(?:tsx?|mjs|md|json)$/.test(path)));

describe('CONTRIBUTING.md', () => {
  // A recipe says where its paths begin: "In `packages/engine/src/audit`:".
  const recipes = read('CONTRIBUTING.md')
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ name: text.split('\n')[0] ?? '', text }));

  it.each(recipes)('names only files that are there: $name', ({ text }) => {
    const [, base = ''] = /^In `([^`]+)`/m.exec(text) ?? [];
    const isThere = (path: string) =>
      existsSync(`${root}${path}`) ||
      existsSync(`${root}${base}/${path}`) ||
      sources.some((file) => [path, `${path}.ts`].some((end) => file.endsWith(`/${end}`))) ||
      sources.some((file) => file.includes(`/${path}/`));
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  });
});
