import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { ChartFigure } from '@/components/ui/chart-figure.tsx';
import { Table } from '@/components/ui/table.tsx';
import { counted } from '@/lib/counted.ts';
import { formatCount } from '@/lib/format-count.ts';
import { purposeWords } from '../verdict-words.ts';
import { countDays, purposes, type VisitDay } from './count-days.ts';
import { DayBars } from './day-bars.tsx';
import { utcDay } from './utc-day.ts';

/** Says in words what the bars show. */
function summary(days: readonly VisitDay[]): string {
  const all = days.reduce((sum, day) => sum + day.all, 0);
  const most = days.reduce<VisitDay | null>((best, day) => (day.all > (best?.all ?? 0) ? day : best), null);
  if (!most) return 'No agent came.';
  return `${counted(all, 'visit')} in ${counted(days.length, 'day')}, most on ${utcDay(most.day)}: ${formatCount(most.all)}. Days are in UTC.`;
}

/** The same data as a table, newest first, without days that had no visits. */
function DayTable({ days }: { days: readonly VisitDay[] }) {
  return (
    <div className="max-h-80 overflow-y-auto">
      <Table caption="Visits by day, in UTC">
        <thead>
          <tr>
            <th scope="col">Day</th>
            {purposes.map((purpose) => (
              <th key={purpose} scope="col" className="text-right">
                {purposeWords[purpose]}
              </th>
            ))}
            <th scope="col" className="text-right">
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ all }) => all > 0)
            .toReversed()
            .map(({ day, visits, all }) => (
              <tr key={day}>
                <th scope="row" className="whitespace-nowrap">
                  {utcDay(day)}
                </th>
                {purposes.map((purpose) => (
                  <td key={purpose} className="text-right">
                    {formatCount(visits[purpose])}
                  </td>
                ))}
                <td className="text-right font-semibold">{formatCount(all)}</td>
              </tr>
            ))}
        </tbody>
      </Table>
    </div>
  );
}

/** The visits of agents, day by day. */
export function ByDay({ visits }: { visits: BotVisits }) {
  const days = countDays(visits);
  return (
    <ChartFigure summary={summary(days)} chart={<DayBars days={days} />} table={<DayTable days={days} />} />
  );
}
