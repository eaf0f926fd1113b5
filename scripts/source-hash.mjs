import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const SOURCES = ['packages', 'apps', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const NOT_BUILT = new Set(['node_modules', 'dist', 'test', 'coverage', '.data']);
const TEST_FILE = /\.test\.tsx?$/;

function* filesUnder(project, path) {
  const full = join(project, path);
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch (problem) {
    if (problem.code !== 'ENOTDIR') throw problem;
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_BUILT.has(entry.name) || TEST_FILE.test(entry.name)) continue;
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesUnder(project, child);
    else if (entry.isFile()) yield child;
  }
}

/** A hash of the names and contents of all files that the build is made from, without tests. */
export function sourceHash(project = root) {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesUnder(project, source)) {
      hash.update(`${file}\0`);
      hash.update(readFileSync(join(project, file)));
      hash.update('\0');
    }
  return hash.digest('hex');
}
