import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** `node build.mjs [FOLDER]`: where the build goes; dist/ by default. */
const outdir = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** Where a program or a thread starts: the server, the worker threads, the command lines. */
const entryPoints = ['main', 'foreign-tasks', 'password-tasks', 'writing-tasks', 'admin', 'backup']
  .map((name) => `${here}src/${name}.ts`)
  .filter((path) => existsSync(path));

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints,
  outdir,
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
