import { bareWords } from '../sentences.ts';

/** So much of their words two questions share when they ask the same. */
const SAME = 0.85;

/** Words that every question has. */
const COMMON = new Set(
  (
    'a an the of to in on for is are was c est quoi qu do does i my me you your and or how what which who when where can it with ' +
    'le la les un une des du de ou et est ce que qu je mon ma au aux en pour comment quel quelle quels quelles ' +
    'der die das den dem ein eine einen und oder ist sind kann ich zu für wie was mit ' +
    'el los las una y es qué cómo para con il lo gli di che come per het een van'
  ).split(' '),
);

function ownWords(question: string): ReadonlySet<string> {
  const words = bareWords(question);
  const own = words.filter((word) => !COMMON.has(word));
  return new Set(own.length > 0 ? own : words);
}

function asksTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((word) => other.has(word)).length;
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  const within = small > 1 && common === small && large - small <= 1;
  return within || common / (one.size + other.size - common) >= SAME;
}

/** Of questions that ask the same or get the same answer, the first one. */
export function distinctQuestions<Asked extends { question: string; answer: readonly string[] }>(
  questions: readonly Asked[],
): Asked[] {
  const asked: ReadonlySet<string>[] = [];
  const told = new Set<string>();
  return questions.filter(({ question, answer }) => {
    const [words, text] = [ownWords(question), answer.join(' ')];
    if (told.has(text) || asked.some((other) => asksTheSame(words, other))) return false;
    asked.push(words);
    told.add(text);
    return true;
  });
}
