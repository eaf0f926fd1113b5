/**
 * Starts the product as `npm start` builds it, with some accounts. Its data folder is deleted when it ends.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { ensureBuilt } from '../../scripts/build.mjs';

const code = await ensureBuilt();
if (code !== 0) process.exit(code);

const dataDir = process.env.DATA_DIR;
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'open-accounts.ts'), dataDir]);
process.env.NODE_ENV = 'production';
// As in vitest.config.ts: these minutes are too short for optimised code to pay off.
if (process.version.startsWith('v20.'))
  for (const flag of ['--interrupt-budget=1000000', '--always-sparkplug', '--liftoff-only'])
    setFlagsFromString(flag);
await import('../../apps/api/dist/main.js');
