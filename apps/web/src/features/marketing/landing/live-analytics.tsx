import { TrendingDown, TrendingUp } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { Table } from '@/components/ui/table.tsx';
import { Section } from '../section.tsx';
import { demoCompetitors, demoPlatforms } from './demo-analytics.ts';
import { DemoScore } from './demo-score.tsx';
import { TrendingList } from './trending-list.tsx';

const count = (number: number) => number.toLocaleString('en-US');

function PlatformTable() {
  return (
    <>
      <h3 className="flex h-9 items-center font-semibold">AI platforms</h3>
      <Table
        caption="Mentions, growth and visibility on four AI platforms (example figures)"
        className="mt-3"
      >
        <thead>
          <tr>
            <th scope="col">Platform</th>
            <th scope="col" className="text-right">
              Mentions
            </th>
            <th scope="col" className="text-right">
              Growth
            </th>
            <th scope="col" className="w-2/5 text-right">
              Visibility
            </th>
          </tr>
        </thead>
        <tbody>
          {demoPlatforms.map(({ name, mentions, growth, visibility }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="text-right">{count(mentions)}</td>
              <td className="text-right text-good">{growth}</td>
              <td>
                <span className="flex items-center justify-end gap-3">
                  <span aria-hidden="true" className="h-1 flex-1 rounded-full bg-line max-sm:hidden">
                    <span className="block h-1 rounded-full bg-accent" style={{ width: `${visibility}%` }} />
                  </span>
                  {visibility}%
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function CompetitorTable() {
  return (
    <>
      <h3 className="flex h-9 items-center font-semibold">Competitor comparison</h3>
      <Table caption="Score, mentions and trend beside competitors (example figures)" className="mt-2">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className="text-right">
              Score
            </th>
            <th scope="col" className="text-right">
              Mentions
            </th>
            <th scope="col" className="text-right">
              Trend
            </th>
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
              <td className="text-right">{score}</td>
              <td className="text-right">{count(mentions)}</td>
              <td className={trend === 'up' ? 'text-good' : 'text-bad'}>
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

/** What monitoring looks like, with sample figures that say they are samples. */
export function LiveAnalytics() {
  return (
    <Section
      number={3}
      title="Live AI analytics"
      lead="Where you are mentioned, how that grows, and who is named beside you. These are the figures of an invented shop."
      action={
        <ButtonLink to="/website-analysis" variant="secondary">
          Track Your Keywords
        </ButtonLink>
      }
    >
      <div className="overflow-hidden rounded-box bg-raised shadow-lift ring ring-line">
        <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3 sm:px-7">
          <p className="truncate font-mono text-[0.8125rem] text-muted">northfieldcoffee.example</p>
          <Badge tone="accent">Example figures</Badge>
        </div>
        <div className="grid md:grid-cols-[1fr_1.6fr]">
          <div className="px-5 py-6 sm:px-7">
            <DemoScore />
          </div>
          <div className="min-w-0 border-line px-5 py-6 max-md:border-t sm:px-7 md:border-l">
            <PlatformTable />
          </div>
        </div>
        <div className="grid border-t border-line md:grid-cols-[1.6fr_1fr]">
          <div className="min-w-0 px-5 py-6 sm:px-7">
            <CompetitorTable />
          </div>
          <div className="min-w-0 border-line px-5 py-6 max-md:border-t sm:px-7 md:border-l">
            <TrendingList />
          </div>
        </div>
      </div>
    </Section>
  );
}
