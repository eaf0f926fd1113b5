import { plans } from '../../pricing/plans.ts';
import { Slide } from '../slide.tsx';

export function PricesSlide({ number }: { number: number }) {
  return (
    <Slide
      id="business-model"
      number={number}
      title="How we earn"
      lead="The audit is free and brings people in. Files, figures and care are paid for."
    >
      <dl className="mt-12 grid flex-1 content-center gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
        {plans.map(({ name, price, period, description }) => (
          <div key={name} className="flex flex-col gap-2 border-t border-line pt-5">
            <dt className="font-semibold">{name}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className={period ? 'speaks text-heading leading-none' : 'speaks text-title'}>
                {price}
              </span>{' '}
              {period && <span className="text-note text-muted">{period}</span>}
            </dd>
            <dd className="text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </Slide>
  );
}
