import type { CheckId } from '../../audit/checks/all-checks.ts';

/** Judged once, by the home page: what they look at is one for the whole site. */
export const homeChecks: ReadonlySet<string> = new Set<CheckId>(['sitemap', 'llms-txt']);

/** Judged by the home page and one page of each of the largest templates. */
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

/** All that is said of a page that is not to be found: why it is not. */
export const hiddenChecks: ReadonlySet<string> = new Set<CheckId>(['indexable', 'canonical']);
