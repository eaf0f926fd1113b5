import type { User } from '@visible-ai/shared/accounts/schema';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '@/lib/session/use-session.ts';

const load = () => import('@/features/content/jobs/background-jobs.tsx');
/** In place of code that could not be had: the page must not fall with its side-show. */
const Nothing = () => null;
const BackgroundJobs = lazy(async (): Promise<{ default: ComponentType<{ user: User }> }> => {
  const module = await load().catch(() => null);
  return { default: module?.BackgroundJobs ?? Nothing };
});

/** Background jobs on every page, for people who are signed in; visitors do not load the code. */
export function BackgroundJobsHost() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense>
      <BackgroundJobs user={session.user} />
    </Suspense>
  );
}
