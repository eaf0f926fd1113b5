import {
  asTradeText,
  businessWords,
  notLocal,
  otherTradesIn,
  plainLocal,
  tradePlaces,
} from './business-words.ts';
import { collapse } from './page-text.ts';

/**
 * What may follow a trade in a title without a name: a place, a name in quotation marks, or nothing. "Restaurant POS" is not a
 * restaurant.
 */
const GOES_ON =
  /^(?:\s*$|[,.!]|\s?[„“”"«]|\s(?:in|im|am|an|at|by|on|of|near|and|und|et|y|e|à|au|aux|en|dans|chez|a|da|de|du|des|di|do|del|della|te|op|w|we|på|i|с|в|на|и|في|و)\s)/u;

/** Narrower trades come first. */
const TRADES = businessWords
  .filter(([type]) => !notLocal.has(type))
  .map(([type, words]) => ({ type: plainLocal.has(type) ? 'LocalBusiness' : type, words: words.split('|') }));

/** Businesses that mention a trade but have another: makers of its tools, its guides, its press. */
const OTHER_TRADE =
  /(?<!\p{L})(?:software|apps?|platform|pos|crm|tech|solutions?|supplies|supplier|equipment|systems?|marketing|consult\w+|agency|directory|guides?|reviews?|finder|magazine|news|blog|jobs|recruit\w+|school|academy|association|booking|insurance|finance|wholesale|photography|plans?|furniture|chairs?|tables?|beds?|linens?|uniforms?|uniformes|ovens?|products?|tools?|laborator\w+|labs?|press|interiors?|design|management|groups?|services?|muebles|möbel|meubles|mobili|wäsche|حجز|برنامج|دليل|verband|bedarf|verzeichnis|annuaire|guía|portal)(?!\p{L})|向け|予約|ポータル|組合|協会|材料|用品|機器|协会|设备|预订|預訂|ガイド|ランキング|求人/iu;

/** Whether a name is that of a business with another trade than a word in it: "Coffee House Press". */
export const isOfOtherTrade = (name: string, word: string): boolean =>
  OTHER_TRADE.test(name.replace(word, ' '));

/** Words before a match which show that the page writes about such businesses, or sells to them, and is not one. */
const ABOUT_OTHERS =
  /(?:\b(?:for|für|pour|para|per|voor|dla|för|til|for|для|pro|về|software|app|platform|plattform|plateforme|guide to|best|top \d+|beste|besten|meilleure?s?|mejores|migliori|melhores|booking|compare|directory of|liste des|history of|geschichte der|how to (?:open|start|run|choose|find)( an?)?)\s+(?:\p{L}+\s+)?|向け|におすすめの|最好的|最佳)$/iu;
const BEHIND_OTHERS =
  /^(?:\s*(?:software|app|platform|template|theme|plugin|jobs|management|booking system)\b|向け|软件|軟體|系统|系統|管理)/iu;

/** Whether the word at this place is said of others: "software for bakeries", "bakery management". */
export function isSaidOfOthers(text: string, at: number, word: string): boolean {
  const end = at + word.length;
  return (
    ABOUT_OTHERS.test(text.slice(Math.max(0, at - 30), at)) || BEHIND_OTHERS.test(text.slice(end, end + 20))
  );
}
/** A text that tells whom something is for, or which of others are the best, names the trade of others. */
const FOR_OTHERS = /(?<!\p{L})(?:for|für|pour|para|per|voor|dla|best|top)(?!\p{L})/iu;

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
 *
 * @param mayFollow whether the text may go on so after the word of a trade.
 */
function namedIn(
  written: string,
  others: ReadonlySet<string>,
  mayFollow: (rest: string) => boolean,
): string[] {
  const text = asTradeText(written);
  const found = TRADES.flatMap(({ type, words }) =>
    words.flatMap((word) =>
      others.has(word)
        ? []
        : [...tradePlaces(text, word)]
            .filter(
              (at) =>
                mayFollow(text.slice(at + word.length)) &&
                !isOfOtherTrade(text, word) &&
                !FOR_OTHERS.test(text) &&
                !isSaidOfOthers(text, at, word),
            )
            .map((from): Named => ({ type, from, to: from + word.length })),
    ),
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

/** Where a page names the trade of who is behind it. */
export interface TradeWording {
  /** As the site calls itself. */
  name: string;
  /** The title of its home page. */
  title: string;
  /** The main heading of its home page. */
  heading: string;
  /** The text of its home page, which tells the language. */
  text: string;
}

/**
 * The trade that a business names in its name, or in the title or main heading of its home page: a subtype of
 * `LocalBusiness` in schema.org, or `LocalBusiness` if schema.org has none for it.
 *
 * @returns undefined if it names none, or more than one.
 */
export function tradeOf({ name, title, heading, text }: TradeWording): string | undefined {
  const isSaid = (part: string) => part !== '' && part.length <= LONGEST;
  const names = [collapse(name)].filter(isSaid);
  const titles = [...title.split(PARTS), heading].map(collapse).filter(isSaid);
  const others = otherTradesIn([name, title, text].join('\n'));
  const types = new Set([
    ...names.flatMap((part) => namedIn(part, others, () => true)),
    ...titles.flatMap((part) => namedIn(part, others, (rest) => GOES_ON.test(rest))),
  ]);
  const narrow = [...types].filter((type) => !OF_MANY_TRADES.has(type));
  const [only, ...further] = narrow.length > 0 ? narrow : types;
  return further.length === 0 ? only : undefined;
}
