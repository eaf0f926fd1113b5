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
/** Rows of signs that a table tells of: enough that two of them seldom meet in one place of it. */
const ROWS = 1 << 16;
const PAIR = 2;
const TRIPLE = 3;

const pairAt = (text: string, at: number) => text.charCodeAt(at) * 31 + text.charCodeAt(at + 1);
const tripleAt = (text: string, at: number) => pairAt(text, at) * 31 + text.charCodeAt(at + PAIR);

/** Where the first and the last signs of a word are marked. */
function placesOf(word: string): [first: number, last: number] {
  const last = word.length - TRIPLE;
  const rows = last < 0 ? [pairAt(word, 0), pairAt(word, 0)] : [tripleAt(word, 0), tripleAt(word, last)];
  const [one = 0, other = 0] = rows.map((row) => row % ROWS);
  return [one, other];
}

/** The words of each type, and where the signs of each are marked: two numbers for a word. */
const spellingsOf = businessWords.map(([type, spelled]) => {
  const words = spelled.split('|');
  return { type, words, rows: Uint16Array.from(words.flatMap(placesOf)) };
});

/** One for all pages that a thread reads: each is judged before the next. */
const marks = new Uint8Array(ROWS);

/**
 * Marks the signs of a text, so that it can be told of a word that it stands nowhere in it: where its first or last signs do
 * not. That spares the search for nearly all of 3,000 words; a set of these rows as texts took as long as the search.
 */
function markSigns(text: string): void {
  marks.fill(0);
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = pairAt(text, at);
    marks[pair % ROWS] = 1;
    if (at + PAIR < text.length) marks[(pair * 31 + text.charCodeAt(at + PAIR)) % ROWS] = 1;
  }
}

/** Of the words of a type those that may stand in the text whose signs are marked. */
function possibleOf({ words, rows }: (typeof spellingsOf)[number]): string[] {
  const possible: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (marks[rows[at * 2] ?? 0] === 0 || marks[rows[at * 2 + 1] ?? 0] === 0) continue;
    possible.push(words[at] ?? '');
  }
  return possible;
}

const low = (text: string) => text.toLowerCase().replaceAll("'", '’');

/**
 * The schema.org type of the business whose page this is, by the words it uses of itself: the narrowest type, a
 * `LocalBusiness` where it sells something to who comes but calls itself nothing known; null where the words leave it open.
 */
export const businessType = remember(typeByWords, (wording) => JSON.stringify(wording), 16);

function typeByWords(wording: BusinessWording): string | null {
  const places = Object.entries(POINTS).map(([place, points]) => ({
    text: low(wording[place as keyof typeof POINTS]).slice(0, LONGEST),
    points,
  }));
  markSigns(places.map(({ text }) => text).join('\n'));
  let best: { type: string; score: number } | null = null;
  for (const spellings of spellingsOf) {
    const { type } = spellings;
    const possible = possibleOf(spellings);
    if (possible.length === 0) continue;
    let score = 0;
    for (const { text, points } of places) if (possible.some((word) => says(text, word))) score += points;
    if (score > (best?.score ?? 0)) best = { type, score };
  }
  if (!best || best.score < ENOUGH) return wording.isReachable ? 'LocalBusiness' : null;
  if (notLocal.has(best.type)) return best.type;
  const named = best.score >= POINTS.name;
  if (!wording.isReachable && !named) return null;
  return plainLocal.has(best.type) ? 'LocalBusiness' : best.type;
}
