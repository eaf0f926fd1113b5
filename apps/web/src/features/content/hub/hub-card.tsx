import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { cardClass } from '@/components/ui/surface-class.ts';
import { classNames } from '@/lib/class-names.ts';
import type { HubCardFacts } from './hub-cards.ts';

/** A tool of the hub. The whole card is a link. */
export function HubCard({ card, trial }: { card: HubCardFacts; trial: boolean }) {
  const { to, title, text, action, Icon, generates } = card;
  return (
    <article
      className={classNames(
        cardClass,
        'group relative flex flex-col gap-3 p-6 transition-shadow hover:ring-line-strong sm:p-7 md:max-lg:last:odd:col-span-2 lg:[&:last-child:nth-child(3n+1)]:col-span-3',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <Icon aria-hidden="true" className="size-5 text-accent" />
        {trial && generates && <Badge tone="accent">Trial</Badge>}
      </div>
      <h2 className="speaks text-title">
        <Link to={to} className="outline-none after:absolute after:inset-0 after:rounded-box">
          {title}
        </Link>
      </h2>
      <p className="max-w-[44ch] text-muted">{text}</p>
      <p
        aria-hidden="true"
        className="mt-auto flex items-center gap-1.5 pt-2 text-note font-semibold text-accent"
      >
        {action}
        <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
      </p>
    </article>
  );
}
