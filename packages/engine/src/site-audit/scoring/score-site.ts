import { allChecks } from '../../audit/checks/all-checks.ts';
import { exactScore, type ScoreCap, type Weighed } from '../../audit/scoring/score-analysis.ts';
import { weights } from '../../audit/scoring/weights.ts';
import type { SitePage } from '../across/site-graph.ts';
import type { PageRow, RowFix } from '../site-row.ts';
import type { Template } from '../templates/group-templates.ts';
import { homeChecks, sampledChecks } from './site-checks.ts';
import type { SiteSample } from './site-sample.ts';

/** A page with what determines its score. */
export interface ScoredPage {
  page: SitePage;
  checks: Weighed[];
  cap: (ScoreCap & { because: string }) | null;
  /** Its own score, before rounding. */
  score: number;
}

export interface ScoredTemplate {
  template: Template;
  /** By check, from any page of the template: also for pages without their own fix. */
  fixes: Record<string, RowFix>;
  pages: ScoredPage[];
  /** The pages that count for the site's score: those that should be found. */
  counted: ScoredPage[];
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * If this many pages of one template say noindex although the sitemap lists them, it is a mistake of the
 * template, not of a page.
 */
const MANY_HIDDEN = 5;

const isHiddenByMistake = ({ row, inSitemap }: SitePage) => row.noindex && inSitemap;

/**
 * The pages of a template that should be found: those that may be, the home page, and many that are hidden
 * together.
 */
function meant(pages: readonly ScoredPage[]): ScoredPage[] {
  const hidden = pages.filter(({ page }) => isHiddenByMistake(page)).length >= MANY_HIDDEN;
  return pages.filter(({ page }) => page.isHome || page.isFindable || (hidden && isHiddenByMistake(page)));
}

/** The results of the checks that use samples: a template's own, else the mean of all. */
function sampledResults(samples: readonly SiteSample[], templates: readonly Template[]) {
  const byUrl = new Map(samples.map((sample) => [sample.url, sample]));
  const means = new Map<string, number | null>();
  for (const check of sampledChecks) {
    const known = samples.flatMap(({ scores }) => scores[check] ?? []);
    means.set(check, known.length === 0 ? null : mean(known));
  }
  const own = new Map(
    templates.map(({ id, pages }) => [
      id,
      pages.map((url) => byUrl.get(url)).find((one) => one !== undefined),
    ]),
  );
  return (templateId: string, check: string): number | null =>
    own.get(templateId)?.scores[check] ?? means.get(check) ?? null;
}

/**
 * Gives every page of a site its results and its score: its own, and those of the whole site.
 *
 * @param rows of all templates, including other addresses of a page.
 */
export function scorePages(
  pages: readonly SitePage[],
  rows: readonly PageRow[],
  templates: readonly Template[],
  samples: readonly SiteSample[],
): ScoredTemplate[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const home = pages.find(({ isHome }) => isHome);
  const sampled = sampledResults(samples, templates);
  const ownResult = ({ row }: SitePage, check: string) =>
    row.na.includes(check) ? null : (row.scores[check] ?? 1);
  const resultOf = (page: SitePage, templateId: string, check: string): number | null => {
    if (sampledChecks.has(check)) return sampled(templateId, check);
    return homeChecks.has(check) && home ? ownResult(home, check) : ownResult(page, check);
  };
  const scored = (page: SitePage, templateId: string): ScoredPage => {
    const checks = allChecks.map(({ id }) => ({
      id,
      weight: weights[id],
      score: resultOf(page, templateId, id),
    }));
    const { cap } = page.row;
    const held = cap && { at: cap.at, checkIds: cap.checks, because: cap.because };
    return { page, checks, cap: held, score: exactScore(checks, held) };
  };
  const rowsByUrl = new Map(rows.map((row) => [row.url, row]));
  return templates.map((template) => {
    const fixes: Record<string, RowFix> = {};
    for (const url of template.pages.toReversed()) Object.assign(fixes, rowsByUrl.get(url)?.fixes);
    const own = template.pages.flatMap((url) => {
      const page = byUrl.get(url);
      return page ? [scored(page, template.id)] : [];
    });
    return { template, fixes, pages: own, counted: meant(own) };
  });
}

/** Faults that count as fixed: a check on the pages of one template, or of all templates if it is null. */
export interface Fixed {
  check: string;
  templateId: string | null;
}

export interface SiteScore {
  /** Before rounding. */
  exact: number;
  cap: { at: number; because: string } | null;
  /** The checks that hold the cap. */
  capping: string[];
}

/** What a template adds to the mean, and how much of it is capped. */
function weigh({ template, counted }: ScoredTemplate, fixed: Fixed | null) {
  const applies = fixed !== null && (fixed.templateId === null || fixed.templateId === template.id);
  const perfect = new Set(applies ? [fixed.check] : []);
  const scores = counted.map(({ checks, cap, score }) =>
    applies ? exactScore(checks, cap, perfect) : score,
  );
  const capped = counted.filter(({ cap }) => cap?.checkIds.some((check) => !perfect.has(check)));
  const home = capped.find(({ page }) => page.isHome) ?? null;
  return { weight: Math.sqrt(counted.length), score: mean(scores), capped, size: counted.length, home };
}

/**
 * The score of a site: the mean of its templates' means, weighted by the square root of their pages, minus
 * the cost of faults between pages, under the cap of its home page or of most of its pages.
 *
 * @param losses points by fault between pages.
 * @param fixed the faults that count as fixed, to find out what fixing them gains.
 */
export function scoreSite(
  templates: readonly ScoredTemplate[],
  losses: ReadonlyMap<string, number>,
  fixed: Fixed | null = null,
): SiteScore {
  const weighed = templates.map((template) => weigh(template, fixed)).filter(({ size }) => size > 0);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { exact: 0, cap: null, capping: [] };
  const base = weighed.reduce((sum, { weight, score }) => sum + weight * score, 0) / total;
  const lost = [...losses].reduce((sum, [check, points]) => (check === fixed?.check ? sum : sum + points), 0);
  const raw = Number(Math.max(0, base - lost).toFixed(6));
  const home = weighed.map((one) => one.home).find((one) => one !== null);
  const cappedShare =
    weighed.reduce((sum, { weight, capped, size }) => sum + (weight * capped.length) / size, 0) / total;
  const most = cappedShare > 0.5 ? weighed.flatMap(({ capped }) => capped)[0] : undefined;
  const held = home?.cap ?? most?.cap ?? null;
  const cap = held && {
    at: held.at,
    because: home ? held.because : `most pages are like ${most?.page.url ?? ''}: ${held.because}`,
  };
  return { exact: cap ? Math.min(raw, cap.at) : raw, cap, capping: held?.checkIds.slice() ?? [] };
}
