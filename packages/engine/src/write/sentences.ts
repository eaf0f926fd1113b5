import { splitSentences } from '../page/split-sentences.ts';

/** One line of text: white space collapsed, autolinks and leftover tags removed. */
export const oneLine = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]*>?/gi, ' ')
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

/** A text cut at a pause in its sentence, else at the end of a word, without a truncation mark. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const pauses = [...cut.matchAll(/[;；。]|\s[–—]\s|[,，、:：](?=\s|\P{ASCII})|\s\(/gu)].map(
    ({ index }) => index,
  );
  const pause = pauses.findLast((at) => at >= most * 0.45) ?? -1;
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
