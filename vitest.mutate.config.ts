import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutate` runs for each mutant: those of one room (`MUTATE_TESTS`, a JSON list of
 * globs), without a browser, a database or the network.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./apps/web/src', import.meta.url)) } },
  test: {
    include: JSON.parse(process.env.MUTATE_TESTS ?? '["packages/shared/src/**/*.test.ts"]'),
    environment: 'node',
    testTimeout: 20_000,
  },
});
