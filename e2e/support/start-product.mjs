/** Starts the built product, the one that `npm start` makes, with a data folder that goes when it ends. */
import { rmSync } from 'node:fs';
import { ensureBuilt } from '../../scripts/build.mjs';

const code = await ensureBuilt();
if (code !== 0) process.exit(code);

const dataDir = process.env.DATA_DIR;
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.env.NODE_ENV = 'production';
await import('../../apps/api/dist/main.js');
