/** Starts the product the way `npm start` does, with a data folder that goes when it ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-e2e-'));
process.env.DATA_DIR = dataDir;
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await import('../../scripts/start.mjs');
