import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = join(root, 'packages');
/** From here the packages of the engine are found too, also those that npm puts below it. */
const cache = join(packages, 'engine/node_modules/.cache');

/** What threads start from: they must lie beside the program (see threads/sibling-module). */
const threads = [
  ...['foreign-tasks', 'writing-tasks', 'log-tasks'].map((name) => `${packages}/engine/src/${name}.ts`),
  join(root, 'apps/api/src/password-tasks.ts'),
];

/**
 * Bundles a TypeScript program for the child processes of a test file, until the file ends. A process that
 * compiles our sources by itself (tsx) needs three seconds of processor time before it begins.
 *
 * @param program for instance `new URL('./run-crawls.ts', import.meta.url)`.
 * @param beside further modules that lie beside it; by default those of all threads.
 * @returns the path of the program in JavaScript.
 */
export function buildProgram(program: URL, beside: readonly string[] = threads): string {
  mkdirSync(cache, { recursive: true });
  const home = mkdtempSync(join(cache, 'program-'));
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  // As in the API's own folder: a program finds the migrations beside its folder.
  symlinkSync(join(root, 'apps/api/migrations'), join(home, 'migrations'));
  const outdir = join(home, 'dist');
  const path = fileURLToPath(program);
  buildSync({
    entryPoints: [path, ...beside].map((source) => ({ in: source, out: basename(source, '.ts') })),
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    alias: {
      '@visible-ai/shared': `${packages}/shared/src`,
      '@visible-ai/engine': `${packages}/engine/src/index.ts`,
      '@visible-ai/answers': `${packages}/answers/src/index.ts`,
      '@visible-ai/mcp': `${packages}/mcp/src/index.ts`,
    },
    logLevel: 'warning',
  });
  return join(outdir, `${basename(path, '.ts')}.js`);
}
