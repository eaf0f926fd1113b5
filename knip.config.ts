import type { KnipConfig } from 'knip';
import engine from './packages/engine/package.json' with { type: 'json' };

/** What the engine stands on comes with the tarball of the command line, which bundles the engine itself. */
const { '@visible-ai/shared': _bundled, zod: _own, ...engineOnly } = engine.dependencies;

export default {
  ignoreExportsUsedInFile: true,
  // Make certificates for a test, and a small disk for a benchmark; both do without.
  ignoreBinaries: ['openssl', 'mount', 'umount', 'unshare'],
  workspaces: {
    '.': {
      // The engine's, which can do without it; Stryker is started by name in scripts/mutate.mjs.
      ignoreDependencies: ['lighthouse', '@stryker-mutator/.+'],
      entry: [
        'scripts/{start,demo,dev,test,build,command,mutate}.mjs',
        // Given to Vitest by its path.
        'scripts/mutant-runner.mjs',
        'vitest.mutate.config.ts',
        'bench/*.ts',
        // Processes of their own, so that each is measured alone.
        'bench/support/{crawl-ours,crawl-crawlee,generated-site,read-hostile-bytes}.ts',
        'bench/site-audit/{audit-ours,prove-truth}.ts',
        'e2e/support/start-{product.mjs,pagespeed.ts}',
      ],
      project: ['scripts/**/*.mjs', 'test/**/*.ts', 'e2e/**/*.{ts,mjs}', 'bench/**/*.ts', 'demo/**/*.ts'],
      // Named in vitest.config.ts relative to their workspaces.
      ignoreUnresolved: ['test/setup.ts', 'test/support/serve-databases.ts'],
    },
    'packages/shared': { project: ['src/**/*.ts'] },
    'packages/engine': {
      // The face of the package, its threads, and a process of a test.
      entry: [
        'src/{index,index-logs,foreign-tasks,writing-tasks,log-tasks}.ts',
        'test/crawl/run-crawls.ts',
        'test/golden/write-files.ts',
      ],
      project: ['src/**/*.ts', 'test/**/*.ts', '*.mjs'],
      // Read as files by report/pdf/fonts.
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    'packages/answers': { project: ['src/**/*.ts', 'test/**/*.ts'] },
    'packages/mcp': { project: ['src/**/*.ts', 'test/**/*.ts'] },
    'packages/cli': {
      entry: ['src/visible-ai.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts', '*.mjs'],
      // The tools' protocol comes along in the same way.
      ignoreDependencies: [...Object.keys(engineOnly), '@modelcontextprotocol/server'],
    },
    'apps/api': {
      entry: ['src/{main,password-tasks,admin,backup,new-database}.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts', '*.mjs'],
    },
    'apps/web': {
      // The primitives are one kit: complete, though not every room that uses them stands yet.
      entry: ['src/entry-prerender.tsx', 'fonts.mjs', 'pictures.mjs', 'src/components/ui/*.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css}', 'test/**/*.ts', '*.mjs'],
      // Read as files by fonts.mjs.
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
  },
} satisfies KnipConfig;
