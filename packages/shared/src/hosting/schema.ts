import { z } from 'zod';
import { contentTypes } from '../content/schema.ts';
import { schedule } from '../sites/schema.ts';

/** The servers and platforms for which there are snippets that serve the files on the owner's own domain. */
export const snippetTargets = [
  'nginx',
  'caddy',
  'apache',
  'cloudflare-worker',
  'nextjs',
  'netlify',
  'vercel',
  'wordpress',
] as const;
export type SnippetTarget = (typeof snippetTargets)[number];

const moment = z.iso.datetime();
/** The path under the base, without a slash at the start, e.g. `llms.txt` or `docs/start.md`. */
const file = z
  .string()
  .max(500)
  .meta({ examples: ['llms.txt'] });

/** A served file: the last version that its owner approved. */
export const hostedFile = z
  .object({
    file,
    kind: z.enum(contentTypes),
    contentId: z
      .uuid()
      .nullable()
      .meta({ description: 'what it was published from; null once that is deleted' }),
    version: z.int().min(1).meta({ description: 'counts up with each publication' }),
    bytes: z.int().min(0),
    publishedAt: moment,
    checkedAt: moment.nullable().meta({ description: "when the owner's own domain was compared last" }),
    same: z.boolean().nullable().meta({
      description:
        "whether the owner's own domain served these very bytes then; null when it could not be told",
    }),
    newer: z
      .boolean()
      .meta({ description: 'whether what is kept has been changed since, and is not published' }),
  })
  .meta({ id: 'HostedFile' });
export type HostedFile = z.infer<typeof hostedFile>;

/** When a site is read again for its files. */
export const refreshSchedule = schedule.extend({ every: z.enum(['none', 'weekly', 'monthly']) });
export type RefreshSchedule = z.infer<typeof refreshSchedule>;

export const refreshStatuses = [
  'reading',
  'waiting',
  'unchanged',
  'published',
  'approved',
  'declined',
  'replaced',
  'failed',
] as const;
export type RefreshStatus = (typeof refreshStatuses)[number];

/** What a refresh would change in one stored file. Nothing changes before its owner approves it. */
export const fileRefresh = z
  .object({
    id: z.uuid(),
    contentId: z.uuid(),
    kind: z.enum(contentTypes),
    status: z.enum(refreshStatuses).meta({
      description:
        'waiting: for its owner; published: by itself, since it only adds; approved, declined: by its owner; replaced: a newer one waits in its place',
    }),
    added: z.int().min(0).meta({ description: 'lines' }),
    removed: z.int().min(0).meta({ description: 'lines' }),
    conflicts: z
      .int()
      .min(0)
      .meta({ description: 'places where a hand edit and the site disagree: the hand edit stands' }),
    notes: z.array(z.string()),
    error: z.string().nullable(),
    createdAt: moment,
    decidedAt: moment.nullable(),
  })
  .meta({ id: 'FileRefresh' });
export type FileRefresh = z.infer<typeof fileRefresh>;

/** The same with both texts, for the screen that shows the change. */
export const fullFileRefresh = fileRefresh
  .extend({ before: z.string(), after: z.string().nullable() })
  .meta({ id: 'FullFileRefresh' });
export type FullFileRefresh = z.infer<typeof fullFileRefresh>;

/** The hosting of a site and the files that are served for it. */
export const hosting = z
  .object({
    base: z
      .string()
      .nullable()
      .meta({
        description: 'what the addresses of the files begin with; null before hosting was switched on',
        examples: ['https://visible.example/s/4fJ2k9QbTz0aWm7XcR1uYd/'],
      }),
    files: z.array(hostedFile),
    schedule: refreshSchedule,
    additions: z.boolean().meta({
      description: 'whether a refresh that only adds is published by itself; never for robots.txt',
    }),
    nextRefreshAt: moment.nullable(),
    refreshes: z.array(fileRefresh).meta({ description: 'newest first, at most the last 20' }),
  })
  .meta({ id: 'Hosting' });
export type Hosting = z.infer<typeof hosting>;

export const snippet = z
  .object({
    target: z.enum(snippetTargets),
    label: z.string().meta({ description: 'what a person calls it' }),
    language: z.string().meta({ description: 'what the code is written in, e.g. nginx, js, php' }),
    code: z.string().meta({ description: 'its first line says where it belongs' }),
  })
  .meta({ id: 'HostingSnippet' });
export type HostingSnippet = z.infer<typeof snippet>;
