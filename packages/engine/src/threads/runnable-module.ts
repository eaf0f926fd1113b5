import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as Esbuild from 'esbuild';

const CACHE = new URL('../../../../node_modules/.cache/workers/', import.meta.url);
const SHARED = new URL('../../../shared/src', import.meta.url);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The sources of a bundle. It is rebuilt only if one of them has changed. */
interface Made {
  bundle: string;
  sources: [path: string, stamp: string][];
}

const inCache = (name: string) => fileURLToPath(new URL(name, CACHE));
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Changes whenever a file is written. */
function stampOf(path: string): string {
  const { mtimeMs = 0, size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs}:${size}`;
}

/** Written elsewhere and moved: another process may be loading the same file. */
function write(path: string, text: string): void {
  mkdirSync(CACHE, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** The existing bundle; null if there is none or if a source has changed since. */
function madeBefore(note: string): string | null {
  if (!existsSync(note)) return null;
  const { bundle, sources }: Made = JSON.parse(readFileSync(note, 'utf8'));
  const same = existsSync(bundle) && sources.every(([path, stamp]) => stampOf(path) === stamp);
  return same ? bundle : null;
}

function makeBundle(path: string, note: string): string {
  // Only imported here: the shipped package has no esbuild.
  const esbuild: typeof Esbuild = createRequire(import.meta.url)('esbuild');
  const { outputFiles, metafile } = esbuild.buildSync({
    entryPoints: [path],
    absWorkingDir: ROOT,
    bundle: true,
    metafile: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@visible-ai/shared': fileURLToPath(SHARED) },
  });
  const code = outputFiles[0]?.text ?? '';
  const bundle = inCache(`${digest(code)}.mjs`);
  if (!existsSync(bundle)) write(bundle, code);
  const sources = Object.keys(metafile.inputs).map((input): Made['sources'][number] => {
    const source = `${ROOT}${input}`;
    return [source, stampOf(source)];
  });
  write(note, JSON.stringify({ bundle, sources } satisfies Made));
  return bundle;
}

/**
 * The path of a module that a worker thread can load. In a build it is the module itself. TypeScript is
 * bundled first, and the bundle is kept while its sources are the same, because Node 20 cannot run TypeScript
 * and loaders such as tsx's do not reach its worker threads.
 */
export function runnableModule(module: URL): string {
  const path = fileURLToPath(module);
  if (!path.endsWith('.ts')) return path;
  const note = inCache(`${digest(path)}.json`);
  return madeBefore(note) ?? makeBundle(path, note);
}
