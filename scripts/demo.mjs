/**
 * `npm run demo`: two made-up shops, simulated answer engines and the product on one machine, and a walk from
 * "why not me" to "the fix worked". It needs no network and no key. `--port N` sets the product's port;
 * `--exit` ends after the walk, with exit code 1 if nothing was proved.
 */
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { ensureOpenFiles } from './ensure-open-files.mjs';
import { root } from './run.mjs';

ensureNode();
ensureOpenFiles();
await ensureInstalled();
const code = await ensureBuilt();
if (code !== 0) {
  console.error('The build failed: see the lines above.');
  process.exit(code);
}
process.chdir(root);
const { register } = await import('tsx/esm/api');
register();
await import('../demo/main.ts');
