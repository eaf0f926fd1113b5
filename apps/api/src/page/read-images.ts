import { attribute, type PageDocument } from './page-document.ts';
import type { PageFacts } from './page-facts.ts';

const MOST_MISSING = 20;

/** Counts `<img>` elements and those with an `alt` (an empty one says "decorative" and counts). */
export function readImages({ elements }: PageDocument): PageFacts['images'] {
  const images = elements.filter((element) => element.name === 'img');
  const without = images.filter((image) => attribute(image, 'alt') === null);
  return {
    total: images.length,
    withAlt: images.length - without.length,
    missing: without
      .slice(0, MOST_MISSING)
      .map((image) => (attribute(image, 'src') ?? attribute(image, 'data-src') ?? '').trim().slice(0, 300)),
  };
}
