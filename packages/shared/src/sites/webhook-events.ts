import { z } from 'zod';

/** What a site's owner gets alerts about, in the order of the alerts. */
export const alertKinds = [
  'agentBlocked',
  'pageGone',
  'noindex',
  'fileDrift',
  'scoreDrop',
  'newHighIssue',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Something on a site that got worse, as alerts report it. */
const change = z.object({
  kind: z.enum(alertKinds),
  subject: z
    .string()
    .meta({ description: 'which one of its kind: an agent, a file, a check; empty otherwise' }),
  title: z.string(),
  evidence: z.string(),
  pages: z.int().meta({ description: 'on how many it stands' }),
  examples: z.array(z.string()).max(3),
});
export type SiteChange = z.infer<typeof change>;

const aboutAudit = z.object({
  siteId: z.uuid(),
  auditId: z.uuid(),
  name: z.string(),
  url: z.string(),
  auditedAt: z.iso.datetime(),
  auditUrl: z.string().meta({ description: 'where the audit is shown' }),
});

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: aboutAudit.extend(shape) });

const more = z.int().meta({ description: 'how many there are beside those listed' });

/** Bodies of the webhooks about sites, by Standard Webhooks 1.0.0. */
export const siteEvent = z.discriminatedUnion('type', [
  event('site_audit.completed', {
    origin: z.enum(['hand', 'schedule']),
    partial: z.boolean(),
    score: z.int().nullable(),
  }),
  event('site.regressed', { regressions: z.array(change).min(1), more }),
  event('site.recovered', { recovered: z.array(change).min(1), more }),
]);
export type SiteEvent = z.infer<typeof siteEvent>;
