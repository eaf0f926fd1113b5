import { isBlock } from '../is-block.ts';
import { isBoldLine } from '../is-bold-line.ts';
import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import { joinPieces, textOf } from '../page-text.ts';
import type { PageHeading } from '../read-headings.ts';
import { ANSWER_CHARACTERS, answerText, elementsBetween } from './answer-text.ts';
import { type Candidate, MOST_PIECES, opensPanel } from './candidates.ts';
import { endsSentence, isNextLabel } from './next-label.ts';

/** Where the next title begins, question or not: a term, a summary, the opener of a panel, a bold line. */
export function titleStarts(page: PageDocument): number[] {
  return page.elements
    .filter((element) => {
      const { name } = element;
      if (name === 'dt' || name === 'summary') return true;
      return (/^(?:button|a|div|h[1-6])$/.test(name) && opensPanel(element)) || isBoldLine(page, element);
    })
    .map(({ textStart }) => textStart);
}

/** Headings by their role or class alone: `<p class="h2">`, `<div role="heading">`. */
const NAMED_HEADING = /(?:^|\s)(?:h[1-6]|(?:section|block|widget)?[_-]?(?:heading|headline))(?:$|\s)/i;
const LONGEST_HEADING = 100;

/** Where text begins that looks like a heading and is none by its element. */
export const unmarkedHeadings = (page: PageDocument): number[] =>
  page.elements
    .filter((element) => {
      if (element.textEnd === element.textStart || /^h[1-6]$/.test(element.name)) return false;
      const isNamed =
        attribute(element, 'role') === 'heading' ||
        (/^(?:p|div|span)$/.test(element.name) && NAMED_HEADING.test(attribute(element, 'class') ?? ''));
      return isNamed && textOf(page, element, LONGEST_HEADING + 1).length <= LONGEST_HEADING;
    })
    .map(({ textStart }) => textStart);

/** The element that contains only the question. */
function wrapperOf(page: PageDocument, element: PageElement): PageElement {
  // The sign that opens a panel, "‣" or "+", says nothing.
  const says = ({ textStart, textEnd }: PageElement) =>
    joinPieces(page.pieces, { from: textStart, to: textEnd, limit: 400 }).replace(
      /[^\p{L}\p{M}\p{N}]+/gu,
      '',
    );
  const own = says(element);
  let wrapper = element;
  for (let around = page.elements[element.parent]; around; around = page.elements[around.parent]) {
    if (around.textEnd - around.textStart > MOST_PIECES * 2 || says(around) !== own) break;
    wrapper = around;
  }
  return wrapper;
}

/**
 * Whether a heading of lower rank ends the answer before it: one alone, after a text, is what comes next on the page. Several
 * are the parts of the answer.
 */
function endsAnswer(
  page: PageDocument,
  { level, element }: PageHeading,
  from: number,
  within: readonly PageHeading[],
): boolean {
  const before = joinPieces(page.pieces, { from, to: element.textStart, limit: ANSWER_CHARACTERS });
  const alike = within.filter((other) => other.level === level);
  return alike.length === 1 && before !== '' && !/[:：]$/.test(before);
}

const LONGEST_LABEL = 100;

/**
 * Where an answer ends before the next question: without the label of the next questions, a line of its own after the last
 * sentence.
 */
function beforeNextLabel(page: PageDocument, from: number, to: number): number {
  const isBlank = (at: number) => (page.pieces[at]?.text ?? '').trim() === '';
  let last = to - 1;
  while (last > from && isBlank(last)) last -= 1;
  let start = from;
  let isItem = false;
  const begin = (at: number, name: string) => {
    if (at < start || at > last) return;
    start = at;
    isItem = name === 'li' || name === 'td' || name === 'dd';
  };
  for (const { name, textStart, textEnd } of elementsBetween(page, from, to)) {
    if (!isBlock(name)) continue;
    begin(textStart, name);
    begin(textEnd, '');
  }
  if (isItem) return to;
  const label = joinPieces(page.pieces, { from: start, to, limit: LONGEST_LABEL });
  const before = joinPieces(page.pieces, { from: Math.max(from, start - MOST_PIECES), to: start });
  return isNextLabel(label) && endsSentence(before) ? start : to;
}

