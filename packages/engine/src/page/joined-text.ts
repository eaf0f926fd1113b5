import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** How price boxes name the cents beside a price: `fractional-part`, `price__cents`, `decimals`. */
const CENTS_NAME = /(?:^|[\s_-])(?:fractional|fraction|cents?|centimes|decimals?)(?:$|[\s_-])/i;
const CENTS = /^\s*\d{2}\s*$/;
const MOST_DEPTH = 2;

const classOf = ({ attrs }: Element) => attrs.find(({ name }) => name === 'class')?.value ?? '';

/** The only text in an element, at most two elements deep; null if it has more or none. */
function onlyText(element: Element, depth = 0): { text: string; named: boolean } | null {
  const filled = element.childNodes.filter(
    (node: Node) => 'tagName' in node || ('value' in node && node.value.trim() !== ''),
  );
  const [child] = filled;
  const named = CENTS_NAME.test(classOf(element));
  if (!child || filled.length > 1) return null;
  if (!('tagName' in child)) return 'value' in child ? { text: child.value, named } : null;
  const within = depth < MOST_DEPTH ? onlyText(child, depth + 1) : null;
  return within && { text: within.text, named: named || within.named };
}

/** Whether cents may follow a text. */
export const endsInDigit = (text: string): boolean => /\d\s*$/.test(text);

/**
 * Whether an element holds only the cents of the price before it, which a style sets small beside it.
 *
 * @param before ends in a digit.
 */
export function isCents(element: Element, before: string): boolean {
  const only = onlyText(element);
  return (
    only !== null &&
    CENTS.test(only.text) &&
    (only.named || (element.tagName === 'sup' && /[€$£¥]\s?\d{1,4}$/.test(before)))
  );
}

const PRICE_BEGINS =
  /^(?:[€£$¥₹]\s?\d|\d[\d.,]*(?:[-–—]\d[\d.,]*)?\s?(?:€|円|zł|kr\b|Kč|Ft\b|lei\b|грн|-(?!\d)|–(?!\d)))/u;
