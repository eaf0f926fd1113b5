import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('makes a folder with those above it, and takes one that is there', async () => {
  const path = join(folder, 'a/b/c');
  makeFolder(path);
  makeFolder(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

it('says where a file stands', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(folder, 'file/below'))).toThrow('ENOTDIR');
});

it.runIf(process.platform === 'linux')(
  'says where nobody can make a folder, and does not try for ever',
  () => {
    expect(() => makeFolder('/proc/visible-ai/data')).toThrow(/ENOENT|EACCES/);
  },
);
