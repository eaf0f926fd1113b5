import { guessLanguage, languageFits } from '../../../language/guess-language.ts';
import type { PageFacts } from '../../../page/page-facts.ts';

/** The tag in its usual spelling, or null when it is none (BCP 47). */
export function canonicalTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag.trim())[0] ?? null;
  } catch {
    return null;
  }
}

const known = new WeakMap<PageFacts['text'], string | null>();

/** The language that the page's own text reads as; null where it is too short or not clear. Told once of each text. */
export function readLanguage({ text }: PageFacts): string | null {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const read = guessLanguage(text.prose.join(' ')) ?? guessLanguage(text.excerpt);
  known.set(text, read);
  return read;
}

/**
 * The language in which to write for the page: the declared one where its text does not read as another, else the
 * one it reads as, else what its social tags say, else what its
 * title and description read as. Null where nothing tells.
 */
export function pageLanguage(page: PageFacts): string | null {
  const declared = canonicalTag(page.lang ?? '') ?? canonicalTag(page.idleXmlLang ?? '');
  const read = readLanguage(page);
  if (declared && (!read || languageFits(declared, read))) return declared;
  return (
    read ??
    canonicalTag((page.openGraph['og:locale'] ?? '').replace('_', '-')) ??
    guessLanguage(`${page.title ?? ''} ${page.metaDescription ?? ''} ${page.text.excerpt}`)
  );
}
