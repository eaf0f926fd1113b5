import { LONGEST_SEARCH, type PageSort, pageSorts } from '@visible-ai/shared/sites/schema';

/** Which pages of an audit are shown, and in which order. */
export interface PageFilter {
  template: string | null;
  check: string | null;
  status: number | null;
  q: string;
  sort: PageSort;
}

const LONGEST = { template: 64, check: 64 };
const textOf = (search: URLSearchParams, name: 'template' | 'check') =>
  search.get(name)?.slice(0, LONGEST[name]) || null;

function statusOf(search: URLSearchParams): number | null {
  const status = Number(search.get('status'));
  return Number.isInteger(status) && status >= 100 && status <= 599 ? status : null;
}

/** Reads the filter from the address. Invalid values are ignored. */
export const readPageFilter = (search: URLSearchParams): PageFilter => ({
  template: textOf(search, 'template'),
  check: textOf(search, 'check'),
  status: statusOf(search),
  q: (search.get('q') ?? '').slice(0, LONGEST_SEARCH),
  sort: pageSorts.find((sort) => sort === search.get('sort')) ?? 'score',
});

/** The filter as parameters of the address. Default values are left out. */
export function writePageFilter({ template, check, status, q, sort }: PageFilter): Record<string, string> {
  return {
    view: 'pages',
    ...(template && { template }),
    ...(check && { check }),
    ...(status && { status: String(status) }),
    ...(q && { q }),
    ...(sort !== 'score' && { sort }),
  };
}

export const isFiltered = ({ template, check, status, q }: PageFilter): boolean =>
  template !== null || check !== null || status !== null || q !== '';
