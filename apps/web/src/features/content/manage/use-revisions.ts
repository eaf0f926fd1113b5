import { useQuery } from '@tanstack/react-query';
import { listRevisions } from '@visible-ai/shared/content/endpoints';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { call } from '@/lib/api-client.ts';

/** What a content was, newest first. A save is another version, and so another question. */
export function useRevisions({ id, updated_at }: ContentItem) {
  return useQuery({
    queryKey: ['revisions', id, updated_at],
    queryFn: ({ signal }) => call(listRevisions, { params: { id } }, { signal }),
  });
}
