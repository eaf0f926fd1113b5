import type { PageFacts } from '../../../page/page-facts.ts';

/** How many of the `<img>` elements have an `alt` attribute, in whole percent; 100 if there are no images. */
export function imageAltPercentage({ total, withAlt }: PageFacts['images']): number {
  return total === 0 ? 100 : Math.round((withAlt / total) * 100);
}
