/** The commonest short words of languages written in Latin letters; each belongs to few others. */
const WORDS: Record<string, string> = {
  en: 'the and of to is that for with are this you your from by be an it or',
  de: 'der die das und ist nicht mit für von den ein eine sie wir auf im zu auch sich werden',
  fr: 'le la les des et est pour une dans vous avec sur pas du au aux nous votre ce qui',
  es: 'el los las una para con por que del es su más como al este se sus lo',
  it: 'il gli che di per una con non del della sono più anche alla dei nel questo',
  pt: 'os as para com uma não do da em que dos das mais por você ao sua são',
  nl: 'het een van en de niet voor met zijn dat op te wordt bij ook deze aan naar',
  pl: 'nie się na jest do że oraz jak dla od przez są może który jako',
  sv: 'och att det som en för på är av med till den inte kan har om ett',
};
/** Scripts that only one widely written language uses. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['el', /[\u0370-\u03ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['th', /[\u0e00-\u0e7f]/g],
];
const LEAST_WORDS = 20;
/** Share of words that must be known ones, and how far ahead of the next language. */
const LEAST_SHARE = 0.12;
const AHEAD = 1.5;

const index = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) index.set(word, [...(index.get(word) ?? []), language]);

/**
 * The language of a text whose page does not declare one, by its script or its commonest words; '' where it
 * cannot be told. A light guess for short lists of languages, not an identification.
 */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, 3000);
  for (const [language, script] of SCRIPTS)
    if ((sample.match(script)?.length ?? 0) > sample.length * 0.2) return language;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return '';
  const counts = new Map<string, number>();
  for (const word of words)
    for (const language of index.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [best, second] = [...counts].sort((one, other) => other[1] - one[1]);
  if (!best || best[1] < words.length * LEAST_SHARE) return '';
  return best[1] >= (second?.[1] ?? 0) * AHEAD ? best[0] : '';
}
