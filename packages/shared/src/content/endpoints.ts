import { z } from 'zod';
import { askedMoment } from '../contract/asked-moment.ts';
import { nextCursor, uuidCursor } from '../contract/cursor.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { contentKinds, type SharedKind } from './kinds/all-kinds.ts';
import { MARKDOWN_CHARACTERS } from './markdown/markdown-bytes.ts';
import {
  agentChange,
  contentItem,
  contentRevision,
  contentSummary,
  contentType,
  contentUrl,
  generationJob,
  jobProgress,
  jobStatuses,
  LONGEST_CONTENT_SEARCH,
  listedRevision,
  liveCheck,
  pageChange,
  robotsRequest,
} from './schema.ts';
import { isStorable } from './storable-text.ts';

const byId = z.object({ id: z.uuid('not an id') });
const common = { tag: 'Content', access: 'entitled', limit: 'default' } as const;
/** Generated files stay readable when a plan ends, and a running job can still be stopped. */
const reading = { ...common, access: 'signed-in' } as const;

type FieldsOf<Kind extends SharedKind> = Kind extends SharedKind
  ? (fields: ReturnType<Kind['request']>) => void
  : never;
type AllFields = FieldsOf<SharedKind> extends (fields: infer All) => void ? All : never;

/** The request fields of all kinds in one object. Each kind reads only its own. */
const kindFields: AllFields = Object.assign({}, ...contentKinds.map(({ request }) => request(z)));

export const generateContent = defineEndpoint({
  ...common,
  id: 'generateContent',
  scope: 'files:write',
  takesIdempotencyKey: true,
  method: 'POST',
  path: '/api/generate-content-firecrawl',
  summary:
    'Start writing a file for a website in the background, or hand out what was written within 24 hours',
  limit: 'generation',
  body: z.object({
    url: contentUrl,
    contentType,
    ...kindFields,
    regenerate: z
      .object({ contentId: z.uuid('not an id'), handEdits: z.enum(['keep', 'discard']) })
      .optional()
      .meta({
        description:
          'Write this content again, whatever is cached; hand-made edits are kept or given up. A robots.txt keeps to its choices where `robots` is not given.',
      }),
  }),
  answers: {
    202: z.object({
      success: z.literal(true),
      job_started: z.literal(true),
      job_id: z.uuid(),
      status: z.literal('running'),
      cached: z.literal(false),
    }),
    200: z.object({
      success: z.literal(true),
      job_started: z.literal(false),
      status: z.literal('completed'),
      cached: z.literal(true),
      content: contentItem,
    }),
  },
  errors: ['not_authenticated', 'not_entitled', 'not_found', 'unavailable'],
});

export const checkJob = defineEndpoint({
  ...reading,
  id: 'checkJob',
  scope: 'files:read',
  method: 'POST',
  path: '/api/check-batch-job',
  summary: 'How far a job is, and what it wrote once it is done',
  limit: 'whole-text',
  body: z.object({ jobId: z.uuid('not a job id'), contentType }),
  answers: {
    200: z.object({
      success: z.literal(true),
      status: z.enum(jobStatuses),
      completed: z.boolean(),
      progress: jobProgress,
      content: contentItem.optional(),
      error: z.string().optional(),
    }),
  },
  errors: ['not_authenticated', 'not_found'],
});

export const listJobs = defineEndpoint({
  ...reading,
  id: 'listJobs',
  scope: 'files:read',
  method: 'GET',
  path: '/api/jobs',
  summary: "The caller's jobs of the last day, newest first",
  answers: { 200: z.object({ jobs: z.array(generationJob) }) },
  errors: ['not_authenticated'],
});

export const cancelJob = defineEndpoint({
  ...reading,
  id: 'cancelJob',
  scope: 'files:write',
  method: 'POST',
  path: '/api/jobs/:id/cancel',
  summary: 'Stop a running job; one that has ended stays as it is',
  params: byId,
  answers: { 200: generationJob },
  errors: ['not_authenticated', 'not_found'],
});

