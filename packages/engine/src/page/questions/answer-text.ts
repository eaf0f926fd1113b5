import { isBlock } from '../is-block.ts';
import { leadsOn } from '../leads-on.ts';
import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import type { PagePart, Region } from '../page-part.ts';
import { cut, joinPieces, type PieceRange, textOf } from '../page-text.ts';
import { endsSentence } from './next-label.ts';
import { isQuestionSign } from './question-sign.ts';

export const ANSWER_CHARACTERS = 1000;
/** "A: " before an answer. */
const ANSWER_LABEL =
  /^(?:a|answer|antwort|r|réponse|respuesta|risposta|答|답변|답|ج|о)\s*\d*\s*[.:：)\]、-]+\s*/iu;

/** The label of another question within a text. */
const NEXT_LABELLED = /\s(?:Q|Question|Frage|Pregunta|Domanda|問|问|질문|В)\s?\d*\s?[:：]\s/u;

/** The elements that begin at or after one piece of text and before another. */
export function* elementsBetween(
  { elements }: PageDocument,
  from: number,
  to: number,
): Generator<PageElement> {
  // They are in document order, and a page may have 300 answers among 100,000 elements.
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.textStart ?? from) < from) low = middle + 1;
    else high = middle;
  }
  for (let element = elements[low]; element && element.textStart < to; element = elements[++low])
    yield element;
}

/** The index of the first piece of an answer, after the sign before it. */
function afterAnswerSign(page: PageDocument, begins: number, to: number): number {
  for (const element of elementsBetween(page, begins, to)) {
    if (element.textStart > begins + 1) break;
    if (element.textEnd >= to) continue;
    const isFirst = joinPieces(page.pieces, { from: begins, to: element.textStart, limit: 1 }) === '';
    if (isFirst && isQuestionSign(page, element)) return element.textEnd;
  }
  return begins;
}

const LONGEST_LEADING_ON = 40;

/** A link below a text that says no more than where to read on. */
const onlyLeadsOn = (page: PageDocument, element: PageElement) =>
  element.name === 'a' && leadsOn(textOf(page, element, LONGEST_LEADING_ON));

const LONGEST_TITLE = 60;
const LOOKED_AHEAD = 240;
const LINES_OF_LISTS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr', 'br']);
/** A sentence of five words or more. */
const OPENS_SENTENCE = /^["“«„]?\p{L}(?:[^.!?。\s]*\s){4}[^.!?。]*[.!?。]/u;

/** The title of a part of an answer, whose words would run into the sentence below it: "Encrypted", "Cheap" of cards; '' for none. */
function titleOfPart(page: PageDocument, { name, textStart, textEnd }: PageElement, to: number): string {
  if (!isBlock(name) || LINES_OF_LISTS.has(name) || textEnd >= to) return '';
  const title = joinPieces(page.pieces, { from: textStart, to: textEnd, limit: LONGEST_TITLE + 1 });
  if (title === '' || title.length > LONGEST_TITLE || /\d{4}|[\p{P}\p{S}]$/u.test(title)) return '';
  const below = joinPieces(page.pieces, { from: textEnd, to, limit: LOOKED_AHEAD });
  return OPENS_SENTENCE.test(below) ? title : '';
}

/**
 * The text between two pieces without the captions of pictures, which would run into what stands below them, and without links
 * that lead on.
 */
function textBetween(
  page: PageDocument,
  from: number,
  to: number,
  passes: NonNullable<PieceRange['passes']>,
): string {
  const parts: string[] = [];
  let begins = from;
  const read = (end: number) => {
    const text = joinPieces(page.pieces, { from: begins, to: end, limit: ANSWER_CHARACTERS, passes });
    if (text !== '') parts.push(text);
  };
  for (const element of elementsBetween(page, from, to)) {
    if (element.textStart < begins || element.textEnd > to) continue;
    const title = passes(element.region) ? titleOfPart(page, element, to) : '';
    if (title !== '') {
      read(element.textStart);
      parts.push(`${title}:`);
      begins = element.textEnd;
      continue;
    }
    if (element.name !== 'figcaption' && !onlyLeadsOn(page, element)) continue;
    read(element.textStart);
    begins = element.textEnd;
  }
  read(to);
  if (parts.length === 0) return joinPieces(page.pieces, { from, to, limit: ANSWER_CHARACTERS, passes });
  return cut(parts.join(' '), ANSWER_CHARACTERS);
}

const LONGEST_BUTTON = 60;
const WHOLE = /[.!?。！？…]["'”’»)）」]?$/u;

/** An answer without what its last link or button says, which is no sentence: "… and how to mend it. Open the helper →". */
function withoutLastButton(page: PageDocument, text: string, from: number, to: number): string {
  const buttons = [...elementsBetween(page, from, to)].filter(
    ({ name, textEnd }) => (name === 'a' || name === 'button') && textEnd <= to,
  );
  let kept = text;
  for (const element of buttons.reverse()) {
    const said = textOf(page, element, LONGEST_BUTTON + 1);
    if (said === '' || said.length > LONGEST_BUTTON || !kept.endsWith(said) || endsSentence(said)) break;
    kept = kept.slice(0, kept.length - said.length).trimEnd();
  }
  return WHOLE.test(kept) ? kept : text;
}

/**
 * What stands between two pieces of text as an answer, without captions, buttons and its label. Empty if it is only a link,
 * which says where the answer is.
 *
 * @param part of the page that the question is in.
 */
export function answerText(page: PageDocument, begins: number, to: number, part: PagePart): string {
  const from = afterAnswerSign(page, begins, to);
  // Text beside or below the main part answers no question in it.
  const isOfPart = (region: Region) =>
    region.isText && !region.inFrame && (part !== 'main' || region.part === part);
  const full = textBetween(page, from, to, isOfPart);
  const whole = withoutLastButton(page, full, from, to);
  const own = whole.replace(ANSWER_LABEL, '').trim();
  // "Q: … A: … Q: …" in running text: what is asked next is no part of the answer.
  const text = own === whole ? own : (own.split(NEXT_LABELLED)[0] ?? '').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  let linked = whole.length - full.length;
  for (const element of elementsBetween(page, from, to)) {
    if (element.name === 'a' && element.textEnd <= to && attribute(element, 'href') !== null)
      linked += textOf(page, element, 400).length;
  }
  return linked >= text.length * 0.95 ? '' : text;
}
