import type { PageReading } from '../site-row.ts';

type Skeleton = PageReading['skeleton'];

/** The containers of a page's content show its template; its author's text shows little. */
const WEIGHT = { frame: 3, prose: 1 };

/** The numbers that two sorted lists have in common. */
function shared(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let both = 0;
  for (let at = 0, beside = 0; at < one.length && beside < other.length; ) {
    const [mine, theirs] = [one[at] ?? 0, other[beside] ?? 0];
    if (mine === theirs) both += 1;
    if (mine <= theirs) at += 1;
    if (theirs <= mine) beside += 1;
  }
  return both;
}

/** The similarity of two skeletons, 0 to 1: weighted elements of both, divided by those of either. */
export function likeness(one: Skeleton, other: Skeleton): number {
  let both = 0;
  let either = 0;
  for (const part of ['frame', 'prose'] as const) {
    const common = shared(one[part], other[part]);
    both += WEIGHT[part] * common;
    either += WEIGHT[part] * (one[part].length + other[part].length - common);
  }
  return either === 0 ? 1 : both / either;
}
