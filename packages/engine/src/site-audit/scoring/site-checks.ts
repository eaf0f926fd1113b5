import type { CheckId } from '../../audit/checks/all-checks.ts';

/** Judged once, on the home page: they look at things that the whole site shares. */
export const homeChecks: ReadonlySet<string> = new Set<CheckId>(['sitemap', 'llms-txt']);

/** Judged on the home page and one page of each of the largest templates. */
export const sampledChecks: ReadonlySet<string> = new Set<CheckId>([
  'reachable-as-agents',
  'pagespeed-performance',
  'pagespeed-accessibility',
  'pagespeed-best-practices',
  'pagespeed-seo',
]);

/** Faults of the site, one for all templates: their fix is in one place. */
export const isSiteWide = (check: string): boolean =>
  homeChecks.has(check) || sampledChecks.has(check) || check === 'ai-agents-allowed';

/** The only findings of a page that is not to be found: they say why. */
export const hiddenChecks: ReadonlySet<string> = new Set<CheckId>(['indexable', 'canonical']);
