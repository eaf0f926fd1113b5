import { leans } from '../../../language/sentence-signs.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { plain } from '../../../page/site-name/titled-page.ts';
import { tellingProse } from './page-summary.ts';
import { standsAlone } from './stands-alone.ts';

/** Says of a thing named above what it is: "A toolkit to build sites." */
const BEGINS_WITH_ARTICLE =
  /^(?:an?|the|eine?|d(?:er|ie|as)|une?|l[ea]|una?|el|los|las|uno|il|lo|um|uma|een|het|en|ett?|egy)\s|^l[’']/iu;

/** Whether a sentence begins as one that says what the thing above it is. */
export const beginsAsDefinition = (text: string): boolean => BEGINS_WITH_ARTICLE.test(text);

/** Instructs about what the page shows: "Wrap the content with the element", "Shows your calendars". */
const INSTRUCTS = /^(?!The )\p{Lu}\p{Ll}+ (?:the|your|this|these)\s/u;

/**
 * The paragraphs that can be quoted for the whole page. A later one may speak of what was told before. On a page with listings
 * of code most sentences instruct: there only those that have the name, and the first.
 *
 * @param name of the site or the thing; null if unknown.
 * @param language a BCP 47 tag; empty if unknown.
 */
export function proseOfSubject(page: PageFacts, name: string | null, language: string): string[] {
  const key = plain(name ?? '');
  const isOfName = (text: string) => key !== '' && plain(text).includes(key);
  return tellingProse(page).filter(
    (text, at) =>
      standsAlone(text, language) &&
      (at === 0 || !leans(text, language)) &&
      (page.quotable.listings === 0 || isOfName(text) || (at === 0 && !INSTRUCTS.test(text))),
  );
}
