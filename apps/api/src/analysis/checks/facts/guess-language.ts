const scripts: { pattern: RegExp; language: string }[] = [
  { pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: 'ja' },
  { pattern: /\p{Script=Hangul}/gu, language: 'ko' },
  { pattern: /\p{Script=Han}/gu, language: 'zh' },
  { pattern: /\p{Script=Greek}/gu, language: 'el' },
  { pattern: /\p{Script=Hebrew}/gu, language: 'he' },
  { pattern: /\p{Script=Thai}/gu, language: 'th' },
];

/** Frequent short words that few other languages share. */
const words: Record<string, string[]> = {
  en: ['the', 'and', 'of', 'to', 'with', 'for', 'you', 'is', 'that', 'are'],
  fr: ['les', 'des', 'et', 'vous', 'est', 'une', 'pour', 'dans', 'avec', 'sur', 'le'],
  de: ['und', 'der', 'die', 'das', 'mit', 'ist', 'für', 'nicht', 'sie', 'auf', 'ein'],
  es: ['los', 'las', 'el', 'y', 'una', 'para', 'con', 'que', 'por', 'del', 'es'],
  it: ['gli', 'il', 'e', 'che', 'per', 'della', 'con', 'una', 'sono', 'di'],
  pt: ['os', 'uma', 'para', 'com', 'não', 'do', 'da', 'que', 'e', 'você', 'em'],
  nl: ['het', 'een', 'en', 'van', 'de', 'voor', 'met', 'je', 'niet', 'zijn'],
};

/** A guess at a text's language as a BCP 47 tag; null when it is not clear. */
export function guessLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 20) return null;
  for (const { pattern, language } of scripts)
    if ((text.match(pattern)?.length ?? 0) > letters * 0.2) return language;
  const spoken = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = Object.entries(words)
    .map(([language, frequent]) => ({
      language,
      hits: spoken.filter((word) => frequent.includes(word)).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  const [best, second] = scores;
  return best && second && best.hits >= 3 && best.hits > second.hits * 1.3 ? best.language : null;
}