export const previewRobots = defineEndpoint({
  ...common,
  id: 'previewRobots',
  scope: 'files:write',
  method: 'POST',
  path: '/api/preview-robots-txt',
  summary:
    "The robots.txt a form would lead to, with each agent's verdict before and after; nothing is stored",
  limit: 'generation',
  body: z.object({ url: contentUrl, robots: robotsRequest.prefault({}) }),
  answers: {
    200: z.object({
      live: z.object({ found: z.boolean(), url: z.string(), text: z.string(), message: z.string() }),
      text: z.string(),
      agents: z.array(agentChange),
      pages: z
        .object({ known: z.int(), of_agents: z.int(), shown: z.array(pageChange) })
        .meta({ description: 'every known page, those that change first; at most 500 are sent' }),
      notes: z.array(z.string()),
    }),
  },
  errors: ['not_authenticated', 'not_entitled', 'target_refused', 'target_unreachable'],
});

export const generateAiContent = defineEndpoint({
  ...common,
  id: 'generateAiContent',
  scope: 'files:write',
  takesIdempotencyKey: true,
  method: 'POST',
  path: '/api/generate-ai-content',
  summary: 'Write content by a language model from the crawled site and a prompt of your own',
  limit: 'generation',
  body: z.object({
    contentType,
    websiteUrl: contentUrl,
    customPrompt: z.string().trim().min(1, 'Please enter a prompt').max(4000),
  }),
  answers: { 200: z.object({ success: z.literal(true), content: contentItem }) },
  errors: [
    'not_authenticated',
    'not_entitled',
    'not_configured',
    'target_unreachable',
    'unprocessable',
    'unavailable',
  ],
});

export const listContent = defineEndpoint({
  ...reading,
  id: 'listContent',
  scope: 'files:read',
  method: 'GET',
  path: '/api/content',
  summary:
    "The caller's own content, newest first: at most 20 and about 256 kB of texts a page, or 50 summaries without texts",
  limit: 'heavy-read',
  query: z.object({
    type: contentType.optional(),
    since: askedMoment.optional(),
    cursor: uuidCursor.optional(),
    summary: z
      .literal('1')
      .optional()
      .meta({ description: 'Summaries instead of whole texts; GET /api/content/{id} has the text.' }),
    q: z
      .string()
      .max(LONGEST_CONTENT_SEARCH)
      .refine(isStorable, 'A search cannot hold the character NUL or half of a character')
      .optional()
      .meta({
        description:
          'Only content with all of these words, ten at most, in its address, its kind or the first 200,000 characters of its text.',
      }),
    /** Browsers send it to bypass caches. The server ignores it. */
    t: z.string().max(40).optional(),
  }),
  answers: { 200: z.object({ content: z.array(z.union([contentItem, contentSummary])), nextCursor }) },
  errors: ['not_authenticated'],
});

export const getContent = defineEndpoint({
  ...reading,
  id: 'getContent',
  scope: 'files:read',
  method: 'GET',
  path: '/api/content/:id',
  summary: "One of the caller's own contents",
  limit: 'heavy-read',
  params: byId,
  answers: { 200: contentItem },
  errors: ['not_authenticated', 'not_found'],
});

export const updateContent = defineEndpoint({
  ...common,
  id: 'updateContent',
  scope: 'files:write',
  method: 'PUT',
  path: '/api/content/:id',
  summary: 'Save an edit; refused when somebody saved since `updated_at`',
  limit: 'whole-text',
  // Whole pages, in scripts with three bytes a character.
  mostBodyBytes: 4_000_000,
  params: byId,
  body: z.object({
    content_text: z
      .string()
      .max(MARKDOWN_CHARACTERS, `Content can have at most ${MARKDOWN_CHARACTERS} characters`)
      .refine(isStorable, 'Content cannot hold the character NUL or half of a character'),
    updated_at: z.iso.datetime({ offset: true }),
  }),
  answers: { 200: contentItem },
  errors: ['not_authenticated', 'not_entitled', 'not_found', 'conflict'],
});

