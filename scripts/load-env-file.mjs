import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Reads `.env` beside package.json, when there is one. What the environment already says wins. */
export function loadEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
