import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Of disclosures with the same name only one is open at a time. */
  name?: string;
  /** The target of links. */
  id?: string;
  className?: string;
  /** For a section whose content is loaded when it is opened. */
  onToggle?: (open: boolean) => void;
}

/**
 * A section that can be opened. It is a native `details`: it works without JavaScript, machines read what is
 * inside, and the browser's find-in-page opens it.
 */
export function Disclosure({
  summary,
  children,
  defaultOpen = false,
  name,
  id,
  className,
  onToggle,
}: DisclosureProps) {
  return (
    <details
      open={defaultOpen}
      name={name}
      id={id}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className={classNames('group/disclosure border-t border-line', className)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-[4px] py-4 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-faint transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
