import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { AskForTrial } from './ask-for-trial.tsx';

interface PlanNoticeProps {
  title: string;
  text: string;
  icon?: ReactNode;
  /** Another way to get access, besides a trial and the plans. */
  children?: ReactNode;
}

/**
 * Stands above content that people without a plan can see but not use. Says what they need and how to get it.
 */
export function PlanNotice({ title, text, icon, children }: PlanNoticeProps) {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:px-6">
      <div className="flex min-w-[min(100%,22rem)] flex-1 gap-4">
        <span className="mt-0.5 text-muted [&_svg]:size-5">{icon ?? <LockKeyhole aria-hidden="true" />}</span>
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="max-w-prose text-muted">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
        <AskForTrial />
        <ButtonLink to="/pricing" variant="secondary">
          View Pricing Plans
        </ButtonLink>
        {children}
      </div>
    </Card>
  );
}
