import type { QueryClient } from '@tanstack/react-query';
import { deleteContent as deleteCall, undeleteContent } from '@visible-ai/shared/content/endpoints';
import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentSummary } from '@visible-ai/shared/content/schema';
import { toastFailure } from '@/components/toast-failure.ts';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { callUnlessGone } from '@/lib/call-unless-gone.ts';
import { hostOf } from '../../../lib/address-text.ts';
import { contentKey } from '../content-key.ts';

async function bringBack(queryClient: QueryClient, item: ContentSummary, name: string): Promise<void> {
  try {
    await call(undeleteContent, { params: { id: item.id } });
    toast.notice('Brought back', { description: `${name} is in your list again.` });
  } catch (error) {
    toastFailure(error, `${name} could not be brought back`);
  }
  await queryClient.invalidateQueries({ queryKey: contentKey });
}

/** Deletes a content and offers to undo it. */
export async function deleteContent(queryClient: QueryClient, item: ContentSummary): Promise<void> {
  const name = `${kindOf(item.content_type).label} for ${hostOf(item.website_url)}`;
  try {
    await callUnlessGone(deleteCall, { params: { id: item.id } });
    toast.success('Deleted', {
      description: `${name} is gone from your list.`,
      action: { label: 'Undo', onClick: () => void bringBack(queryClient, item, name) },
    });
  } catch (error) {
    toastFailure(error, `${name} could not be deleted`);
  }
  await queryClient.invalidateQueries({ queryKey: contentKey });
}
