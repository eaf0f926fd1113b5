import type { KnipConfig } from 'knip';
import engine from './packages/engine/package.json' with { type: 'json' };

/** The dependencies of the engine are in the command line's tarball, because it bundles the engine. */
const { '@visible-ai/shared': _bundled, zod: _own, ...engineOnly } = engine.dependencies;

export default {
  ignoreExportsUsedInFile: true,
  // For test certificates and a small disk in a benchmark; both work without them.
  ignoreBinaries: ['openssl', 'mount', 'umount', 'unshare'],
  workspaces: {
    '.': {
      // lighthouse is an optional dependency of the engine. The others are installed by tools/ensure-tools.mjs.
      ignoreDependencies: ['lighthouse', '@stryker-mutator/.+', '@crawlee/cheerio'],
      entry: [
        'scripts/{start,demo,dev,test,build,command}.mjs',
        'tools/{mutate,crawl-crawlee}.mjs',
        // Vitest gets it by path.
        'tools/mutant-runner.mjs',
        'vitest.mutate.config.ts',
        'bench/*.ts',
        // Each runs as its own process, so that it is measured alone.
        'bench/support/{crawl-ours,generated-site,read-hostile-bytes}.ts',
        'bench/site-audit/{audit-ours,prove-truth}.ts',
        'e2e/support/{start-product.mjs,start-pagespeed.ts,open-accounts.ts}',
      ],
      project: [
        'scripts/**/*.mjs',
        'tools/*.mjs',
        'test/**/*.ts',
        'e2e/**/*.{ts,mjs}',
        'bench/**/*.ts',
        'demo/**/*.ts',
      ],
      // vitest.config.ts names them relative to their workspaces.
      ignoreUnresolved: ['test/setup.ts', 'test/support/serve-databases.ts'],
    },
    'packages/shared': { project: ['src/**/*.ts'] },
    'packages/engine': {
      // The entry point of the package, its threads, and a process that a test starts.
      entry: [
        'src/{index,index-logs,foreign-tasks,writing-tasks,log-tasks}.ts',
        'test/crawl/run-crawls.ts',
        'test/golden/write-files.ts',
      ],
      project: ['src/**/*.ts', 'test/**/*.ts', '*.mjs'],
      // report/pdf/fonts reads them as files.
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    'packages/answers': { project: ['src/**/*.ts', 'test/**/*.ts'] },
    'packages/mcp': { project: ['src/**/*.ts', 'test/**/*.ts'] },
    'packages/cli': {
      entry: ['src/visible-ai.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts', '*.mjs'],
      // The MCP library is bundled too.
      ignoreDependencies: [...Object.keys(engineOnly), '@modelcontextprotocol/server'],
    },
    'apps/api': {
      entry: ['src/{main,password-tasks,admin,backup,new-database}.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts', '*.mjs'],
    },
    'apps/web': {
      // The primitives are a complete kit, also those that no feature uses yet.
      entry: ['src/entry-prerender.tsx', 'fonts.mjs', 'pictures.mjs', 'src/components/ui/*.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css}', 'test/**/*.ts', '*.mjs'],
      // fonts.mjs reads them as files.
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
  },
} satisfies KnipConfig;
