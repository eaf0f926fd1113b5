import { UNSPACED } from './scripts.ts';

const QUOTED = /^\s*["“„«‹「『”](.+)["”“»›」』](.*)$/su;
/** After its closing mark a quotation has who said it: "– B. K. Iyer", "(Ann Lee, 2019)". */
const SAID_BY = /^[\s.,]*(?:[-–—~(]\s*|,\s*)?(?:\p{Lu}.{0,60})?$/su;
const LEAST_WORDS = 5;
const LEAST_UNSPACED = 12;

/**
 * Whether a paragraph is nothing but what somebody else said, in quotation marks, with or without who said it: a customer's
 * praise, a motto. It says nothing of the page itself.
 */
export function isQuotation(text: string): boolean {
  const [, said = '', after = ''] = QUOTED.exec(text) ?? [];
  const isLong = UNSPACED.test(said)
    ? said.length >= LEAST_UNSPACED
    : said.trim().split(/\s+/).length >= LEAST_WORDS;
  // "“Anvil” is a tool that shops call “the box”": the marks belong to two words.
  return isLong && SAID_BY.test(after) && !/^[^"“„«‹「『”]{0,40}["”“»›」』]\s+\p{Ll}/u.test(said);
}
