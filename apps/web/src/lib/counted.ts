import { formatCount } from './format-count.ts';

/** A count with its noun: "1 page", "2,000 pages". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
