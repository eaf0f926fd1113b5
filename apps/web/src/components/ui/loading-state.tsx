import type { ReactNode } from 'react';

/** Wraps skeletons and tells screen readers that something is loading. */
export function LoadingState({
  label = 'Loading...',
  children,
  className,
}: {
  label?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
