import { EAST_ASIAN_OR_THAI } from './scripts.ts';

const LEAST_SENTENCES = 2;
const MOST_WORDS = 4;

/** A few words that name no one and nothing by its number: "Adventures for all." Not "Bike repair in Leeds.". */
const isCall = (sentence: string) => {
  const words = sentence.split(/\s+/u);
  return (
    words.length <= MOST_WORDS &&
    !/[\p{N}:@]/u.test(sentence) &&
    words.slice(1).every((word) => !/^\p{Lu}/u.test(word))
  );
};

/** Whether a text is short calls in a row, as advertising writes them: "Skills for life. Adventures for all." */
export function isSlogan(text: string): boolean {
  if (EAST_ASIAN_OR_THAI.test(text)) return false;
  const sentences = text.trim().split(/(?<=[.!…])\s+/u);
  return sentences.length >= LEAST_SENTENCES && sentences.every(isCall);
}
