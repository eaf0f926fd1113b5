import { classNames } from '@/lib/class-names.ts';
import { type Tone, toneFill } from './tone.ts';

export interface ProgressProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  label: string;
  tone?: Tone;
  size?: 'thin' | 'regular';
  className?: string;
}

/** A progress bar. Write the number beside it where the number matters. */
export function Progress({
  value,
  max = 100,
  label,
  tone = 'accent',
  size = 'regular',
  className,
}: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={classNames(
        'w-full overflow-hidden rounded-full bg-line',
        size === 'thin' ? 'h-1' : 'h-1.5',
        className,
      )}
    >
      <div
        className={classNames(
          'h-full origin-left rounded-full transition-[width] duration-250',
          toneFill[tone],
        )}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
