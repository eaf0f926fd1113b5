import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface TableProps {
  /** Says what the table shows. Only screen readers read it unless `captionShown` is set. */
  caption: string;
  captionShown?: boolean;
  /** `<thead>` and `<tbody>` with plain `<tr>`, `<th scope>` and `<td>`. The table styles them. */
  children: ReactNode;
  className?: string;
}

/** A table with lines above and below. If it does not fit, it scrolls sideways, also by keyboard. */
export function Table({ caption, captionShown = false, children, className }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="relative -mx-1 overflow-x-auto rounded-[4px] px-1">
      <table
        // biome-ignore lint/a11y/noRedundantRoles: a table folded for phones (`display: block`) loses its own role
        role="table"
        className={classNames(
          'w-full border-collapse text-left text-note',
          '[&_thead_th]:pb-2 [&_thead_th]:font-medium [&_thead_th]:text-faint [&_thead_th]:whitespace-nowrap',
          '[&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_tbody_th]:font-semibold',
          '[&_td_:is(a,button)]:whitespace-nowrap',
          '[&_td]:py-2.5 [&_tbody_th]:py-2.5 [&_td:not(:last-child)]:pr-4 [&_th:not(:last-child)]:pr-4',
          className,
        )}
      >
        <caption className={captionShown ? 'pb-3 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
