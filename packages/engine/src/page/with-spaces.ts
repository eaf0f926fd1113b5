/** A full stop between the last word of a sentence and the first of the next: "open daily.Come and see us". */
const MISSING = /(?<=\s\p{Ll}{3,20}[.!?])(?=\p{Lu}\p{Ll}{0,15} (?:\p{Ll}|Sie(?!\p{L})|Ihr))/gu;

/**
 * The same behind a noun of German, which has a capital: "unsere Häuser.Kommen Sie". What follows is a word that begins a
 * sentence, so that "Data.Aeson ist" stays one name.
 */
const MISSING_AFTER_NOUN =
  /(?<=\s\p{Lu}\p{Ll}{2,30}[.!?])(?=(?:Wir|Unser\p{Ll}{0,2}|Hier|Der|Die|Das|Den|Dem|Ein\p{Ll}{0,2}|Bei|In|Im|Mit|Für|Sie|Auch|Es|Von|Vom|Nach|Seit|Zum|Zur|Auf|Alle\p{Ll}?|Jetzt|Dort|Dazu|Ob|Und|Wenn) \p{L}|\p{Lu}\p{Ll}{2,15} (?:Sie|Ihr|wir|uns|unser\p{Ll}{0,2}) )/gu;

const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
/** "Le judo,pour tous": a comma between two words. Between figures it is a decimal one. */
const MISSING_AFTER_COMMA = new RegExp(`(?<=${LETTER}{2},)(?=${LETTER}{2})`, 'gu');
/** An address, or something of a program: its commas are its own. */
const NO_WORDS = /[/@=_`(){}[\]<>\\"]/;

/** A page as far as it tells whether its texts are about code, in which "torch.Tensor" is one word. */
interface Around {
  sections: readonly { level: number; heading: string; text: string; kinds?: string }[];
  language: string;
}

/** A text with the spaces that its writer left out between sentences and after commas; as it is on a page with code. */
export const withSpaces = (text: string, { sections, language }: Around): string => {
  if (sections.some(({ kinds }) => kinds?.includes('c'))) return text;
  const apart = text.replace(/\S+/g, (word) =>
    NO_WORDS.test(word) ? word : word.replace(MISSING_AFTER_COMMA, ' '),
  );
  const spaced = apart.replace(MISSING, ' ');
  return /^(?:de|lb)\b/i.test(language) ? spaced.replace(MISSING_AFTER_NOUN, ' ') : spaced;
};
