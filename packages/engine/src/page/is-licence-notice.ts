/** Licences by their full names. */
const LICENCE =
  /GNU (?:\p{L}+ ){0,2}Public Licen[sc]e|GNU Free Documentation Licen[sc]e|Creative[ -]Commons|(?:Apache|MIT|BSD|ISC|Mozilla Public) Licen[sc]e/iu;
/** What is licensed: the text or the program that the notice stands in. */
const OF_THIS =
  /^\W*(?:this|these|all (?:content|text)s?|(?:the )?contents?|a copy of|except where|unless|dies\p{L}{0,2}|alle inhalte|soweit nicht|ce(?:t|tte|s)?|sauf|est[aeo]s?|salvo|quest[aoei]|dit|deze|aquest\p{L}{0,2}|niniejsz\p{L}+|t(?:en|ento|ato|oto)|denn[ae]|dett[ae]|tämä|acest\p{L}{0,2}|ova?j|bu|ez|эт(?:от|а|о)|данн\p{L}+|ц(?:е|ей|я)|この|本|该|이)(?![\p{L}])/iu;
/** Begins with the licence of a program: "Anvil is open sourced under the MIT License." */
const IS_UNDER =
  /^(?:[^.!?]|\.(?=\S)){0,60}\b(?:is|are|was) (?:an? )?(?:free|open[ -]?sourced?|licen[sc]ed|released|distributed|published|available|provided)\b[^.]{0,40} under\b/iu;
/** Begins a licence that does not give its name: "Permission is granted to make and distribute verbatim copies". */
const PERMITS = /^\W*permission is (?:hereby )?granted\b|^\W*redistribution and use in source\b/iu;
/** What it does not promise, in every licence of programs. */
const NO_WARRANTY =
  /merchantability|fitness for a particular purpose|marktgängigkeit|eignung für einen bestimmten zweck|qualité marchande|adéquation à un usage|comerciabilidad|idoneidad para un (?:fin|propósito)|commerciabilità|idoneità (?:a|per) un|verhandelbaarheid|verkoopbaarheid|przydatności handlowej|товарн\p{L}+ (?:пригодност|состоян|вид|придатн)|商品性|适销性|適售性/iu;
/** Whose address and words stand in the notices of thousands of programs. */
const LICENSER = /Free Software Foundation/iu;

/**
 * Whether a text says under which licence its page or program may be copied: "This manual is free software; you can redistribute
 * it under the terms of the GNU General Public License". It tells nothing of what that is.
 */
export const isLicenceNotice = (text: string): boolean =>
  LICENSER.test(text) ||
  PERMITS.test(text) ||
  NO_WARRANTY.test(text) ||
  (LICENCE.test(text) && (OF_THIS.test(text) || IS_UNDER.test(text)));
