import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSiteAudit, watchSiteAudit } from '@visible-ai/shared/sites/endpoints';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { useEffect, useState } from 'react';
import { call } from '@/lib/api-client.ts';
import { streamEvents } from '@/lib/event-stream.ts';
import { siteKeys } from './site-keys.ts';

/** How often a running audit is asked for: while its stream tells of it, and when there is none. */
const WATCHED_MS = 20_000;
const UNWATCHED_MS = 3000;

/** Reads the stream of a running audit to its end, and keeps what it tells. */
async function follow(queryClient: QueryClient, id: string, signal: AbortSignal): Promise<void> {
  for await (const event of streamEvents(watchSiteAudit, { params: { id } }, { signal })) {
    if (event.type !== 'progress') return;
    queryClient.setQueryData<SiteAudit>(
      siteKeys.audit(id),
      (audit) => audit && { ...audit, progress: event.progress },
    );
  }
}

/** Keeps to a running audit by its stream. True while that tells of it. */
function useStream(id: string | null, running: boolean): boolean {
  const queryClient = useQueryClient();
  const [watched, setWatched] = useState(false);
  useEffect(() => {
    if (!id || !running) return;
    const controller = new AbortController();
    setWatched(true);
    follow(queryClient, id, controller.signal)
      // Whoever asks again finds out what became of it.
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
  /** False asks now and then instead: a browser opens few connections at once, and a list may show many. */
  stream?: boolean;
}

/** What an audit of a site says; while it runs, how far it is, as it goes. Null asks for none. */
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
  // An audit that has ended makes its site, the list and the history old.
  useEffect(() => {
    if (!running) return;
    return () => void queryClient.invalidateQueries({ queryKey: siteKeys.list });
  }, [running, queryClient]);
  return audit;
}
