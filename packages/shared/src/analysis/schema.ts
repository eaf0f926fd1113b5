import { z } from 'zod';
import { branding } from '../branding/schema.ts';
import { checkGroups } from './check-groups.ts';
import { stepIds } from './steps.ts';
import { checkWebsiteUrl, websiteUrlErrors } from './website-url.ts';

/** A website address by the product's rule, normalised to an absolute URL. */
export const websiteUrl = z
  .string({ error: websiteUrlErrors.missing })
  .meta({
    description: 'A public web address; https:// is added when no scheme is given.',
    examples: ['example.com'],
  })
  .transform((input, context) => {
    const checked = checkWebsiteUrl(input);
    if (checked.ok) return checked.url;
    context.addIssue({ code: 'custom', message: checked.error });
    return z.NEVER;
  });

const score100 = z.number().min(0).max(100);

export const diagnostics = z
  .object({
    llmsTxtExists: z.boolean(),
    robotsTxtAllowsAI: z.boolean(),
    hasTargetSchema: z.boolean(),
    h1Count: z.number().int().min(0),
    imageAltPercentage: score100,
    sitemapExists: z.boolean(),
    sitemapUrls: z.array(z.string()).max(100),
    performanceScore: score100,
    accessibilityScore: score100,
    bestPracticesScore: score100,
    seoScore: score100,
    performanceMetrics: z.object({
      firstContentfulPaint: z.number().min(0).meta({ description: 'milliseconds' }),
      largestContentfulPaint: z.number().min(0).meta({ description: 'milliseconds' }),
      cumulativeLayoutShift: z.number().min(0),
      speedIndex: z.number().min(0).meta({ description: 'milliseconds' }),
    }),
  })
  .meta({ id: 'Diagnostics' });
export type Diagnostics = z.infer<typeof diagnostics>;

/** A piece of a file or page for the owner to copy. */
export const snippet = z.object({
  label: z.string().meta({ description: 'where it belongs, e.g. "robots.txt" or "in <head>"' }),
  language: z.enum(['text', 'html', 'json', 'markdown', 'http', 'diff']),
  code: z.string(),
});
export type Snippet = z.infer<typeof snippet>;

export const checkResult = z
  .object({
    id: z.string(),
    title: z.string().meta({ description: 'what was found, in a few words' }),
    group: z.enum(checkGroups),
    score: z.number().min(0).max(1).nullable(),
    weight: z.number().min(0),
    status: z.enum(['pass', 'warn', 'fail', 'na']),
    evidence: z.string().meta({ description: "the page's own facts, in a sentence or two" }),
    details: z.array(z.string()).meta({ description: 'the single findings, when there are several' }),
    why: z.string().meta({ description: 'why the check matters, with its source' }),
    fix: z.string().nullable(),
    snippet: snippet.nullable(),
  })
  .meta({ id: 'CheckResult' });
export type CheckResult = z.infer<typeof checkResult>;

