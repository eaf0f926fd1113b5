import type { User } from '@visible-ai/shared/accounts/schema';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '@/lib/session/use-session.ts';

/** Without a connection it may not load: the page must still work. */
const BackgroundJobs = lazy(
  async (): Promise<{ default: ComponentType<{ user: User }> }> => ({
    default:
      (await import('@/features/content/jobs/background-jobs.tsx').catch(() => null))?.BackgroundJobs ??
      (() => null),
  }),
);

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
