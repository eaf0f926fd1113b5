/**
 * `npm start`: the whole set-up on a fresh clone, and a quick check when nothing changed. The server then
 * runs inside this process, so that it has the same signals, environment and process id.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { ensureOpenFiles } from './ensure-open-files.mjs';
import { loadEnvFile } from './load-env-file.mjs';
import { root } from './run.mjs';

ensureNode();
ensureOpenFiles();
await ensureInstalled();
loadEnvFile();
const code = await ensureBuilt();
if (code !== 0) {
  console.error('The build failed: see the lines above.');
  process.exit(code);
}
process.chdir(root);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
// The lines above are for programs; this one is for the person who typed the command.
if (process.stdout.isTTY)
  console.log(`\nOpen http://localhost:${process.env.PORT || 3001} in a browser. Ctrl-C stops it.\n`);
