import type { User } from '@visible-ai/shared/accounts/schema';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '@/lib/session/use-session.ts';

const load = () => import('@/features/content/jobs/background-jobs.tsx');
/** Used when the code could not be loaded: the page must still work. */
const Nothing = () => null;
const BackgroundJobs = lazy(async (): Promise<{ default: ComponentType<{ user: User }> }> => {
  const module = await load().catch(() => null);
  return { default: module?.BackgroundJobs ?? Nothing };
});

/** Shows background jobs on every page to people who are signed in. Visitors do not load the code. */
export function BackgroundJobsHost() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense>
      <BackgroundJobs user={session.user} />
    </Suspense>
  );
}
