import { isQuestion } from '../is-question.ts';
import { bareWords } from '../sentences.ts';
import { LONGEST_QUESTION } from './asking.ts';
import { pointsBack } from './is-askable.ts';
import { languageKey } from './qa-words.ts';

const LONGEST_NAME = 60;
const STEM = 5;
const LEAST_LETTERS = 4;

const stems = (text: string) =>
  bareWords(text)
    .filter((word) => word.length >= LEAST_LETTERS)
    .map((word) => word.slice(0, STEM));

/** Between a name and a question about it. */
const colon = (language: string) => {
  const key = languageKey(language);
  if (key === 'fr') return ' : ';
  return /^(?:zh|zh-Hant|ja)$/.test(key) ? '：' : ': ';
};

/**
 * A question of a page about one thing, so that it can stand among questions about other things: "Dark rye bread: How long
 * does it keep?". A question that names the thing stays as it is. Null if it needs a name and the title is none.
 */
export function nameThing(question: string, title: string, language: string): string | null {
  const asked = new Set(stems(question));
  const isNamed = stems(title).some((stem) => asked.has(stem));
  if (isNamed) return question;
  const named = `${title}${colon(language)}${question}`;
  const isName = title !== '' && title.length <= LONGEST_NAME && !isQuestion(title) && !/[:：!]/.test(title);
  if (isName && named.length <= LONGEST_QUESTION) return named;
  return pointsBack(question) ? null : question;
}
