import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** A link to the page one level up. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="touch-target inline-flex max-w-full justify-self-start items-center gap-1.5 rounded-[4px] text-note text-muted hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      <span dir="auto" className="truncate">
        {label}
      </span>
    </Link>
  );
}
