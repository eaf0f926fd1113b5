import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { Button } from './button.tsx';

/** A list that is loaded page by page. */
export interface ShowMoreList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
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

/** Loads the next page of a list, if there is one. */
export function ShowMore({ list, children, size, variant, className }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant={variant ?? 'secondary'}
      {...(size && { size })}
      className={classNames('justify-self-start', className)}
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
