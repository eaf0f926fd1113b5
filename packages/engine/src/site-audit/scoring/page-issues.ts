import { allChecks } from '../../audit/checks/all-checks.ts';
import { count } from '../../audit/checks/wording/count.ts';
import type { SiteIssue } from '../site-audit.ts';
import type { RowFinding, RowFix } from '../site-row.ts';
import type { Fixed, ScoredPage, ScoredTemplate } from './score-site.ts';
import { causeOf } from './shared-cause.ts';
import { hiddenChecks, isSiteWide, sampledChecks } from './site-checks.ts';
import type { SiteSample } from './site-sample.ts';
import { byTitleForm, titleOfMany } from './title-of-many.ts';

/** How many pages an issue or a template names. */
export const MOST_EXAMPLES = 3;
/** How many other forms of its fault an issue names. */
const MOST_FORMS = 2;
/** The same shares of a page's 100 points as in its own report. */
const HIGH_FROM = 4;
const MEDIUM_FROM = 2.5;

/** A fault on one page, with its cost there. */
interface Found {
  url: string;
  finding: RowFinding;
  fix: RowFix | null;
  templateId: string;
  /** Points of the page's 100. */
  share: number;
  caps: boolean;
  /** The page counts for the site's score. */
  counts: boolean;
}

export type PricedIssue = Omit<SiteIssue, 'points'> & { fixed: Fixed; caps: boolean };

/**
 * The findings of a page: all for a page to be found, only the reason for a hidden one; plus those of its
 * sample.
 */
export const findingsOf = (
  { counted }: ScoredTemplate,
  scored: ScoredPage,
  sample: SiteSample | undefined,
): RowFinding[] => {
  const { findings } = scored.page.row;
  const counts = counted.includes(scored);
  const own = findings.filter(
    ({ check }) => !sampledChecks.has(check) && (counts || hiddenChecks.has(check)),
  );
  return [...own, ...(sample?.findings ?? [])];
};

function shareOf({ checks }: ScoredPage, check: string): number {
  const total = checks.reduce((sum, { score, weight }) => (score === null ? sum : sum + weight), 0);
  const own = checks.find(({ id }) => id === check);
  return own && own.score !== null && total > 0 ? (100 * own.weight * (1 - own.score)) / total : 0;
}

function allFound(templates: readonly ScoredTemplate[], samples: readonly SiteSample[]): Found[] {
  const byUrl = new Map(samples.map((sample) => [sample.url, sample]));
  return templates.flatMap((own) =>
    own.pages.flatMap((scored): Found[] => {
      const { row, url } = scored.page;
      const sample = byUrl.get(url);
      const counts = own.counted.includes(scored);
      return findingsOf(own, scored, sample).map((finding) => ({
        url,
        finding,
        fix: row.fixes[finding.check] ?? sample?.fixes[finding.check] ?? null,
        templateId: own.template.id,
        share: shareOf(scored, finding.check),
        caps: counts && scored.cap?.checkIds.includes(finding.check) === true,
        counts,
      }));
    }),
  );
}

/** A fault that costs nothing is never urgent, especially on pages that are hidden on purpose. */
function priorityOf(found: readonly Found[]): SiteIssue['priority'] {
  if (found.some(({ caps }) => caps)) return 'high';
  const share = Math.max(0, ...found.filter(({ counts }) => counts).map((one) => one.share));
  return share >= HIGH_FROM ? 'high' : share >= MEDIUM_FROM ? 'medium' : 'low';
}

/** What the issue is on pages where it is not what its title says. */
const elsewhere = (form: readonly Found[]): string =>
  `On ${form.length} of them it is: “${titleOfMany(form.map(({ finding }) => finding.title))}”.`;

/** The faults of one check that are one issue. */
interface Fault {
  check: string;
  /** Its templates; null for a fault of the whole site. */
  templateIds: readonly string[] | null;
  found: readonly Found[];
}

/** The forms of a fault, the most frequent first, and a page with that one: if possible one with its fix. */
function examplesOf(found: readonly Found[]) {
  const [usual = [], ...further] = byTitleForm(found, ({ finding }) => finding.title);
  return { usual, further, example: usual.find(({ fix }) => fix !== null) ?? usual[0] };
}

type FixOf = (one: Found) => RowFix | null;

