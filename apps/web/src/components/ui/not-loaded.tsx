import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { RetryButton } from './retry-button.tsx';

interface NotLoadedProps {
  /** What could not be loaded, and why. */
  children: ReactNode;
  onRetry: () => void;
  retrying: boolean;
  className?: string;
}

/** In a small part of a screen: something could not be loaded. `ErrorState` says so in a list or panel. */
export function NotLoaded({ children, onRetry, retrying, className }: NotLoadedProps) {
  return (
    <div role="alert" className={classNames('grid justify-items-start gap-3', className)}>
      <p className="text-note text-muted [overflow-wrap:anywhere]">{children}</p>
      <RetryButton size="small" loading={retrying} onClick={onRetry} />
    </div>
  );
}
