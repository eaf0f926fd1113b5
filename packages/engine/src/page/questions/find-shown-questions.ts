import { isBlock } from '../is-block.ts';
import { leadsOn } from '../leads-on.ts';
import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import type { PageQuestion } from '../page-facts.ts';
import type { PagePart, Region } from '../page-part.ts';
import { cut, joinPieces, type PieceRange, textOf } from '../page-text.ts';
import type { PageHeading } from '../read-headings.ts';
import { withoutPermalink } from '../without-permalink.ts';
import { asksUnmarked, isMarked } from './asks.ts';
import { isCallToAction, isElliptical } from './calls-to-action.ts';
import { isTeaser } from './is-teaser.ts';
import { endsSentence, isNextLabel } from './next-label.ts';
import { afterSign, isQuestionSign } from './question-sign.ts';

const QUESTION_CHARACTERS = 300;
const ANSWER_CHARACTERS = 1000;
/** A question on a separate line, without the markup of a title, is short. */
const LONGEST_LINE = 200;
const MOST_PIECES = 12;
const MOST_FOUND = 300;
const MOST_READ = 2000;
/** A plain line counts as a question if this many have the same markup. */
const LEAST_ALIKE = 2;

const OUTSIDE = new Set<PagePart>(['navigation', 'comments', 'notice', 'controls', 'footer']);
const PLAIN = new Set('p div span li td th dt label em i font strong b a'.split(' '));
const BOLD = new Set(['strong', 'b']);
const LINE_BLOCKS = new Set('p div li td dd section article body main blockquote'.split(' '));
const NAMED_QUESTION =
  /(?:^|[\s_-])(?:faqs?|q|question|questions|frage|pregunta|domanda|pergunta|accordion|akkordeon|acc|toggle|collapse|qa|q-?and-?a)(?:$|[\s_-])/i;
const NAMED_PANEL = /(?:^|[\s_-])(?:accordion|akkordeon|toggle|collapsible)(?:$|[\s_-])/i;
/** "Q: ", "1. ", "問：" before a question; "A: " before its answer. */
const LABEL = /^(?:(?:q|question|frage|f|p|d|問|问|질문|س|в)\s*\d*\s*[.:：)\]、-]+\s*|\d{1,3}\s*[.)、]\s+)/iu;
const ANSWER_LABEL =
  /^(?:a|answer|antwort|r|réponse|respuesta|risposta|答|답변|답|ج|о)\s*\d*\s*[.:：)\]、-]+\s*/iu;

/** The label of another question within a text. */
const NEXT_LABELLED = /\s(?:Q|Question|Frage|Pregunta|Domanda|問|问|질문|В)\s?\d*\s?[:：]\s/u;