/** Joins the faults of templates that have one cause; the others stay, so that each has its own template. */
function joinShared(faults: readonly Fault[], fixOf: FixOf): Fault[] {
  const byCause = new Map<string, Fault[]>();
  for (const fault of faults) {
    const { example } = examplesOf(fault.found);
    const cause = example ? causeOf(example.finding, fixOf(example)) : null;
    if (cause !== null) byCause.set(cause, [...(byCause.get(cause) ?? []), fault]);
  }
  const pagesOf = (some: readonly Fault[]) => some.reduce((sum, { found }) => sum + found.length, 0);
  const [shared = []] = [...byCause.values()]
    .filter((some) => some.length > 1)
    .sort((one, other) => pagesOf(other) - pagesOf(one));
  const [first] = shared;
  if (!first) return [...faults];
  const joined: Fault = {
    check: first.check,
    templateIds: shared.flatMap(({ templateIds }) => templateIds ?? []),
    found: shared.flatMap(({ found }) => found),
  };
  return [joined, ...faults.filter((fault) => !shared.includes(fault))];
}

/** What the pages besides the example need. */
function othersNeed(others: number, templates: number): string {
  const [need, it] = others === 1 ? ['needs', 'it'] : ['need', 'each'];
  return templates === 1
    ? `the other ${count(others, 'page')} of its kind ${need} the same, with the values that apply to ${it}: fix the template if one program writes them.`
    : `the other ${count(others, 'page')} of these ${templates} templates ${need} the same, with the values that apply to ${it}: fix it once in what the templates share, such as the layout, the header or the footer.`;
}

function toIssue({ check, templateIds, found }: Fault, fixOf: FixOf): PricedIssue[] {
  const { usual, further, example } = examplesOf(found);
  if (!example) return [];
  const others = [...usual, ...further.flat()].filter((one) => one !== example);
  const fixed = example.fix === null ? (found.find(({ fix }) => fix !== null) ?? example) : example;
  const fix = fixed.fix ?? fixOf(example);
  const words = [fix?.text ?? example.finding.evidence];
  const templates = templateIds?.length ?? 0;
  if (templates > 0 && others.length > 0)
    words.push(`This is written for ${fixed.url}; ${othersNeed(others.length, templates)}`);
  if (found.every(({ counts }) => !counts))
    words.push('It costs the site no points: if it is intended, leave it.');
  const among = templates > 1 ? `${found.length} pages of ${templates} templates` : `${found.length} pages`;
  const where = found.length === 1 ? `On ${example.url}` : `On ${among}, among them ${example.url}`;
  const templateId = templates === 1 ? (templateIds?.[0] ?? null) : null;
  return [
    {
      id: templateId === null ? check : `${check}.${templateId}`,
      checkId: check,
      kind: templateId === null ? 'site' : 'page',
      templateId,
      title: titleOfMany(usual.map(({ finding }) => finding.title)),
      evidence: [
        `${where}: ${example.finding.evidence}`,
        ...further.slice(0, MOST_FORMS).map(elsewhere),
      ].join(' '),
      fix: words.join(' '),
      snippet: fix?.snippet ?? null,
      pages: found.length,
      priority: priorityOf(found),
      examples: [example, ...others].slice(0, MOST_EXAMPLES).map(({ url }) => url),
      places: found.map(({ url, finding: { title, evidence } }) => ({ url, title, evidence })),
      fixed: { check, templateIds },
      caps: found.some(({ caps }) => caps),
    },
  ];
}

/**
 * The faults of pages, each once for its check and template; once for all templates that share its cause, and
 * for the whole site.
 */
export function pageIssues(
  templates: readonly ScoredTemplate[],
  samples: readonly SiteSample[],
): PricedIssue[] {
  const groups = new Map<string, Found[]>();
  for (const found of allFound(templates, samples)) {
    const { check } = found.finding;
    const key = isSiteWide(check) ? check : `${check} ${found.templateId}`;
    const known = groups.get(key);
    if (known) known.push(found);
    else groups.set(key, [found]);
  }
  const fixes = new Map(templates.map((own) => [own.template.id, own.fixes]));
  const fixOf: FixOf = ({ fix, finding, templateId }) =>
    fix ?? fixes.get(templateId)?.[finding.check] ?? null;
  return allChecks.flatMap(({ id }) => {
    if (isSiteWide(id)) return toIssue({ check: id, templateIds: null, found: groups.get(id) ?? [] }, fixOf);
    const own = templates.flatMap(({ template }): Fault[] => {
      const found = groups.get(`${id} ${template.id}`);
      return found ? [{ check: id, templateIds: [template.id], found }] : [];
    });
    return joinShared(own, fixOf).flatMap((fault) => toIssue(fault, fixOf));
  });
}
