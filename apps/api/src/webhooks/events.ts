import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import type { SiteEvent } from '@visible-ai/shared/sites/webhook-events';
import type { EventBody } from '@visible-ai/shared/webhooks/events';
import type { AnswerRunRow } from '../answers/answers-deps.ts';
import type { WrittenContent } from '../content/content-deps.ts';

/** The event that an analysis of an account was saved. */
export function analysisCompleted(
  appUrl: string,
  { id: analysisId, requestedUrl, url, siteName, score, createdAt }: SavedAnalysis,
): EventBody {
  const reportUrl = `${appUrl}/website-analysis?report=${analysisId}`;
  const data = { analysisId, requestedUrl, url, siteName, score: Math.round(score), reportUrl };
  return { type: 'analysis.completed', timestamp: createdAt, data };
}

const contentUrl = (appUrl: string) => `${appUrl}/content/manage`;

/** The event that a file was generated. */
export const contentCompleted = (
  appUrl: string,
  { ownerId: _told, ...written }: WrittenContent,
  now: Date,
): EventBody => ({
  type: 'content.completed',
  timestamp: now.toISOString(),
  data: { ...written, contentUrl: contentUrl(appUrl) },
});

/** The event that a run of questions to answer engines has ended. */
export function answersCompleted(
  appUrl: string,
  { id: runId, siteId, status, costMicros, completedAt }: AnswerRunRow,
  now: Date,
): EventBody[] {
  if (status === 'running') return [];
  const runUrl = `${appUrl}/analytics/${siteId}/answers?run=${runId}`;
  const data = { siteId, runId, status, costUsd: costMicros / 1_000_000, runUrl };
  return [{ type: 'answers.completed', timestamp: (completedAt ?? now).toISOString(), data }];
}

/** The events of a site, with a separate event for each of its owner's files that has drifted. */
export const withDrifted = (appUrl: string, events: readonly SiteEvent[]): EventBody[] =>
  events.flatMap((event): EventBody[] => {
    if (event.type !== 'site.regressed') return [event];
    const { siteId, auditId, url: siteUrl, regressions } = event.data;
    const drifted = regressions.filter(({ kind }) => kind === 'fileDrift');
    return [
      event,
      ...drifted.map(({ subject, title, evidence, examples: [url = siteUrl] }): EventBody => {
        const data = { contentId: subject, siteId, auditId, url, title, evidence };
        const { timestamp } = event;
        return { type: 'content.drifted', timestamp, data: { ...data, contentUrl: contentUrl(appUrl) } };
      }),
    ];
  });
