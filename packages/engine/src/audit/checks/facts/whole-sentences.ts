import { splitSentences } from '../../../page/split-sentences.ts';
import { isGreeting } from '../../../page/without-greeting.ts';
import { textWidth } from '../wording/text-width.ts';

/** Where a sentence can be cut without leaving a word incomplete. */
const CLAUSE_END = /(?<=[,;:，、；：—–|])\s*|\s+(?=[(（–—])/u;
const TRAILING = /[\s,;:，、；：.。–—|-]+$/u;
const NARROWEST_CLAUSE = 10;
/** Words that cannot end a text, in the languages of most pages. */
const HANGING =
  /(?:^|\s)(?:and|or|of|in|at|for|with|to|the|a|an|by|und|oder|von|in|mit|für|der|die|das|et|ou|de|du|des|en|à|y|o|del|con|para|e|di|da|per|i|w|na|z|и|в|на|с|для|від)$/iu;

/** Spaces between phrases in scripts that use a space instead of a comma or a full stop: Thai, Lao, Khmer, Burmese. */
const PHRASES =
  /(?<=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])\s+(?=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])/u;

/** Splits a text into its sentences. */
export const sentencesOf = (text: string): string[] =>
  splitSentences(text.replace(/\s+/g, ' '))
    .flatMap((sentence) => sentence.split(PHRASES))
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/**
 * The beginning of a sentence, cut after the last clause that fits, without the punctuation at its end. The whole sentence
 * if it fits; null if no clause is short enough.
 */
export function firstClauses(text: string, widest: number): string | null {
  const [sentence = ''] = sentencesOf(text.slice(0, 2000));
  let kept = '';
  const clauses = sentence.split(CLAUSE_END);
  // Whoever shortened the text may have done it within a word: "opened the second c…".
  if (/(?:…|\.{3})$/u.test(sentence)) clauses.pop();
  for (const clause of clauses) {
    const longer = kept && !/[，、；：]$/u.test(kept) ? `${kept} ${clause}` : kept + clause;
    if (textWidth(longer.replace(TRAILING, '')) > widest) break;
    kept = longer;
  }
  const whole = kept.replace(TRAILING, '');
  return textWidth(whole) >= NARROWEST_CLAUSE && !HANGING.test(whole) ? whole : null;
}

/**
 * Whole sentences from the start of a text: as many as are shown, and at least one if it is not too long to be read.
 * Null if they are too short or the first is too long.
 *
 * @param range in letters, where an East Asian letter counts as two: the fewest, those that are shown, those that are read.
 */
export function wholeSentences(text: string, [least, shown, read]: [number, number, number]): string | null {
  let taken = '';
  for (const sentence of sentencesOf(text)) {
    // A text that was already cut does not end in a whole sentence.
    if (/(?:…|\.{3})[\])]?$/u.test(sentence)) break;
    // "Hello everybody, welcome to a new episode!" says nothing of the page.
    if (taken === '' && isGreeting(sentence)) continue;
    // The cards of a list say the same of several things.
    if (taken.includes(sentence)) continue;
    const gap = taken === '' || /[。！？]$/u.test(taken) ? '' : ' ';
    const longer = `${taken}${gap}${sentence}`;
    const width = textWidth(longer);
    if (width > read || (width > shown && textWidth(taken) >= least)) break;
    taken = longer;
  }
  return textWidth(taken) >= least ? taken : null;
}
