import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Hosting } from '@visible-ai/shared/hosting/schema';
import { toastFailure } from '@/components/toast-failure.ts';
import { toast } from '@/components/ui/toast.ts';
import { hostingKeys } from './hosting-keys.ts';

interface Change<Given> {
  siteId: string;
  /** The call. It returns what is served afterwards. */
  ask: (given: Given) => Promise<Hosting>;
  /** The text after success; null if the screen shows the success. */
  done: ((given: Given) => string) | null;
  /** The text after a failure, if the server sent none. */
  failed: string;
}

/** Changes what is served for a site, stores the server's answer, and reports the result. */
export function useChangeHosting<Given = void>({ siteId, ask, done, failed }: Change<Given>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: (hosting, given) => {
      queryClient.setQueryData(hostingKeys.hosting(siteId), hosting);
      if (done) toast.success(done(given));
    },
    onError: (error) => {
      toastFailure(error, failed);
      // Something else may have changed it.
      void queryClient.invalidateQueries({ queryKey: hostingKeys.hosting(siteId) });
    },
  });
}
