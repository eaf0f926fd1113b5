import { BOLD, LINE_BLOCKS } from '../is-bold-line.ts';
import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import type { PageQuestion } from '../page-facts.ts';
import { joinPieces, textOf } from '../page-text.ts';
import type { PageHeading } from '../read-headings.ts';
import { withoutPermalink } from '../without-permalink.ts';
import { asksUnmarked, isMarked } from './asks.ts';
import { afterSign } from './question-sign.ts';

const QUESTION_CHARACTERS = 300;
/** A question on a separate line, without the markup of a title, is short. */
const LONGEST_LINE = 200;
/** Pieces of text in a line. */
export const MOST_PIECES = 12;
const MOST_READ = 2000;
/** A plain line counts as a question if this many have the same markup. */
export const LEAST_ALIKE = 2;

const PLAIN = new Set('p div span li td th dt label em i font strong b a'.split(' '));

const NAMED_QUESTION =
  /(?:^|[\s_-])(?:faqs?|q|question|questions|frage|pregunta|domanda|pergunta|accordion|akkordeon|acc|toggle|collapse|qa|q-?and-?a)(?:$|[\s_-])/i;
const NAMED_PANEL = /(?:^|[\s_-])(?:accordion|akkordeon|toggle|collapsible)(?:$|[\s_-])/i;
/** "Q: ", "1. ", "問：" before a question. */
const LABEL = /^(?:(?:q|question|frage|f|p|d|問|问|질문|س|в)\s*\d*\s*[.:：)\]、-]+\s*|\d{1,3}\s*[.)、]\s+)/iu;

/** A text of the page that may be a question. */
export interface Candidate {
  element: PageElement;
  question: string;
  from: PageQuestion['from'];
  /** For a heading, the level up to which its answer reaches; 0 for everything else. */
  level: number;
  /** Its panel, if it names one. */
  panel: PageElement | null;
  /** Whether its markup shows that it is a question, or only its words. */
  certain: boolean;
}

/** The symbol behind a question that opens its panel. */
const OPENER = /(?<=[?？؟])\s*[+＋–—▼▾▲⌄›✕×-]$/u;
const bare = (text: string) => text.replace(LABEL, '').trim().replace(OPENER, '');

/** The words of an element without the sign before them. */
const wordsOf = (page: PageDocument, element: PageElement, limit: number) =>
  withoutPermalink(
    bare(joinPieces(page.pieces, { from: afterSign(page, element), to: element.textEnd, limit })),
  );

/** Whether an element says that it opens and closes a panel. */
export function opensPanel(element: PageElement): boolean {
  return (
    attribute(element, 'aria-expanded') !== null ||
    attribute(element, 'aria-controls') !== null ||
    attribute(element, 'data-bs-toggle') === 'collapse' ||
    attribute(element, 'data-toggle') === 'collapse'
  );
}

/** The item around an element, if nothing else is in it, is a link to a place on this page. */
function linksDown(page: PageDocument, item: PageElement): boolean {
  const link = page.elements.slice(item.index + 1, item.end).find(({ name }) => name === 'a');
  const isDown = link && !opensPanel(link) && /^\s*#\S/.test(attribute(link, 'href') ?? '');
  return (
    Boolean(isDown) &&
    link !== undefined &&
    textOf(page, link, LONGEST_LINE) === textOf(page, item, LONGEST_LINE)
  );
}

