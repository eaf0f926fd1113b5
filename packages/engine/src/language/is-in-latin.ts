/** Whether a language is usually written in Latin letters. */
export function isInLatin(tag: string): boolean {
  try {
    return new Intl.Locale(tag).maximize().script === 'Latn';
  } catch {
    return false;
  }
}
