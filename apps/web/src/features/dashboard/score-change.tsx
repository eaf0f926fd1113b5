import { Minus, TrendingDown, TrendingUp } from 'lucide-react';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

/** How the score moved since the audit before, as an arrow and in words. */
export function ScoreChange({ change }: { change: number | null }) {
  if (change === null) return <>First audit</>;
  const Icon = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown;
  const words = change === 0 ? 'As before' : `${change > 0 ? 'Up' : 'Down'} ${points(Math.abs(change))}`;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-4 text-faint" />
      {words}
    </span>
  );
}
