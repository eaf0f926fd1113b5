import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names.ts';

interface PanelProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** To the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of a screen with its heading. */
export function Panel({ title, lead, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('min-w-0', className)}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="speaks text-title">
          {title}
        </h2>
        {aside}
        {lead && (
          <div className="w-full">
            <p className="max-w-prose text-note text-muted">{lead}</p>
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
