import type { PageRow } from '../site-row.ts';
import { createTemplateGroups } from '../templates/group-templates.ts';
import type { Answered, SiteAsker } from './read-address.ts';

/**
 * Proves fixes: those of faults that no page of the same template has had before.
 *
 * @param homeOf the page on which the site begins, as far as it is known.
 * @returns a function that adds the fixes to the row of a page.
 */
export function createFirstFixes({ pool, signal }: Pick<SiteAsker, 'pool' | 'signal'>, homeOf: () => string) {
  const groups = createTemplateGroups(homeOf);
  const fixed = new WeakMap<object, Set<string>>();
  return async (row: PageRow, page: Answered['page']): Promise<PageRow> => {
    const group = groups.add(row);
    const had = fixed.get(group) ?? new Set<string>();
    fixed.set(group, had);
    const wanted = row.findings.map(({ check }) => check).filter((check) => !had.has(check));
    for (const check of Object.keys(row.fixes)) had.add(check);
    if (!page || wanted.length === 0) return row;
    const outcome = await pool.run('fixSitePage', { page: page.input, checks: wanted }, { signal });
    if (!outcome.ok) return row;
    for (const check of Object.keys(outcome.value)) had.add(check);
    return { ...row, fixes: outcome.value };
  };
}
