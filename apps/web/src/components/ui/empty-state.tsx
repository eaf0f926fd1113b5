import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface EmptyStateProps {
  title: ReactNode;
  /** What people can do so that something appears here. */
  description?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** Shown in an empty list or panel. */
export function EmptyState({ title, description, action, icon, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-2 rounded-box border border-dashed border-line-strong px-6 py-14 text-center',
        className,
      )}
    >
      {icon && <div className="mb-1 text-faint [&_svg]:size-6">{icon}</div>}
      <p className="font-semibold">{title}</p>
      {description && <p className="max-w-prose text-balance text-muted">{description}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
