/** Starts the product as `npm start` builds it. Its data folder is deleted when it ends. */
import { rmSync } from 'node:fs';
import { ensureBuilt } from '../../scripts/build.mjs';

const code = await ensureBuilt();
if (code !== 0) process.exit(code);

const dataDir = process.env.DATA_DIR;
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.env.NODE_ENV = 'production';
await import('../../apps/api/dist/main.js');
