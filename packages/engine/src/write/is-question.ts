/** Japanese and Korean ask politely for an answer, without a question mark: "時間を教えてください。". */
const ASKS_TO_TELL =
  /(?:教えて|お?聞かせ(?:て)?)(?:ください|下さい|ほしい(?:です)?|欲しい(?:です)?|頂けますか|いただけますか)。?\s*$|(?:알려|가르쳐)\s?(?:주세요|주십시오)\.?\s*$/u;

/** Greek asks with a semicolon, or with a letter of its own that looks like one. */
const GREEK = /\p{Script=Greek}{3}[^;\u037e]*[;\u037e]["”’»]?\s*$/u;

/**
 * Ends like a question in any script; a question mark in brackets marks a doubt: "make process (autoconf?)".
 */
export const isQuestion = (text: string): boolean =>
  /[?？؟](?:["”’»」])?\s*$/u.test(text) || GREEK.test(text) || ASKS_TO_TELL.test(text);
