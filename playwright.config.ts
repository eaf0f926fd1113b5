import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { reserveDataDir } from './e2e/support/reserve-data-dir.ts';
import { MOST_WORKERS, reservePorts } from './e2e/support/reserve-ports.ts';
import { findJourneyBrowser } from './scripts/find-programs.mjs';

/**
 * The journeys run against the built product on a port of its own, with an empty data folder, and audit
 * little sites of ours on loopback. Workers read this file again, so what is chosen once (ports, folder)
 * travels to them in the environment.
 */
const ports = await reservePorts();
const executablePath = findJourneyBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Five fill two cores: a journey waits most of its time, for a crawl, a mail or the next look at a job.
  workers: Math.min(MOST_WORKERS, Math.max(5, availableParallelism())),
  forbidOnly: Boolean(process.env.CI),
  // As in vitest.config.ts: what fails twice in a row is a fault, and what needed it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Only what fails takes so long; what holds is waited for as long as a crowded machine needs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  globalSetup: './e2e/support/start-pagespeed.ts',
  use: {
    baseURL: `http://127.0.0.1:${ports.app}`,
    browserName: 'chromium',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // A trace takes a sixth of the whole run. To have one: `npx playwright test --trace on <journey>`.
    trace: 'on-first-retry',
    launchOptions: executablePath ? { executablePath, args: ['--no-sandbox'] } : {},
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
      // The little sites, and the product itself: it audits its own pages.
      ALLOW_PRIVATE_TARGETS: [ports.app, ...ports.sites].map((port) => `127.0.0.1:${port}`).join(','),
      // Agents are known by the addresses that came with the release, wherever the journeys run.
      AGENT_RANGES_URL: 'off',
      PAGESPEED: 'psi',
      PAGESPEED_API_URL: `http://127.0.0.1:${ports.pagespeed}/runPagespeed`,
      RATE_LIMIT_SCALE: '1000',
      // The little sites are ours: nobody has to be spared.
      CRAWL_RATE: '0',
      MAIL: 'outbox',
      MAIL_FROM: 'Visible AI <hello@visible.example>',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'an admin of the journeys',
      LOG_LEVEL: 'warn',
    },
  },
});
