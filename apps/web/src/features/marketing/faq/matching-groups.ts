import type { QuestionGroup } from './question.ts';

const plain = (text: string) => text.toLowerCase().replace(/[’']/g, "'");

/**
 * The questions that contain every word of the search, in question or answer. Groups without such a question
 * are left out. An empty search finds all.
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
