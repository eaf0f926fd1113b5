import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { Button } from './button.tsx';

/** A list that is loaded page by page. */
export interface ShowMoreList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => Promise<unknown>;
}

interface ShowMoreProps {
  list: ShowMoreList;
  /** The text of the button: "Show older runs". */
  children: ReactNode;
  size?: 'small';
  variant?: 'quiet';
  className?: string;
}

/** Loads the next page of a list, if there is one. If that fails, it says why. */
export function ShowMore({ list, children, size, variant, className }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className={classNames('grid justify-items-start gap-2', className)}>
      {list.isFetchNextPageError && !list.isFetchingNextPage && (
        <p role="alert" className="text-note text-bad">
          More could not be loaded: {list.error?.message}
        </p>
      )}
      <Button
        variant={variant ?? 'secondary'}
        {...(size && { size })}
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );
}
