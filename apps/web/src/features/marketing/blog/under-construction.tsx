import type { ReactNode } from 'react';
import { PageIntro } from '@/components/ui/page-intro.tsx';

interface UnderConstructionProps {
  /** Says what is being rebuilt, in one sentence. */
  lead: string;
  above?: ReactNode;
  /** Links to other pages. */
  children: ReactNode;
}

/** A page that is being rebuilt: shows an answer that is still being typed, and where to go instead. */
export function UnderConstruction({ lead, above, children }: UnderConstructionProps) {
  return (
    <div className="@container page-width">
      <div className="grid items-center gap-x-18 @min-[56rem]:grid-cols-[1fr_26rem]">
        <PageIntro above={above} title="Under Construction" lead={lead} className="px-0 md:py-28">
          {children}
        </PageIntro>
        <div
          aria-hidden="true"
          className="grid gap-3 rounded-box bg-raised p-7 shadow-lift ring ring-line @max-[56rem]:hidden"
        >
          <span className="h-3 w-3/4 rounded-full bg-sunken" />
          <span className="h-3 w-full rounded-full bg-sunken" />
          <span className="flex items-center gap-1">
            <span className="h-3 w-1/2 rounded-full bg-sunken" />
            <span className="h-5 w-0.5 animate-breathe bg-accent" />
          </span>
        </div>
      </div>
    </div>
  );
}
