import type { ReactNode } from 'react';

/** Says that something is being loaded, around the skeletons of its shape. */
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
