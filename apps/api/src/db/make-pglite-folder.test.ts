import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePgliteFolder } from './make-pglite-folder.ts';

let root: string;
const built = () => join(root, 'built');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visible-ai-folder-'));
  await mkdir(join(built(), 'base/1'), { recursive: true });
  await writeFile(join(built(), 'PG_VERSION'), '18');
  await writeFile(join(built(), 'base/1/2619'), 'a table');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the folder of a new database', () => {
  it('is a copy of the one that was built, whole', async () => {
    await makePgliteFolder(join(root, 'db'), built());
    expect(await readFile(join(root, 'db/PG_VERSION'), 'utf8')).toBe('18');
    expect(await readFile(join(root, 'db/base/1/2619'), 'utf8')).toBe('a table');
  });

  it('takes nothing from a start that was cut off', async () => {
    await mkdir(join(root, 'db.new'));
    await writeFile(join(root, 'db.new/half'), '');
    await makePgliteFolder(join(root, 'db'), built());
    expect((await readdir(join(root, 'db'))).sort()).toEqual(['PG_VERSION', 'base']);
    expect((await readdir(root)).sort()).toEqual(['built', 'db']);
  });

  it('is not there at all when it cannot be made, and the error says why in one line', async () => {
    await writeFile(join(root, 'file'), '');
    const made = makePgliteFolder(join(root, 'file/db'), built());
    await expect(made).rejects.toThrow(/^ENOTDIR[^\n]*$/);
    expect((await readdir(root)).sort()).toEqual(['built', 'file']);
  });
});
