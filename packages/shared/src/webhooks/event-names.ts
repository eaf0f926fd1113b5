/** The events that a webhook can get. */
export const webhookEvents = [
  'analysis.completed',
  'site_audit.completed',
  'site.regressed',
  'site.recovered',
  'content.completed',
  'content.drifted',
  'answers.completed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