/** Where the section around a question ends, if it says anything after it: what the next section says is no part of the answer. */
function endOfSection(page: PageDocument, { parent, textEnd }: PageElement): number {
  let section = page.elements[parent];
  while (section && section.name !== 'section' && section.name !== 'article')
    section = page.elements[section.parent];
  const says = section && joinPieces(page.pieces, { from: textEnd, to: section.textEnd, limit: 1 }) !== '';
  return section && says ? section.textEnd : page.pieces.length;
}

const LEAST_SENTENCE = 25;
/** How much of a text is read to see whether it ends as a sentence does. */
const LAST_PIECES = 3;

/** Whether the last words before a place are the end of a sentence, and announce nothing. */
function isWholeBefore({ pieces }: PageDocument, from: number, to: number): boolean {
  let last = to - 1;
  while (last > from && (pieces[last]?.text ?? '').trim() === '') last -= 1;
  const text = joinPieces(pieces, { from: Math.max(from, last - LAST_PIECES), to: last + 1 });
  return endsSentence(text) && !/[:：]$/.test(text);
}

/**
 * Where the box ends that holds the text around a heading: sentences above it and the end of the answer below. What stands under
 * the box is about the text: who wrote it, its subjects, what readers say. The end of the page if no box holds both.
 */
function endOfText(page: PageDocument, { parent, textStart, textEnd }: PageElement): number {
  const { pieces } = page;
  const isSaid = (at: number) => {
    const text = pieces[at]?.text.trim() ?? '';
    return text.length >= LEAST_SENTENCE && endsSentence(text) && pieces[at]?.region.part === 'main';
  };
  let sentence = textStart - 1;
  let box = page.elements[parent];
  for (; box; box = page.elements[box.parent]) {
    while (sentence >= box.textStart && !isSaid(sentence)) sentence -= 1;
    if (sentence >= box.textStart && box.textEnd > textEnd) break;
  }
  return box && isWholeBefore(page, textEnd, box.textEnd) ? box.textEnd : pieces.length;
}

/** Where on a page an answer can end. */
export interface Places {
  /** Where the next questions begin. */
  asked: ReadonlySet<number>;
  /** Where the next title begins, question or not. */
  starts: readonly number[];
  /** Where something begins that only looks like a heading. */
  unmarked: readonly number[];
  headings: readonly PageHeading[];
}

/** The answer to a possible question: its panel, or the text up to what comes next; empty if there is none. */
export function answerOf(page: PageDocument, candidate: Candidate, places: Places): string {
  const { asked, starts, unmarked, headings } = places;
  const { element, panel, level, from } = candidate;
  if (panel && panel.textEnd > panel.textStart)
    return answerText(page, panel.textStart, panel.textEnd, panel.region.part);
  const wrapper = wrapperOf(page, element);
  const later = headings.filter((one) => one.element.textStart >= wrapper.textEnd && one.element !== element);
  const rank = later.findIndex((one) => level === 0 || one.level <= level);
  const within = rank < 0 ? later : later.slice(0, rank);
  const heading =
    within.find((one) => endsAnswer(page, one, wrapper.textEnd, within)) ??
    (rank < 0 ? undefined : later[rank]);
  const looksLike = unmarked.find((start) => start >= wrapper.textEnd && start > element.textStart);
  const next = starts.find((start) => start >= wrapper.textEnd && start > element.textStart);
  const around = page.elements[wrapper.parent];
  const details = from === 'details' && element.name === 'summary' ? page.elements[element.parent] : null;
  const ends = [
    heading?.element.textStart ?? page.pieces.length,
    looksLike ?? page.pieces.length,
    // Under a heading, a question of a lower kind belongs to the answer.
    level > 0 ? page.pieces.length : (next ?? page.pieces.length),
    level > 0 ? endOfText(page, wrapper) : ((details ?? around)?.textEnd ?? page.pieces.length),
  ];
  const end = Math.max(wrapper.textEnd, Math.min(...ends, endOfSection(page, wrapper)));
  const to = asked.has(end) ? beforeNextLabel(page, wrapper.textEnd, end) : end;
  return answerText(page, wrapper.textEnd, to, element.region.part);
}
