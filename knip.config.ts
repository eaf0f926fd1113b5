import type { KnipConfig } from 'knip';

/**
 * Packages that are pinned before the room that uses them is built. A line goes when its room comes: knip
 * says when one is no longer needed.
 */
const pinnedForLater: string[] = [];

export default {
  ignoreExportsUsedInFile: true,
  ignoreDependencies: pinnedForLater,
  workspaces: {
    '.': {
      entry: ['scripts/{start,dev,test,build}.mjs', 'bench/*.{ts,mjs}'],
      project: ['scripts/**/*.mjs', 'test/**/*.ts', 'e2e/**/*.ts', 'bench/**/*.{ts,mjs}'],
    },
    'packages/shared': { project: ['src/**/*.ts'] },
    'apps/api': {
      entry: ['src/{main,foreign-tasks,admin}.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts', '*.mjs'],
    },
    'apps/web': {
      entry: ['src/entry-prerender.tsx'],
      project: ['src/**/*.{ts,tsx}', 'test/**/*.ts', '*.mjs'],
    },
  },
} satisfies KnipConfig;
