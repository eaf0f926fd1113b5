/**
 * Starts the built product with a data folder that goes when it ends. The build is the one that
 * `npm start` makes: the address of this run reaches the server, not the pages' canonical links.
 */
import { rmSync } from 'node:fs';
import { ensureBuilt } from '../../scripts/build.mjs';

const appUrl = process.env.APP_URL;
delete process.env.APP_URL;
const code = await ensureBuilt();
if (code !== 0) process.exit(code);

const dataDir = process.env.DATA_DIR;
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, { APP_URL: appUrl, NODE_ENV: 'production' });
await import('../../apps/api/dist/main.js');
