/** Codes of languages that we know by another one. */
const SAME_AS: Record<string, string> = { no: 'nb', iw: 'he', in: 'id', tl: 'fil' };

/** The language of a tag (BCP 47) without region and script, in small letters: "de" of "de-AT". Not "fi" of "fil-PH". */
export function baseLanguage(tag: string): string {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  return SAME_AS[language] ?? language;
}
