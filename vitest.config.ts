import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { apiReference } from './apps/web/api-reference.ts';

const webSource = fileURLToPath(new URL('./apps/web/src', import.meta.url));

/**
 * On a shared machine a test can run into its timeout; a test that fails twice is a failure. On our own
 * machines there is no retry, so that unstable tests are noticed.
 */
const retry = process.env.CI ? 1 : 0;

/**
 * A test process is too short for optimised code to pay off: without these flags Node 20 spends a quarter of
 * the run on compiling, also of WebAssembly (the embedded database). Later V8 versions rename the first flag
 * and compile later.
 */
const execArgv = process.version.startsWith('v20.')
  ? ['--interrupt-budget=1000000', '--always-sparkplug', '--liftoff-only', '--single-threaded-gc']
  : [];

/** Settings of every project. */
const common = { retry, execArgv };

export default defineConfig({
  test: {
    // Five workers fill two cores: many tests wait for a server, a thread or a clock.
    maxWorkers: Math.max(5, availableParallelism()),
    projects: [
      {
        test: {
          // One project for all of them: threads, packages and our sources are loaded once for many files.
          name: 'packages',
          root: '.',
          include: ['packages/*/{src,test}/**/*.test.ts', 'test/**/*.test.ts'],
          isolate: false,
          // Only a failing test takes this long. A passing one ends earlier, also on a busy machine.
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
          // A worker passes its databases from one file to the next (test/support/lend-databases.ts).
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
          // Many files share one window, which test/setup.ts clears before each: jsdom, React and the editor
          // load once in a worker. Loading them takes as long as many tests, and few of these tests wait: a
          // worker for each core is enough.
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          setupFiles: ['test/setup.ts'],
          ...common,
          // Longer than the timeout of queries (test/setup.ts), also on a busy machine.
          testTimeout: 20_000,
        },
      },
    ],
  },
});
