/** What windows-1252 makes of the bytes 0x80 to 0xbf, which continue a character in UTF-8. */
const REST = '\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/** The same without what may stand behind a letter that is meant: “Ä’s”, „Ä“. */
const REST_OF_LETTER = '\\u0080-\\u00aa\\u00ac-\\u00ba\\u00bc-\\u00bf€ƒ†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ';

/**
 * UTF-8 that was read as windows-1252 and written as UTF-8 again: “’” as “â€™”, “ä” as “Ã¤”, “пр” as “Ð¿Ñ€”. Only what no
 * language writes: a capital within a word, or several such pairs in a row.
 */
const TWICE = new RegExp(
  [
    `â[\\u0080€][${REST}]`,
    'Â[©®°£§·±²³¡¿¼½¾]',
    `(?<=\\p{Ll})[ÃÄÅ][${REST}]`,
    `[ÃÄÅ][${REST_OF_LETTER}](?=\\p{Ll})`,
    ...['ÎÏ', 'ÐÑ', 'ØÙ'].map((leads) => `(?:[${leads}][${REST}]){2,}`),
    `(?:[ä-é][${REST}]{2}){3,}`,
  ].join('|'),
  'gu',
);

/** A page about encodings shows such letters on purpose. */
const ABOUT_ENCODINGS =
  /utf-?8|latin-?1|windows-125|iso-?8859|unicode|charset|mojibake|encoding|encodage|codifica|zeichensatz|kodierung|kodowani|кодиров|文字化け|文字コード|乱码|亂碼|编码/i;

/** Fewer may be quoted from elsewhere. */
const FEWEST = 3;
const SAMPLE_WORDS = 4;

export interface TwiceEncoded {
  places: number;
  /** The first words with such a letter; '' if there are none. */
  sample: string;
}

/** Where texts of a page were encoded as UTF-8 twice, so that readers and engines see other letters than those meant. */
export function readTwiceEncoded(texts: readonly string[]): TwiceEncoded {
  const none = { places: 0, sample: '' };
  const places = texts.reduce((sum, text) => sum + (text.match(TWICE)?.length ?? 0), 0);
  if (places < FEWEST || texts.some((text) => ABOUT_ENCODINGS.test(text))) return none;
  const words = texts.find((text) => text.search(TWICE) >= 0)?.split(/\s+/) ?? [];
  const first = words.findIndex((word) => word.search(TWICE) >= 0);
  return { places, sample: words.slice(Math.max(0, first), first + SAMPLE_WORDS).join(' ') };
}
