import type { PageFacts } from '../../../page/page-facts.ts';
import { isSame, originOf, unwatch, watch } from '../../watch-reads.ts';

/** An answer, and the facts from which it was read. */
interface Kept<Answer> {
  url: string;
  answer: Answer;
  keys: ReadonlySet<string>;
}

/**
 * Keeps the answer of a pure function about a page at an address for as long as the page exists, because many checks ask the same.
 * For a page that a fix has changed, the function runs again only if the fix changed something that it reads.
 */
export function oncePerPage<Answer>(
  answer: (page: PageFacts, url: string) => Answer,
): (page: PageFacts, url: string) => Answer {
  const known = new WeakMap<PageFacts, Kept<Answer>>();

  const keep = (page: PageFacts, kept: Kept<Answer>) => {
    known.set(page, kept);
    return kept;
  };

  const find = (page: PageFacts, url: string): Kept<Answer> | null => {
    const kept = known.get(page);
    if (kept?.url === url) return kept;
    const origin = originOf(page);
    const old = origin && find(origin, url);
    return old && isSame(page, origin, old.keys) ? keep(page, old) : null;
  };

  const ask = (page: PageFacts, url: string): Kept<Answer> => {
    const keys = new Set<string>();
    return keep(page, { url, answer: answer(watch(page, keys), url), keys });
  };

  return (given, url) => {
    const { value: page, keys } = unwatch(given);
    const kept = find(page, url) ?? ask(page, url);
    if (keys) for (const key of kept.keys) keys.add(key);
    return kept.answer;
  };
}
