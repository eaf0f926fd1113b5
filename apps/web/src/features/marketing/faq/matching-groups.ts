import type { QuestionGroup } from './question.ts';

const plain = (text: string) => text.toLowerCase().replace(/[’']/g, "'");

/**
 * The groups with the questions in which every word of the search stands, in question or answer; groups
 * without any are left out. A blank search finds everything.
 */
export function matchingGroups(groups: readonly QuestionGroup[], search: string): readonly QuestionGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
