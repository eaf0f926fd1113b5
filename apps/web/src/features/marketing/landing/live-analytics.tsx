import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Section } from '../section.tsx';
import { CompetitorTable } from './competitor-table.tsx';
import { DemoScore } from './demo-score.tsx';
import { PlatformTable } from './platform-table.tsx';
import { TrendingList } from './trending-list.tsx';

/** What monitoring looks like, with figures that are marked as samples. */
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
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3 sm:px-7">
          <p className="truncate font-mono text-[0.8125rem] text-muted">northfieldcoffee.example</p>
          <Badge tone="accent">Example figures</Badge>
        </div>
        <div className="grid grid-cols-1 md:grid-cols-[1fr_1.6fr]">
          <div className="px-5 py-6 sm:px-7">
            <DemoScore />
          </div>
          <div className="@container min-w-0 border-line px-5 py-6 max-md:border-t sm:px-7 md:border-l">
            <PlatformTable />
          </div>
        </div>
        <div className="grid grid-cols-1 border-t border-line md:grid-cols-[1.15fr_1fr] lg:grid-cols-[1.6fr_1fr]">
          <div className="@container min-w-0 px-5 py-6 sm:px-7">
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
