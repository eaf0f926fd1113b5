import { z } from 'zod';
import { checkWebsiteUrl } from '../analysis/website-url.ts';

export const contentTypes = ['llms_txt', 'robots_txt', 'qa_section'] as const;
export const contentType = z.enum(contentTypes);
export type ContentType = z.infer<typeof contentType>;

/** What a person sees, and what a download is named after. */
export const contentTypeLabels: Record<ContentType, string> = {
  llms_txt: 'llms.txt',
  robots_txt: 'robots.txt',
  qa_section: 'Q&A Section',
};

export const contentUrlErrors = {
  missing: 'Please enter a website URL',
  invalid: 'Please enter a valid website URL',
} as const;

/** The website of a generation: the rule of the analysis, with the generators' texts. */
export const contentUrl = z
  .string({ error: contentUrlErrors.missing })
  .meta({ description: 'A public web address; https:// is added when no scheme is given.' })
  .transform((input, context) => {
    if (input.trim() === '') {
      context.addIssue({ code: 'custom', message: contentUrlErrors.missing });
      return z.NEVER;
    }
    const checked = checkWebsiteUrl(input);
    if (checked.ok) return checked.url;
    context.addIssue({ code: 'custom', message: contentUrlErrors.invalid });
    return z.NEVER;
  });

export const QUESTIONS_MIN = 1;
export const QUESTIONS_MAX = 50;
export const QUESTIONS_DEFAULT = 10;
export const QUESTIONS_ERROR = 'Number of questions must be between 1 and 50';

export const questionCount = z
  .int(QUESTIONS_ERROR)
  .min(QUESTIONS_MIN, QUESTIONS_ERROR)
  .max(QUESTIONS_MAX, QUESTIONS_ERROR);

const robotsPath = z
  .string()
  .max(500)
  .regex(/^[/*][^\s#]*$/, 'A path starts with "/" and has no spaces, e.g. /admin');

/** What the robots.txt form asks for; every field has the form's default. */
export const robotsRequest = z.object({
  sitemapUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'A sitemap is an http or https address' })])
    .default('')
    .meta({ description: 'Empty: the sitemap the site names itself is kept or found.' }),
  crawlDelay: z.number().min(0).max(60).default(1).meta({ description: 'seconds; 0 writes no Crawl-delay' }),
  allowAllEngines: z.boolean().default(true).meta({
    description:
      'true: search, user-triggered and training agents may all read the site; false: training agents are kept out',
  }),
  disallowPaths: z.array(robotsPath).max(200).default(['/admin', '/private', '/api', '/temp']),
  pageLimit: z.int().min(1).max(2000).default(15),
  autoDetectSize: z.boolean().default(true).meta({ description: 'the page limit comes from the sitemap' }),
  skipCrawling: z.boolean().default(false).meta({ description: 'write from robots.txt and sitemap alone' }),
});
export type RobotsRequest = z.infer<typeof robotsRequest>;

export const agentChange = z
  .object({
    token: z.string(),
    operator: z.string(),
    kind: z.enum(['search', 'user', 'training']),
    before: z.enum(['allowed', 'blocked']),
    after: z.enum(['allowed', 'blocked']),
    because: z.string().meta({ description: 'the rule and line of the new file that decides' }),
  })
  .meta({ id: 'AgentChange', description: "One agent's verdict on the home page, before and after." });
export type AgentChange = z.infer<typeof agentChange>;

export const contentItem = z
  .object({
    id: z.uuid(),
    website_url: z.string(),
    content_type: contentType,
    content_text: z.string().meta({ description: 'plain text, or sanitised HTML for a Q&A section' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    edited: z.boolean().meta({ description: 'somebody changed it by hand since it was generated' }),
    notes: z.array(z.string()).meta({ description: 'what its owner should know, e.g. what was left out' }),
    agents: z.array(agentChange).nullable().meta({ description: 'robots.txt only' }),
    downloads: z
      .object({ markdown: z.string(), json_ld: z.string() })
      .nullable()
      .meta({ description: 'Q&A only: the same questions as Markdown and as FAQPage JSON-LD' }),
  })
  .meta({ id: 'ContentItem' });
export type ContentItem = z.infer<typeof contentItem>;

export const jobPhases = ['waiting', 'discovering', 'crawling', 'writing', 'saving'] as const;

export const jobProgress = z
  .object({
    pagesDone: z.int().min(0),
    pagesTotal: z.int().min(0),
    phase: z.enum(jobPhases),
  })
  .meta({ id: 'JobProgress' });
export type JobProgress = z.infer<typeof jobProgress>;

export const jobStatuses = ['running', 'completed', 'failed'] as const;

export const generationJob = z
  .object({
    id: z.uuid(),
    content_type: contentType,
    website_url: z.string(),
    status: z.enum(jobStatuses),
    progress: jobProgress,
    error: z.string().nullable(),
    content_id: z.uuid().nullable(),
    started_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GenerationJob' });
export type GenerationJob = z.infer<typeof generationJob>;

export const revisionOrigins = ['generated', 'edited', 'restored', 'regenerated'] as const;

export const contentRevision = z
  .object({
    id: z.uuid(),
    origin: z.enum(revisionOrigins),
    content_text: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ContentRevision' });
export type ContentRevision = z.infer<typeof contentRevision>;

/** What stands at the site now, beside what we keep. */
export const liveCheck = z
  .object({
    state: z.enum(['same', 'different', 'missing', 'unreachable']),
    url: z.string(),
    message: z.string(),
    live_text: z.string().nullable(),
  })
  .meta({ id: 'LiveCheck' });
export type LiveCheck = z.infer<typeof liveCheck>;

/** Longest content that is taken, in characters; bodies over 100 kB are refused before. */
export const CONTENT_MAX = 90_000;

/** NUL and halves of a surrogate pair: a JSON string can carry them, no file and no database should. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether a text can be kept byte for byte. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);
