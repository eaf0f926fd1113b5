import type { SiteFacts } from './site-facts.ts';

const words = /[\p{L}\p{M}’']+(?:-[\p{L}\p{M}’']+)*/gu;
const small = /^(?:and|or|of|to|in|on|for|with|by|at|from|as|the|an|a|is|near|vs|my|your)$/iu;
const isCapital = (word: string) => /^\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}?\p{Ll}+)*$/u.test(word);
const isLower = (word: string) => /^\p{Ll}/u.test(word);
const wordsOf = (text: string) => text.match(words) ?? [];

/** Whether a text has a longer word in lower case: then its capitals indicate names. */
const isSentence = (text: string) =>
  wordsOf(text)
    .slice(1)
    .filter((word) => isLower(word) && !small.test(word)).length > 0;

/**
 * Converts a headline to sentence case: "Solar Panels in Dublin" becomes "solar panels in Dublin". A word
 * keeps its capital if the site writes it so within sentences, or after "in"; a text that is no headline
 * stays as it is.
 */
export function sentenceCase(facts: SiteFacts, ownNames: readonly string[]): (headline: string) => string {
  const lower = new Set<string>();
  const names = new Set<string>();
  const texts = [
    ...facts.questions.map(({ text }) => text),
    ...facts.pages.flatMap(({ title, headings }) => [title ?? '', ...headings]),
  ];
  for (const whole of texts) {
    // The words of our own name may also be common words.
    const text = ownNames.reduce((rest, name) => rest.replaceAll(name, ' '), whole);
    for (const [, place = ''] of text.matchAll(/\b(?:in|near|from)\s+((?:\p{Lu}[\p{L}.]*[\s,&]*)+)/gu))
      for (const word of wordsOf(place)) names.add(word);
    if (!isSentence(text)) continue;
    for (const word of wordsOf(text).slice(1)) {
      if (isLower(word)) lower.add(word);
      else names.add(word);
    }
  }
  const within = (word: string) => {
    if (!isCapital(word)) return word;
    if (small.test(word) || lower.has(word.toLowerCase())) return word.toLowerCase();
    return names.has(word) ? word : word.toLowerCase();
  };
  return (headline) => {
    if (isSentence(headline)) return headline;
    // Everything after "in" is a place.
    const [, said = headline, place = ''] = /^(.*?)(\s(?:in|near)\s+\p{Lu}.*)?$/u.exec(headline) ?? [];
    return said.replace(words, within).replace(/(?<=^|\s)A(?=\s)/gu, 'a') + place;
  };
}
