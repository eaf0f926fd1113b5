const languages =
  'en de fr es it pt nl da sv nb fi pl cs sk hu ro bg hr sl el tr uk ru he ar hi th vi id ms ja ko zh';
const countries =
  'AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KE KR LT LU LV MA MT MX MY NG NL NO NZ PE PH PK PL PT QA RO RS RU SA SE SG SI SK TH TN TR TW UA US VN ZA';

interface Option {
  value: string;
  label: string;
}

/** What people call a language or a country; its code where the browser knows no name. */
export function nameOf(type: 'language' | 'region', code: string): string {
  try {
    return new Intl.DisplayNames('en', { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Made once for each list: a form shows two of them at each key. */
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

/** The languages that can be chosen, with the one that is kept. */
export const languageOptions = (kept: string): Option[] => optionsOf('language', languages, kept);
export const countryOptions = (kept: string | null): Option[] => optionsOf('region', countries, kept);
