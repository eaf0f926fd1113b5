import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { letAllRead } from '../../scripts/make-new-database.mjs';

it('lets another user than the one who built it read every file of the empty database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-new-'));
  try {
    mkdirSync(join(folder, 'pg_logical'), { mode: 0o700 });
    writeFileSync(join(folder, 'pg_logical/replorigin_checkpoint'), '', { mode: 0o600 });
    chmodSync(folder, 0o700);
    letAllRead(folder);
    const modeOf = (path: string) => statSync(join(folder, path)).mode & 0o777;
    expect(['', 'pg_logical', 'pg_logical/replorigin_checkpoint'].map(modeOf)).toEqual([0o755, 0o755, 0o644]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
