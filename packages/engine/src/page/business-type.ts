import {
  asTradeText,
  businessWords,
  namesABody,
  notLocal,
  otherTradesIn,
  plainLocal,
  tradePlaces,
} from './business-words.ts';
import { institutionOf } from './institution-of.ts';
import { remember } from './remember.ts';
import { isOfOtherTrade, isSaidOfOthers, tradeOf } from './trade-of.ts';

/** The texts of a page, ordered by how clearly they say whose page it is. */
export interface BusinessWording {
  name: string;
  title: string;
  heading: string;
  description: string;
  text: string;
  reach: Reach;
  /** Whether its address is of a domain that only authorities get. */
  isAuthority?: boolean;
}

/**
 * How customers reach whoever is behind a page: at an address in opening hours; by two facts of another kind, or in opening
 * hours; at an address, which clubs, authorities and people have as well; or not at all.
 */
export type Reach = 'visited' | 'called' | 'address' | 'none';

/** How customers reach a business, by the facts that it states. Any page may contain a phone number: alone it proves nothing. */
export function reachBy(states: {
  address: boolean;
  hours: boolean;
  phone: boolean;
  prices: boolean;
}): Reach {
  const { address, hours, phone, prices } = states;
  if (address) return hours ? 'visited' : phone || prices ? 'called' : 'address';
  return hours || (phone && prices) ? 'called' : 'none';
}

const POINTS = { name: 6, title: 3, heading: 3, description: 2, text: 1 } as const;
/**
 * The name alone is enough. Otherwise at least two places must agree, and one of them must be the title, the heading or
 * the description.
 */
const ENOUGH = 4;
/** Whether a text uses a word for its own business, and not for its customers. */
function says(text: string, word: string): boolean {
  for (const at of tradePlaces(text, word)) if (!isSaidOfOthers(text, at, word)) return true;
  return false;
}

/** Types that name no trade. */
const GENERAL = new Set(['LocalBusiness', 'Organization']);

/** The number of characters read from each place. */
const LONGEST = 4000;
/** Size of the table of character sequences. It is large enough that two sequences rarely share a place. */
const ROWS = 1 << 16;
const PAIR = 2;
const TRIPLE = 3;

const pairAt = (text: string, at: number) => text.charCodeAt(at) * 31 + text.charCodeAt(at + 1);
const tripleAt = (text: string, at: number) => pairAt(text, at) * 31 + text.charCodeAt(at + PAIR);

/** The places in the table of the first and the last characters of a word. */
function placesOf(word: string): [first: number, last: number] {
  const last = word.length - TRIPLE;
  const rows = last < 0 ? [pairAt(word, 0), pairAt(word, 0)] : [tripleAt(word, 0), tripleAt(word, last)];
  const [one = 0, other = 0] = rows.map((row) => row % ROWS);
  return [one, other];
}

/** The words of each type, and two places in the table for each word. */
const spellingsOf = businessWords.map(([type, spelled]) => {
  const words = spelled.split('|');
  return { type, words, rows: Uint16Array.from(words.flatMap(placesOf)) };
});

/** One table for all pages of a thread, because a thread judges one page after the other. */
const marks = new Uint8Array(ROWS);

/**
 * Marks the character sequences of a text. If the first or last characters of a word are not marked, the text does not contain
 * the word. That saves the search for nearly all of 3,000 words. A `Set` of the sequences took as long as the search itself.
 */
function markSigns(text: string): void {
  marks.fill(0);
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = pairAt(text, at);
    marks[pair % ROWS] = 1;
    if (at + PAIR < text.length) marks[(pair * 31 + text.charCodeAt(at + PAIR)) % ROWS] = 1;
  }
}

/** The words of a type that the marked text may contain. */
function possibleOf({ words, rows }: (typeof spellingsOf)[number]): string[] {
  const possible: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (marks[rows[at * 2] ?? 0] === 0 || marks[rows[at * 2 + 1] ?? 0] === 0) continue;
    possible.push(words[at] ?? '');
  }
  return possible;
}

/**
 * The schema.org type of the business behind a page or a site, from the words that it uses for itself: one decision for the audit
 * and for the files. It is the narrowest type that fits. If no word names a trade, it is `LocalBusiness` for who is visited, and `Organization` for who is called or has the name of a
 * body. Null if neither words nor facts decide.
 */
export const businessType = remember(decideType, (wording) => JSON.stringify(wording), 16);

/** Institutions that schema.org has among the local businesses: without a way to reach them they are none. */
const ARE_VISITED = new Set(['Hospital', 'Library']);

/** Words for these stand in the names of hospitals as well. */
const OF_HOSPITALS = new Set(['MedicalClinic', 'Physician']);

/** Whether a name tells a trade: a "University Dental Clinic" is no university. */
function namesTrade(name: string): boolean {
  const type = typeByWords({ name, title: '', heading: '', description: '', text: '', reach: 'none' });
  return type !== null && !OF_HOSPITALS.has(type);
}

function decideType(wording: BusinessWording): string | null {
  const institution = institutionOf(wording.name);
  if (institution !== null && !namesTrade(wording.name))
    return ARE_VISITED.has(institution) && wording.reach === 'none' ? null : institution;
  const type = typeByWords(wording);
  if (type !== null && !GENERAL.has(type)) return type;
  // Who only has an address may be somebody who writes about a trade.
  const isReached = wording.reach === 'visited' || wording.reach === 'called';
  return (isReached ? tradeOf(wording) : undefined) ?? type;
}

function typeByWords(wording: BusinessWording): string | null {
  const places = Object.entries(POINTS).map(([place, points]) => ({
    text: asTradeText(wording[place as keyof typeof POINTS]).slice(0, LONGEST),
    points,
    isName: place === 'name',
  }));
  const all = places.map(({ text }) => text).join('\n');
  const others = otherTradesIn(all);
  markSigns(all);
  let best: { type: string; score: number } | null = null;
  for (const spellings of spellingsOf) {
    const { type } = spellings;
    const possible = possibleOf(spellings).filter((word) => !others.has(word));
    if (possible.length === 0) continue;
    let score = 0;
    for (const { text, points, isName } of places)
      if (possible.some((word) => says(text, word) && !(isName && isOfOtherTrade(text, word))))
        score += points;
    if (score > (best?.score ?? 0)) best = { type, score };
  }
  if (!best || best.score < ENOUGH) {
    if (wording.reach === 'visited' && !namesABody(wording.name))
      return wording.isAuthority ? 'GovernmentOffice' : 'LocalBusiness';
    if (wording.isAuthority && namesABody(wording.name)) return 'GovernmentOrganization';
    return wording.reach === 'visited' || wording.reach === 'called' ? 'Organization' : null;
  }
  if (notLocal.has(best.type)) return best.type;
  const named = best.score >= POINTS.name;
  if (wording.reach === 'none' && !named) return null;
  return plainLocal.has(best.type) ? 'LocalBusiness' : best.type;
}
