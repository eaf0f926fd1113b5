import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { classNames } from '@/lib/class-names.ts';
import type { Plan } from './plans.ts';

/** A plan: its price, its contents and a link. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, period, description, features, popular, action } = plan;
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-box bg-raised p-6 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-0',
        popular ? 'shadow-lift ring-2 ring-accent' : 'ring ring-line',
      )}
    >
      <div>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="text-lead font-semibold">{name}</h2>
          {popular && <Badge tone="accent">Most Popular</Badge>}
        </div>
        <p className="mt-2 text-note text-muted">{description}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 py-7">
        <span className={classNames('speaks leading-none', period ? 'text-heading' : 'text-title')}>
          {price}
        </span>{' '}
        {period && <span className="text-note text-muted">{period}</span>}
      </p>
      <ButtonLink to="/intake" variant={popular ? 'primary' : 'secondary'} aria-label={`${action}: ${name}`}>
        {action}
      </ButtonLink>
      <ul className="mt-7 grid content-start gap-2.5 border-t border-line pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