/** Code explains itself so: "// Is the joystick connected?". */
const COMMENT = /^(?:\/\/|\/\*|<!--|--\s|;;|#\s)/;

/** In code the sign stands for what may be left out: "'data' LF?". */
function isInCode(page: PageDocument, element: PageElement): boolean {
  for (let around: PageElement | undefined = element; around; around = page.elements[around.parent]) {
    if (around.name === 'pre' || around.name === 'code') return true;
    if (LINE_BLOCKS.has(around.name)) return false;
  }
  return false;
}

/** A line of a table of contents: the answer stands further down, and not in the next line. */
function isInContents(page: PageDocument, element: PageElement): boolean {
  let item: PageElement | undefined = element;
  while (item && item.name !== 'li' && item.end - item.index < MOST_PIECES) item = page.elements[item.parent];
  if (item?.name !== 'li' || !linksDown(page, item)) return false;
  const list = page.elements[item.parent];
  const beside = page.elements.slice(list?.index ?? item.index, list?.end ?? item.end);
  return beside
    .filter(({ name, parent }) => name === 'li' && parent === item.parent)
    .every((each) => linksDown(page, each));
}

/** Possible questions by their markup: headings, summaries, terms, and buttons that open a panel. */
export function markedCandidates(page: PageDocument, headings: readonly PageHeading[]): Candidate[] {
  const byId = new Map<string, PageElement>();
  for (const element of page.elements) {
    const id = attribute(element, 'id');
    if (id && !byId.has(id)) byId.set(id, element);
  }
  const found: Candidate[] = [];
  const add = (element: PageElement, from: Candidate['from'], more: Partial<Candidate> = {}) => {
    if (element.textEnd - element.textStart > MOST_PIECES * 2) return;
    const question = wordsOf(page, element, QUESTION_CHARACTERS);
    if (!isMarked(question) && !asksUnmarked(question)) return;
    found.push({ element, question, from, level: 0, panel: null, certain: true, ...more });
  };
  // The main heading is the title of the page; several are those of its parts.
  const isTitled = headings.filter(({ level }) => level === 1).length === 1;
  for (const { level, element } of headings) {
    if (level < 1 || (level === 1 && isTitled)) continue;
    // Page builders open a panel with a heading that only its class names: `<h5 class="et_pb_toggle_title">`.
    if (NAMED_PANEL.test(attribute(element, 'class') ?? '')) add(element, 'details');
    else add(element, 'heading', { level, certain: false });
  }
  for (const element of page.elements) {
    const { name } = element;
    if (name === 'summary') add(element, 'details');
    else if (name === 'dt') add(element, 'definition-list');
    else if (
      (name === 'button' || name === 'a' || attribute(element, 'role') === 'button') &&
      opensPanel(element)
    ) {
      const target =
        attribute(element, 'aria-controls') ?? attribute(element, 'href')?.replace(/^#/, '') ?? '';
      add(element, 'details', { panel: byId.get(target) ?? null });
    } else if (name === 'button') add(element, 'details');
  }
  return found;
}

/**
 * Possible questions: separate lines that end with a question mark, if several look alike or their names say
 * so.
 */
export function plainCandidates(page: PageDocument): Candidate[] {
  const alike = new Map<string, Candidate[]>();
  let inner = Number.POSITIVE_INFINITY;
  let read = 0;
  for (let at = page.elements.length - 1; at >= 0; at -= 1) {
    const element = page.elements[at];
    if (!element || !PLAIN.has(element.name) || !element.region.isText) continue;
    const { textStart, textEnd } = element;
    if (textEnd === textStart || textEnd - textStart > MOST_PIECES) continue;
    const text = textOf(page, element, LONGEST_LINE + 1);
    if (text.length > LONGEST_LINE || !isMarked(text)) continue;
    const question = wordsOf(page, element, LONGEST_LINE);
    if (isInContents(page, element) || isInCode(page, element)) continue;
    if (COMMENT.test(text)) continue;
    // A sentence before the question makes it running text.
    if (/[.!。！]\s+\S/u.test(question.slice(0, -1))) continue;
    const isInner = inner >= element.index && inner < element.end;
    if (isInner && !LABEL.test(text)) continue;
    inner = element.index;
    const named = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
    const key = BOLD.has(element.name) ? 'bold' : LABEL.test(text) ? 'labelled' : `${element.name} ${named}`;
    const certain = NAMED_QUESTION.test(named) || LABEL.test(text);
    const candidate: Candidate = { element, question, from: 'text', level: 0, panel: null, certain };
    const group = alike.get(key);
    if (group) group.push(candidate);
    else alike.set(key, [candidate]);
    if (++read === MOST_READ) break;
  }
  return [...alike.values()].flatMap((group) =>
    group.length >= LEAST_ALIKE || group.some(({ certain, element }) => certain || BOLD.has(element.name))
      ? group
      : [],
  );
}
