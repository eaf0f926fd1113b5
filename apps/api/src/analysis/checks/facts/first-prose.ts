import { textWidth } from '../wording/text-width.ts';

const FEWEST_WORDS = 6;
const NARROWEST = 40;

/** Menus are rows of capitalised words without a full stop; sentences are not. */
function readsAsSentence(text: string): boolean {
  if (textWidth(text) < NARROWEST || /[¶|»›]/.test(text)) return false;
  const words = text.split(/\s+/);
  const spaced = words.length >= FEWEST_WORDS;
  const unspaced = !spaced && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(text);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return unspaced || (spaced && capitals < words.length / 2);
}

/** The part of a text that begins with its first real sentence; null when it has none. */
export function firstProse(text: string): string | null {
  const sentences = text.match(/[^.!?。！？]+(?:[.!?。！？]+["”’»)]*|$)\s*/gu) ?? [];
  const index = sentences.findIndex((sentence) => readsAsSentence(sentence.trim()));
  return index < 0 ? null : sentences.slice(index).join('').trim();
}
