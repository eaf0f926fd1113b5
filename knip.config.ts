import type { KnipConfig } from 'knip';

/**
 * Pinned together with the rest so that the versions are known to fit, before the rooms that use them are
 * built. Each line goes when its room comes; knip says which are no longer needed.
 */
const pinnedForLater = [
  // Content: crawled pages turned into text, jobs, the editor.
  'linkedom',
  '@mozilla/readability',
  'turndown',
  '@types/turndown',
  // Operations: metrics, answers compressed on the way.
  'compression',
  '@types/compression',
];

export default {
  ignoreExportsUsedInFile: true,
  ignoreDependencies: pinnedForLater,
  // Make certificates for a test, and a small disk for a benchmark; both do without.
  ignoreBinaries: ['openssl', 'mount', 'umount', 'dd'],
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,dev,test,build,command}.mjs',
        'bench/*.ts',
        // Processes of their own, so that each is measured alone.
        'bench/support/{crawl-ours,crawl-crawlee,generated-site}.ts',
        'e2e/support/start-{product.mjs,pagespeed.ts}',
      ],
      project: ['scripts/**/*.mjs', 'test/**/*.ts', 'e2e/**/*.{ts,mjs}', 'bench/**/*.ts'],
      // Named in vitest.config.ts relative to their workspaces.
      ignoreUnresolved: ['test/setup.ts', 'test/support/serve-postgres.ts'],
    },
    'packages/shared': { project: ['src/**/*.ts'] },
    'apps/api': {
      entry: ['src/{main,foreign-tasks,password-tasks,admin,backup}.ts', 'test/crawl/run-crawls.ts'],
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
