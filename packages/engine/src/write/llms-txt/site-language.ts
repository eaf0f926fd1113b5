import { baseLanguage } from '../../language/base-language.ts';

/**
 * What distinguishes two languages for a reader: the language and its script, not the country. '' for none.
 */
export function languageKey(tag: string): string {
  if (tag === '') return '';
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return script && script !== 'Latn' ? `${language}-${script}` : language;
  } catch {
    return baseLanguage(tag);
  }
}

/** A language's own name: "English", "Català". */
export function ownName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag) ?? '';
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return '';
  }
}
