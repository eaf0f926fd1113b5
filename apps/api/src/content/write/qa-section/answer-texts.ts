import {
  announces,
  isBroken,
  leans,
  pointsElsewhere,
  speaksOfThePage,
  withoutEmblems,
} from '../sentence-signs.ts';
import { sentencesOf } from '../sentences.ts';

const LEAST = 40;
const MOST = 600;
const SENTENCES = 4;
/** Lines of a list that may follow the sentence which announces them. */
const ITEMS = 8;
/** A cheer is shorter than this. */
const CHEER = 60;
/** Characters of a text in which an answer begins. */
const LOOKED_AT = 4000;
/** What may be passed over before the text begins: a label, a picture's caption. */
const PASSED_OVER = 2;

const UNSPACED = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Hangul}|\p{Script=Thai}/u;
const lengthNeeded = (text: string) => (UNSPACED.test(text) ? LEAST / 2 : LEAST);

/** One paragraph, white space collapsed: what is taken from it is in the site word for word. */
const flat = (paragraph: string) => withoutEmblems(paragraph.replace(/\s+/gu, ' '));

const isCode = (paragraph: string) =>
  /=>|::|\s=\s|\$\s|[-=_]{4,}|^\w+\(|\w\([:@'"]|[{};]\s*$|<\/?\w+[^>]*>|^[<{@$%]/u.test(paragraph) ||
  (paragraph.match(/[\p{L}\p{N}]/gu) ?? []).length < paragraph.length * 0.6;
/** Code, tables and lists of links are no sentences. */
const isProse = (paragraph: string) =>
  /[.!?。！？…:：](?:["'”’»)\]」])*\s*$/u.test(paragraph) && !/\|\s/.test(paragraph) && !isCode(paragraph);

/** A paragraph without the questions it begins with: they ask the reader, and answer nothing. */
function withoutAsking(paragraph: string, language: string): string {
  const sentences = sentencesOf(paragraph, language);
  const first = sentences.findIndex((sentence) => !/[?？؟]\s*$/u.test(sentence));
  return first === -1 ? '' : sentences.slice(first).join('');
}

/** The first sentences of a paragraph that fit; '' when there is no whole one. */
function firstSentences(paragraph: string, language: string, room: number): string {
  let taken = '';
  for (const sentence of sentencesOf(paragraph, language).slice(0, SENTENCES)) {
    if ((taken + sentence).trim().length > room) break;
    taken += sentence;
  }
  return taken.trim();
}

/** The lines of a list that a sentence announces. */
function announced(paragraphs: readonly string[], room: number): string[] {
  const items: string[] = [];
  let left = room;
  for (const item of paragraphs) {
    if (items.length >= ITEMS || item.length > left || item.length > (isCode(item) ? 160 : 240)) break;
    items.push(item);
    left -= item.length;
  }
  // What the last line announces is not there any more.
  while (announces(items.at(-1) ?? '')) items.pop();
  return items;
}

/** A text without its last sentence; '' when it has one only. */
const withoutLast = (text: string, language: string) =>
  sentencesOf(text, language).slice(0, -1).join('').trim();

interface Taken {
  parts: string[];
  /** How many paragraphs were read. */
  at: number;
}

/** Takes the first paragraphs, or null where the text has none to begin with. */
function takeParagraphs(paragraphs: readonly string[], language: string, given: boolean): Taken | null {
  const parts: string[] = [];
  let room = MOST;
  let passed = 0;
  for (const [at, paragraph] of paragraphs.entries()) {
    if (!given && !isProse(paragraph)) {
      if (parts.length > 0) return { parts, at };
      passed += 1;
      if (passed > PASSED_OVER) return null;
      continue;
    }
    const part = firstSentences(given ? paragraph : withoutAsking(paragraph, language), language, room);
    if (!part) return parts.length > 0 ? { parts, at } : null;
    parts.push(part);
    room -= part.length;
    const whole = parts.join(' ');
    const sentences = parts.reduce((sum, each) => sum + sentencesOf(each, language).length, 0);
    const enough = whole.length >= lengthNeeded(whole) * 3 || sentences >= SENTENCES || room < 80;
    if (enough || announces(part)) return { parts, at: at + 1 };
  }
  return parts.length > 0 ? { parts, at: paragraphs.length } : null;
}

/** Gives a last sentence that announces something what it announces, or leaves it out. */
function completed({ parts, at }: Taken, paragraphs: readonly string[], language: string): string[] {
  const last = parts.at(-1) ?? '';
  const [sentence = ''] = sentencesOf(last, language).slice(-1);
  // "It is easy!" tells nothing before what follows.
  const cheers = /[!！]$/u.test(last) && parts.join(' ').length < CHEER;
  if (!announces(sentence) && !cheers) return parts;
  const room = MOST - parts.join(' ').length;
  const items = announced(paragraphs.slice(at), room);
  if (items.length > 0 || cheers) return [...parts, ...items];
  const rest = withoutLast(last, language);
  return [...parts.slice(0, -1), ...(rest ? [rest] : [])];
}

/**
 * An answer out of a text of the site: its first one to four sentences, word for word, in its own paragraphs;
 * where they announce a list, with its first lines.
 *
 * @param given that the site itself gives it as the answer: it may then lean on its question.
 * @returns null when the text has no sentence that stands alone.
 */
export function answerFrom(text: string, language: string, given = false): string[] | null {
  const paragraphs = text
    .slice(0, LOOKED_AT)
    .split(/\n{2,}/)
    .map(flat)
    .filter(Boolean);
  const taken = takeParagraphs(paragraphs, language, given);
  if (!taken) return null;
  const answer = completed(taken, paragraphs, language);
  const whole = answer.join(' ');
  if (whole.length < (given ? 15 : lengthNeeded(whole))) return null;
  // An item of a list may end with a semicolon.
  if (isBroken((answer.at(-1) ?? '').replace(/;$/u, ''))) return null;
  if (!given && (leans(whole) || pointsElsewhere(whole) || speaksOfThePage(whole))) return null;
  return answer;
}
