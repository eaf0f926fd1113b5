import { bareWords } from '../sentences.ts';

/** So much of their words two questions share when they ask the same. */
const SAME = 0.85;

function asksTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((word) => other.has(word)).length;
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  const within = common === small && large - small <= 2;
  return within || common / (one.size + other.size - common) >= SAME;
}

/** Of questions that ask the same or get the same answer, the first one. */
export function distinctQuestions<Asked extends { question: string; answer: readonly string[] }>(
  questions: readonly Asked[],
): Asked[] {
  const asked: ReadonlySet<string>[] = [];
  const told = new Set<string>();
  return questions.filter(({ question, answer }) => {
    const [words, text] = [new Set(bareWords(question)), answer.join(' ')];
    if (told.has(text) || asked.some((other) => asksTheSame(words, other))) return false;
    asked.push(words);
    told.add(text);
    return true;
  });
}
