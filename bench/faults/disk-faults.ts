import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Row } from '../support/print-table.ts';
import { openStage, underLoad } from './open-stage.ts';

const FULL_MS = 15_000;

/** Fills the disk in another process, because this one runs the visitors. */
const fill = (file: string): Promise<unknown> =>
  promisify(execFile)('dd', ['if=/dev/zero', `of=${file}`, 'bs=4k']).catch(() => 'full');

/** Mounts a disk that is small enough to fill. Only root on Linux may do this. */
function mountSmallDisk(): { path: string; unmount(): void } | null {
  const path = mkdtempSync(join(tmpdir(), 'visible-ai-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true, force: true });
    return null;
  }
  return {
    path,
    unmount() {
      execFileSync('umount', [path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** The disk under the embedded database is full for a while. */
export async function diskFaults(): Promise<Row[]> {
  const disk = mountSmallDisk();
  if (!disk)
    return [
      { what: '**Disk full**', measured: 'not tried: only root may mount a disk', target: '', met: null },
    ];
  const filler = join(disk.path, 'filler');
  try {
    const stage = await openStage({ DATA_DIR: join(disk.path, 'data') });
    try {
      const cause = async () => {
        await fill(filler);
        await wait(FULL_MS);
        rmSync(filler);
      };
      return await underLoad(stage, { name: 'Disk full under the embedded database for 15 s', cause });
    } finally {
      await stage.close();
    }
  } finally {
    disk.unmount();
  }
}
