import type { Site } from '@visible-ai/shared/sites/schema';
import type { ChartEvent } from '@/components/score-chart/place-scores.ts';
import { ScoreChart } from '@/components/score-chart/score-chart.tsx';
import { auditPath } from '../site-paths.ts';
import { useSiteAudits } from '../use-site-audits.ts';

interface ScoreHistoryProps {
  site: Site;
  /** Null while they load: an event after the last audit moves all points, so the chart waits for it. */
  events: readonly ChartEvent[] | null;
}

/** The scores of a site and the events between audits. A score links to its audit if the history has it. */
export function ScoreHistory({ site, events }: ScoreHistoryProps) {
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
  return (
    <div className={events ? undefined : 'animate-breathe rounded-[6px] bg-line/65 *:invisible'}>
      <ScoreChart label="Score over time" points={points} events={events ?? []} />
    </div>
  );
}
