import type { CrawledPage } from '../../crawl/crawled-site.ts';
import {
  ARABIC_PREFIXES,
  businessWords,
  COMPOUND_LETTERS,
  isUnspaced,
  mayEndCompound,
  notLocal,
  otherTradesIn,
  plainLocal,
} from '../../page/business-words.ts';
import { oneLine } from '../sentences.ts';

/**
 * What may follow a trade in a title without a name: a place, a name in quotation marks, or nothing. "Restaurant POS" is not a
 * restaurant.
 */
const GOES_ON =
  '(?=\\s*$|[,.!]|\\s?[„“”"«]|\\s(?:in|im|am|an|at|by|on|of|near|and|und|et|y|e|à|au|aux|en|dans|chez|a|da|de|di|do|del|della|te|op|w|we|på|i|с|в|на|и|في|و)\\s)';
const AFTER_PREFIX = `(?<=(?<!\\p{L})[${ARABIC_PREFIXES}])`;
const APART = `(?:(?<!\\p{L})|${AFTER_PREFIX})`;
/** After the beginning of a compound in German, Dutch or a Nordic language, too. */
const ENDING = `(?:(?<![^\\P{L}${COMPOUND_LETTERS}])|${AFTER_PREFIX})`;

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('’', "[’']");

/** The words of a trade as one pattern. A longer word comes before one that it begins with. */
function patternOf(words: readonly string[], after: string): RegExp {
  const some = (which: (word: string) => boolean) =>
    words
      .filter(which)
      .sort((one, other) => other.length - one.length)
      .map(escaped)
      .join('|');
  const spaced = [
    [APART, some((word) => !isUnspaced(word) && !mayEndCompound(word))],
    [ENDING, some((word) => !isUnspaced(word) && mayEndCompound(word))],
  ].flatMap(([before, each]) => (each ? [`${before}(?:${each})(?!\\p{L})${after}`] : []));
  const joined = some(isUnspaced);
  return new RegExp([...spaced, ...(joined ? [joined] : [])].join('|'), 'giu');
}

/** Narrower trades come first. */
const TRADES = businessWords
  .filter(([type]) => !notLocal.has(type) && !plainLocal.has(type))
  .map(([type, text]) => {
    const words = text.split('|');
    return { type, inName: patternOf(words, ''), inTitle: patternOf(words, GOES_ON) };
  });

/** Businesses that mention a trade but have another: makers of its tools, its guides, its press. */
const ABOUT_IT =
  /(?<!\p{L})(?:software|apps?|platform|pos|crm|tech|solutions?|supplies|supplier|equipment|systems?|marketing|consult\w+|agency|directory|guides?|reviews?|finder|magazine|news|blog|jobs|recruit\w+|school|academy|association|booking|insurance|finance|wholesale|photography|plans?|furniture|chairs?|tables?|beds?|linens?|uniforms?|uniformes|ovens?|products?|tools?|laborator\w+|labs?|press|interiors?|design|management|groups?|services?|muebles|möbel|meubles|mobili|wäsche|حجز|برنامج|دليل|for|für|pour|para|per|voor|dla|best|top|verband|bedarf|verzeichnis|annuaire|guía|portal)(?!\p{L})|向け|予約|ポータル|組合|協会|材料|用品|機器|协会|设备|预订|預訂|ガイド|ランキング|求人/iu;

/** A longer text is a sentence. Characters. */
const LONGEST = 60;
const PARTS = /\s[|–—·•:-]\s|[|｜・]/u;

/**
 * A "clinic" is one of these, or that of a dentist or a vet, if a name says so. A café may stand beside a museum.
 */
const OF_MANY_TRADES = new Set(['MedicalClinic', 'Physician', 'Museum']);

interface Named {
  type: string;
  from: number;
  to: number;
}

/**
 * The trades that a text names. Of two words that overlap the longer counts ("clinique vétérinaire"), and of two
 * without a space between them the narrower ("歯科医院").
 */
function namedIn(text: string, pattern: 'inName' | 'inTitle', others: ReadonlySet<string>): string[] {
  const found = TRADES.flatMap((trade) =>
    [...text.matchAll(trade[pattern])]
      .filter(([word]) => !others.has(word))
      .map(({ 0: word, index }): Named => ({ type: trade.type, from: index, to: index + word.length })),
  );
  const yields = (one: Named, at: number) =>
    found.some((other, place) => {
      if (other.type === one.type || other.to < one.from || one.to < other.from) return false;
      const touches = other.to === one.from || one.to === other.from;
      const longer = other.to - other.from - (one.to - one.from);
      return !touches && longer !== 0 ? longer > 0 : place < at;
    });
  return found.filter((one, at) => !yields(one, at)).map(({ type }) => type);
}

/**
 * The trade that a business names in its name, or in the title or main heading of its home page: a subtype of
 * `LocalBusiness` in schema.org.
 *
 * @returns undefined if it names none, or more than one.
 */
export function tradeOf(name: string, home: CrawledPage): string | undefined {
  const heading = home.sections.find(({ level }) => level === 1)?.heading ?? '';
  const isSaid = (part: string) => part !== '' && part.length <= LONGEST && !ABOUT_IT.test(part);
  const names = [oneLine(name)].filter(isSaid);
  const titles = [...(home.resume?.titles.document ?? home.title).split(PARTS), heading]
    .map(oneLine)
    .filter(isSaid);
  const page = [name, home.title, ...home.sections.map(({ text }) => text)].join('\n');
  const others = otherTradesIn(page);
  const types = new Set([
    ...names.flatMap((part) => namedIn(part, 'inName', others)),
    ...titles.flatMap((part) => namedIn(part, 'inTitle', others)),
  ]);
  const narrow = [...types].filter((type) => !OF_MANY_TRADES.has(type));
  const [only, ...further] = narrow.length > 0 ? narrow : types;
  return further.length === 0 ? only : undefined;
}
