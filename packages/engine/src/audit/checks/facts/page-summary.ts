import type { PageFacts } from '../../../page/page-facts.ts';
import { defines } from '../../../page/quotable/source-patterns.ts';
import { textWidth } from '../wording/text-width.ts';
import { ownDescriptions } from './own-descriptions.ts';
import { wholeSentences } from './whole-sentences.ts';

/**
 * In letters, where an East Asian letter counts as two: the fewest that say something, those that are shown, those that
 * are read.
 */
const RANGE: [number, number, number] = [40, 200, 320];

/** A shorter description, "Here it is.", says less than the text. */
const LEAST_SAID = 25;

/** Letters of a paragraph that says more than when somebody is there. */
const LEAST_BESIDE_HOURS = 12;

/** "Q: Do you ship? A: Yes." answers one question, and does not say what the page is. */
const LABELLED =
  /^(?:q|a|questions?|answers?|frage|antwort|réponse|pregunta|respuesta|domanda|risposta|pergunta|resposta|вопрос|ответ|問|答|質問|回答|问)\s?\d*\s?[:：]/iu;

/** When it was written, with its time: "July 18, 2026 11:45 AM The harbour opens". */
const DATED = /^\p{L}{3,9}\.? \d{1,2}, \d{4},? (?:at )?\d{1,2}:\d{2}/u;

/** Letters at the start of a paragraph that are compared with an answer. */
const COMPARED = 60;

/** The least letters of a step that are found again. */
const LEAST_OF_STEP = 12;

/** The beginnings of the steps that the page's data lists: of a recipe, of instructions. */
const stepsOf = ({ structuredData }: PageFacts): string[] =>
  structuredData.nodes
    .flatMap(({ types, properties }) => [
      ...(types.includes('HowToStep') ? (properties.text ?? properties.name ?? []) : []),
      ...(properties.recipeInstructions ?? []),
    ])
    .map((step) => step.trim().slice(0, COMPARED).toLowerCase())
    .filter((step) => step.length >= LEAST_OF_STEP);

/**
 * The paragraphs of a page without those of nothing but opening hours, without questions with their label, and without the
 * answers to its questions: "No, you do not." says nothing alone. The answer that says what something is does. Steps of a
 * recipe, and a line on who wrote it and when, are left out too.
 */
export function tellingProse(page: PageFacts): string[] {
  const { text, stated, questions } = page;
  const { authors } = page.quotable;
  const steps = stepsOf(page);
  const isStep = (paragraph: string) => {
    const begins = paragraph.slice(0, COMPARED).toLowerCase();
    return steps.some((step) => step.startsWith(begins) || begins.startsWith(step));
  };
  const isAnswer = (paragraph: string) =>
    questions.some(({ answer }) => answer.startsWith(paragraph.slice(0, COMPARED).replace(/…$/u, ''))) &&
    !defines(paragraph);
  return text.prose.filter((paragraph) => {
    if (DATED.test(paragraph) || authors.some((name) => paragraph.startsWith(`${name} `))) return false;
    if (LABELLED.test(paragraph) || isAnswer(paragraph) || isStep(paragraph)) return false;
    const rest = stated.hours.reduce((left, hours) => left.replace(hours, ''), paragraph);
    return rest === paragraph || (rest.match(/\p{L}/gu) ?? []).length >= LEAST_BESIDE_HOURS;
  });
}

/** What the page says about itself in a sentence or two: its description, else whole sentences of its main text. */
export function pageSummary(page: PageFacts): string | null {
  const [said] = ownDescriptions(page);
  if (said && textWidth(said) >= LEAST_SAID) return said;
  for (const paragraph of tellingProse(page)) {
    const sentences = wholeSentences(paragraph, RANGE);
    // What ends with a colon announces something else.
    if (sentences && !/[:：]$/u.test(sentences)) return sentences;
  }
  return said ?? null;
}