/** A figure with its unit: "25 Min.". */
const FIGURE_BEGINS = /^\d{1,3}(?:[.,:]\d{1,2})?\s\p{L}{1,10}/u;
/** The end of a date: "Mar 3, 2026" before "6 min read". */
const ENDS_IN_YEAR = /[\s./-](?:19|20)\d{2}$/;
/** An amount, and what it is for: "1 490" and "HT", "€49" and "per month". */
const AMOUNT_ALONE = /^[^\d\s]{0,3}\d[\d.,\s]{0,12}$/u;
const UNIT_BEGINS = /^(?:\p{Lu}{2}|\p{Ll}{3,12}\s\p{L})/u;
const PHONE_BEGINS = /^[+(]?\d[\d\s()/.-]{6,17}\d\s*$/;
const PHONE_ENDS = /\d[\d\s()/.-]{5,17}\d\s*$/;
const MAIL_ENDS = /@[\w-]{1,64}(?:\.[\w-]{1,64})+\s*$/;
const MAIL_BEGINS = /^[\w.+-]{1,64}@[\w-]{1,64}\./;
const SAYS_MAIL = /(?:^|[\s-])(?:mail|post)$/i;
const ENDS_WORD = /(?:\p{Ll}|[)\]])$/u;
/** Also the end of a unit: "25 Min." before its price. */
const ENDS_LABEL = /(?:\p{Ll}{3}|\p{Ll}\.|[)\]])$/u;
const BEGINS_NAME = /^\p{Lu}\p{Ll}/u;
/** A time of day, after a day or another time, and before a day. */
const CLOCK_BEGINS = /^(?:[01]?\d|2[0-4])[:h][0-5]\d(?!\d)/u;
const ENDS_IN_CLOCK = /(?<![\d.,])(?:[01]?\d|2[0-4])[:h][0-5]\d$/u;
/** What a thing with a name in Latin letters is: "Anvil" and "高速な鍛造ツール". */
const LONG_IN_HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{6}/u;
const SEVERAL_WORDS = /\S\s+\S/;
/** A call to act that a style draws as a button: "BOOK NOW" behind "Your hairdresser in Leeds". */
const CALLED = /^\p{Lu}{3}/u;
/** The end of a sentence, and the beginning of one. */
const ENDS_SENTENCE = /\p{L}{2}[.!?…]["”»“)]?$/u;
const BEGINS_SENTENCE = /^["“„«(]?\p{Lu}\p{Ll}*\s/u;
/** The end of a text that may be long. */
const END = 80;

/** Whether a telephone number and a mail address follow each other, in either order: as links side by side they touch in the HTML. */
export function areContacts(whole: string, after: string): boolean {
  const before = whole.slice(-END);
  return (
    (PHONE_ENDS.test(before) && MAIL_BEGINS.test(after) && /^\p{L}/u.test(after)) ||
    (PHONE_BEGINS.test(after) &&
      (MAIL_ENDS.test(before) || (after.startsWith('+') && PHONE_ENDS.test(before))))
  );
}

/** Whether a link in capitals touches a word in small letters: "in Leeds" and "BOOK NOW". */
export const isCalled = (whole: string, after: string): boolean =>
  /\p{Ll}{2}$/u.test(whole.slice(-END)) && CALLED.test(after);

/** Whether one sentence ends with an element and another begins, with no space between: "in our houses." and "Come and see us". */
export const areSentences = (whole: string, after: string): boolean => {
  const before = whole.slice(-END);
  return ENDS_SENTENCE.test(before) && SEVERAL_WORDS.test(before) && BEGINS_SENTENCE.test(after);
};

const IN_HAN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const ENDS_IN_HAN = new RegExp(`${IN_HAN}$`, 'u');
/** Fewer signs are a suffix: "さん". */
const ASIDE_IN_HAN = new RegExp(`^${IN_HAN}(?=.{3})`, 'u');

/** Whether small letters say more of the words before them, in a script without spaces: "初診" and "約60〜90分". */
export const isAside = (whole: string, after: string): boolean =>
  ENDS_IN_HAN.test(whole.slice(-END)) && ASIDE_IN_HAN.test(after);

/** How heading effects name the span of a line or a word. */
const NAMES_LINE = /(?:^|[_-])(?:w?lines?|words?|rows?)(?:$|[_-])/i;

/**
 * Whether the texts of two spans with classes in common are lines of a heading: "Le judo" and "pour tous.". Letters that are
 * moved one by one are no lines.
 */
export function areLines(whole: string, after: string, classes: readonly string[]): boolean {
  const before = whole.slice(-END);
  if (!/[\p{L}\p{N}.,!?:;)]$/u.test(before) || !/^[\p{L}\p{N}(«“"]/u.test(after)) return false;
  return (
    SEVERAL_WORDS.test(before) || SEVERAL_WORDS.test(after) || classes.some((name) => NAMES_LINE.test(name))
  );
}

/**
 * Whether a style sets the texts of two elements apart, although no space is between them: a name and its price, a label and
 * what it announces, or two lines of a heading.
 *
 * @param areSiblings whether one element directly follows the other.
 */
export function areSetApart(whole: string, after: string, areSiblings: boolean): boolean {
  const before = whole.slice(-END);
  if (PHONE_BEGINS.test(after)) return ENDS_WORD.test(before);
  if (PRICE_BEGINS.test(after)) return ENDS_WORD.test(before) || ENDS_LABEL.test(before);
  if (FIGURE_BEGINS.test(after)) return ENDS_LABEL.test(before) || (areSiblings && ENDS_IN_YEAR.test(before));
  if (CLOCK_BEGINS.test(after) && (ENDS_IN_CLOCK.test(before) || ENDS_WORD.test(before))) return true;
  if (ENDS_IN_CLOCK.test(before) && BEGINS_NAME.test(after)) return true;
  if (areSiblings && AMOUNT_ALONE.test(before.trim())) return UNIT_BEGINS.test(after);
  if (areSiblings && /[\p{Script=Latin}\d]$/u.test(before) && LONG_IN_HAN.test(after)) return true;
  if (!areSiblings || !ENDS_WORD.test(before)) return false;
  if (MAIL_BEGINS.test(after)) return SAYS_MAIL.test(before);
  return BEGINS_NAME.test(after) && (SEVERAL_WORDS.test(after) || SEVERAL_WORDS.test(before));
}
