import { TrendingUp } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { demoScore } from './demo-analytics.ts';
import { DemoHeading } from './demo-heading.tsx';

const WIDTH = 320;
const HEIGHT = 84;

/** The line of the weekly scores: weeks from left to right, 0 to 100 from the bottom up. */
function line(values: readonly number[]): string {
  const step = WIDTH / (values.length - 1);
  return values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${(index * step).toFixed(1)} ${(HEIGHT - (value / 100) * HEIGHT).toFixed(1)}`,
    )
    .join('');
}

/** The sample score and its history. */
export function DemoScore() {
  const path = line(demoScore.weeks);
  return (
    <div className="flex h-full flex-col">
      <DemoHeading>Visibility score</DemoHeading>
      <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        <span className="speaks text-hero leading-none tabular-nums">{demoScore.score}</span>{' '}
        <Badge tone="good" className="mb-2">
          <TrendingUp aria-hidden="true" />
          {demoScore.growth}
        </Badge>
      </div>
      <svg
        role="img"
        aria-label={`Over twelve weeks the score rises from ${demoScore.weeks[0]} to ${demoScore.score}`}
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        className="mt-6 h-24 w-full overflow-visible text-accent"
      >
        <path d={`${path}V${HEIGHT}H0Z`} fill="var(--accent-soft)" />
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
