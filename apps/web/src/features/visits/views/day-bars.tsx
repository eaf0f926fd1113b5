import { classNames } from '@/lib/class-names.ts';
import { counted } from '@/lib/counted.ts';
import { formatCount } from '@/lib/format-count.ts';
import { purposeWords } from '../verdict-words.ts';
import { countScale, type Purpose, purposes, type VisitDay } from './count-days.ts';
import { utcDay } from './utc-day.ts';

const fills: Readonly<Record<Purpose, string>> = {
  search: 'var(--accent)',
  user: 'color-mix(in oklab, var(--accent) 45%, var(--paper))',
  training: 'var(--edge)',
};

/** One day as a stacked bar, with search agents at the bottom. */
function Bar({ day, place, top }: { day: VisitDay; place: number; top: number }) {
  let height = 0;
  return purposes.map((purpose) => {
    const share = (100 * day.visits[purpose]) / top;
    height += share;
    return (
      share > 0 && (
        <rect
          key={purpose}
          x={place + 0.14}
          y={100 - height}
          width={0.72}
          height={share}
          fill={fills[purpose]}
        />
      )
    );
  });
}

function Grid({ top, step }: { top: number; step: number }) {
  return Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step).map((tick) => (
    <div
      key={tick}
      className="absolute inset-x-0 border-t border-line"
      style={{ top: `${100 * (1 - tick / top)}%` }}
    >
      <span className="absolute top-0 right-full mr-2.5 -translate-y-1/2 text-axis leading-none text-faint tabular-nums">
        {formatCount(tick)}
      </span>
    </div>
  ));
}

/** The details of a day, shown when the pointer is near. */
function Band({ day, place, of }: { day: VisitDay; place: number; of: number }) {
  return (
    <span
      className="group/day absolute inset-y-0 hover:z-10 hover:bg-[color-mix(in_oklch,var(--ink)_5%,transparent)]"
      style={{ left: `${(100 * place) / of}%`, width: `${100 / of}%` }}
    >
      <span
        className={classNames(
          'pointer-events-none absolute top-2 z-10 grid w-max gap-0.5 rounded-box bg-raised px-3 py-2 text-note opacity-0 shadow-float ring ring-line transition-opacity group-hover/day:opacity-100',
          place > of / 2 ? 'right-full mr-1' : 'left-full ml-1',
        )}
      >
        <span className="font-semibold tabular-nums">{counted(day.all, 'visit')}</span>
        <span className="text-muted">{utcDay(day.day)}</span>
        {purposes.map(
          (purpose) =>
            day.visits[purpose] > 0 && (
              <span key={purpose} className="tabular-nums">
                {purposeWords[purpose]}: {formatCount(day.visits[purpose])}
              </span>
            ),
        )}
      </span>
    </span>
  );
}

/** The meaning of the colours. */
function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-4 text-note text-muted">
      {purposes.map((purpose) => (
        <li key={purpose} className="flex items-center gap-2">
          <span className="size-2.5 rounded-[3px] drawn" style={{ background: fills[purpose] }} />
          {purposeWords[purpose]}
        </li>
      ))}
    </ul>
  );
}

/** The visits of each day as bars. */
export function DayBars({ days }: { days: readonly VisitDay[] }) {
  const { top, step } = countScale(Math.max(0, ...days.map(({ all }) => all)));
  const [first] = days;
  const last = days.at(-1);
  return (
    <div aria-hidden="true" className="pl-12">
      <div className="relative h-52 sm:h-64">
        <Grid top={top} step={step} />
        <svg
          viewBox={`0 0 ${days.length} 100`}
          aria-hidden="true"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {days.map((day, place) => (
            <Bar key={day.day} day={day} place={place} top={top} />
          ))}
        </svg>
        {days.map((day, place) => (
          <Band key={day.day} day={day} place={place} of={days.length} />
        ))}
      </div>
      {first && last && (
        <div className="flex justify-between gap-4 pt-2 text-axis leading-5 text-faint">
          <span>{utcDay(first.day)}</span>
          <span>{utcDay(last.day)}</span>
        </div>
      )}
      <Legend />
    </div>
  );
}
