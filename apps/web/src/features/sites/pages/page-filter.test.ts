import { describe, expect, it } from 'vitest';
import { isFiltered, readPageFilter, writePageFilter } from './page-filter.ts';

const read = (search: string) => readPageFilter(new URLSearchParams(search));

describe('the filter of pages in the address', () => {
  it('is what it was when it is read again', () => {
    const filter = {
      template: 't1',
      check: 'title',
      status: 404,
      q: 'kettle & pot',
      sort: '-words',
    } as const;
    expect(read(String(new URLSearchParams(writePageFilter(filter))))).toEqual(filter);
    expect(isFiltered(filter)).toBe(true);
  });

  it('leaves out what nobody asked for, and what makes no sense', () => {
    expect(writePageFilter(read('view=pages'))).toEqual({ view: 'pages' });
    expect(read('status=abc&sort=colour&template=')).toEqual(read(''));
    expect(read('status=99')).toMatchObject({ status: null });
    expect(isFiltered(read('sort=url'))).toBe(false);
  });
});
