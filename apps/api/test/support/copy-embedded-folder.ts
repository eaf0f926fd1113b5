import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

/** Puts a copy of the migrated embedded database into a data folder, as after an earlier start. */
export async function copyEmbeddedFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db');
  await mkdir(folder, { mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', inject('embeddedArchive'), '-C', folder, '--no-same-owner']);
}
