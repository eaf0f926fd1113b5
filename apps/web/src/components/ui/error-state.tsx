import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { RetryButton } from './retry-button.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened, in plain words. */
  description?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Replaces the retry button. */
  action?: ReactNode;
  className?: string;
}

/** Shown in a list or panel that could not be loaded. */
export function ErrorState(props: ErrorStateProps) {
  const { title, description, onRetry, retrying = false, action, className } = props;
  return (
    <div
      role="alert"
      className={classNames(
        'grid justify-items-center gap-2 rounded-box bg-raised px-6 py-14 text-center ring ring-line',
        className,
      )}
    >
      <span className="mb-2 grid size-11 place-items-center rounded-full bg-bad-soft text-bad">
        <CircleAlert aria-hidden="true" className="size-5" />
      </span>
      <p className="font-semibold">{title}</p>
      {description && <p className="max-w-prose text-muted">{description}</p>}
      {(action || onRetry) && (
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {action}
          {onRetry && <RetryButton onClick={onRetry} loading={retrying} />}
        </div>
      )}
    </div>
  );
}
