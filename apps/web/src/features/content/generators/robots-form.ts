import { robotsPolicyNames } from '@visible-ai/shared/content/robots-policies';
import { suggestedPaths, USUAL_CRAWL_DELAY } from '@visible-ai/shared/content/robots-suggestions';
import { type RobotsRequest, robotsRequest } from '@visible-ai/shared/content/schema';
import { z } from 'zod';
import type { Problems } from '@/lib/use-kept-form.ts';

/** No policy: the file blocks and allows the same agents as before. */
export const AS_IT_IS = 'as_it_is';
const policyNames = [AS_IT_IS, ...robotsPolicyNames] as const;
export type ChosenPolicy = (typeof policyNames)[number];

/** The robots.txt form as typed. */
export const robotsForm = z.object({
  domain: z.string(),
  sitemapUrl: z.string(),
  crawlDelay: z.string(),
  policy: z.enum(policyNames),
  disallowPaths: z.string(),
  pageLimit: z.string(),
  autoDetectSize: z.boolean(),
  skipCrawling: z.boolean(),
});
export type RobotsForm = z.infer<typeof robotsForm>;

const defaults = robotsRequest.parse({});

/** The initial values of the form. */
export const emptyRobotsForm: RobotsForm = {
  domain: '',
  sitemapUrl: defaults.sitemapUrl,
  crawlDelay: String(USUAL_CRAWL_DELAY),
  policy: AS_IT_IS,
  disallowPaths: suggestedPaths.join('\n'),
  pageLimit: String(defaults.pageLimit),
  autoDetectSize: defaults.autoDetectSize,
  skipCrawling: defaults.skipCrawling,
};

/** The problem of each field. */
export type RobotsProblems = Problems<RobotsForm>;

const choiceOf = (policy: ChosenPolicy) =>
  policy === AS_IT_IS ? { allowAllEngines: true } : { allowAllEngines: policy === 'open', policy };

const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

const problemTexts: Partial<Record<string, string>> = {
  crawlDelay: 'A number of seconds from 0 to 60',
  pageLimit: 'A whole number from 1 to 2000',
};

/** Reads the form's fields. Empty lines are ignored, and so is the default delay. */
export function readRobotsForm(
  form: RobotsForm,
): { ok: true; robots: RobotsRequest } | { ok: false; problems: RobotsProblems } {
  const paths = form.disallowPaths.split('\n').map((path) => path.trim());
  const delay = numberOf(form.crawlDelay);
  const read = robotsRequest.safeParse({
    sitemapUrl: form.sitemapUrl.trim(),
    crawlDelay: delay === USUAL_CRAWL_DELAY ? 0 : delay,
    ...choiceOf(form.policy),
    disallowPaths: paths.filter((path) => path !== ''),
    pageLimit: numberOf(form.pageLimit),
    autoDetectSize: form.autoDetectSize,
    skipCrawling: form.skipCrawling,
  });
  if (read.success) return { ok: true, robots: read.data };
  const problems = read.error.issues.map(({ path: [field], message }) => [
    field,
    problemTexts[String(field)] ?? message,
  ]);
  return { ok: false, problems: Object.fromEntries(problems) };
}
