import { textWidth } from '../wording/text-width.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
/** Where a sentence can be left without leaving a word hanging. */
const CLAUSE_END = /(?<=[,;:，、；：—–|])\s*|\s+(?=[(（–—])/u;
const TRAILING = /[\s,;:，、；：.。–—|-]+$/u;
const NARROWEST_CLAUSE = 10;
/** Words after which something must follow, in the languages that most pages are written in. */
const HANGING =
  /(?:^|\s)(?:and|or|of|in|at|for|with|to|the|a|an|by|und|oder|von|in|mit|für|der|die|das|et|ou|de|du|des|en|à|y|o|del|con|para|e|di|da|per|i|w|na|z|и|в|на|с|для|від)$/iu;

/** Writing in which a space stands where others have a comma or a full stop: Thai, Lao, Khmer, Burmese. */
const PHRASES =
  /(?<=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])\s+(?=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])/u;

/** Sentences of a text, whole. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text.replace(/\s+/g, ' '))]
    .flatMap(({ segment }) => segment.split(PHRASES))
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/**
 * The beginning of a sentence up to the last end of a clause that fits, without what punctuation follows; the
 * whole of it where that fits. Null where no clause is short enough.
 */
export function firstClauses(text: string, widest: number): string | null {
  const [sentence = ''] = sentencesOf(text.slice(0, 2000));
  let kept = '';
  for (const clause of sentence.split(CLAUSE_END)) {
    const longer = kept && !/[，、；：]$/u.test(kept) ? `${kept} ${clause}` : kept + clause;
    if (textWidth(longer.replace(TRAILING, '')) > widest) break;
    kept = longer;
  }
  const clauses = kept.replace(TRAILING, '');
  return textWidth(clauses) >= NARROWEST_CLAUSE && !HANGING.test(clauses) ? clauses : null;
}

/**
 * Whole sentences from the start of a text: as many as fit into what is shown, at least one where that is no longer
 * than what is read. Null where they are too short or the first is too long.
 *
 * @param range letters, East Asian ones counting two: the least, what is shown, what is read.
 */
export function wholeSentences(text: string, [least, shown, read]: [number, number, number]): string | null {
  let taken = '';
  for (const sentence of sentencesOf(text)) {
    // What was cut before it came here is no sentence.
    if (/(?:…|\.{3})[\])]?$/u.test(sentence)) break;
    const gap = taken === '' || /[。！？]$/u.test(taken) ? '' : ' ';
    const longer = `${taken}${gap}${sentence}`;
    const width = textWidth(longer);
    if (width > read || (width > shown && textWidth(taken) >= least)) break;
    taken = longer;
  }
  return textWidth(taken) >= least ? taken : null;
}
