import type { SiteToJudge } from './site-audit/scoring/judge-site.ts';
import { judgeSite as judgeReadSite } from './site-audit/scoring/judge-site.ts';
import { writingSteps } from './write/writing-steps.ts';

/** The module of the threads for what takes long: each step of writing, and the judgement of a site, by name. */
export const { llmsTxt, describe, llmsTxtOf, qaSection, questions, robotsTxt, robotsDifference } =
  writingSteps;
export const judgeSite = (site: SiteToJudge) => judgeReadSite(site);
