import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { classNames } from '@/lib/class-names.ts';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

/**
 * The change of a score, as an arrow and in words.
 *
 * @param change points gained or lost; null if there is nothing to compare with.
 */
export function ScoreChange({ change, className }: { change: number | null; className?: string }) {
  if (change === null) return <span className={className}>First audit</span>;
  const Icon = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown;
  const words = change === 0 ? 'As before' : `${change > 0 ? 'Up' : 'Down'} ${points(Math.abs(change))}`;
  return (
    <span className={classNames('inline-flex items-center gap-1.5', className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
      {words}
    </span>
  );
}
