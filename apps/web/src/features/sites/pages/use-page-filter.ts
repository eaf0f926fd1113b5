import { useSearchParams } from 'react-router-dom';
import { type PageFilter, readPageFilter, writePageFilter } from './page-filter.ts';

/** The filter of the pages. The address keeps it, so it survives a reload, and Back undoes it. */
export function usePageFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readPageFilter(search);
  /** @param typing true while typing, so that not each key becomes a step in the history. */
  const change = (part: Partial<PageFilter>, { typing = false } = {}) =>
    setSearch(writePageFilter({ ...filter, ...part }), { replace: typing });
  /** Which hundred of the pages is shown, from 0. */
  const part = Math.max(0, Math.trunc(Number(search.get('part'))) || 0);
  const showPart = (next: number) =>
    setSearch({ ...writePageFilter(filter), ...(next > 0 && { part: String(next) }) });
  return { filter, change, part, showPart };
}
