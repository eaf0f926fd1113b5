import { accessibleName } from '../../page/accessible-name.ts';
import { languageOfName, WRITTEN_LANGUAGES } from '../../page/language-of-name.ts';
import { attribute, type PageDocument, type PageElement, resolveUrl } from '../../page/page-document.ts';

/** A page with more words says something itself. */
const MOST_WORDS = 25;
/** Of the links within the site, so many offer a language: an imprint and a mail may stand beside them. */
const LEAST_SHARE = 0.6;
const MOST_LINKS = 60;
const LONGEST_NAME = 40;

/** "/de/", "/de-AT/", "/index_de.html", "/de.html", "?lang=de". */
const IN_ADDRESS =
  /^\/([a-z]{2})(?:[-_][a-z]{2})?(?:\/(?:index\.\w{2,5})?|\.\w{2,5})?$|^\/\w{1,20}[-_.]([a-z]{2})\.\w{2,5}$|[?&](?:lang|language|hl|l)=([a-z]{2})\b/i;

function languageOf(page: PageDocument, link: PageElement, url: URL): string | null {
  const [, folder, file, asked] = IN_ADDRESS.exec(url.pathname + url.search) ?? [];
  const code = (folder ?? file ?? asked ?? '').toLowerCase();
  if (WRITTEN_LANGUAGES.includes(code)) return code;
  return languageOfName(accessibleName(page, link, LONGEST_NAME));
}

/**
 * The first pages that a page without a text of its own offers, one for each language: a door that asks which language
 * its visitor reads.
 *
 * @param words of the page.
 * @returns absolute addresses in the order of the page; empty for any other page.
 */
export function readLanguageChoice(page: PageDocument, words: number): string[] {
  if (words > MOST_WORDS) return [];
  const own = new Set<string>();
  const choices = new Map<string, string>();
  for (const element of page.elements) {
    if (element.name !== 'a' && element.name !== 'area') continue;
    const url = URL.parse(resolveUrl(attribute(element, 'href'), page.baseUrl)?.split('#')[0] ?? '');
    if (url?.origin !== URL.parse(page.baseUrl)?.origin || url?.href === page.baseUrl) continue;
    if (!url || own.size > MOST_LINKS) continue;
    own.add(url.href);
    const language = languageOf(page, element, url);
    if (language !== null && !choices.has(language)) choices.set(language, url.href);
  }
  const offered = [...choices.values()];
  return offered.length >= 2 && offered.length >= own.size * LEAST_SHARE ? offered : [];
}