export const recommendation = z
  .object({
    title: z.string(),
    description: z.string(),
    priority: z.enum(['high', 'medium', 'low']),
    checkId: z.string(),
    points: z.number().min(0).meta({ description: 'points of the score that the fix would win' }),
    snippet: snippet.nullable(),
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = z.infer<typeof recommendation>;

/** An agent's verdict, and what in robots.txt decides it. */
export const agentVerdict = z
  .object({
    token: z.string(),
    operator: z.string(),
    purpose: z.string().meta({ description: 'what the agent reads for, e.g. "ChatGPT search"' }),
    kind: z.enum(['search', 'user', 'training']),
    counted: z.boolean().meta({ description: 'whether the verdict moves the score' }),
    verdict: z.enum(['allowed', 'blocked', 'unknown']),
    group: z.string().nullable().meta({ description: 'the user-agent line(s) of the deciding group' }),
    rule: z.string().nullable().meta({ description: 'the deciding rule as written' }),
    line: z.number().int().nullable().meta({ description: 'its line number, from 1' }),
    because: z.string(),
    contentSignals: z.array(z.string()),
  })
  .meta({ id: 'AgentVerdict' });
export type AgentVerdict = z.infer<typeof agentVerdict>;

/** How the page answered when it was requested under an agent's name, compared with our own request. */
export const agentProbe = z
  .object({
    token: z.string(),
    outcome: z.enum(['same', 'blocked', 'unclear']),
    status: z.number().int().nullable().meta({ description: 'HTTP; null where there was no answer' }),
    problem: z.string().nullable(),
  })
  .meta({ id: 'AgentProbe' });
export type AgentProbe = z.infer<typeof agentProbe>;

export const robotsReport = z.object({
  url: z.string(),
  state: z.enum(['found', 'missing', 'not-a-robots-file', 'unreachable', 'server-error']),
  httpStatus: z.number().int().nullable(),
  note: z.string().meta({ description: 'what that state means for crawlers (RFC 9309)' }),
  text: z.string().nullable().meta({ description: 'the file as read, cut at 20,000 characters' }),
  contentSignals: z.array(z.object({ agents: z.string(), line: z.number().int(), signal: z.string() })),
});
export type RobotsReport = z.infer<typeof robotsReport>;

export const sitemapReport = z.object({
  total: z.number().int().min(0),
  truncated: z.boolean(),
  files: z.array(
    z.object({
      url: z.string(),
      kind: z.enum(['urlset', 'index', 'text', 'feed', 'none']),
      urls: z.number().int().min(0),
      problem: z.string().nullable(),
    }),
  ),
});
export type SitemapReport = z.infer<typeof sitemapReport>;

export const pageSpeedReport = z.discriminatedUnion('state', [
  z.object({ state: z.literal('measured'), source: z.enum(['psi', 'lighthouse']), version: z.string() }),
  z.object({ state: z.literal('unavailable'), reason: z.string() }),
  z.object({ state: z.literal('off') }),
]);
export type PageSpeedReport = z.infer<typeof pageSpeedReport>;

/** The whole result of an analysis: stored as it is, sent as the `completed` item, shared as the report. */
export const analysisReport = z
  .object({
    url: z.string().meta({ description: 'the final address, after redirects' }),
    requestedUrl: z.string(),
    siteName: z.string().meta({ description: "the site's own name, else its host" }),
    pageTitle: z.string().nullable(),
    score: score100,
    scoreVersion: z
      .number()
      .int()
      .min(1)
      .default(1)
      .meta({ description: 'the version of checks and weights; scores of one version compare' }),
    cap: z
      .object({
        at: z.number(),
        because: z.string().meta({ description: 'a clause, to follow "capped because"' }),
      })
      .nullable(),
    diagnostics,
    recommendations: z.array(recommendation),
    ladder: z
      .array(z.object({ checkId: z.string(), score: score100 }))
      .default([])
      .meta({
        description: 'the score after each fix, made one after another in the order of the recommendations',
      }),
    checks: z.array(checkResult),
    agents: z.array(agentVerdict),
    probes: z.array(agentProbe).default([]).meta({ description: 'of the agents that are counted' }),
    robots: robotsReport,
    sitemap: sitemapReport,
    pagespeed: pageSpeedReport,
    durationMs: z.number().min(0),
  })
  .meta({ id: 'AnalysisReport' });
export type AnalysisReport = z.infer<typeof analysisReport>;

export const savedAnalysis = analysisReport
  .extend({
    id: z.string(),
    createdAt: z.iso.datetime(),
    branding: branding.optional().meta({ description: 'of its owner, where they have chosen one' }),
  })
  .meta({ id: 'SavedAnalysis' });
export type SavedAnalysis = z.infer<typeof savedAnalysis>;

export const analysisProgress = z.object({
  type: z.literal('progress'),
  step: z.enum(stepIds),
  index: z.number().int().min(0).max(6),
  total: z.literal(7),
  msg: z.string(),
  pageTitle: z
    .string()
    .optional()
    .meta({ description: "the page's title, from the first item that knows it" }),
});

export const analysisEvent = z.discriminatedUnion('type', [
  analysisProgress,
  savedAnalysis.extend({
    type: z.literal('completed'),
    claimKey: z.string().optional().meta({
      description: 'told to its maker alone, without an account: claims the analysis for one later',
    }),
  }),
  z.object({ type: z.literal('error'), error: z.string(), code: z.string() }),
]);
export type AnalysisEvent = z.infer<typeof analysisEvent>;

export const analysisSummary = z.object({
  id: z.string(),
  url: z.string(),
  siteName: z.string(),
  score: score100,
  createdAt: z.iso.datetime(),
});
export type AnalysisSummary = z.infer<typeof analysisSummary>;
