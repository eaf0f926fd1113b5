import { z } from 'zod';

/** The supported formats of access logs. */
export const logFormats = ['nginx', 'apache', 'caddy', 'cloudflare', 'vercel', 'cloudfront'] as const;
export type LogFormat = (typeof logFormats)[number];

/**
 * Who a visitor was, by the operators' published addresses. verified: from one of them; claimed: its operator
 * publishes none; spoofed: a crawler from another address; unverifiable: an agent that fetches for a person,
 * who can be anywhere.
 */
export const visitVerdicts = ['verified', 'claimed', 'spoofed', 'unverifiable'] as const;
export type VisitVerdict = (typeof visitVerdicts)[number];

/** The most bytes of an unpacked log. */
export const MOST_LOG_BYTES = 2 * 1024 ** 3;

const count = z.int().min(0);
const moment = z.iso.datetime();
const purpose = z.enum(['search', 'user', 'training']);

/** The result of uploading a log. */
export const logReceipt = z
  .object({
    lines: z.object({ read: count, unread: count }),
    duplicate: z
      .boolean()
      .meta({ description: 'these very bytes were counted before: nothing was counted twice' }),
  })
  .meta({ id: 'LogReceipt' });
export type LogReceipt = z.infer<typeof logReceipt>;

export const botVisits = z
  .object({
    from: moment,
    to: moment,
    lines: z.object({ read: count, unread: count }),
    agents: z.array(
      z.object({
        token: z.string(),
        operator: z.string(),
        purpose,
        visits: count,
        verified: count,
        claimed: count,
        spoofed: count,
        unverifiable: count,
        errors: count.meta({ description: 'answers of 400 and above' }),
        lastAt: moment,
      }),
    ),
    paths: z
      .array(
        z.object({
          path: z.string().meta({ description: 'without its query' }),
          visits: count,
          agents: z.array(z.string()),
          statuses: z.record(z.string(), count),
        }),
      )
      .meta({ description: 'most visited first, at most 500' }),
    days: z
      .array(
        z.object({ day: z.iso.date().meta({ examples: ['2026-11-01'] }), token: z.string(), visits: count }),
      )
      .meta({ description: 'days in UTC' }),
    notFetched: z.array(z.string()).meta({
      description: 'pages of the last audit that no search agent has fetched for 30 days, at most 500',
    }),
    notFetchedCount: count,
    blockedButCame: z
      .array(z.object({ token: z.string(), path: z.string(), visits: count, rule: z.string() }))
      .meta({ description: 'visits that robots.txt of the last audit refuses' }),
    afterFixes: z
      .array(
        z.object({
          at: moment.meta({ description: 'when the fix was seen' }),
          what: z.string(),
          token: z.string(),
          firstVisitAt: moment,
          path: z.string(),
        }),
      )
      .meta({ description: 'the first verified visit of each search agent after something was fixed' }),
    referrals: z
      .array(z.object({ assistant: z.string(), visits: count }))
      .meta({ description: 'people sent by assistants, as far as a referrer or utm_source says so' }),
    ranges: z
      .array(
        z.object({
          operator: z.string(),
          list: z.string().meta({ description: 'its host and path' }),
          prefixes: count,
          fetchedAt: moment.nullable().meta({ description: 'null: the copy that came with the program' }),
        }),
      )
      .meta({ description: 'what visits are verified by' }),
  })
  .meta({ id: 'BotVisits' });
export type BotVisits = z.infer<typeof botVisits>;
