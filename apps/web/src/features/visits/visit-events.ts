import type { BotVisits } from '@visible-ai/shared/logs/schema';

/** The first visits of agents after fixes, for the timeline of a site. */
export const visitEvents = (siteId: string, afterFixes: BotVisits['afterFixes']) =>
  afterFixes.map(({ token, firstVisitAt, what }) => ({
    at: firstVisitAt,
    text: `First visit of ${token} after the fix`,
    more: what,
    to: `/sites/${siteId}/visits`,
  }));
