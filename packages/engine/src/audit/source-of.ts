import { decodeIn } from '../page/decode-html.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { PageResponse } from './evidence.ts';

/** The page as it was received, decoded as its reader decoded it; null if it has no body. */
export function sourceOf({ body }: PageResponse, { charset }: PageFacts): string | null {
  return body ? decodeIn(body, charset) : null;
}
