import { canonicalTag } from '../../../language/canonical-tag.ts';
import { guessLanguage, languageFits } from '../../../language/guess-language.ts';
import type { PageFacts } from '../../../page/page-facts.ts';

function languageOf({ prose, excerpt }: PageFacts['text']): string | null {
  const told = guessLanguage(prose.join(' '));
  if (told === null) return guessLanguage(excerpt);
  // A row of names and addresses in Han, beside sentences with kana, is Japanese.
  return told.startsWith('zh') && guessLanguage(excerpt) === 'ja' ? 'ja' : told;
}

const known = new WeakMap<PageFacts['text'], string | null>();

/**
 * The language in which the page's own text seems to be written; null if it is too short or not clear. Each text is read
 * once.
 */
export function readLanguage({ text }: PageFacts): string | null {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const read = languageOf(text);
  known.set(text, read);
  return read;
}

/**
 * The language of the title and the description of a page whose text is left to scripts, as in an app that kept the "en" of its
 * template; null for a page with a word of text.
 */
export function headLanguage({ text, title, metaDescription }: PageFacts): string | null {
  return text.words === 0 ? guessLanguage(`${title ?? ''} ${metaDescription ?? ''}`) : null;
}

/**
 * The language in which to write for the page: the declared one unless the text is in another, else the language of the
 * text, else the one in its tags for social networks, else the language of its title and description. Null if none of these shows one.
 */
export function pageLanguage(page: PageFacts): string | null {
  const declared = canonicalTag(page.lang ?? '') ?? canonicalTag(page.idleXmlLang ?? '');
  const read = readLanguage(page) ?? headLanguage(page);
  if (declared && (!read || languageFits(declared, read))) return declared;
  return (
    read ??
    canonicalTag((page.openGraph['og:locale'] ?? '').replace('_', '-')) ??
    guessLanguage(`${page.title ?? ''} ${page.metaDescription ?? ''} ${page.text.excerpt}`)
  );
}
