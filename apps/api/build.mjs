import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** `node build.mjs [FOLDER]`: where the build goes; dist/ by default. */
const outdir = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** Where a program or a thread starts: the server, the worker threads, the command lines. */
const engine = fileURLToPath(new URL('../../packages/engine/src/', import.meta.url));
const entryPoints = {
  ...Object.fromEntries(
    ['main', 'password-tasks', 'admin', 'backup', 'new-database'].map((name) => [
      name,
      `${here}src/${name}.ts`,
    ]),
  ),
  ...Object.fromEntries(
    ['foreign-tasks', 'writing-tasks', 'log-tasks'].map((name) => [name, `${engine}${name}.ts`]),
  ),
};

/**
 * npm keeps below the engine what its neighbours need in another version. It is not found from here, so it comes
 * along like the engine's own source.
 */
const below = fileURLToPath(new URL('../../packages/engine/node_modules', import.meta.url));
const engineOnly = existsSync(below)
  ? readdirSync(below)
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) =>
        name.startsWith('@') ? readdirSync(`${below}/${name}`).map((each) => `${name}/${each}`) : name,
      )
  : [];

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints,
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // Packages stay packages; our own workspaces are TypeScript source and come along.
  packages: 'external',
  alias: {
    '@visible-ai/shared': fileURLToPath(new URL('../../packages/shared/src', import.meta.url)),
    '@visible-ai/engine': `${engine}index.ts`,
    '@visible-ai/answers': fileURLToPath(new URL('../../packages/answers/src/index.ts', import.meta.url)),
    '@visible-ai/mcp': fileURLToPath(new URL('../../packages/mcp/src/index.ts', import.meta.url)),
    ...Object.fromEntries(engineOnly.map((name) => [name, `${below}/${name}`])),
  },
  sourcemap: true,
  logLevel: 'warning',
});
