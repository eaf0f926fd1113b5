import type { Site } from '@visible-ai/shared/sites/schema';
import type { ChartEvent } from '@/components/score-chart/place-scores.ts';
import { ScoreChart } from '@/components/score-chart/score-chart.tsx';
import { auditPath } from '../site-paths.ts';
import { useSiteAudits } from '../use-site-audits.ts';

/** The scores of a site and the events between audits. A score links to its audit if the history has it. */
export function ScoreHistory({ site, events }: { site: Site; events: readonly ChartEvent[] }) {
  const { audits } = useSiteAudits(site.id);
  const points = site.trend.map(({ at, score, robotsChanged }) => {
    const audit = audits?.find(({ createdAt, completedAt }) => completedAt === at || createdAt === at);
    return {
      at,
      score,
      to: audit && auditPath(site.id, audit.id),
      event: robotsChanged ? 'robots.txt changed' : undefined,
    };
  });
  return <ScoreChart label="Score over time" points={points} events={events} />;
}
