import type { ReactNode } from 'react';
import { Chip } from '@/components/ui/chip.tsx';
import { classNames } from '@/lib/class-names.ts';

interface SectionProps {
  /** The number of the section. Sections are numbered like citations. */
  number: number;
  title: ReactNode;
  lead?: ReactNode;
  /** Shown beside the heading on wide screens, otherwise under it. */
  aside?: boolean;
  /** A link under the lead. */
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page with a numbered heading. */
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
