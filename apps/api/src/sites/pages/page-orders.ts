import type { PageSort } from '@visible-ai/shared/sites/schema';
import { type SQL, sql } from 'drizzle-orm';
import { sitePages } from '../../db/schema/sites.ts';

/** An order of pages: by a key that is never null, then by the order in which they were read. */
export interface PageOrder {
  key: SQL<string | number>;
  descending: boolean;
  /** A value of the key, as SQL. */
  bind(value: string | number): SQL;
}

const { score, words, state, url } = sitePages;
const number = (key: SQL<number>): PageOrder => ({
  key,
  descending: false,
  bind: (value) => sql`${value}::integer`,
});
/** Byte by byte, so that both databases sort alike. */
const address = {
  key: sql<string>`${url} collate "C"`,
  bind: (value: string | number) => sql`${value}::text`,
};

/** A page that was not read has no score and no words: it comes last in both directions. */
export const pageOrders: Record<PageSort, PageOrder> = {
  score: number(sql<number>`coalesce(${score}::integer, 101)`),
  '-score': number(sql<number>`coalesce(-${score}::integer, 1)`),
  words: number(sql<number>`case when ${state} = 'read' then ${words} else 2147483647 end`),
  '-words': number(sql<number>`case when ${state} = 'read' then -${words} else 1 end`),
  url: { ...address, descending: false },
  '-url': { ...address, descending: true },
};
