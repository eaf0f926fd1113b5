/**
 * The encodings that pages of a language had before UTF-8, most telling first: those of several bytes fit hardly any other text.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding (the table of step 9)
 */
const LANGUAGES_OF: readonly (readonly [encoding: string, languages: string])[] = [
  ['euc-jp', 'ja'],
  ['shift_jis', 'ja'],
  ['euc-kr', 'ko'],
  ['gb18030', 'zh'],
  ['big5', 'zh'],
  ['windows-1250', 'cs hr sk'],
  ['windows-1251', 'ba be bg kk ky mk ru sah sr tg tt uk'],
  ['windows-1254', 'az ku tr'],
  ['windows-1255', 'he'],
  ['windows-1256', 'ar fa'],
  ['windows-1257', 'et lt lv'],
  ['windows-1258', 'vi'],
  ['windows-874', 'th'],
  ['iso-8859-2', 'hu pl sl'],
  ['iso-8859-7', 'el'],
];
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;
const PRESCAN_BYTES = 4096;

function fits(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The encoding in which bytes that are no UTF-8 were probably written, by the language that `<html lang>` names. */
export function legacyEncoding(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN_BYTES));
  const language = /<html\b[^<>]*?\slang\s*=\s*["']?([a-z]{2,3}(?:-[a-z]+)?)/i.exec(start)?.[1] ?? '';
  const [primary = ''] = language.toLowerCase().split('-');
  const known = LANGUAGES_OF.flatMap(([encoding, languages]) =>
    languages.split(' ').includes(primary) ? [encoding] : [],
  );
  if (TRADITIONAL.test(language)) known.reverse();
  return known.find((encoding) => fits(bytes, encoding)) ?? 'windows-1252';
}
