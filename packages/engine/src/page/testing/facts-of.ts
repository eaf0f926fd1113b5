import { extractPageFacts } from '../extract-page-facts.ts';
import type { PageFacts } from '../page-facts.ts';

/** The facts of a page written in a test. */
export function factsOf(html: string, contentType: string | null = 'text/html; charset=utf-8'): PageFacts {
  return extractPageFacts({
    bytes: new TextEncoder().encode(html),
    contentType,
    url: 'https://shop.example/guide/page',
  });
}
