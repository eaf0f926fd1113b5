import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Where a program or a thread starts: the server, the worker threads, the command line for admins. */
const entryPoints = ['main', 'foreign-tasks', 'admin']
  .map((name) => `${here}src/${name}.ts`)
  .filter((path) => existsSync(path));

rmSync(`${here}dist`, { recursive: true, force: true });
await build({
  entryPoints,
  outdir: `${here}dist`,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // Packages stay packages; the shared workspace is TypeScript source and comes along.
  packages: 'external',
  alias: { '@visible-ai/shared': fileURLToPath(new URL('../../packages/shared/src', import.meta.url)) },
  sourcemap: true,
  logLevel: 'warning',
});
