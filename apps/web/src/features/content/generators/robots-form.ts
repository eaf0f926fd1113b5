import { type RobotsRequest, robotsRequest } from '@visible-ai/shared/content/schema';
import { z } from 'zod';

/** The robots.txt form as it is typed. */
export const robotsForm = z.object({
  domain: z.string(),
  sitemapUrl: z.string(),
  crawlDelay: z.string(),
  allowAllEngines: z.boolean(),
  disallowPaths: z.string(),
  pageLimit: z.string(),
  autoDetectSize: z.boolean(),
  skipCrawling: z.boolean(),
});
export type RobotsForm = z.infer<typeof robotsForm>;

const defaults = robotsRequest.parse({});

/** What the form says before anything is typed: the request's own defaults. */
export const emptyRobotsForm: RobotsForm = {
  ...defaults,
  domain: '',
  crawlDelay: String(defaults.crawlDelay),
  disallowPaths: defaults.disallowPaths.join('\n'),
  pageLimit: String(defaults.pageLimit),
};

/** Field by field what has to be put right. */
export type RobotsProblems = Partial<Record<keyof RobotsForm, string>>;

const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

const problemTexts: Partial<Record<string, string>> = {
  crawlDelay: 'A number of seconds from 0 to 60',
  pageLimit: 'A whole number from 1 to 2000',
};

/** Reads the form's fields; a line that is left empty counts for nothing. */
export function readRobotsForm(
  form: RobotsForm,
): { ok: true; robots: RobotsRequest } | { ok: false; problems: RobotsProblems } {
  const paths = form.disallowPaths.split('\n').map((path) => path.trim());
  const read = robotsRequest.safeParse({
    sitemapUrl: form.sitemapUrl.trim(),
    crawlDelay: numberOf(form.crawlDelay),
    allowAllEngines: form.allowAllEngines,
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
