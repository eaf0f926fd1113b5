import { bandText, type Figure, isFew, percentText } from '@visible-ai/shared/answers/rate-words';
import { BandLine } from './band-line.tsx';

/**
 * A share in a table: its band, its numbers, and a text for screen readers. Few answers are never a verdict.
 */
export function RateCell({ figure, lit = true }: { figure: Figure; lit?: boolean }) {
  const { value, k, n, band } = figure;
  if (value === null) return <span className="text-muted">Nothing to count yet</span>;
  return (
    <span className="block min-w-28 sm:max-w-52 sm:[td:not(:last-child)>&]:mr-4">
      <span className="flex items-baseline justify-between gap-2 tabular-nums">
        <span className="font-semibold">{isFew(figure) || !band ? `${k} of ${n}` : percentText(value)}</span>
        {!isFew(figure) && band && (
          <span className="text-muted">
            {k} of {n}
          </span>
        )}
      </span>
      <BandLine figure={figure} lit={lit} size="small" />
      {band && <span className="sr-only">, most likely {bandText(band)}</span>}
    </span>
  );
}
