import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The folder of the build, from `node build.mjs [FOLDER]`; dist/ by default. */
const outdir = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** The entry points: the server, the worker threads and the command lines. */
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
 * npm puts dependencies of the engine that conflict with other versions below the engine. They cannot be
 * resolved from here, so they are bundled like the engine's own source.
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
  // npm packages stay external; our own workspaces are TypeScript source and are bundled.
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
