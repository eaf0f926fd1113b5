import { businessWords, notLocal, plainLocal } from './business-types.ts';
import { remember } from './remember.ts';

/** The words of a page by how much they tell of whose page it is. */
export interface BusinessWording {
  name: string;
  title: string;
  heading: string;
  description: string;
  text: string;
  /** Whether the page says where or how the business can be reached, when it is open or what it charges. */
  isReachable: boolean;
}

const POINTS = { name: 6, title: 3, heading: 3, description: 2, text: 1 } as const;
/** A name that says it is enough; else two places must agree, one of them high up. */
const ENOUGH = 4;
/** What is made for such businesses, or told of them, is not one. */
const ABOUT_OTHERS =
  /(?:\b(?:for|für|pour|para|per|voor|dla|för|til|for|для|pro|về|software|app|platform|plattform|plateforme|guide to|best|top \d+|beste|besten|meilleure?s?|mejores|migliori|melhores|booking|compare|directory of|liste des|history of|geschichte der|how to (?:open|start|run|choose|find)( an?)?)\s+(?:\p{L}+\s+)?|向け|におすすめの|最好的|最佳)$/iu;
const BEHIND_OTHERS =
  /^(?:\s*(?:software|app|platform|template|theme|plugin|jobs|management|booking system)\b|向け|软件|軟體|系统|系統|管理)/iu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const LETTER = /\p{L}/u;

/** Whether a text says a word of itself: a whole word, or the end of a compound, and not of its customers. */
function says(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const unspaced = UNSPACED.test(word);
    const before = text.charAt(at - 1);
    // "Landbäckerei" is one; "Bäckereien" are others, and "hotelier" is somebody.
    const begins = unspaced || !LETTER.test(before) || (word.length >= 6 && /[a-zäöüßåæø]/.test(before));
    const ends = unspaced || !LETTER.test(text.charAt(end));
    if (!begins || !ends) continue;
    if (
      ABOUT_OTHERS.test(text.slice(Math.max(0, at - 30), at)) ||
      BEHIND_OTHERS.test(text.slice(end, end + 20))
    )
      continue;
    return true;
  }
  return false;
}

/** How much of each place is looked at. */
const LONGEST = 4000;
/** So many signs in a row tell that a word cannot stand in a text, which spares the search for most of them. */
const SIGNS = 3;

const spellingsOf = businessWords.map(
  ([type, words]) =>
    [
      type,
      words.split('|').map((word) => ({ word, first: word.slice(0, SIGNS), last: word.slice(-SIGNS) })),
    ] as const,
);

/** The rows of three signs in a text, and of fewer: words of one or two signs have no longer ones. */
function rowsOf(text: string): Set<string> {
  const rows = new Set<string>();
  for (let at = 0; at < text.length; at += 1)
    for (let length = 1; length <= SIGNS; length += 1) rows.add(text.slice(at, at + length));
  return rows;
}

const low = (text: string) => text.toLowerCase().replaceAll("'", '’');

/**
 * The schema.org type of the business whose page this is, by the words it uses of itself: the narrowest type, a
 * `LocalBusiness` where it sells something to who comes but calls itself nothing known; null where the words leave it open.
 */
export const businessType = remember(typeByWords, (wording) => JSON.stringify(wording), 16);

function typeByWords(wording: BusinessWording): string | null {
  const places = Object.entries(POINTS).map(([place, points]) => {
    const text = low(wording[place as keyof typeof POINTS]).slice(0, LONGEST);
    return { text, rows: rowsOf(text), points };
  });
  let best: { type: string; score: number } | null = null;
  for (const [type, spellings] of spellingsOf) {
    let score = 0;
    for (const { text, rows, points } of places)
      if (spellings.some(({ word, first, last }) => rows.has(first) && rows.has(last) && says(text, word)))
        score += points;
    if (score > (best?.score ?? 0)) best = { type, score };
  }
  if (!best || best.score < ENOUGH) return wording.isReachable ? 'LocalBusiness' : null;
  if (notLocal.has(best.type)) return best.type;
  const named = best.score >= POINTS.name;
  if (!wording.isReachable && !named) return null;
  return plainLocal.has(best.type) ? 'LocalBusiness' : best.type;
}
