import { foldText } from './fold-text.ts';
import type { PageDocument, PageElement } from './page-document.ts';
import type { PageQuestion } from './page-facts.ts';
import { collapse, cut, joinPieces, textOf } from './page-text.ts';
import type { PageHeading } from './read-headings.ts';
import { isNode, type LinkedNode, textValue } from './structured/linked-node.ts';

const MOST_QUESTIONS = 100;
const QUESTION_CHARACTERS = 300;
const ANSWER_CHARACTERS = 1000;
/** An answer is taken to stand in the text when its beginning does; the markup may shorten the rest. */
const COMPARED_CHARACTERS = 80;

const asks = (text: string) => /[?？؟]\s*$/.test(text) && text.length > 5;

const withoutTags = (text: string) => collapse(text.replace(/<[^>]{0,500}>/g, ' '));

const normal = (text: string) => foldText(text, '');

function fromStructuredData(linked: readonly LinkedNode[], visibleText: string): PageQuestion[] {
  const questions = linked.filter((node) => node.types.includes('Question')).slice(0, MOST_QUESTIONS);
  if (questions.length === 0) return [];
  const standsInText = (text: string, all: string) =>
    all.includes(normal(text).slice(0, COMPARED_CHARACTERS));
  const all = normal(visibleText);
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

function fromDetails(page: PageDocument): PageQuestion[] {
  return page.elements
    .filter((element) => element.name === 'details')
    .slice(0, MOST_QUESTIONS)
    .flatMap((details) => {
      const summary = page.elements
        .slice(details.index + 1, Math.min(details.end, details.index + 10))
        .find((element) => element.name === 'summary');
      if (!summary) return [];
      const question = textOf(page, summary, QUESTION_CHARACTERS);
      const answer = joinPieces(page.pieces, {
        from: summary.textEnd,
        to: details.textEnd,
        limit: ANSWER_CHARACTERS,
      });
      return asks(question) && answer
        ? [{ question, answer, from: 'details' as const, visible: !details.hidden }]
        : [];
    });
}

function fromDefinitionLists(page: PageDocument): PageQuestion[] {
  const found: PageQuestion[] = [];
  let term: PageElement | null = null;
  for (const element of page.elements) {
    if (element.name === 'dt') term = element;
    if (element.name !== 'dd' || !term) continue;
    const question = textOf(page, term, QUESTION_CHARACTERS);
    const answer = textOf(page, element, ANSWER_CHARACTERS);
    if (asks(question) && answer)
      found.push({ question, answer, from: 'definition-list', visible: !element.hidden });
    term = null;
    if (found.length === MOST_QUESTIONS) break;
  }
  return found;
}

/** A heading that asks, answered by the text up to the next heading of its rank or above. */
function fromHeadings(page: PageDocument, headings: readonly PageHeading[]): PageQuestion[] {
  return headings.flatMap(({ level, text, element }, at) => {
    if (!asks(text) || level === 1) return [];
    const next = headings.slice(at + 1).find((later) => later.level <= level);
    const to = next?.element.textStart ?? page.pieces.length;
    const answer = joinPieces(page.pieces, {
      from: element.textEnd,
      to,
      limit: ANSWER_CHARACTERS,
      passes: (region) => region.shown && !region.inFrame,
    });
    return answer ? [{ question: text, answer, from: 'heading' as const, visible: !element.hidden }] : [];
  });
}

/** Questions the page answers, marked up or plain to see; each once, the best marked first. */
export function readQuestions(
  page: PageDocument,
  linked: readonly LinkedNode[],
  headings: readonly PageHeading[],
  visibleText: string,
): PageQuestion[] {
  const distinct = new Map<string, PageQuestion>();
  const all = [
    ...fromStructuredData(linked, visibleText),
    ...fromDetails(page),
    ...fromDefinitionLists(page),
    ...fromHeadings(page, headings),
  ];
  for (const found of all) {
    const key = normal(found.question);
    if (distinct.size >= MOST_QUESTIONS || distinct.has(key)) continue;
    const question = cut(found.question, QUESTION_CHARACTERS);
    distinct.set(key, { ...found, question, answer: cut(found.answer, ANSWER_CHARACTERS) });
  }
  return [...distinct.values()];
}
