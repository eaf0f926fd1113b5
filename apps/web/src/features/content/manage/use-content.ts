import { useQuery } from '@tanstack/react-query';
import { listContent } from '@visible-ai/shared/content/endpoints';
import { useEffect } from 'react';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { contentKey } from '../content-key.ts';

/** The visitor's content, newest first. A list that cannot be read again stays as it was. */
export function useContent() {
  const content = useQuery({
    queryKey: contentKey,
    // The moment in the query keeps every cache on the way from answering.
    queryFn: ({ signal }) => call(listContent, { query: { t: String(Date.now()) } }, { signal }),
  });
  useEffect(() => {
    if (content.error) reportProblem('Failed to fetch content', content.error);
  }, [content.error]);
  return content;
}
