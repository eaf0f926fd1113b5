import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointArguments } from '@visible-ai/shared/contract/endpoint';
import { changeSite } from '@visible-ai/shared/sites/endpoints';
import { toastFailure } from '@/components/toast-failure.ts';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { siteKeys } from '../site-keys.ts';

type Change = EndpointArguments<typeof changeSite>['body'];

/** Saves a part of a site's settings and confirms it. */
export function useChangeSite(siteId: string, saved: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => call(changeSite, { params: { id: siteId }, body }),
    onSuccess: (site) => {
      queryClient.setQueryData(siteKeys.site(siteId), site);
      void queryClient.invalidateQueries({ queryKey: siteKeys.list, exact: true });
      toast.success(saved);
    },
    onError: (error) => toastFailure(error, 'The settings could not be saved'),
  });
}
