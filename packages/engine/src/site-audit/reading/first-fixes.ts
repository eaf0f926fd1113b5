import type { PageRow, RowFinding } from '../site-row.ts';
import { createTemplateGroups } from '../templates/group-templates.ts';
import { titleForm } from '../title-form.ts';
import type { Answered, SiteAsker } from './read-address.ts';

/** How many forms of a check's fault are proved in a template. */
const MOST_FORMS = 4;

/** The forms of the faults of a template that have a fix, by their checks. */
type Proved = Map<string, Set<string>>;

function note(proved: Proved, { findings }: PageRow, checks: readonly string[]): void {
  for (const { check, title } of findings) {
    if (!checks.includes(check)) continue;
    const forms = proved.get(check) ?? new Set();
    proved.set(check, forms.add(titleForm(title)));
  }
}

const isNew = (proved: Proved, { check, title }: RowFinding): boolean => {
  const forms = proved.get(check);
  return forms === undefined || (forms.size < MOST_FORMS && !forms.has(titleForm(title)));
};

/**
 * Proves fixes: those of faults that no page of the same template has had before. What the title says,
 * apart from its numbers, tells faults of one check apart.
 *
 * @param homeOf the page on which the site begins, as far as it is known.
 * @returns a function that adds the fixes to the row of a page.
 */
export function createFirstFixes({ pool, signal }: Pick<SiteAsker, 'pool' | 'signal'>, homeOf: () => string) {
  const groups = createTemplateGroups(homeOf);
  const fixed = new WeakMap<object, Proved>();
  return async (row: PageRow, page: Answered['page']): Promise<PageRow> => {
    const group = groups.add(row);
    const had = fixed.get(group) ?? new Map();
    fixed.set(group, had);
    const wanted = row.findings.filter((finding) => isNew(had, finding)).map(({ check }) => check);
    note(had, row, Object.keys(row.fixes));
    if (!page || wanted.length === 0) return row;
    const outcome = await pool.run('fixSitePage', { page: page.input, checks: wanted }, { signal });
    if (!outcome.ok) return row;
    note(had, row, Object.keys(outcome.value));
    return { ...row, fixes: outcome.value };
  };
}
