import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip.tsx';
import { classNames } from '@/lib/class-names.ts';

interface SectionProps {
  /** Of its kind on the page: sections are numbered as citations are. */
  number: number;
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the heading on wide screens, instead of under it. */
  aside?: boolean;
  /** Leads somewhere from under the lead. */
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** One thought of a page: a numbered heading, and what belongs to it. */
export function Section({
  number,
  title,
  lead,
  aside = false,
  action,
  id,
  className,
  children,
}: SectionProps) {
  return (
    <section id={id} className={classNames('page-width', className)}>
      <div
        className={classNames(
          'border-t border-line py-20 md:py-28',
          aside && 'lg:grid lg:grid-cols-[1fr_1.45fr] lg:items-start lg:gap-18',
        )}
      >
        <header
          className={classNames('grid max-w-prose justify-items-start gap-5', aside && 'lg:sticky lg:top-28')}
        >
          <span aria-hidden="true" className="grid">
            <Chip size="large">{number}</Chip>
          </span>
          <h2 className="speaks text-heading">{title}</h2>
          {lead && <p className="text-lead text-muted">{lead}</p>}
          {action}
        </header>
        <div className={aside ? 'mt-10 lg:mt-0' : 'mt-12'}>{children}</div>
      </div>
    </section>
  );
}
