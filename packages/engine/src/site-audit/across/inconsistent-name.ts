import { sameName } from '../../audit/checks/facts/same-name.ts';
import { count } from '../../audit/checks/wording/count.ts';
import { quote } from '../../audit/checks/wording/quote.ts';
import { defineAcrossCheck, inWords, notJudged } from './define-across-check.ts';
import type { SitePage } from './site-graph.ts';

/** The name that most pages use; the home page's if two are equally frequent. */
function usualName(pages: readonly SitePage[]): string | null {
  const counts = new Map<string, number>();
  const home = pages.find(({ isHome }) => isHome)?.row.organisation ?? null;
  for (const { row } of pages)
    if (row.organisation !== null) counts.set(row.organisation, (counts.get(row.organisation) ?? 0) + 1);
  const [usual] = [...counts].sort(
    (one, other) => other[1] - one[1] || Number(other[0] === home) - Number(one[0] === home),
  );
  return usual?.[0] ?? null;
}

export const inconsistentName = defineAcrossCheck({
  id: 'inconsistent-name',
  title: (pages) =>
    `${count(pages, 'page')} ${pages === 1 ? 'gives' : 'give'} the organisation a different name`,
  why: 'Engines connect a site to one organization. A second name in the structured data makes it look like two (Google Search Central, “Organization structured data”). Differences in spelling, legal forms such as “Ltd” and an alternateName do not count as a second name.',
  find({ pages }) {
    const usual = usualName(pages);
    if (usual === null)
      return notJudged(
        'other names of the organisation',
        'No page names an organisation in its structured data.',
      );
    return pages.flatMap(({ url, row }) =>
      row.organisation === null || [row.organisation, ...row.alsoNamed].some((name) => sameName(name, usual))
        ? []
        : [
            {
              url,
              says: `Its structured data calls the organisation ${quote(row.organisation)}; other pages call it ${quote(usual)}.`,
            },
          ],
    );
  },
  fix: ([first]) =>
    inWords(
      'Use one name on all pages',
      `Write the same name and the same @id for the organisation everywhere.${first ? ` ${first.url}: ${first.says}` : ''}`,
    ),
});
