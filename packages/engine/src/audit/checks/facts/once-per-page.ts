import type { PageFacts } from '../../../page/page-facts.ts';

/** Keeps what a pure function says of a page at an address for as long as there is the page: many checks ask the same. */
export function oncePerPage<Answer>(
  answer: (page: PageFacts, url: string) => Answer,
): (page: PageFacts, url: string) => Answer {
  const known = new WeakMap<PageFacts, { url: string; answer: Answer }>();
  return (page, url) => {
    const kept = known.get(page);
    if (kept?.url === url) return kept.answer;
    const fresh = answer(page, url);
    known.set(page, { url, answer: fresh });
    return fresh;
  };
}
