import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import type { User } from '@visible-ai/shared/accounts/schema';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import type { SiteHistory } from './site-history.ts';

export interface NextStep {
  title: string;
  text: string;
  to: string;
  done: boolean;
}

function auditStep(sites: readonly SiteHistory[]): NextStep {
  const audited = sites.length === 1 ? '1 site is audited.' : `${sites.length} sites are audited.`;
  return {
    title: 'Audit your website',
    text: sites.length > 0 ? audited : 'See in seconds whether answer engines can read it.',
    to: '/website-analysis',
    done: sites.length > 0,
  };
}

function fixStep(sites: readonly SiteHistory[]): NextStep {
  const [weakest] = sites.map(({ latest }) => latest).sort((one, other) => one.score - other.score);
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
      ? 'Every site you audited is in good shape.'
      : `${weakest.siteName} stands at ${weakest.score}. See what to fix first.`,
    to: `/website-analysis?report=${weakest.id}`,
    done: good,
  };
}

function filesStep(user: User, files: number): NextStep {
  if (!isEntitled(user))
    return {
      title: 'Choose a plan',
      text: 'It writes llms.txt, robots.txt and questions for your site.',
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
 * The way to being cited, in three steps.
 *
 * @param files how many files the account has.
 */
export const nextSteps = (user: User, sites: readonly SiteHistory[], files: number): NextStep[] => [
  auditStep(sites),
  fixStep(sites),
  filesStep(user, files),
];
