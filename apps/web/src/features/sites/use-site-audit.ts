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

/** What an audit that has ended makes old: itself, its site, the list and the history. */
function refreshAll(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: siteKeys.audit(id) });
  void queryClient.invalidateQueries({ queryKey: siteKeys.list });
}

/** Keeps to a running audit as it goes: by its stream, and by asking again where that breaks. */
function useWatch(id: string | null, running: boolean): boolean {
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
        refreshAll(queryClient, id);
      });
    return () => controller.abort();
  }, [queryClient, id, running]);
  return watched;
}

/** What an audit of a site says; while it runs, how far it is, as it goes. Null asks for none. */
export function useSiteAudit(id: string | null) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState(false);
  const watched = useWatch(id, running);
  const audit = useQuery({
    queryKey: siteKeys.audit(id ?? ''),
    queryFn: ({ signal }) => call(getSiteAudit, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchOnMount: 'always',
    refetchInterval: running ? (watched ? WATCHED_MS : UNWATCHED_MS) : false,
  });
  const runs = audit.data?.status === 'running';
  if (runs !== running) setRunning(runs);
  const ended = audit.data !== undefined && !runs;
  // Found out by asking, not by the stream: the site and its history are told.
  useEffect(() => {
    if (ended) void queryClient.invalidateQueries({ queryKey: siteKeys.list, refetchType: 'none' });
  }, [ended, queryClient]);
  return audit;
}
