import { z } from 'zod';
import { checkGroups } from '../analysis/check-groups.ts';
import { snippet } from '../analysis/schema.ts';

export const siteAuditStatuses = ['running', 'completed', 'failed', 'cancelled'] as const;
export const siteAuditPhases = ['waiting', 'reading', 'judging', 'saving'] as const;
export const whyUnread = ['robots', 'error', 'no-answer', 'login', 'guarded', 'too-complex'] as const;

const score = z.int().min(0).max(100);

/** Whether this machine knows a time zone. */
function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** When a site is audited automatically: at an hour in its owner's time zone, or within the hour after it. */
export const schedule = z
  .object({
    every: z.enum(['none', 'daily', 'weekly', 'monthly']),
    hour: z.int().min(0).max(23),
    weekday: z.int().min(1).max(7).optional().meta({ description: 'of a weekly one: 1 is Monday' }),
    day: z.int().min(1).max(28).optional().meta({ description: 'of a monthly one' }),
    timeZone: z.string().max(64).refine(isTimeZone, 'timeZone is a name like Europe/Berlin'),
  })
  .meta({ id: 'Schedule' });
export type Schedule = z.infer<typeof schedule>;

/** What the site's owner gets alerts about after an audit. */
export const alerts = z
  .object({
    mail: z.boolean(),
    scoreDrop: z.number().min(1).max(100).nullable().meta({ description: 'points; null for never' }),
    agentBlocked: z.boolean(),
    noindex: z.boolean(),
    pageGone: z.boolean(),
    fileDrift: z.boolean(),
    newHighIssue: z.boolean(),
    muted: z.boolean().meta({ description: 'no mail and no webhook' }),
  })
  .meta({ id: 'Alerts' });
export type Alerts = z.infer<typeof alerts>;

export const defaultSchedule: Schedule = { every: 'none', hour: 6, timeZone: 'UTC' };
export const defaultAlerts: Alerts = {
  mail: true,
  scoreDrop: 5,
  agentBlocked: true,
  noindex: true,
  pageGone: true,
  fileDrift: true,
  newHighIssue: true,
  muted: false,
};

export const site = z
  .object({
    id: z.uuid(),
    url: z.string().meta({ description: 'where it begins; what lies under it are its pages' }),
    name: z.string(),
    createdAt: z.iso.datetime(),
    schedule,
    alerts,
    nextAuditAt: z.iso.datetime().nullable().meta({ description: 'when the schedule is due next' }),
    lastAudit: z
      .object({
        id: z.uuid(),
        score: score.nullable(),
        status: z.enum(siteAuditStatuses),
        createdAt: z.iso.datetime(),
      })
      .nullable(),
    trend: z
      .array(
        z.object({
          at: z.iso.datetime(),
          score,
          robotsChanged: z
            .boolean()
            .meta({ description: 'robots.txt was another one than in the audits before' }),
        }),
      )
      .meta({ description: 'completed audits, oldest first, at most the last 30' }),
  })
  .meta({ id: 'Site' });
export type Site = z.infer<typeof site>;

export const siteProgress = z
  .object({ phase: z.enum(siteAuditPhases), pagesDone: z.int(), pagesTotal: z.int() })
  .meta({ id: 'SiteProgress' });
export type SiteProgress = z.infer<typeof siteProgress>;

/** One audit in the history of its site. */
export const listedSiteAudit = z
  .object({
    id: z.uuid(),
    status: z.enum(siteAuditStatuses),
    partial: z.boolean(),
    origin: z.enum(['hand', 'schedule']).meta({ description: 'who asked for it' }),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
    score: score.nullable(),
    error: z.string().nullable(),
    counts: z.object({ pages: z.int(), issues: z.int() }),
  })
  .meta({ id: 'ListedSiteAudit' });
export type ListedSiteAudit = z.infer<typeof listedSiteAudit>;

export const siteTemplate = z
  .object({
    id: z.string(),
    pattern: z.string(),
    pages: z.int(),
    score,
    examples: z.array(z.string()),
  })
  .meta({ id: 'SiteTemplate' });
export type SiteTemplate = z.infer<typeof siteTemplate>;

export const siteIssue = z
  .object({
    id: z.string(),
    checkId: z.string(),
    kind: z.enum(['page', 'across', 'site']),
    templateId: z.string().nullable(),
    title: z.string(),
    evidence: z.string(),
    fix: z.string(),
    snippet: snippet.nullable(),
    pages: z.int(),
    points: z.number(),
    priority: z.enum(['high', 'medium', 'low']),
    examples: z.array(z.string()),
  })
  .meta({ id: 'SiteIssue', description: 'One fault: once for each check and template.' });
