import { z } from 'zod';
import { contentTypes } from '../content/schema.ts';
import { siteEvent } from '../sites/webhook-events.ts';

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: z.object(shape) });

const analysisCompleted = event('analysis.completed', {
  analysisId: z.string(),
  requestedUrl: z.string(),
  url: z.string().meta({ description: 'after redirects' }),
  siteName: z.string(),
  score: z.int(),
  reportUrl: z.string().meta({ description: 'where the report is shown' }),
});

const contentCompleted = event('content.completed', {
  contentId: z.uuid(),
  contentType: z.enum(contentTypes),
  websiteUrl: z.string(),
  regenerated: z.boolean().meta({ description: 'whether it was written again' }),
  contentUrl: z.string().meta({ description: 'where its owner edits it' }),
});

const contentDrifted = event('content.drifted', {
  contentId: z.uuid(),
  siteId: z.uuid(),
  auditId: z.uuid(),
  url: z.string().meta({ description: 'where the file stands' }),
  title: z.string(),
  evidence: z.string(),
  contentUrl: z.string(),
});

const answersCompleted = event('answers.completed', {
  siteId: z.uuid(),
  runId: z.uuid(),
  status: z.enum(['completed', 'cancelled', 'over_budget', 'failed']),
  costUsd: z.number(),
  runUrl: z.string(),
});

const test = event('webhook.test', { webhookId: z.uuid(), text: z.string() });

const otherEvent = z.discriminatedUnion('type', [
  analysisCompleted,
  contentCompleted,
  contentDrifted,
  answersCompleted,
  test,
]);

/** Bodies of all webhooks, by Standard Webhooks 1.0.0. */
export const eventBody = z.discriminatedUnion('type', [siteEvent, otherEvent]);
export type EventBody = z.infer<typeof eventBody>;
