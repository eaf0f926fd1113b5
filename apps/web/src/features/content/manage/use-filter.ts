import { contentType, LONGEST_CONTENT_SEARCH } from '@visible-ai/shared/content/schema';
import { useSearchParams } from 'react-router-dom';
import type { ContentFilter } from '../content-key.ts';

/** The filter of the content. The address keeps it, so it survives a reload and can be shared. */
export function useFilter(): [ContentFilter, (filter: ContentFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = {
    type: contentType.safeParse(params.get('type')).data ?? null,
    search: (params.get('q') ?? '').slice(0, LONGEST_CONTENT_SEARCH),
  };
  const change = ({ type, search }: ContentFilter) =>
    setParams(
      { ...(search && { q: search }), ...(type && { type }) },
      { replace: true, preventScrollReset: true },
    );
  return [filter, change];
}
