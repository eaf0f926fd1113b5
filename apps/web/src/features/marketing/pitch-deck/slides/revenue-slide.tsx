import { classNames } from '@/lib/class-names.ts';
import { revenue } from '../deck-figures.ts';
import { Slide } from '../slide.tsx';

const HEIGHT_REM = 16;
const most = Math.max(...revenue.map(({ millions }) => millions));

export function RevenueSlide({ number }: { number: number }) {
  return (
    <Slide
      id="revenue"
      number={number}
      title="Revenue projection"
      lead="Planned revenue in millions of US dollars. A plan, not a result."
    >
      <dl className="mt-10 grid flex-1 grid-cols-3 gap-[min(1rem,4vw)] sm:gap-8 md:gap-14">
        {revenue.map(({ year, millions }, index) => (
          <div key={year} className="flex flex-col justify-end">
            <dt className="order-3 border-t border-line-strong pt-3 text-center text-muted">{year}</dt>
            <dd className="speaks order-1 pb-3 text-center text-[min(1.375rem,5.6vw)] sm:text-title tabular-nums md:text-heading">
              ${millions}M
            </dd>
            <div
              aria-hidden="true"
              className={classNames(
                'order-2 rounded-t-[4px] drawn',
                index === revenue.length - 1 ? 'bg-accent' : 'bg-accent-soft inset-ring inset-ring-accent',
              )}
              style={{ height: `${(HEIGHT_REM * millions) / most}rem` }}
            />
          </div>
        ))}
      </dl>
    </Slide>
  );
}
