import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { emitTypes } from './emit-types.mjs';

/** `node build.mjs [FOLDER]`: a package that can be packed and installed goes there; dist/ by default. */
const outdir = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** The face, and what its threads start from: they must lie beside it (see threads/sibling-module). */
const entryPoints = ['index', 'index-logs', 'foreign-tasks', 'writing-tasks', 'log-tasks'].map(
  (name) => `${here}src/${name}.ts`,
);

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints,
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // Packages stay packages; what both sides share is TypeScript source and comes along.
  packages: 'external',
  alias: { '@visible-ai/shared': fileURLToPath(new URL('../shared/src', import.meta.url)) },
  logLevel: 'warning',
});

const types = emitTypes(`${outdir}/types`, ['index', 'index-logs']);

const readJson = (path) => JSON.parse(readFileSync(`${here}${path}`, 'utf8'));
const { name, version, type, dependencies, optionalDependencies } = readJson('package.json');
const { license, engines } = readJson('../../package.json');
const { '@visible-ai/shared': _bundled, ...needed } = dependencies;
const manifest = {
  name,
  version,
  description: 'Audits a website for AI visibility and writes what is missing.',
  license,
  type,
  engines,
  exports: {
    '.': { types: `./types/${types.index}`, default: './index.js' },
    './logs': { types: `./types/${types['index-logs']}`, default: './index-logs.js' },
    './package.json': './package.json',
  },
  dependencies: needed,
  optionalDependencies,
};
writeFileSync(`${outdir}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(`${here}../../LICENSE`, `${outdir}/LICENSE`);
