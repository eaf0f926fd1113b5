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

/** A check's faults on the pages of one template, or of the whole site, the most frequent form first. */
interface Fault {
  checkId: string;
  templateId: string | null;
  found: readonly Found[];
  usual: readonly Found[];
  further: readonly (readonly Found[])[];
  /** One of the usual ones, if possible with its fix. */
  example: Found;
  /** The page for which the fix is written. */
  fixed: Found;
  fix: RowFix | null;
}

function toFault(
  checkId: string,
  templateId: string | null,
  found: readonly Found[],
  templates: readonly ScoredTemplate[],
): Fault[] {
  const [usual = [], ...further] = byTitleForm(found, ({ finding }) => finding.title);
  const example = usual.find(({ fix }) => fix !== null) ?? usual[0];
  if (!example) return [];
  const own = templates.find(({ template }) => template.id === example.templateId);
  const fixed = example.fix === null ? (found.find(({ fix }) => fix !== null) ?? example) : example;
  const fix = fixed.fix ?? own?.fixes[checkId] ?? null;
  return [{ checkId, templateId, found, usual, further, example, fixed, fix }];
}

/** For each fault of a check, how many other templates have it from the same cause. */
function othersAlike(faults: readonly Fault[]): number[] {
  const causes = faults.map(({ example, fix }) => causeOf(example.finding, fix));
  const counts = new Map<string, number>();
  for (const cause of causes) if (cause !== null) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return causes.map((cause) => (cause === null ? 0 : (counts.get(cause) ?? 1) - 1));
}

function toIssue(fault: Fault, alike: number): PricedIssue {
  const { checkId, templateId, found, usual, further, example, fixed, fix } = fault;
  const others = [...usual, ...further.flat()].filter((one) => one !== example);
  const words = [fix?.text ?? example.finding.evidence];
  if (templateId !== null && others.length > 0)
    words.push(
      `This is written for ${fixed.url}; the other ${count(others.length, 'page')} of its kind ${others.length === 1 ? 'needs' : 'need'} the same, with the values that apply to ${others.length === 1 ? 'it' : 'each'}: fix the template if one program writes them.`,
    );
  if (alike > 0)
    words.push(
      `${alike === 1 ? 'Another template has' : `${alike} other templates have`} the same fault: fix it once in what they share, such as the layout, the header or the footer.`,
    );
  if (found.every(({ counts }) => !counts))
    words.push('It costs the site no points: if it is intended, leave it.');
  const where =
    found.length === 1 ? `On ${example.url}` : `On ${found.length} pages, among them ${example.url}`;
  return {
    id: templateId === null ? checkId : `${checkId}.${templateId}`,
    checkId,
    kind: templateId === null ? 'site' : 'page',
    templateId,
    title: titleOfMany(usual.map(({ finding }) => finding.title)),
    evidence: [`${where}: ${example.finding.evidence}`, ...further.slice(0, MOST_FORMS).map(elsewhere)].join(
      ' ',
    ),
    fix: words.join(' '),
    snippet: fix?.snippet ?? null,
    pages: found.length,
    priority: priorityOf(found),
    examples: [example, ...others].slice(0, MOST_EXAMPLES).map(({ url }) => url),
    places: found.map(({ url, finding: { title, evidence } }) => ({ url, title, evidence })),
    fixed: { check: checkId, templateId },
    caps: found.some(({ caps }) => caps),
  };
}

/** The faults of pages, each once for its check and template; faults of the whole site once. */
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
  return allChecks.flatMap(({ id }) => {
    const faults = isSiteWide(id)
      ? toFault(id, null, groups.get(id) ?? [], templates)
      : templates.flatMap(({ template }) =>
          toFault(id, template.id, groups.get(`${id} ${template.id}`) ?? [], templates),
        );
    const alike = othersAlike(faults);
    return faults.map((fault, at) => toIssue(fault, alike[at] ?? 0));
  });
}
