import { z } from 'zod';
import { checkWebsiteUrl } from '../analysis/website-url.ts';
import { contentKinds, type SharedKind } from './kinds/all-kinds.ts';
import { robotsFields } from './kinds/robots-txt.ts';

/** The ids of all kinds. */
export const contentTypes = contentKinds.map(({ id }) => id) as [SharedKind['id'], ...SharedKind['id'][]];
export const contentType = z.enum(contentTypes);
export type ContentType = z.infer<typeof contentType>;

export const contentUrlErrors = {
  missing: 'Please enter a website URL',
  invalid: 'Please enter a valid website URL',
} as const;

/** The website of a generation: the rule of the analysis with the generators' texts. */
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

/** What a robots.txt should say. */
export const robotsRequest = robotsFields(z);
export type RobotsRequest = z.infer<typeof robotsRequest>;

export const agentChange = z
  .object({
    token: z.string(),
    operator: z.string(),
    kind: z.enum(['search', 'user', 'training']),
    before: z.enum(['allowed', 'blocked']),
    after: z.enum(['allowed', 'blocked']),
    because: z.string().meta({ description: 'the rule and line of the new file that decides' }),
    pages: z
      .object({
        known: z.int().meta({ description: 'pages known from sitemap, menu and links' }),
        before: z.int().meta({ description: 'how many of them it may fetch by the file at the site' }),
        after: z.int(),
        changed: z.array(z.string()).meta({ description: 'paths whose verdict changes, at most 20' }),
      })
      .optional()
      .meta({ description: 'missing on content of earlier versions' }),
  })
  .meta({
    id: 'AgentChange',
    description: "One agent's verdict on the home page and on every known page, before and after.",
  });
export type AgentChange = z.infer<typeof agentChange>;

export const pageChange = z
  .object({
    path: z.string(),
    before: z.int().meta({ description: 'agents that may fetch it by the file at the site' }),
    after: z.int(),
    changed: z.array(z.string()).meta({ description: 'agents whose verdict changes' }),
  })
  .meta({ id: 'PageChange', description: 'The verdicts of all agents on one page, before and after.' });
export type PageChange = z.infer<typeof pageChange>;

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

/** The most characters of a text that a summary shows. */
export const EXCERPT_CHARACTERS = 4000;

/** A content in a list without its text. */
export const contentSummary = contentItem
  .omit({ content_text: true, agents: true, downloads: true })
  .extend({
    excerpt: z
      .string()
      .meta({ description: `the beginning of its text, at most ${EXCERPT_CHARACTERS} characters` }),
    whole: z.boolean().meta({ description: 'the excerpt is the whole text' }),
    size: z.int().min(0).meta({ description: 'of its text, in bytes of UTF-8' }),
    agents: z.int().min(0).meta({ description: 'how many agents the content has a verdict for' }),
  })
  .meta({ id: 'ContentSummary' });
export type ContentSummary = z.infer<typeof contentSummary>;

/** The longest search in the list of content. */
export const LONGEST_CONTENT_SEARCH = 200;

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

const revisionFields = {
  id: z.uuid(),
  origin: z.enum(revisionOrigins),
  size: z.int().min(0).meta({ description: 'of its text, in bytes of UTF-8' }),
  created_at: z.iso.datetime(),
};

/** A revision in a list: everything except its text. */
export const listedRevision = z.object(revisionFields).meta({ id: 'ListedRevision' });
export type ListedRevision = z.infer<typeof listedRevision>;

export const contentRevision = z
  .object({ ...revisionFields, content_text: z.string() })
  .meta({ id: 'ContentRevision' });
export type ContentRevision = z.infer<typeof contentRevision>;

/** The file on the site now, compared with the stored one. */
export const liveCheck = z
  .object({
    state: z.enum(['same', 'different', 'missing', 'unreachable']),
    url: z.string(),
    message: z.string(),
    live_text: z.string().nullable(),
  })
  .meta({ id: 'LiveCheck' });
export type LiveCheck = z.infer<typeof liveCheck>;

/** The most characters of most kinds. Kinds with whole pages may have more. */
export const CONTENT_MAX = 90_000;
