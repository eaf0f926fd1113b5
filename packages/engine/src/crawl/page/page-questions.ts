import type { TextBlock } from '../../page/blocks/text-block.ts';
import { foldText } from '../../page/fold-text.ts';
import type { PageQuestion as FoundQuestion } from '../../page/page-facts.ts';
import { asksUnmarked } from '../../page/questions/asks.ts';
import { isCallToAction } from '../../page/questions/calls-to-action.ts';
import { endsSentence, isNextLabel } from '../../page/questions/next-label.ts';
import { EAST_ASIAN } from '../../page/scripts.ts';
import type { PageQuestion } from '../crawled-site.ts';
import { joinParagraphs, type Paragraph } from '../paragraphs.ts';

const LONGEST_ANSWER = 4000;
/** Of the whole page: nested headings repeat the same text, and a site may have two thousand pages. */
const MOST_CHARACTERS = 40_000;
const SOURCES: Record<FoundQuestion['from'], PageQuestion['from']> = {
  'structured-data': 'structured-data',
  details: 'details',
  'definition-list': 'details',
  heading: 'heading',
  text: 'text',
};

const plain = (text: string) => foldText(text, '');

/** Before the next question, the answer ends with its last sentence: what follows is the label of the next questions. */
function withoutNextLabel(answer: Paragraph[]): Paragraph[] {
  const [before, last] = answer.slice(-2);
  const isLabel = before && last?.kind === 'text' && isNextLabel(last.text) && endsSentence(before.text);
  return isLabel ? answer.slice(0, -1) : answer;
}

const LEAST_WHOLE = 60;

/** Whether paragraphs answer a question without what stands under further headings: they are sentences. */
const isWhole = (answer: readonly Paragraph[]) =>
  answer.every(({ kind, text }) => kind === 'text' && endsSentence(text)) &&
  answer.reduce((length, { text }) => length + text.length, 0) >= LEAST_WHOLE;

/** Whether a heading has a list, a table or code below it, as a step of what is asked has. */
function isStep(blocks: readonly TextBlock[], at: number): boolean {
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind === 'heading');
  return rest.slice(0, end === -1 ? rest.length : end).some(({ kind }) => kind !== 'text');
}

/**
 * The paragraphs that answer the question in the block at an index: up to the next question or the next
 * heading of its rank.
 */
function answerAfter(
  blocks: readonly TextBlock[],
  at: number,
  isAsked: (at: number) => boolean,
): Paragraph[] {
  const own = blocks[at];
  const answer: Paragraph[] = [];
  let room = LONGEST_ANSWER;
  for (let next = at + 1; next < blocks.length; next += 1) {
    const block = blocks[next];
    if (!block) break;
    if (own?.until && block.at >= own.until) break;
    if (block.kind === 'heading') {
      // A summary has no rank: what it opens ends elsewhere.
      if (own?.kind !== 'heading' || (own.until === null && block.level <= own.level))
        return isAsked(next) ? withoutNextLabel(answer) : answer;
    }
    const within = own?.kind === 'heading' && block.kind === 'heading' && block.level > own.level;
    if (within && isWhole(answer) && !isStep(blocks, next)) return answer;
    if (isAsked(next) && !within) return withoutNextLabel(answer);
    const text = block.lines ?? block.text;
    if (text.length > room) break;
    room -= text.length;
    answer.push({ kind: block.kind === 'heading' ? 'text' : block.kind, text });
  }
  return answer;
}

/**
 * Of the text after a question, only what is in its own panel or term, or before the next title: that may be a button, which
 * is not part of the text, or a bold line.
 */
function ownParagraphs(paragraphs: Paragraph[], { answer }: FoundQuestion): Paragraph[] {
  if (answer === '' || answer.endsWith('…')) return paragraphs;
  const own = plain(answer);
  const end = paragraphs.findIndex(({ text }) => !own.includes(plain(text)));
  return end > 0 ? paragraphs.slice(0, end) : paragraphs;
}

const LONGEST_LINE = 60;
/** One line alone may address the reader. */
const LEAST_LINES = 2;

/**
 * Separate lines that are questions by their words, in languages that need no question mark: "何時からですか". Each
 * is followed by its answer, and the page has several of them.
 */
function askingLines(blocks: readonly TextBlock[], asked: ReadonlySet<string>): FoundQuestion[] {
  const asks = ({ kind, text }: TextBlock) =>
    kind === 'text' &&
    text.length <= LONGEST_LINE &&
    EAST_ASIAN.test(text) &&
    (asked.has(plain(text)) || asksUnmarked(text)) &&
    !isCallToAction(text);
  const lines = blocks.filter((block, at) => {
    const next = blocks[at + 1];
    return asks(block) && next !== undefined && next.kind !== 'heading' && !asks(next);
  });
  if (lines.length < LEAST_LINES) return [];
  return lines
    .filter(({ text }) => !asked.has(plain(text)))
    .map(({ text }) => ({ question: text, answer: '', from: 'text', visible: true }));
}

/** The longest beginning of a truncated text that ends with a whole sentence; '' if there is none. */
const wholeOnly = (text: string) =>
  text.endsWith('…')
    ? (/^.*[.!?。！？؟](?=\s|["”’»)）」]|[^\d\s])/su.exec(text.slice(0, -1))?.[0] ?? '')
    : text;

/** A page on which people ask and answer each other. */
const THREAD = /^(?:DiscussionForumPosting|QAPage)$/;

/** Below a question in a forum stand names, days and other questions: only what its data accepts answers it. */
const acceptedAnswers = (found: readonly FoundQuestion[]): PageQuestion[] =>
  found
    .filter(({ from }) => from === 'structured-data')
    .map(({ question, answer }) => ({
      question,
      answer: wholeOnly(answer),
      from: 'structured-data' as const,
    }))
    .filter(({ answer }) => answer !== '');

/** Whether the types of a page's data say that it is a discussion. */
export const isThread = (types: readonly string[]): boolean => types.some((type) => THREAD.test(type));

/**
 * The questions that readers see answered on the page. If the question is in the main text, the answer is the
 * text after it, with its paragraphs, lists, tables and code blocks; markup that the page does not show is
 * left out.
 */
export function pageQuestions(
  found: readonly FoundQuestion[],
  blocks: readonly TextBlock[],
  types: readonly string[] = [],
): PageQuestion[] {
  if (isThread(types)) return acceptedAnswers(found);
  const marked = found.filter(({ visible }) => visible);
  const lines = askingLines(blocks, new Set(marked.map(({ question }) => plain(question))));
  const shown = [...marked, ...lines];
  if (shown.length === 0) return [];
  const asked = new Set(shown.map(({ question }) => plain(question)));
  const folded = blocks.map(({ text }) => (text.length > 400 ? '' : plain(text)));
  const isAsked = (at: number) => asked.has(folded[at] ?? '');
  let left = MOST_CHARACTERS;
  return shown
    .map((each) => {
      const { question, answer, from } = each;
      const wanted = plain(question);
      const places = folded.flatMap((text, at) => (text !== '' && text === wanted ? [at] : []));
      const written = places
        .map((at) => answerAfter(blocks, at, isAsked))
        .find((paragraphs) => paragraphs.length > 0);
      const { text, kinds } = written
        ? joinParagraphs(ownParagraphs(written, each))
        : { text: wholeOnly(answer), kinds: undefined };
      return { question, answer: text, ...(kinds && { kinds }), from: SOURCES[from] };
    })
    .filter(({ question, answer }) => {
      left -= question.length + answer.length;
      return answer !== '' && left >= 0;
    });
}
