import type { Figure } from '@visible-ai/shared/answers/rate-words';
import { classNames } from '@/lib/class-names.ts';

const at = (share: number) => `${(share * 100).toFixed(2)}%`;

interface BandLineProps {
  figure: Figure;
  /** True for our own brand. */
  lit?: boolean;
  size?: 'regular' | 'small';
}

/**
 * A line from 0 to 100 %: the band shows where the share most likely is, the dot shows what was counted. The
 * text beside it says the same.
 */
export function BandLine({ figure: { value, band }, lit = true, size = 'regular' }: BandLineProps) {
  const small = size === 'small';
  return (
    <span aria-hidden="true" className={classNames('relative block drawn', small ? 'h-3' : 'h-5')}>
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      {!small &&
        [0, 25, 50, 75, 100].map((tick) => (
          <span
            key={tick}
            className="absolute top-1/2 h-2 w-px -translate-y-1/2 bg-line-strong"
            style={{ left: tick === 100 ? 'calc(100% - 1px)' : `${tick}%` }}
          />
        ))}
      {band && (
        <span
          className={classNames(
            'absolute inset-y-0 my-auto rounded-full',
            small ? 'h-2' : 'h-3',
            lit ? 'bg-[color-mix(in_oklch,var(--accent)_30%,transparent)]' : 'bg-line-strong',
          )}
          style={{ left: at(band.low), width: `max(4px, ${at(band.high - band.low)})` }}
        />
      )}
      {value !== null && (
        <span
          className={classNames(
            'absolute top-1/2 -translate-1/2 rounded-full ring-2 ring-paper',
            small ? 'size-2.5' : 'size-3.5',
            lit ? 'bg-accent' : 'bg-muted',
          )}
          style={{ left: at(value) }}
        />
      )}
    </span>
  );
}