interface Candidate {
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

/** A row of questions is asked for effect: "Too runny? Too thick? Burnt?" */
const MOST_ASKED_AT_ONCE = 2;
const isRow = (text: string) => (text.match(/[?？؟]/gu)?.length ?? 0) > MOST_ASKED_AT_ONCE;

/** The words of an element without the sign before them. */
const wordsOf = (page: PageDocument, element: PageElement, limit: number) =>
  withoutPermalink(
    bare(joinPieces(page.pieces, { from: afterSign(page, element), to: element.textEnd, limit })),
  );

/** Leads to another page: the answer is there. */
function leadsAway(page: PageDocument, element: PageElement): boolean {
  const inside = page.elements.slice(element.index, Math.min(element.end, element.index + 6));
  for (let around = page.elements[element.parent]; around; around = page.elements[around.parent]) {
    if (around.textStart !== element.textStart || around.textEnd !== element.textEnd) break;
    inside.push(around);
  }
  return inside.some(({ name, node }) => {
    const href = name === 'a' ? (attribute(node, 'href') ?? '') : '';
    return href !== '' && !/^(?:#|javascript:)/i.test(href.trim()) && !href.includes('#');
  });
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

function opensPanel(element: PageElement): boolean {
  return (
    attribute(element, 'aria-expanded') !== null ||
    attribute(element, 'aria-controls') !== null ||
    attribute(element, 'data-bs-toggle') === 'collapse' ||
    attribute(element, 'data-toggle') === 'collapse'
  );
}

function markedCandidates(page: PageDocument, headings: readonly PageHeading[]): Candidate[] {
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
function plainCandidates(page: PageDocument): Candidate[] {
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

/** Where the next title begins, question or not: a term, a summary, the opener of a panel, a bold line. */
function titleStarts(page: PageDocument): number[] {
  const isBoldLine = ({ name, parent, textStart, textEnd }: PageElement) => {
    const line = BOLD.has(name) ? page.elements[parent] : undefined;
    const alone = line?.textStart === textStart && line.textEnd === textEnd;
    return alone && textEnd > textStart && LINE_BLOCKS.has(line.name);
  };
  return page.elements
    .filter((element) => {
      const { name } = element;
      if (name === 'dt' || name === 'summary') return true;
      return (/^(?:button|a|div|h[1-6])$/.test(name) && opensPanel(element)) || isBoldLine(element);
    })
    .map(({ textStart }) => textStart);
}

/** Headings by their role or class alone: `<p class="h2">`, `<div role="heading">`. */
const NAMED_HEADING = /(?:^|\s)(?:h[1-6]|(?:section|block|widget)?[_-]?(?:heading|headline))(?:$|\s)/i;
const LONGEST_HEADING = 100;

/** Where text begins that looks like a heading and is none by its element. */
const unmarkedHeadings = (page: PageDocument): number[] =>
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

/** The elements that begin at or after one piece of text and before another. */
function* elementsBetween({ elements }: PageDocument, from: number, to: number): Generator<PageElement> {
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

/** Who speaks about what a title asks: names, of which each word has a capital. */
const ONLY_NAMES = /^(?:\p{Lu}[\p{L}\p{M}.’'-]*\s){1,7}\p{Lu}[\p{L}\p{M}.’'-]*$/u;
const ASKS_WHO =
  /^(?:¿)?(?:who|whom|whose|which|what|where|wer|wem|wen|welche\p{L}*|was|wo|qui|quel\p{L}*|où|quién\p{L}*|cuál\p{L}*|qué|dónde|chi|quale|quali|cosa|dove|quem|qual|quais|onde|wie|welke?|wat|waar|kto|кто|где|что)(?!\p{L})/iu;
const isUnanswered = ({ from, question }: Candidate, answer: string) =>
  from === 'heading' && ONLY_NAMES.test(answer) && !ASKS_WHO.test(question);

/** Text outside links: an answer that is only a link just says where the answer is. */
function answerText(page: PageDocument, begins: number, to: number, part: PagePart): string {
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

interface Places {
  /** Where the next questions begin. */
  asked: ReadonlySet<number>;
  /** Where the next title begins, question or not. */
  starts: readonly number[];
  /** Where something begins that only looks like a heading. */
  unmarked: readonly number[];
  headings: readonly PageHeading[];
}

function answerOf(page: PageDocument, candidate: Candidate, places: Places): string {
  const { asked, starts, unmarked, headings } = places;
  const { element, panel, level, from } = candidate;
  if (panel && panel.textEnd > panel.textStart)
    return answerText(page, panel.textStart, panel.textEnd, panel.region.part);
  const wrapper = wrapperOf(page, element);
  const inBlock =
    BOLD.has(element.name) &&
    LINE_BLOCKS.has(page.elements[wrapper.parent]?.name ?? '') &&
    wrapper === element;
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
    level > 0 ? page.pieces.length : ((details ?? around)?.textEnd ?? page.pieces.length),
  ];
  const end = Math.max(wrapper.textEnd, Math.min(...ends, endOfSection(page, wrapper)));
  const answer = answerText(
    page,
    wrapper.textEnd,
    asked.has(end) ? beforeNextLabel(page, wrapper.textEnd, end) : end,
    element.region.part,
  );
  // "Question. Answer" in one paragraph, or the answer in the next.
  if (answer || !inBlock) return answer;
  return '';
}

/** The text right above an element. */
function textAbove({ pieces }: PageDocument, { textStart }: PageElement): string {
  const before = pieces.slice(Math.max(0, textStart - 3), textStart);
  return before.findLast(({ text }) => text.trim() !== '')?.text.trim() ?? '';
}

/**
 * The questions that the page's text answers, anywhere: in headings, summaries, terms, buttons that open a
 * panel, bold lines, similar plain lines; with the text up to the next one.
 */
export function findShownQuestions(page: PageDocument, headings: readonly PageHeading[]): PageQuestion[] {
  const order: Record<PageQuestion['from'], number> = {
    'structured-data': 0,
    details: 1,
    'definition-list': 2,
    heading: 3,
    text: 4,
  };
  const marked = markedCandidates(page, headings);
  const holders = new Set(marked.map(({ element }) => element.textStart));
  const all = [...marked, ...plainCandidates(page).filter(({ element }) => !holders.has(element.textStart))]
    .filter(
      ({ element, question }) =>
        !OUTSIDE.has(element.region.part) &&
        !leadsAway(page, element) &&
        !isRow(question) &&
        !isCallToAction(question),
    )
    .slice(0, MOST_FOUND);
  const real = all.filter(
    ({ question, certain }) => certain || !isEnglish(question) || !isElliptical(question),
  );
  // Among real questions, a short one is also meant as a question: "Parking?"
  const asked = real.length >= LEAST_ALIKE ? all : real;
  const questions = asked.map(({ element }) => element.textStart);
  const starts = [...questions, ...titleStarts(page)].sort((one, other) => one - other);
  const places = { asked: new Set(questions), starts, unmarked: unmarkedHeadings(page), headings };
  return asked
    .sort((one, other) => order[one.from] - order[other.from] || one.element.index - other.element.index)
    .flatMap((candidate) => {
      const answer = answerOf(page, candidate, places);
      const { from, element } = candidate;
      const isOfCard = from === 'heading' && isTeaser(answer, textAbove(page, element));
      return answer && answer !== candidate.question && !isOfCard && !isUnanswered(candidate, answer)
        ? [{ question: candidate.question, answer, from: candidate.from, visible: true }]
        : [];
    });
}

/** Plain Latin letters and a common English word: the rule for short questions is for English. */
const isEnglish = (text: string) =>
  /^[\x20-\x7e’‘“”–—…]+$/.test(text) &&
  /\b(?:the|a|an|to|you|your|with|for|of|and|it|is|in|on|more|us|our|we|this|that|fun|good|not|any)\b/i.test(
    text,
  );
