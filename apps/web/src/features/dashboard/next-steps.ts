import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import type { User } from '@visible-ai/shared/accounts/schema';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import type { Site } from '@visible-ai/shared/sites/schema';
import { addSitePath } from '@/lib/add-site-path.ts';
import type { PageHistory } from './page-history.ts';

export interface NextStep {
  title: string;
  text: string;
  to: string;
  done: boolean;
}

function siteStep(sites: readonly Site[], pages: readonly PageHistory[]): NextStep {
  const [last] = pages;
  const kept = sites.length === 1 ? '1 site is kept.' : `${sites.length} sites are kept.`;
  if (sites.length > 0) return { title: 'Add your site', text: kept, to: '/sites', done: true };
  return {
    title: 'Add your site',
    text: 'Every page of it, audited together, again and again.',
    to: last ? addSitePath(last.latest.url) : '/sites',
    done: false,
  };
}

/** Names are longer than a step's lines hold; the list below has the whole name. */
const LONGEST_NAME = 22;

function shortName(name: string): string {
  const signs = [...name];
  return signs.length <= LONGEST_NAME
    ? name
    : `${signs
        .slice(0, LONGEST_NAME - 2)
        .join('')
        .trimEnd()}…`;
}

/** The site with the lowest score; the page with the lowest score if no site has one. */
function weakestOf(sites: readonly Site[], pages: readonly PageHistory[]) {
  const scored = sites.flatMap(({ id, name, lastAudit }) => {
    const score = lastAudit?.score ?? null;
    return score === null ? [] : [{ name, score, to: `/sites/${id}` }];
  });
  const audited = pages.map(({ latest: { id, siteName, score } }) => ({
    name: siteName,
    score,
    to: `/website-analysis?report=${id}`,
  }));
  const [weakest] = (scored.length > 0 ? scored : audited).sort((one, other) => one.score - other.score);
  return weakest ?? null;
}

function fixStep(sites: readonly Site[], pages: readonly PageHistory[]): NextStep {
  const weakest = weakestOf(sites, pages);
  if (!weakest)
    return {
      title: 'Fix what costs most',
      text: 'The report puts the biggest loss first, with its fix.',
      to: '/website-analysis',
      done: false,
    };
  const good = scoreBand(weakest.score) === 'good';
  return {
    title: 'Fix what costs most',
    text: good
      ? // Pages that were audited alone may be worse than their sites.
        `${sites.some(({ lastAudit }) => lastAudit?.score != null) ? 'Each audited site' : 'Everything you audited'} is in good shape.`
      : `${shortName(weakest.name)} has ${weakest.score} of 100. See what to fix first.`,
    to: weakest.to,
    done: good,
  };
}

function filesStep(user: User, files: number): NextStep {
  if (!isEntitled(user))
    return {
      title: 'Choose a plan',
      text: 'To have llms.txt, robots.txt and questions written for your site.',
      to: '/pricing',
      done: false,
    };
  return {
    title: 'Write the files',
    text:
      files > 0
        ? 'Your files are written. Keep them fresh.'
        : 'llms.txt, robots.txt and questions for your site.',
    to: '/content',
    done: files > 0,
  };
}

/**
 * The way to be cited, in three steps.
 *
 * @param pages pages that were audited one by one.
 * @param files the number of files of the account.
 */
export const nextSteps = (
  user: User,
  sites: readonly Site[],
  pages: readonly PageHistory[],
  files: number,
): NextStep[] => [siteStep(sites, pages), fixStep(sites, pages), filesStep(user, files)];
