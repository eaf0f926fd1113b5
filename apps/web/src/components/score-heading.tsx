import type { ReactNode, RefObject } from 'react';
import { softBreaks } from '@/lib/soft-breaks.tsx';
import { Skeleton } from './ui/skeleton.tsx';

interface ScoreHeadingProps {
  /** What was judged: the name of a site or of a page. */
  name: string;
  nameRef?: RefObject<HTMLHeadingElement | null>;
  ring: ReactNode;
  /** Its address, and when it was judged. */
  facts: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

// The room in letters decides, so that large letters on a wide screen get the order of a phone.
const frameClass =
  'flex flex-wrap items-center gap-x-5 gap-y-4 @min-[36rem]:grid @min-[36rem]:grid-cols-[auto_minmax(0,1fr)] @min-[36rem]:gap-x-6 @min-[44rem]:gap-x-10 @min-[56rem]:grid-cols-[auto_minmax(18rem,1fr)_auto]';
const nameClass = 'min-w-0 @max-[36rem]:basis-full @min-[36rem]:col-start-2 @min-[36rem]:self-end';
const ringClass = '@min-[36rem]:col-start-1 @min-[36rem]:row-span-2 @min-[36rem]:row-start-1';
const factsClass =
  'grid min-w-[min(9rem,100%)] flex-1 grid-cols-1 justify-items-start gap-1.5 @min-[36rem]:col-start-2 @min-[36rem]:-mt-2.5 @min-[36rem]:min-w-0 @min-[36rem]:self-start';

/** Shown while what was judged loads. */
export function ScoreHeadingSkeleton() {
  return (
    <div className="@container">
      <div className={frameClass}>
        <div className={nameClass}>
          <Skeleton className="h-9 w-2/3 max-w-96" />
        </div>
        <div className={ringClass}>
          <Skeleton className="size-32 rounded-full sm:size-37" />
        </div>
        <div className={factsClass}>
          <Skeleton className="h-5 w-3/4 max-w-60" />
          <Skeleton className="h-5 w-full max-w-96" />
        </div>
      </div>
    </div>
  );
}

/**
 * The top of a screen about a score. On a phone the name has the whole width, so that a host name fits, and the
 * facts are beside the ring; with large letters they are under it.
 */
export function ScoreHeading({ name, nameRef, ring, facts, actions }: ScoreHeadingProps) {
  return (
    <header className="@container">
      <div className={frameClass}>
        <h1
          ref={nameRef}
          tabIndex={-1}
          data-result-title
          dir="auto"
          className={`line-clamp-3 speaks text-heading [overflow-wrap:anywhere] ${nameClass}`}
        >
          {softBreaks(name)}
        </h1>
        <div className={ringClass}>{ring}</div>
        <div className={`${factsClass} text-muted`}>{facts}</div>
        {actions && (
          <div className="flex basis-full flex-wrap gap-2 @max-[36rem]:*:grow @min-[36rem]:col-span-full @min-[56rem]:col-span-1 @min-[56rem]:col-start-3 @min-[56rem]:row-span-2 @min-[56rem]:row-start-1 @min-[56rem]:justify-end print:hidden">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
