import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

interface OwnListProps<Data> {
  /** What the screen lists, for example "API keys". */
  label: string;
  list: UseQueryResult<Data>;
  count: (data: Data) => number;
  children: (data: Data) => ReactNode;
}

function Section({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const screen = useRef<HTMLElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    // A removed item takes its row away, and the focus with it.
    const lost = count < shown.current && document.activeElement === document.body;
    if (lost) screen.current?.focus();
    shown.current = count;
  }, [count]);
  return (
    <section
      ref={screen}
      tabIndex={-1}
      aria-label={label}
      className="grid max-w-3xl grid-cols-1 gap-8 outline-none"
    >
      {children}
    </section>
  );
}

/** A screen with a short list of an account: loading, failed or filled. */
export function OwnList<Data>({ label, list, count, children }: OwnListProps<Data>) {
  if (list.isPending)
    return (
      <LoadingState className="grid gap-3">
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-24 w-full" />
      </LoadingState>
    );
  if (list.data === undefined)
    return (
      <ErrorState
        title={`Your ${label} could not be loaded`}
        description={list.error?.message}
        onRetry={() => void list.refetch()}
        retrying={list.isRefetching}
      />
    );
  return (
    <Section label={label} count={count(list.data)}>
      {children(list.data)}
    </Section>
  );
}