const [firstKind, ...otherKinds] = contentKinds;
const mediaTypes = [firstKind.mediaType, ...otherKinds.map(({ mediaType }) => mediaType)] as const;

export const downloadContent = defineEndpoint({
  ...reading,
  id: 'downloadContent',
  scope: 'files:read',
  method: 'GET',
  path: '/api/content/:id/download',
  summary: 'The content as the file it is for, under its own name; Markdown pages as one ZIP file',
  limit: 'heavy-read',
  params: byId,
  answers: {},
  file: { mediaTypes },
  // Caches must ask again each time. An unchanged file is only a 304.
  cacheControl: 'private, no-cache',
  errors: ['not_authenticated', 'not_found'],
});

export const deleteContent = defineEndpoint({
  ...common,
  id: 'deleteContent',
  scope: 'files:write',
  method: 'DELETE',
  path: '/api/content/:id',
  summary: 'Delete content; it can be brought back for 30 days',
  params: byId,
  answers: { 204: null },
  errors: ['not_authenticated', 'not_entitled', 'not_found'],
});

export const undeleteContent = defineEndpoint({
  ...common,
  id: 'undeleteContent',
  scope: 'files:write',
  method: 'POST',
  path: '/api/content/:id/undelete',
  summary: 'Bring deleted content back',
  limit: 'whole-text',
  params: byId,
  answers: { 200: contentItem },
  errors: ['not_authenticated', 'not_entitled', 'not_found'],
});

export const listRevisions = defineEndpoint({
  ...reading,
  id: 'listRevisions',
  scope: 'files:read',
  method: 'GET',
  path: '/api/content/:id/revisions',
  summary: 'What the content was, newest first, without the texts; the first one is what it is now',
  params: byId,
  query: z.object({ cursor: uuidCursor.optional() }),
  answers: { 200: z.object({ revisions: z.array(listedRevision), nextCursor }) },
  errors: ['not_authenticated', 'not_found'],
});

export const getRevision = defineEndpoint({
  ...reading,
  id: 'getRevision',
  scope: 'files:read',
  method: 'GET',
  path: '/api/content/:id/revisions/:revisionId',
  summary: 'One revision with its text',
  limit: 'heavy-read',
  params: byId.extend({ revisionId: z.uuid('not an id') }),
  answers: { 200: contentRevision },
  errors: ['not_authenticated', 'not_found'],
});

export const restoreRevision = defineEndpoint({
  ...common,
  id: 'restoreRevision',
  scope: 'files:write',
  method: 'POST',
  path: '/api/content/:id/restore',
  summary: 'Make an earlier revision the content again; refused when somebody saved since `updated_at`',
  limit: 'whole-text',
  params: byId,
  body: z.object({ revisionId: z.uuid('not an id'), updated_at: z.iso.datetime({ offset: true }) }),
  answers: { 200: contentItem },
  errors: ['not_authenticated', 'not_entitled', 'not_found', 'conflict'],
});

export const checkLive = defineEndpoint({
  ...common,
  id: 'checkLive',
  scope: 'files:write',
  method: 'POST',
  path: '/api/content/:id/check-live',
  summary: "Fetch the site's own file and say whether it is what is kept here",
  limit: 'generation',
  params: byId,
  answers: { 200: liveCheck },
  errors: ['not_authenticated', 'not_entitled', 'not_found'],
});

/** Every call of the content tools. */
export const contentEndpoints = [
  generateContent,
  checkJob,
  listJobs,
  cancelJob,
  previewRobots,
  generateAiContent,
  listContent,
  getContent,
  updateContent,
  downloadContent,
  deleteContent,
  undeleteContent,
  listRevisions,
  getRevision,
  restoreRevision,
  checkLive,
] as const;
