import { LIST_GOES_ON } from '../page/list-goes-on.ts';
import { splitSentences } from '../page/split-sentences.ts';

/** Elements that a description may be written with. */
const MARKUP =
  /^(?:a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|th|tr|u|ul)$/i;
const NAME_IN_BRACKETS = /^<([a-z][\w.-]{0,60}(?:\[\])?)>$/i;

/** A leftover tag becomes a space. What only a text about programs has in such brackets is a name: "errors such as <EvalError>". */
function withoutTag(tag: string): string {
  const name = NAME_IN_BRACKETS.exec(tag)?.[1] ?? '';
  return name === '' || MARKUP.test(name) ? ' ' : name;
}

/** One line of text: white space collapsed, autolinks and leftover tags removed. */
export const oneLine = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]*>?/gi, withoutTag)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/ ([,.])(?=\s|$)/g, '$1')
    .replace(/\s*\\$/, '')
    .trim();

/** As many whole sentences from the start as fit; null if not even the first one does. */
export function wholeSentences(text: string, language: string, most: number): string | null {
  let taken = '';
  for (const sentence of splitSentences(text, language)) {
    if ((taken + sentence).trimEnd().length > most) break;
    taken += sentence;
  }
  return taken.trim() || null;
}

/** Where a sentence pauses, or names what belongs to what it said. */
const PAUSE =
  /[;；。]|\s[–—]\s|[,，、:：](?=\s|\P{ASCII})|\s\(|\s(?=(?:including|such as|notamment|y compris|einschließlich|incluyendo|compres[oi]|inclusief|incluindo)\s)/gu;
const opened = (text: string) => (text.match(/[(（]/gu) ?? []).length - (text.match(/[)）]/gu) ?? []).length;

/** A text cut at a pause in its sentence, else at the end of a word, without a truncation mark. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const pauses = [...cut.matchAll(PAUSE)].map(({ index }) => index);
  const late = pauses.filter((at) => at >= most * 0.45);
  // Within brackets or a list, the rest of them would be missing.
  const isWhole = (at: number) => opened(cut.slice(0, at)) <= 0 && !LIST_GOES_ON.test(text.slice(at));
  const pause =
    late.findLast(isWhole) ?? pauses.findLast((at) => at >= most * 0.3 && isWhole(at)) ?? late.at(-1) ?? -1;
  const space = cut.lastIndexOf(' ');
  const end = pause > 0 ? pause : space > most / 2 ? space : most - 1;
  return cut.slice(0, end).replace(/[\s,;:，；：、(–—-]+$/u, '');
}

/** Only letters with their marks and digits, to compare what two texts say. */
export const bareWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
