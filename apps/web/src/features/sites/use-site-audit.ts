import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSiteAudit, watchSiteAudit } from '@visible-ai/shared/sites/endpoints';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { useEffect, useState } from 'react';
import { call } from '@/lib/api-client.ts';
import { streamEvents } from '@/lib/event-stream.ts';
import { siteKeys } from './site-keys.ts';

/** How often a running audit is requested: with its stream, and without. */
const WATCHED_MS = 20_000;
const UNWATCHED_MS = 3000;

/** Reads the stream of a running audit to its end and stores the progress. */
async function follow(queryClient: QueryClient, id: string, signal: AbortSignal): Promise<void> {
  for await (const event of streamEvents(watchSiteAudit, { params: { id } }, { signal })) {
    if (event.type !== 'progress') return;
    queryClient.setQueryData<SiteAudit>(
      siteKeys.audit(id),
      (audit) => audit && { ...audit, progress: event.progress },
    );
  }
}

/** Follows a running audit by its stream. Returns true while the stream is open. */
function useStream(id: string | null, running: boolean): boolean {
  const queryClient = useQueryClient();
  const [watched, setWatched] = useState(false);
  useEffect(() => {
    if (!id || !running) return;
    const controller = new AbortController();
    setWatched(true);
    follow(queryClient, id, controller.signal)
      // The request below finds out how the audit ended.
      .catch(() => undefined)
      .then(() => {
        if (controller.signal.aborted) return;
        setWatched(false);
        void queryClient.invalidateQueries({ queryKey: siteKeys.audit(id), exact: true });
      });
    return () => controller.abort();
  }, [queryClient, id, running]);
  return watched;
}

interface HowToWatch {
  /** False polls instead: browsers open few connections at once, and a list may show many audits. */
  stream?: boolean;
}

/** An audit of a site, with its progress while it runs. Null requests nothing. */
export function useSiteAudit(id: string | null, { stream = true }: HowToWatch = {}) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState(false);
  const watched = useStream(id, running && stream);
  const audit = useQuery({
    queryKey: siteKeys.audit(id ?? ''),
    queryFn: ({ signal }) => call(getSiteAudit, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchOnMount: 'always',
    refetchInterval: running ? (watched ? WATCHED_MS : UNWATCHED_MS) : false,
  });
  const runs = audit.data?.status === 'running';
  if (runs !== running) setRunning(runs);
  // When an audit ends, its site, the list and the history are outdated.
  useEffect(() => {
    if (!running) return;
    return () => void queryClient.invalidateQueries({ queryKey: siteKeys.list });
  }, [running, queryClient]);
  return audit;
}
