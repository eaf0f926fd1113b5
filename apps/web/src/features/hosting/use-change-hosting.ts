import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Hosting } from '@visible-ai/shared/hosting/schema';
import { toast } from '@/components/ui/toast.ts';
import { failureText } from '@/lib/failure-text.ts';
import { hostingKeys } from './hosting-keys.ts';

interface Change<Given> {
  siteId: string;
  /** The call: its answer is what is served from now on. */
  ask: (given: Given) => Promise<Hosting>;
  /** Said when it is done; null where the screen shows it by itself. */
  done: ((given: Given) => string) | null;
  /** Said when it is not, and the server has no words. */
  failed: string;
}

/** Changes what is served for a site, shows what the server says of it, and tells. */
export function useChangeHosting<Given = void>({ siteId, ask, done, failed }: Change<Given>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: (hosting, given) => {
      queryClient.setQueryData(hostingKeys.hosting(siteId), hosting);
      if (done) toast.success(done(given));
    },
    onError: (error) => {
      toast.error(failureText(error, failed));
      // It may have been changed elsewhere.
      void queryClient.invalidateQueries({ queryKey: hostingKeys.hosting(siteId) });
    },
  });
}
