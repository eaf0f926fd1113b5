import { foldText } from '../fold-text.ts';
import type { PageDocument } from '../page-document.ts';
import type { PageQuestion } from '../page-facts.ts';
import { collapse, cut } from '../page-text.ts';
import type { PageHeading } from '../read-headings.ts';
import { isNode, textValue } from '../structured/linked-node.ts';
import type { PlacedNode } from '../structured/read-structured-data.ts';
import { findShownQuestions } from './find-shown-questions.ts';

const MOST_QUESTIONS = 100;
const QUESTION_CHARACTERS = 300;
const ANSWER_CHARACTERS = 1000;
/** An answer counts as in the text if its beginning is; the markup may shorten the rest. */
const COMPARED_CHARACTERS = 80;

const withoutTags = (text: string) => collapse(text.replace(/<[^>]{0,500}>/g, ' '));

const normal = (text: string) => foldText(text, '');

function fromStructuredData(linked: readonly PlacedNode[], visibleText: () => string): PageQuestion[] {
  const questions = linked
    .flatMap(({ node }) => (node.types.includes('Question') ? [node] : []))
    .slice(0, MOST_QUESTIONS);
  if (questions.length === 0) return [];
  const standsInText = (text: string, all: string) =>
    all.includes(normal(text).slice(0, COMPARED_CHARACTERS));
  const all = normal(visibleText());
  return questions.flatMap((node) => {
    const question = withoutTags(textValue(node, 'name') ?? textValue(node, 'text') ?? '');
    const answers = [
      ...(node.properties.get('acceptedAnswer') ?? []),
      ...(node.properties.get('suggestedAnswer') ?? []),
    ];
    const [first] = answers;
    const written =
      first === undefined ? '' : isNode(first) ? (textValue(first, 'text') ?? '') : String(first);
    const answer = withoutTags(written);
    if (!question || !answer) return [];
    const visible = standsInText(question, all) && standsInText(answer, all);
    return [{ question, answer, from: 'structured-data' as const, visible }];
  });
}

/** A placeholder that somebody left on the page is not an answer. */
const isGap = ({ question, answer }: PageQuestion) =>
  /\bREPLACE:/.test(question) || /^REPLACE\b/.test(answer);

/** A line that somebody has drawn below a text: "-------". */
const DRAWN_LINE = /\s*(?<!\S)[-–—_=*~]{4,}(?!\S)/gu;

/**
 * Questions that the page answers, in markup or visible; each once, the best markup first. Invitations in the
 * form of a question do not count.
 */
export function readQuestions(
  page: PageDocument,
  linked: readonly PlacedNode[],
  headings: readonly PageHeading[],
  visibleText: () => string,
): PageQuestion[] {
  const distinct = new Map<string, PageQuestion>();
  for (const found of [...fromStructuredData(linked, visibleText), ...findShownQuestions(page, headings)]) {
    const key = normal(found.question);
    if (distinct.size >= MOST_QUESTIONS || distinct.has(key) || isGap(found)) continue;
    const question = cut(found.question, QUESTION_CHARACTERS);
    distinct.set(key, {
      ...found,
      question,
      answer: cut(found.answer.replace(DRAWN_LINE, ''), ANSWER_CHARACTERS),
    });
  }
  return [...distinct.values()];
}
