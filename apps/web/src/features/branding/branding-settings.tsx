import { useQuery } from '@tanstack/react-query';
import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { Palette } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { BrandingForm } from './branding-form.tsx';
import { brandingQuery } from './branding-query.ts';

/** Settings for the look of the account's reports. */
export function BrandingSettings({ user }: { user: User }) {
  const kept = useQuery(brandingQuery);
  if (!planLimits(user).monitoring)
    return (
      <EmptyState
        icon={<Palette aria-hidden="true" />}
        title="Your own branding is part of our plans"
        description="With an active plan, reports that you share carry your name, colour and logo. What was chosen before stays as it was."
        action={
          <ButtonLink to="/pricing" variant="secondary">
            View Pricing Plans
          </ButtonLink>
        }
      />
    );
  if (kept.isPending)
    return (
      <LoadingState className="grid max-w-xl gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </LoadingState>
    );
  if (!kept.data)
    return (
      <ErrorState
        title="Your branding could not be loaded"
        description={kept.error.message}
        onRetry={() => void kept.refetch()}
        retrying={kept.isRefetching}
      />
    );
  return <BrandingForm kept={kept.data} />;
}
