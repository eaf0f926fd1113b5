import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as Esbuild from 'esbuild';

const CACHE = new URL('../../../../node_modules/.cache/workers/', import.meta.url);
const SHARED = new URL('../../../shared/src', import.meta.url);

function bundle(module: URL): string {
  // Asked for only here: what ships has no esbuild.
  const esbuild: typeof Esbuild = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@visible-ai/shared': fileURLToPath(SHARED) },
    sourcemap: 'inline',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * The path of a module that a worker thread can load. Of a build that is the module itself. TypeScript is
 * bundled first (some 50 ms), because Node 20 runs none and the loaders that could, such as tsx's, do not
 * reach its worker threads.
 */
export function runnableModule(module: URL): string {
  if (!module.pathname.endsWith('.ts')) return fileURLToPath(module);
  const code = bundle(module);
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const path = fileURLToPath(new URL(`${name}.mjs`, CACHE));
  if (!existsSync(path)) {
    mkdirSync(CACHE, { recursive: true });
    // Written aside and moved: another process may be about to load the same file.
    const draft = `${path}.${randomUUID()}`;
    writeFileSync(draft, code);
    renameSync(draft, path);
  }
  return path;
}
