import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkHosting } from '@visible-ai/shared/hosting/endpoints';
import { toastFailure } from '@/components/toast-failure.ts';
import { call } from '@/lib/api-client.ts';
import { hostingKeys } from '../hosting-keys.ts';

/** Fetches each published file from the owner's own domain and compares it. */
export function useCheck(siteId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { files } = await call(checkHosting, { params: { id: siteId } });
      // Verdicts and reasons appear together.
      await queryClient.invalidateQueries({ queryKey: hostingKeys.hosting(siteId), exact: true });
      return files;
    },
    onError: (error) => toastFailure(error, 'Your domain could not be checked'),
  });
}
