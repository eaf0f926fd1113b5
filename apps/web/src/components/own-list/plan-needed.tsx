import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';

interface PlanNeededProps {
  icon: ReactElement;
  title: string;
  description: ReactNode;
}

/** Tells somebody without the plan, in one sentence, what they need, and links to the plans. */
export function PlanNeeded(words: PlanNeededProps) {
  const action = (
    <ButtonLink to="/pricing" variant="secondary">
      View Pricing Plans
    </ButtonLink>
  );
  return <EmptyState {...words} action={action} />;
}
