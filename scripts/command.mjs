/**
 * `node scripts/command.mjs PROGRAM ARGUMENTS...`: runs a command line of the api, and builds it first if it
 * is stale.
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
if (code !== 0) process.exit(code);
const program = process.argv.splice(2, 1)[0];
process.chdir(root);
await import(pathToFileURL(join(root, `apps/api/dist/${program}.js`)).href);
