/** The syllables of Japanese. */
export const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The scripts of Chinese and Japanese. */
export const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Scripts that put no space between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Scripts of East Asia, which say as much as others in half the characters. */
export const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** East Asia and Thailand. */
export const EAST_ASIAN_OR_THAI =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
