import { TrendingDown, TrendingUp } from 'lucide-react';
import { Chip } from '@/components/ui/chip.tsx';
import { Table } from '@/components/ui/table.tsx';
import { formatCount } from '@/lib/format-count.ts';
import { demoCompetitors } from './demo-analytics.ts';
import { DemoHeading } from './demo-heading.tsx';
import { FigureHead } from './figure-head.tsx';

/** The invented shop and its competitors. */
export function CompetitorTable() {
  return (
    <>
      <DemoHeading>Competitor comparison</DemoHeading>
      <Table
        caption="Score, mentions and trend beside competitors (example figures)"
        className="folds-when-narrow mt-2"
      >
        <thead>
          <tr>
            <th scope="col">Name</th>
            <FigureHead>Score</FigureHead>
            <FigureHead>Mentions</FigureHead>
            <FigureHead>Trend</FigureHead>
          </tr>
        </thead>
        <tbody>
          {demoCompetitors.map(({ name, own, score, mentions, trend }, index) => (
            <tr key={name}>
              <th scope="row">
                <span className="flex items-center gap-2.5 whitespace-nowrap">
                  <Chip lit={own}>{index + 1}</Chip> {name}
                </span>
              </th>
              <td data-head="Score" className="text-right">
                {score}
              </td>
              <td data-head="Mentions" className="text-right">
                {formatCount(mentions)}
              </td>
              <td data-head="Trend" className={trend === 'up' ? 'text-good' : 'text-bad'}>
                <span className="flex items-center justify-end gap-1.5">
                  {trend === 'up' ? (
                    <TrendingUp aria-hidden="true" className="size-3.5" />
                  ) : (
                    <TrendingDown aria-hidden="true" className="size-3.5" />
                  )}
                  <span className="max-sm:sr-only">{trend}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
