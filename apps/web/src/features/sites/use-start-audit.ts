import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startSiteAudit } from '@visible-ai/shared/sites/endpoints';
import { useNavigate } from 'react-router-dom';
import { toastFailure } from '@/components/toast-failure.ts';
import { call } from '@/lib/api-client.ts';
import { siteKeys } from './site-keys.ts';
import { auditPath } from './site-paths.ts';

/** Starts an audit of a site and opens its screen. If one is running already, it opens that one. */
export function useStartAudit(siteId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(startSiteAudit, { params: { id: siteId }, body: {} }),
    onSuccess: ({ audit_id }) => {
      void queryClient.invalidateQueries({ queryKey: siteKeys.list });
      navigate(auditPath(siteId, audit_id));
    },
    onError: (error) => toastFailure(error, 'The audit could not be started'),
  });
}
