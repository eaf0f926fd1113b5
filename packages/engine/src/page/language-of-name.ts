import { foldText } from './fold-text.ts';

/** Languages in which a site of a business is written besides its own. */
export const WRITTEN_LANGUAGES: readonly string[] =
  'de en fr it es pt nl da sv nb no fi is pl cs sk hu ro bg hr sl sr el tr ru uk et lv lt ga eu ca gl ja zh ko ar he fa hi th vi id ms'.split(
    ' ',
  );
let known: ReadonlyMap<string, string> | null = null;
/** "deutsch", "german" and "allemand" are all German. */
function languageNames(): ReadonlyMap<string, string> {
  if (known) return known;
  const namesIn = (spoken: string) => new Intl.DisplayNames([spoken], { type: 'language' });
  const common = ['en', 'de', 'fr'].map(namesIn);
  const namesOf = (code: string) => [namesIn(code), ...common].flatMap((names) => names.of(code) ?? []);
  known = new Map(
    WRITTEN_LANGUAGES.flatMap((code) => [code, ...namesOf(code)].map((name) => [foldText(name, ''), code])),
  );
  return known;
}

/** The code of the language that a text is a name of, in its own words, in English, German or French, or its code; null for none. */
export const languageOfName = (name: string): string | null =>
  languageNames().get(foldText(name, '')) ?? null;
