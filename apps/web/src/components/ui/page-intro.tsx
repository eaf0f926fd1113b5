import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface PageIntroProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: a badge or a back link. */
  above?: ReactNode;
  /** To the right of the title: a menu or a status. */
  aside?: ReactNode;
  /** Under the lead: what to do next. */
  children?: ReactNode;
  className?: string;
}

/** The top of a page: its one H1, a sentence, and what to do next. */
export function PageIntro({ title, lead, above, aside, children, className }: PageIntroProps) {
  return (
    <header
      className={classNames('page-width grid justify-items-start gap-4 pt-12 pb-10 md:pt-18', className)}
    >
      {above}
      <div className="flex w-full flex-wrap items-center justify-between gap-4">
        <h1 className="speaks text-heading [overflow-wrap:anywhere]">{title}</h1>
        {aside}
      </div>
      {lead && <p className="max-w-prose text-lead text-muted">{lead}</p>}
      {children && <div className="mt-3 flex flex-wrap gap-2">{children}</div>}
    </header>
  );
}
