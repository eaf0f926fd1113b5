import { SIMPLIFIED, TRADITIONAL } from './chinese-forms.ts';
import { LATIN_WORDS } from './latin-words.ts';

/** Enough to detect a language; more does not help. */
const SAMPLE = 4000;
const LEAST_LETTERS = 20;
const HAS_LETTERS = new RegExp(`^(?:\\P{L}*\\p{L}){${LEAST_LETTERS}}`, 'u');
/** All scripts that we distinguish. Most texts have none of them, which saves 25 counts. */
const BEYOND_LATIN = /[\u0370-\u1fff\u2126\u2c00-\uffff]/;
/** The least share of letters that must be in a script. */
const LEAST_OF_SCRIPT = 0.2;
const LEAST_HITS = 3;
/** An address with "La Palma" and "CA" in it, said twice, has two words of Romanian and is in none. */
const LEAST_DISTINCT = 3;
/**
 * The least share of words that must be a language's most common ones, and the required lead over the next
 * language.
 */
const LEAST_SHARE = 0.08;
const AHEAD = 1.25;

/** Scripts that one widely used language has. */
const OWN_SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
];

/** A text without common words shows by this many of them; a name or two of another country do not. */
const LEAST_OWN = 3;
const LEAST_OWN_SHARE = 0.015;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Japanese mixes kana with Han; Chinese has no kana. Some characters show which Chinese it is. */
function ofHan(text: string): string | null {
  const kana = countOf(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = countOf(text, /\p{Script=Han}/gu);
  if (kana >= 3 && kana > (kana + han) * 0.05) return 'ja';
  let traditional = 0;
  let simplified = 0;
  for (const character of text) {
    if (TRADITIONAL.has(character)) traditional += 1;
    else if (SIMPLIFIED.has(character)) simplified += 1;
  }
  if (traditional > simplified * 2) return 'zh-Hant';
  return simplified > traditional * 2 ? 'zh-Hans' : 'zh';
}

/** Letters that only one of the Cyrillic languages has. */
const CYRILLIC: readonly (readonly [string, RegExp])[] = [
  ['be', /ў/giu],
  ['mk', /[ѓќѕ]/giu],
  ['sr', /[ђћ]/giu],
  ['kk', /[әғқңұһ]/giu],
  ['uk', /[їєґі]/giu],
  ['mn', /[өү]/giu],
  ['ru', /[ыэё]/giu],
  // Elsewhere it stands before a soft vowel alone.
  ['bg', /ъ(?=[бвгджзйклмнпрстфхцчшщ])/giu],
];

/** Words for a text that contains none of those letters. */
const CYRILLIC_WORDS: readonly (readonly [string, RegExp])[] = [
  ['ru', wordsIn('в у как для это уже что или мы нас вас из к до под при наш наша наше они есть был была')],
  [
    'bg',
    wordsIn(
      'се да е са ще към които който това този тази през при нас вас ни ви във със или сме ние го си всеки година още много',
    ),
  ],
  ['uk', wordsIn('у та як для це вже що або ми нас вас із до під при наш наша наше вони був була')],
];

function wordsIn(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list.replaceAll(' ', '|')})(?!\\p{L})`, 'giu');
}

/** The language with the most hits in a text; null if there are none. */
function most(text: string, marks: readonly (readonly [string, RegExp])[]): string | null {
  const [best] = marks
    .map(([language, mark]) => [language, countOf(text, mark)] as const)
    .sort((one, other) => other[1] - one[1]);
  return best && best[1] > 0 ? best[0] : null;
}

/** Letters of Serbian and Macedonian alone, and the words by which they differ where neither shows a letter of its own. */
const OF_THE_SOUTH = /[јљњџ]/giu;
const SOUTHERN: readonly (readonly [string, RegExp])[] = [
  ['sr', /[ђћ]|(?<!\p{L})(?:је|у|су|са|који|која|које)(?!\p{L})/giu],
  ['mk', /[ѓќѕ]|(?<!\p{L})(?:во|со|кои|ова|ги|што)(?!\p{L})/giu],
];

function ofCyrillic(text: string): string | null {
  if (countOf(text, OF_THE_SOUTH) >= LEAST_OWN) return most(text, SOUTHERN);
  const count = (language: string) =>
    countOf(text, CYRILLIC.find(([name]) => name === language)?.[1] ?? /(?!)/gu);
  // Kazakh, Mongolian and Belarusian have the letters of Russian in addition to their own.
  for (const language of ['be', 'kk', 'mn'])
    if (count(language) >= 3 && count(language) * 8 > count('ru')) return language;
  // Ukrainian has no ы, and Russian no і.
  if (/ы/iu.test(text) && countOf(text, /[ўі]/giu) >= LEAST_OWN) return 'be';
  if (/ў/iu.test(text) && !/[їєґ]/iu.test(text)) return 'be';
  return most(text, CYRILLIC) ?? most(text, CYRILLIC_WORDS);
}

function ofArabic(text: string): string {
  const letters = countOf(text, /\p{Script=Arabic}/gu);
  if (countOf(text, /[ٹڈڑںےہ]/gu) > letters * 0.02) return 'ur';
  return countOf(text, /[پچژگکی]/gu) > letters * 0.04 ? 'fa' : 'ar';
}

const DEVANAGARI: readonly (readonly [string, RegExp])[] = [
  ['hi', devanagari('है|हैं|में|के|की|का|और|से|को|पर')],
  ['mr', devanagari('आहे|आहेत|आणि|चा|ची|च्या|मध्ये|हे|ही|या')],
  ['ne', devanagari('छ|छन्|र|को|मा|लाई|गर्न|हो|यो|पनि')],
];

function devanagari(list: string): RegExp {
  return new RegExp(`(?:^|\\s)(?:${list})(?=[\\s।,.]|$)`, 'gu');
}

const byWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(LATIN_WORDS))
  for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), language]);

/** Letters that only one of the languages with Latin letters has. */
const LATIN: readonly (readonly [string, RegExp])[] = [
  ['cs', /[řěů]/giu],
  ['sk', /[ľĺŕ]/giu],
  ['pl', /[łśźż]/giu],
  ['hu', /[őű]/giu],
  ['ro', /[țș]/giu],
  ['tr', /[ğ]|(?<=\p{L})ı/gu],
  ['is', /[þð]/giu],
  ['lv', /[ķļņģ]/giu],
  ['lt', /[ėįų]/giu],
];
function ofLatinLetters(text: string): string | null {
  const own = most(text, LATIN);
  const count = countOf(text, LATIN.find(([language]) => language === own)?.[1] ?? /(?!)/gu);
  const all = LATIN.reduce((sum, [, letters]) => sum + countOf(text, letters), 0);
  const isClear = count === all && count >= LEAST_OWN && count > countOf(text, /\p{L}/gu) * LEAST_OWN_SHARE;
  return isClear ? own : null;
}

const ofLatin = (text: string) => ofLatinWords(text) ?? ofLatinLetters(text);

/** What joins the parts of a mail, an address of a page, an abbreviation or a compound: "shop@mail.com", "No:9", "E-posta". */
const IN_ONE_TOKEN = /[\p{L}\p{N}][@.:/_-][\p{L}\p{N}]/u;
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .flatMap((token) => (IN_ONE_TOKEN.test(token) ? [token] : (token.match(/\p{L}+/gu) ?? [])));

/** How Danish and Norwegian spell what they share: "udlejes" and "utleie", "station" and "stasjon". */
const DANISH =
  /(?<!\p{L})(?:ud\p{L}{3,}|af\p{L}*|vort?|sig|nogle|meget)(?!\p{L})|(?:hed|tion)(?:en|er|s)?(?!\p{L})/giu;
const NORWEGIAN =
  /(?<!\p{L})(?:ut\p{L}{3,}|av\p{L}*|seg|noen|mye)(?!\p{L})|(?:het|sjon)(?:en|er|s)?(?!\p{L})/giu;

/** Danish or Norwegian, whose common words are nearly the same; null if neither shows more than once. */
function ofNorth(text: string): string | null {
  const danish = countOf(text, DANISH);
  const norwegian = countOf(text, NORWEGIAN);
  if (danish >= 2 && danish > norwegian * 2) return 'da';
  return norwegian >= 2 && norwegian > danish * 2 ? 'nb' : null;
}

/** So many letters of one language alone show that a text is in no other that has letters of its own. */
const LEAST_FOREIGN = 2;

/** The languages with letters of their own that a text is not in: it has none of these, but letters of another one. */
function ofOtherLetters(text: string): string[] {
  const counts = LATIN.map(([language, letters]) => ({ language, count: countOf(text, letters) }));
  const isForeign = counts.some(({ count }) => count >= LEAST_FOREIGN);
  return isForeign ? counts.filter(({ count }) => count === 0).map(({ language }) => language) : [];
}

/** The languages that a text is not in, by letters that it has or has not. */
function withoutLetters(text: string): ReadonlySet<string> {
  const without = new Set(ofOtherLetters(text));
  const ofDanish = countOf(text, /[æø]/giu);
  const ofSwedish = countOf(text, /[äö]/giu);
  if (ofDanish > ofSwedish * 2) without.add('sv');
  else if (ofSwedish > ofDanish * 2) for (const language of NORTH) without.add(language);
  return without;
}

const NORTH = new Set(['da', 'nb']);

function ofLatinWords(text: string): string | null {
  const words = wordsOf(text.toLowerCase());
  const hits = new Map<string, number>();
  const distinct = new Map<string, Set<string>>();
  const weights = new Map<string, number>();
  const without = withoutLetters(text);
  for (const word of words) {
    const languages = (byWord.get(word) ?? []).filter((language) => !without.has(language));
    for (const language of languages) {
      hits.set(language, (hits.get(language) ?? 0) + 1);
      distinct.set(language, (distinct.get(language) ?? new Set()).add(word));
      // A word of many languages says little about each.
      weights.set(language, (weights.get(language) ?? 0) + 1 / languages.length);
    }
  }
  const [best, second] = [...weights].sort((one, other) => other[1] - one[1]);
  if (!best) return null;
  const [language, weight] = best;
  const count = hits.get(language) ?? 0;
  if (count < LEAST_HITS || count < words.length * LEAST_SHARE) return null;
  if ((distinct.get(language)?.size ?? 0) < LEAST_DISTINCT) return null;
  if (weight >= (second?.[1] ?? 0) * AHEAD) return language;
  return NORTH.has(language) && NORTH.has(second?.[0] ?? '') ? ofNorth(text) : null;
}

/**
 * The language of a text as a BCP 47 tag, by its script, by letters that only one language of the script has,
 * or by its most common words; Chinese with its script (`zh-Hant`, `zh-Hans`). Null if it is not clear.
 */
export function guessLanguage(text: string): string | null {
  const sample = text.slice(0, SAMPLE);
  if (!BEYOND_LATIN.test(sample)) return HAS_LETTERS.test(sample) ? ofLatin(sample) : null;
  const letters = countOf(sample, /\p{L}/gu);
  const unspaced = countOf(sample, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  // One Han character says as much as a syllable elsewhere.
  if (letters + unspaced < LEAST_LETTERS) return null;
  const isOf = (script: RegExp) => countOf(sample, script) > letters * LEAST_OF_SCRIPT;
  for (const [language, script] of OWN_SCRIPTS) if (isOf(script)) return language;
  if (unspaced > letters * LEAST_OF_SCRIPT) return ofHan(sample);
  if (isOf(/\p{Script=Cyrillic}/gu)) return ofCyrillic(sample);
  if (isOf(/\p{Script=Arabic}/gu)) return ofArabic(sample);
  if (isOf(/\p{Script=Devanagari}/gu)) return most(sample, DEVANAGARI) ?? 'hi';
  return ofLatin(sample);
}

/** Languages too similar to distinguish by a few words, and different codes of one language. */
const ALIKE: readonly string[][] = [
  ['nb', 'no', 'nn'],
  ['id', 'ms'],
  ['hr', 'bs', 'sr', 'sh'],
  ['fil', 'tl'],
  ['zh', 'yue', 'cmn'],
  ['he', 'iw', 'yi'],
  ['fa', 'prs', 'ckb', 'ps'],
];
const KNOWN = new Set([
  ...Object.keys(LATIN_WORDS),
  ...OWN_SCRIPTS.map(([language]) => language),
  ...CYRILLIC.map(([language]) => language),
  ...DEVANAGARI.map(([language]) => language),
  ...['ja', 'zh', 'ar', 'fa', 'ur', 'bg'],
  ...ALIKE.flat(),
]);

const partsOf = (tag: string) => {
  try {
    const locale = new Intl.Locale(tag);
    return { language: locale.language, script: locale.maximize().script ?? '' };
  } catch {
    return { language: tag.toLowerCase(), script: '' };
  }
};

/**
 * Whether a text that reads as one language may be declared as another: the same, one that cannot be
 * distinguished from it, or an unknown one in the same script. Traditional Chinese is not simplified Chinese.
 */
export function languageFits(declared: string, read: string): boolean {
  const own = partsOf(declared);
  const other = partsOf(read);
  if (own.language === other.language)
    // "zh" alone does not say which script; so does a guess that could not decide.
    return own.language !== 'zh' || /^zh$/i.test(declared) || read === 'zh' || own.script === other.script;
  if (ALIKE.some((group) => group.includes(own.language) && group.includes(other.language))) return true;
  return !KNOWN.has(own.language) && own.script === other.script;
}
