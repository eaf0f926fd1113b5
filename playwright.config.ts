import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { reserveDataDir } from './e2e/support/reserve-data-dir.ts';
import { MOST_WORKERS, reservePorts } from './e2e/support/reserve-ports.ts';
import { findJourneyBrowser } from './scripts/find-programs.mjs';

/**
 * The journeys run against the built product on its own port, with an empty data folder. They audit our own
 * small sites on loopback. Workers read this file again, so values that are chosen once (ports, folder) are
 * passed on in the environment.
 */
const ports = await reservePorts();
const executablePath = findJourneyBrowser();
/**
 * Debian's browser is started for each worker and loads hundreds of short pages: compiling less, and without
 * threads of its own for it, saves a twentieth of the run; drawing without a graphics processor that this
 * machine only imitates saves a seventh. What pages do is the same.
 */
const args = [
  '--no-sandbox',
  '--in-process-gpu',
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  '--js-flags=--max-lazy --single-threaded',
];

export default defineConfig({
  testDir: 'e2e',
  // In the order of their names: the longest journeys, in `all-the-way`, are not left to the end.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Five workers fill two cores: a journey mostly waits, for a crawl, a mail or the next poll of a job.
  workers: Math.min(MOST_WORKERS, Math.max(5, availableParallelism())),
  forbidOnly: Boolean(process.env.CI),
  // As in vitest.config.ts: a test that fails twice is a failure; one that passes on retry is listed as
  // flaky.
  retries: process.env.CI ? 1 : 0,
  // Only a failing test takes this long. A passing one ends earlier, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  globalSetup: './e2e/support/start-pagespeed.ts',
  use: {
    baseURL: `http://127.0.0.1:${ports.app}`,
    browserName: 'chromium',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Traces take a sixth of the whole run. To get one: `npx playwright test --trace on <journey>`.
    trace: 'on-first-retry',
    launchOptions: executablePath ? { executablePath, args } : {},
  },
  webServer: {
    command: 'node e2e/support/start-product.mjs',
    url: `http://127.0.0.1:${ports.app}/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(ports.app),
      DATA_DIR: reserveDataDir(),
      HOST: '127.0.0.1',
      APP_URL: `http://127.0.0.1:${ports.app}`,
      // The small sites, and the product itself: it audits its own pages.
      ALLOW_PRIVATE_TARGETS: [ports.app, ...ports.sites].map((port) => `127.0.0.1:${port}`).join(','),
      // Agents are identified by the address ranges in the release, wherever the journeys run.
      AGENT_RANGES_URL: 'off',
      PAGESPEED: 'psi',
      PAGESPEED_API_URL: `http://127.0.0.1:${ports.pagespeed}/runPagespeed`,
      RATE_LIMIT_SCALE: '1000',
      // The small sites are our own, so no rate limit is needed.
      CRAWL_RATE: '0',
      MAIL: 'outbox',
      MAIL_FROM: 'Visible AI <hello@visible.example>',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'an admin of the journeys',
      LOG_LEVEL: 'warn',
    },
  },
});
