import { businessWords } from '../../../page/business-words.ts';
import { EAST_ASIAN, HAN_OR_KANA } from '../../../page/scripts.ts';
import { bareName } from '../../../page/site-name/title-parts.ts';
import { withoutLegalForms } from '../../../page/site-name/without-legal-forms.ts';

/** A name in one common spelling: without capitals, accents and punctuation, "Müller" as "Mueller". */
const spelled = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+|[’']/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const plain = (name: string) => spelled(withoutLegalForms(bareName(name)));

/** Words for what a site is. Many sites have them in common. */
const COMMON = new Set(
  spelled(
    'the a an of and for by at in on us our my und der die das von für im am et le la les de du des y el los las del e il lo gli di da i ' +
      'o os as do dos van het en og och docs documentation dokumentation manual handbook blog news magazine online shop store webshop group ' +
      'gruppe groupe grupo official website site web page homepage home app software project foundation team company firm services service ' +
      'authors contributors maintainers developers community version solutions systems studio agency club association society institute international global world new best com net org io ' +
      businessWords.map(([, words]) => words).join(' '),
  ).split(' '),
);

const joined = (text: string) => text.replaceAll(' ', '');
const ownWords = (text: string) =>
  text.split(' ').filter((word) => word !== '' && !COMMON.has(word) && !/^\d+$/.test(word));
const initials = (text: string) =>
  text
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** "Association Bakers Leeds" of "Association of Bakers in Leeds", which is called ABL. */
const withoutSmallWords = (text: string) => text.replace(/(?<![\p{L}\p{M}\p{N}])\p{Ll}\p{L}*\s/gu, '');

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  HAN_OR_KANA,
  /\p{Script=Hangul}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
];
const scriptsOf = (text: string) => SCRIPTS.map((script) => script.test(text));

/** Whether two names share a script. "Sakura" and "さくら" may be the same name, but their letters cannot be compared. */
function areComparable(one: string, other: string): boolean {
  const [first, second] = [scriptsOf(one), scriptsOf(other)];
  return first.some((has, at) => has && second[at]);
}

/** Whether all words of one name are among the words of the other: "Lindner" in "Bäckerei Lindner Kiel". */
function isWithin(few: readonly string[], many: readonly string[]): boolean {
  return few.length > 0 && few.every((word) => many.includes(word));
}

/**
 * Whether two names may belong to one site or business. It is tolerant: spacing, accents and legal forms do not count, a town or the
 * kind of business may be missing, and one name may be initials or in another script.
 */
export function sameName(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  if (first === '' || second === '' || !areComparable(first, second)) return true;
  const [short, long] = [joined(first), joined(second)].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  const unspaced = EAST_ASIAN.test(short);
  const isCommon = ownWords(first).length === 0 || ownWords(second).length === 0;
  if (short === long) return true;
  if (long.includes(short) && short.length >= (unspaced ? 2 : 4) && !isCommon) return true;
  // If a name has only common words, all of them are compared.
  if (isCommon)
    return isWithin(first.split(' '), second.split(' ')) || isWithin(second.split(' '), first.split(' '));
  if (isWithin(ownWords(first), ownWords(second)) || isWithin(ownWords(second), ownWords(first))) return true;
  const isInitials = (abbreviation: string, text: string) =>
    abbreviation.length >= 2 &&
    !abbreviation.includes(' ') &&
    [text, withoutSmallWords(text)].some((words) => initials(spelled(words)).startsWith(abbreviation));
  return isInitials(first, other) || isInitials(second, one);
}
