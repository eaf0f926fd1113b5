import type { SiteIssue } from '@visible-ai/shared/sites/schema';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { pointsNoun, pointsText, priorityTones, priorityWords } from '../site-words.ts';

interface FoldedRowProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  summary?: RefObject<HTMLElement | null>;
  /** Null for a row inside another row. */
  number: number | null;
  title: ReactNode;
  priority: SiteIssue['priority'];
  note: string;
  points: number;
  children: ReactNode;
}

/** A row of the list of issues that can be opened. */
export function FoldedRow({
  open,
  onOpen,
  summary,
  number,
  title,
  priority,
  note,
  points,
  children,
}: FoldedRowProps) {
  return (
    <details
      open={open}
      onToggle={(event) => {
        // A row inside this one handles its own events.
        if (event.target === event.currentTarget) onOpen(event.currentTarget.open);
      }}
      className="border-t border-line"
    >
      <summary
        ref={summary}
        className="grid list-none grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-[4px] py-3.5 [&::-webkit-details-marker]:hidden"
      >
        <span aria-hidden="true" className="mt-[3px]">
          {number !== null && <Chip className="px-0!">{number}</Chip>}
        </span>
        <span className="min-w-0">{title}</span>
        <span className="flex items-center gap-2 self-start pt-0.5 text-note text-muted tabular-nums">
          {points > 0 && (
            <span>
              {pointsText(points)}
              <span className="max-sm:sr-only"> {pointsNoun(points)}</span>
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </span>
        <span className="col-span-2 col-start-2 mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-note text-muted">
          {number !== null && <Badge tone={priorityTones[priority]}>{priorityWords[priority]}</Badge>}
          <span className="min-w-0 [overflow-wrap:anywhere]">{note}</span>
        </span>
      </summary>
      {children}
    </details>
  );
}
