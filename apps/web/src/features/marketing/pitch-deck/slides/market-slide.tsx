import { market } from '../deck-figures.ts';
import { Slide } from '../slide.tsx';

const SIZE = 340;
/** The areas are proportional to dollars, so the radii grow with the square root. */
const radius = (billions: number) => (SIZE / 2) * Math.sqrt(billions / market[0].billions);
const fills = [
  'var(--accent-soft)',
  'color-mix(in oklch, var(--accent) 34%, var(--accent-soft))',
  'var(--accent)',
];

export function MarketSlide({ number }: { number: number }) {
  return (
    <Slide
      id="market"
      number={number}
      title="A market that is moving from links to answers"
      lead="What is spent each year on being found, and the part of it that we aim for."
    >
      <div className="mt-10 grid flex-1 grid-cols-1 items-center gap-10 lg:grid-cols-[min(22rem,45%)_minmax(0,1fr)] lg:gap-18 print:grid-cols-[20rem_1fr]">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          className="mx-auto w-full max-w-80 lg:max-w-88"
        >
          {market.map(({ short, billions }, index) => (
            <circle
              key={short}
              cx={SIZE / 2}
              cy={SIZE - radius(billions)}
              r={radius(billions)}
              fill={fills[index]}
            />
          ))}
        </svg>
        <dl className="grid grid-cols-1">
          {market.map(({ short, name, billions, who }, index) => (
            <div
              key={short}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-5 first:border-t-0"
            >
              <dt>
                <span className="flex items-baseline gap-3 font-semibold">
                  <span
                    aria-hidden="true"
                    className="size-3 shrink-0 rounded-full drawn"
                    style={{ background: fills[index] }}
                  />
                  <span>
                    {short} <span className="font-normal text-muted">{name}</span>
                  </span>
                </span>
              </dt>
              <dd className="speaks text-heading tabular-nums max-sm:basis-full max-sm:pl-6">${billions}B</dd>
              <dd className="basis-full pl-6 text-muted">{who}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Slide>
  );
}
