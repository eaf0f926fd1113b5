import { isProgramName } from '../page/site-name/is-program-name.ts';
import { MANUAL } from '../page/site-name/manual-words.ts';

const LONGEST_NAME = 60;
/** Separators in a keyword list. */
const ROW = /[_|,，、;；]/;

/** Whether a site's name can be used in a sentence: not a keyword list or an address. */
const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  !ROW.test(name) &&
  (isProgramName(name) || !/^\S+\.\w{2,}$|^\S+:\d+$|^[\d.]+$/.test(name));

/** What a manual adds to the name of its subject: "Quarrel 3.2 documentation", "Anvil 1.15 API". */
const OF_A_MANUAL = new RegExp(
  `\\s+(?:v?\\d+(?:\\.\\d+)*\\s+)?(?:${MANUAL}|user manual|faq|api(?: (?:documentation|reference))?)$`,
  'iu',
);
/** The same before the name: "La FAQ Quarrel". Only a capital shows that the rest is one. */
const OF_A_FAQ = /^(?:(?:[Tt]he|[Ll]a|[Dd]ie|[Ll]as?)\s)?FAQ\s(?:(?:about|de|sur|zu|di)\s)?(?=\p{Lu})/u;

/** The subject of a site as a question names it: the program, not its manual. '' if it has no usable name. */
export function siteSubject(siteName: string): string {
  const subject = siteName.replace(OF_A_MANUAL, '').replace(OF_A_FAQ, '').trim();
  return isName(subject) ? subject : '';
}
