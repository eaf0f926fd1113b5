import { test as base, expect } from '@playwright/test';
import { reservePorts, SITES_PER_WORKER } from './support/reserve-ports.ts';
import { type ServedSite, type SiteChanges, serveSite } from './support/serve-site.ts';
import { type PageWatch, watchPage } from './support/watch-page.ts';

type ServeSite = (name: string, changes?: SiteChanges) => Promise<ServedSite>;

interface Fixtures {
  /** What the page complained of. A journey that expects a complaint says so with `watch.expectError`. */
  watch: PageWatch;
  /** Serves `e2e/sites/<name>` until the journey ends. */
  serveSite: ServeSite;
}

/** The journeys' `test`: a page that logs an error, or asks another origin for anything, fails. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = watchPage(page, new URL(baseURL ?? '').origin);
      await use(watch);
      expect(watch.problems(), 'console errors and requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
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
