import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreRevision } from '@visible-ai/shared/content/endpoints';
import type { ContentSummary, ListedRevision } from '@visible-ai/shared/content/schema';
import { toastFailure } from '@/components/toast-failure.ts';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { contentKey } from '../content-key.ts';
import { drafts } from '../editor/draft.ts';
import { replaceContent } from '../replace-content.ts';

/** Restores an earlier revision. A toast reports success or failure. */
export function useRestore(item: ContentSummary, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (revision: ListedRevision) =>
      call(restoreRevision, {
        params: { id: item.id },
        body: { revisionId: revision.id, updated_at: item.updated_at },
      }),
    onSuccess: (restored, revision) => {
      drafts.forget(item.id);
      replaceContent(queryClient, restored);
      toast.success('Restored', {
        description: `It is back to what it was on ${formatMoment(revision.created_at)}.`,
      });
      onDone();
    },
    onError: (error) => {
      toastFailure(error, 'The revision could not be restored');
      void queryClient.invalidateQueries({ queryKey: contentKey });
    },
  });
}
