import type { CrawledPage } from '../crawl/crawled-site.ts';

/** A full stop between the last word of a sentence and the first of the next: "open daily.Come and see us". */
const MISSING = /(?<=\s\p{Ll}{3,20}[.!?])(?=\p{Lu}\p{Ll}{0,15} (?:\p{Ll}|Sie(?!\p{L})|Ihr))/gu;

/**
 * The same behind a noun of German, which has a capital: "unsere Häuser.Kommen Sie". What follows is a word that begins a
 * sentence, so that "Data.Aeson ist" stays one name.
 */
const MISSING_AFTER_NOUN =
  /(?<=\s\p{Lu}\p{Ll}{2,30}[.!?])(?=(?:Wir|Unser\p{Ll}{0,2}|Hier|Der|Die|Das|Den|Dem|Ein\p{Ll}{0,2}|Bei|In|Im|Mit|Für|Sie|Auch|Es|Von|Vom|Nach|Seit|Zum|Zur|Auf|Alle\p{Ll}?|Jetzt|Dort|Dazu|Ob|Und|Wenn) \p{L}|\p{Lu}\p{Ll}{2,15} (?:Sie|Ihr|wir|uns|unser\p{Ll}{0,2}) )/gu;

/** A text with the spaces that its writer left out between sentences. In texts with code, "torch.Tensor" is one word. */
export const withSpaces = (
  text: string,
  { sections, language }: Pick<CrawledPage, 'sections' | 'language'>,
): string => {
  if (sections.some(({ kinds }) => kinds?.includes('c'))) return text;
  const spaced = text.replace(MISSING, ' ');
  return /^(?:de|lb)\b/i.test(language) ? spaced.replace(MISSING_AFTER_NOUN, ' ') : spaced;
};
