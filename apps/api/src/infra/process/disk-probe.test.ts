import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskProbe } from './disk-probe.ts';

it('tells whether a folder takes writes, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'visible-ai-probe-'));
  const probe = diskProbe(folder);
  await Promise.all([probe(), probe(), probe()]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  await expect(diskProbe(folder)()).rejects.toThrow('ENOENT');
});
