import { allChecks } from '../../audit/checks/all-checks.ts';
import { holdFixes, judgeAll } from '../../audit/fixes/hold-fixes.ts';
import type { RowFix } from '../site-row.ts';
import { openSitePage } from './open-site-page.ts';
import type { SitePageInput } from './page-input.ts';

export interface FixSitePageInput {
  page: SitePageInput;
  /** The checks whose fixes are wanted. */
  checks: string[];
}

/** The fixes of some faults of a page, each tested on it. Run it on foreign bytes only in a worker. */
export function fixSitePage({ page, checks }: FixSitePageInput): Record<string, RowFix> {
  const { evidence } = openSitePage(page, { forFixes: true });
  const wanted = new Set(checks);
  const judged = judgeAll(allChecks, evidence);
  const held = holdFixes(
    judged.map((one) =>
      wanted.has(one.check.id) ? one : { ...one, finding: { ...one.finding, fix: null } },
    ),
    evidence,
  );
  return Object.fromEntries(
    held.flatMap(({ id, action, title, fix, snippet }): [string, RowFix][] =>
      wanted.has(id) && fix !== null ? [[id, { title: action ?? title, text: fix, snippet }]] : [],
    ),
  );
}
