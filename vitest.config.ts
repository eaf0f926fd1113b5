import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { apiReference } from './apps/web/api-reference.ts';

const webSource = fileURLToPath(new URL('./apps/web/src', import.meta.url));

/**
 * A machine shared with others can hold one test up beyond its time; what fails twice in a row is a fault. Our own
 * machines try once, so that nothing that wavers stays unseen.
 */
const retry = process.env.CI ? 1 : 0;

/**
 * A test process ends before optimised code pays for its compiling: without these Node 20 spends a quarter of the run on
 * it, for WebAssembly (the embedded database) too. Later versions of V8 know the first by another name and compile later.
 */
const execArgv = process.version.startsWith('v20.')
  ? ['--interrupt-budget=1000000', '--always-sparkplug', '--liftoff-only', '--single-threaded-gc']
  : [];

/** What every project has. */
const common = { retry, execArgv };

export default defineConfig({
  test: {
    // Three fill two cores: many a test waits for a server, a thread or a clock.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'shared',
          root: 'packages/shared',
          include: ['src/**/*.test.ts'],
          // Pure: no file leaves anything behind for the next.
          isolate: false,
          ...common,
        },
      },
      {
        test: {
          name: 'engine',
          root: 'packages/engine',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          // Packages are loaded once for many files; modules of ours once for each (test/setup.ts).
          isolate: false,
          setupFiles: ['test/setup.ts'],
          // Only what fails takes so long; what holds is waited for as long as a crowded machine needs.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...common,
        },
      },
      {
        test: {
          name: 'mcp',
          root: 'packages/mcp',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          // Threads and packages start once for many files.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...common,
        },
      },
      {
        test: {
          name: 'answers',
          root: 'packages/answers',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          // Pure, or over servers of its own: no file leaves anything behind for the next.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...common,
        },
      },
      {
        test: {
          name: 'cli',
          root: 'packages/cli',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          // Threads and packages start once for many files.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...common,
        },
      },
      {
        test: {
          name: 'api',
          root: 'apps/api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['test/support/serve-databases.ts'],
          // A worker lends its databases to one file after the other (test/support/lend-databases.ts).
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...common,
        },
      },
      {
        resolve: { alias: { '@': webSource } },
        plugins: [apiReference()],
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // One window for many files, which test/setup.ts clears before each: jsdom, React and the editor load once.
          isolate: false,
          setupFiles: ['test/setup.ts'],
          ...common,
          // Longer than what is looked for may take (test/setup.ts), also on a crowded machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'architecture',
          root: '.',
          include: ['test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...common,
        },
      },
    ],
  },
});
