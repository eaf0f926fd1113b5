const languages =
  'en de fr es it pt nl da sv nb fi pl cs sk hu ro bg hr sl el tr uk ru he ar hi th vi id ms ja ko zh';
const countries =
  'AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KE KR LT LU LV MA MT MX MY NG NL NO NZ PE PH PK PL PT QA RO RS RU SA SE SG SI SK TH TN TR TW UA US VN ZA';

interface Option {
  value: string;
  label: string;
}

/** The name of a language or country, or its code if the browser knows no name. */
export function nameOf(type: 'language' | 'region', code: string): string {
  try {
    return new Intl.DisplayNames('en', { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Built once for each list, because a form draws two of them on each key press. */
const made = new Map<string, Option[]>();

function optionsOf(type: 'language' | 'region', codes: string, kept: string | null): Option[] {
  const key = `${type} ${kept && !codes.split(' ').includes(kept) ? kept : ''}`;
  const before = made.get(key);
  if (before) return before;
  const all = new Set([...(kept ? [kept] : []), ...codes.split(' ')]);
  const options = [...all]
    .map((value) => ({ value, label: nameOf(type, value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  made.set(key, options);
  return options;
}

/** The languages to choose from, including the saved one. */
export const languageOptions = (kept: string): Option[] => optionsOf('language', languages, kept);
export const countryOptions = (kept: string | null): Option[] => optionsOf('region', countries, kept);
