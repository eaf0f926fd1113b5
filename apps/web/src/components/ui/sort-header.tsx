import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

export interface SortHeaderProps {
  children: ReactNode;
  /** Null if another column sorts the table. */
  direction: SortDirection | null;
  onSort: (direction: SortDirection) => void;
  className?: string;
}

const icons = { ascending: ArrowUp, descending: ArrowDown };

/** A column heading that sorts the table when clicked. */
export function SortHeader({ children, direction, onSort, className }: SortHeaderProps) {
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as in Table
    <th scope="col" role="columnheader" aria-sort={direction ?? 'none'} className={className}>
      <button
        type="button"
        onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
        className="touch-target -mx-1 inline-flex items-center gap-1 rounded-[4px] px-1 font-medium transition-colors hover:text-ink"
      >
        {children}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </th>
  );
}
