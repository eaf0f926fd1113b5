import { chmodSync, copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The folder of the package's files, from `node build.mjs [FOLDER]`; dist/ by default. */
const outdir = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const engine = fileURLToPath(new URL('../engine/src/', import.meta.url));

rmSync(outdir, { recursive: true, force: true });
await build({
  // The program, and the entry points of the engine's threads, which must be next to it (see
  // threads/sibling-module).
  entryPoints: {
    'visible-ai': `${here}src/visible-ai.ts`,
    ...Object.fromEntries(
      ['foreign-tasks', 'writing-tasks', 'log-tasks'].map((name) => [name, `${engine}${name}.ts`]),
    ),
  },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // npm packages stay external; our own workspaces are TypeScript source and are bundled.
  packages: 'external',
  alias: {
    '@visible-ai/shared': fileURLToPath(new URL('../shared/src', import.meta.url)),
    '@visible-ai/engine/logs': `${engine}index-logs.ts`,
    '@visible-ai/engine': `${engine}index.ts`,
    '@visible-ai/mcp': fileURLToPath(new URL('../mcp/src/index.ts', import.meta.url)),
  },
  logLevel: 'warning',
});
chmodSync(`${outdir}/visible-ai.js`, 0o755);
copyFileSync(`${here}../../LICENSE`, `${outdir}/LICENSE`);