export type SiteIssue = z.infer<typeof siteIssue>;

export const siteAudit = z
  .object({
    id: z.uuid(),
    siteId: z.uuid(),
    url: z.string(),
    status: z.enum(siteAuditStatuses),
    origin: listedSiteAudit.shape.origin,
    partial: z.boolean(),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
    error: z.string().nullable(),
    score: score.nullable(),
    scoreVersion: z.int().nullable(),
    cap: z.object({ at: z.number(), because: z.string() }).nullable(),
    groups: z.array(
      z.object({ group: z.enum([...checkGroups, 'across']), points: z.number(), of: z.number() }),
    ),
    counts: z.object({
      pages: z.int(),
      read: z.int(),
      notRead: z.int(),
      left: z.int().meta({ description: 'known and not asked for: the limit of pages was reached' }),
      templates: z.int(),
      issues: z.int(),
    }),
    templates: z.array(siteTemplate),
    issues: z.array(siteIssue).meta({ description: 'worth most first' }),
    agents: z.array(
      z.object({
        token: z.string(),
        operator: z.string(),
        counted: z.boolean(),
        allowed: z.int(),
        blocked: z.int(),
        unknown: z.int(),
        blockedOn: z
          .array(z.object({ templateId: z.string(), pages: z.int() }))
          .meta({ description: 'the templates that have pages closed to it, with how many of each' }),
      }),
    ),
    notes: z.array(z.string()).meta({ description: 'how it was read; a limit that was reached comes first' }),
    pageLimit: z.int(),
    progress: siteProgress,
    previous: z
      .object({ id: z.uuid(), score })
      .nullable()
      .meta({ description: 'the last completed audit before this one' }),
  })
  .meta({ id: 'SiteAudit' });
export type SiteAudit = z.infer<typeof siteAudit>;

export const sitePage = z
  .object({
    id: z.string(),
    url: z.string(),
    templateId: z.string().nullable(),
    status: z.int().nullable().meta({ description: 'HTTP; null where it gave no answer or was not asked' }),
    state: z.enum(['read', 'not-read']),
    reason: z.object({ because: z.enum(whyUnread), text: z.string() }).nullable(),
    title: z.string().nullable(),
    words: z.int(),
    clicks: z.int().nullable().meta({ description: 'from the home page; null where no link leads to it' }),
    inSitemap: z.boolean(),
    linkedFrom: z.int(),
    score: score.nullable(),
    failed: z.array(z.string()),
    warned: z.array(z.string()),
  })
  .meta({ id: 'SitePage' });
export type SitePage = z.infer<typeof sitePage>;

/** All about one page, with the result of each of its checks. */
export const fullSitePage = sitePage
  .extend({
    thinned: z.boolean().meta({ description: 'an old audit, whose findings of single pages are not kept' }),
    findings: z.array(
      z.object({
        issueId: z.string().meta({ description: 'where its fix stands' }),
        checkId: z.string(),
        status: z.enum(['fail', 'warn']),
        title: z.string(),
        evidence: z.string(),
      }),
    ),
  })
  .meta({ id: 'FullSitePage' });
export type FullSitePage = z.infer<typeof fullSitePage>;

/** The longest search, among sites and among pages, in characters. */
export const LONGEST_SEARCH = 200;

export const pageSorts = ['score', '-score', 'url', '-url', 'words', '-words'] as const;
export type PageSort = (typeof pageSorts)[number];

const comparedIssue = z.object({
  checkId: z.string(),
  templateId: z.string().nullable(),
  pages: z.int(),
  title: z.string(),
});

export const siteComparison = z
  .object({
    with: z.object({ id: z.uuid(), createdAt: z.iso.datetime(), score }),
    fixed: z.array(comparedIssue),
    new: z.array(comparedIssue),
    still: z.array(comparedIssue.extend({ before: z.int() })),
    pagesAdded: z.array(z.string()),
    pagesGone: z.array(z.string()),
    scoreChange: z.int(),
  })
  .meta({ id: 'SiteComparison' });
export type SiteComparison = z.infer<typeof siteComparison>;

export const siteAuditEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: siteProgress }),
  z.object({ type: z.literal('completed'), id: z.uuid(), score: score.nullable() }),
  z.object({ type: z.literal('error'), error: z.string(), code: z.string() }),
]);
export type SiteAuditEvent = z.infer<typeof siteAuditEvent>;
