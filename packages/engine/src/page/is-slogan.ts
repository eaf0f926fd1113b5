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

/** A Japanese sentence without its verb, as advertising has it: "地域に根ざした医療を、あなたに。", "かかりつけ医を目指して。". */
const WITHOUT_VERB = /(?:[ぁ-ん]て|[^をにへ]を|に|へ)。?$/u;
const LONGEST_WITHOUT_VERB = 40;

/** Whether a text is short calls in a row, as advertising writes them: "Skills for life. Adventures for all." */
export function isSlogan(text: string): boolean {
  if (/[\p{Script=Hiragana}]/u.test(text))
    return text
      .trim()
      .split(/(?<=。)/u)
      .every((sentence) => sentence.length <= LONGEST_WITHOUT_VERB && WITHOUT_VERB.test(sentence.trim()));
  if (EAST_ASIAN_OR_THAI.test(text)) return false;
  const sentences = text.trim().split(/(?<=[.!…])\s+/u);
  return sentences.length >= LEAST_SENTENCES && sentences.every(isCall);
}
