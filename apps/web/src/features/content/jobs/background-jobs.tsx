import type { User } from '@visible-ai/shared/accounts/schema';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '@/lib/query-client.ts';
import { contentKey } from '../content-key.ts';
import { SHOW_CONTENT } from '../show-content.ts';
import { announceJob } from './announce-job.ts';
import { jobList } from './job-list.ts';
import { LookUpFailed } from './look-up-failed.tsx';
import { ProgressCard } from './progress-card.tsx';
import { useRestoredJobs } from './restore-jobs.ts';
import { useJobPolling } from './use-job-polling.ts';

/** Tracks the signed-in person's jobs on every page: polls them, reports their end, shows running ones. */
export function BackgroundJobs({ user }: { user: User }) {
  const navigate = useNavigate();

  useEffect(() => jobList.open(user.id), [user.id]);
  useEffect(() => {
    const stop = jobList.onEnd((job) => {
      announceJob(job);
      void queryClient.invalidateQueries({ queryKey: contentKey });
    });
    return () => void stop();
  }, []);
  useEffect(() => {
    const show = () => {
      navigate('/content/manage');
      void queryClient.invalidateQueries({ queryKey: contentKey });
    };
    window.addEventListener(SHOW_CONTENT, show);
    return () => window.removeEventListener(SHOW_CONTENT, show);
  }, [navigate]);

  const lookUp = useRestoredJobs(user.id);
  useJobPolling();
  return (
    <>
      <ProgressCard />
      <LookUpFailed lookUp={lookUp} />
    </>
  );
}
