import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPanel, pauseAnswers, savePanel } from '@visible-ai/shared/answers/endpoints';
import type { Panel } from '@visible-ai/shared/answers/schema';
import type { EndpointArguments } from '@visible-ai/shared/contract/endpoint';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';
import { answersKeys } from './answers-keys.ts';

/** What is asked about a site. */
export const usePanel = (siteId: string) =>
  useQuery({
    queryKey: answersKeys.panel(siteId),
    queryFn: ({ signal }) => call(getPanel, { params: { id: siteId } }, { signal }),
    refetchOnMount: 'always',
  });

/** Keeps what the server answered, and has figures asked for again that depend on it. */
function useKeepPanel(siteId: string) {
  const queryClient = useQueryClient();
  return (panel: Panel) => {
    queryClient.setQueryData(answersKeys.panel(siteId), panel);
    void queryClient.invalidateQueries({ queryKey: [...answersKeys.site(siteId), 'summary'] });
    void queryClient.invalidateQueries({ queryKey: [...answersKeys.site(siteId), 'estimate'] });
  };
}

/** Approves a part of what is asked. Its caller shows what goes wrong, beside what was typed. */
export function useSavePanel(siteId: string) {
  const keep = useKeepPanel(siteId);
  return useMutation({
    mutationFn: (body: EndpointArguments<typeof savePanel>['body']) =>
      call(savePanel, { params: { id: siteId }, body }),
    onSuccess: keep,
  });
}

/** Stops all spending for the site, or lets it go on. */
export function usePauseAnswers(siteId: string) {
  const keep = useKeepPanel(siteId);
  return useMutation({
    mutationFn: (paused: boolean) => call(pauseAnswers, { params: { id: siteId }, body: { paused } }),
    onSuccess: keep,
    onError: (error) => toast.error(failureText(error, 'This could not be changed')),
  });
}
