import { test as base, expect, type Page } from '@playwright/test';
import { reservePorts, SITES_PER_WORKER } from './support/reserve-ports.ts';
import { type ServedSite, type SiteChanges, serveSite } from './support/serve-site.ts';
import { type PageWatch, watchPage } from './support/watch-page.ts';

type ServeSite = (name: string, changes?: SiteChanges) => Promise<ServedSite>;

interface Fixtures {
  /** The problems of the page. A test that expects one calls `watch.expectError`. */
  watch: PageWatch;
  /** Serves `e2e/sites/<name>` until the test ends. */
  serveSite: ServeSite;
}

/** Whether the page takes clicks: its scripts are loaded after its first paint (see head-script.js). */
const isRunning = () =>
  document.getElementById('root') === null || 'running' in document.documentElement.dataset;

/** Waits for the scripts. People do not click between the first paint and the scripts, but a test does. */
export function waitForScripts(page: Page): void {
  const { goto, reload } = page;
  // Polled from here, because a test may have stopped the page's clock.
  const running = () =>
    expect.poll(() => page.evaluate(isRunning).catch(() => false), { intervals: [20, 50, 100] }).toBe(true);
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    // With `commit` the test wants to see the page before its scripts run.
    if (options?.waitUntil !== 'commit') await running();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await running();
    return answer;
  };
}

const watches = new WeakMap<Page, PageWatch>();

/** The `test` of all browser tests. It fails if a page logs an error or makes a request to another origin. */
export const test = base.extend<Fixtures>({
  // A test without a page opens none and watches none.
  page: async ({ page, baseURL, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page);
    const watch = watchPage(page, new URL(baseURL ?? '').origin);
    watches.set(page, watch);
    await use(page);
    expect(watch.problems(), 'console errors and requests to other origins').toEqual([]);
  },
  watch: async ({ page }, use) => {
    const watch = watches.get(page);
    if (!watch) throw new Error('The page is not watched');
    await use(watch);
  },
  serveSite: async ({ browserName: _ }, use, { parallelIndex }) => {
    const { sites } = await reservePorts();
    const own = sites.slice(parallelIndex * SITES_PER_WORKER, (parallelIndex + 1) * SITES_PER_WORKER);
    const served: ServedSite[] = [];
    await use(async (name, changes) => {
      const port = own[served.length];
      if (port === undefined) throw new Error(`A journey may serve ${SITES_PER_WORKER} sites at once`);
      const site = await serveSite(name, port, changes);
      served.push(site);
      return site;
    });
    await Promise.all(served.map((site) => site.close()));
  },
});

export { expect };
