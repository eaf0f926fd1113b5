/**
 * Starts the product as `npm start` builds it, with some accounts. Its data folder is deleted when it ends.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/build.mjs';

const code = await ensureBuilt();
if (code !== 0) process.exit(code);

const dataDir = process.env.DATA_DIR;
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'open-accounts.ts'), dataDir]);
process.env.NODE_ENV = 'production';
await import('../../apps/api/dist/main.js');
