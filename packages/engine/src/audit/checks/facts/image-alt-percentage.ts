import type { PageFacts } from '../../../page/page-facts.ts';

/** Of the `<img>` elements those with an `alt` attribute, as a whole percent; 100 when there are none. */
export function imageAltPercentage({ total, withAlt }: PageFacts['images']): number {
  return total === 0 ? 100 : Math.round((withAlt / total) * 100);
}
