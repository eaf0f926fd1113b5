import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPanel, pauseAnswers, savePanel } from '@visible-ai/shared/answers/endpoints';
import type { Panel } from '@visible-ai/shared/answers/schema';
import type { EndpointArguments } from '@visible-ai/shared/contract/endpoint';
import { toastFailure } from '@/components/toast-failure.ts';
import { call } from '@/lib/api-client.ts';
import { answersKeys } from './answers-keys.ts';

const panelQuery = (siteId: string) =>
  queryOptions({
    queryKey: answersKeys.panel(siteId),
    queryFn: ({ signal }) => call(getPanel, { params: { id: siteId } }, { signal }),
  });

/** What is asked about a site. */
export const usePanel = (siteId: string) => useQuery({ ...panelQuery(siteId), refetchOnMount: 'always' });

/** Stores the server's answer and reloads the figures that depend on it. */
function useKeepPanel(siteId: string) {
  const queryClient = useQueryClient();
  return (panel: Panel) => {
    queryClient.setQueryData(answersKeys.panel(siteId), panel);
    void queryClient.invalidateQueries({ queryKey: [...answersKeys.site(siteId), 'summary'] });
    void queryClient.invalidateQueries({ queryKey: [...answersKeys.site(siteId), 'estimate'] });
  };
}

type Change = EndpointArguments<typeof savePanel>['body'];

/**
 * Saves a part of the panel, which approves it. The caller writes it over what is saved now, because another
 * tab may have saved since, and shows errors beside the fields.
 */
export function useSavePanel(siteId: string) {
  const queryClient = useQueryClient();
  const keep = useKeepPanel(siteId);
  return useMutation({
    mutationFn: async (write: (now: Panel) => Change) => {
      const now = await queryClient.fetchQuery({ ...panelQuery(siteId), staleTime: 0 });
      return { now, panel: await call(savePanel, { params: { id: siteId }, body: write(now) }) };
    },
    onSuccess: ({ panel }) => keep(panel),
  });
}

/** Stops all spending for the site, or resumes it. */
export function usePauseAnswers(siteId: string) {
  const keep = useKeepPanel(siteId);
  return useMutation({
    mutationFn: (paused: boolean) => call(pauseAnswers, { params: { id: siteId }, body: { paused } }),
    onSuccess: keep,
    onError: (error) => toastFailure(error, 'This could not be changed'),
  });
}
