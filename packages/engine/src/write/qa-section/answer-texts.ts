import { type Paragraph, type ParagraphText, paragraphsOf } from '../../crawl/paragraphs.ts';
import {
  announces,
  isBroken,
  isPreliminary,
  isSubtitle as isSubtitleOfPage,
  leans,
  pointsElsewhere,
  speaksOfThePage,
  withoutEmblems,
} from '../../language/sentence-signs.ts';
import { isDateAlone } from '../../page/dates/is-date-alone.ts';
import { isFormNote } from '../../page/of-forms.ts';
import { endsSentence, isNextLabel } from '../../page/questions/next-label.ts';
import { EAST_ASIAN_OR_THAI, HAN_OR_KANA } from '../../page/scripts.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { CURRENCY_SIGNS } from '../../page/stated/currencies.ts';
import { isOfToday } from '../hours/hours-mentions.ts';
import { isButton } from '../is-button.ts';

import { isPageTool, namesNetworks } from '../without-page-tools.ts';
import type { AnswerPart } from './answer-part.ts';
import { tableItems } from './table-items.ts';

const LEAST = 40;
/** The most characters of an answer that is taken from a text, and of one that the site itself gives. */
const MOST = 600;
const MOST_GIVEN = 1500;
const SENTENCES = 4;
/** The most sentences of a given answer: more are a chapter. */
const SENTENCES_GIVEN = 12;
/** The most lines of a list after the sentence that announces them. */
const ITEMS = 12;
const LONGEST_ITEM = 300;
const LONGEST_CODE = 1000;
/** An exclamation is shorter than this. */
const CHEER = 60;
/** The characters of a text in which an answer must begin. */
const LOOKED_AT = 6000;
/** What may be skipped before the text begins: a label, an image caption. */
const PASSED_OVER = 2;
/** A short line without words is a step number, a symbol, or the rest of an image. */
const LEFTOVER = 8;
const LONGEST_REPEAT = 120;

const lengthNeeded = (text: string) => (EAST_ASIAN_OR_THAI.test(text) ? LEAST / 2 : LEAST);

/** "A:", "答：": labels of an answer. */
const ANSWER_MARK =
  /^(?:A|R|Answer|Antwort|Réponse|Respuesta|Risposta|Resposta|答|回答|답변|Ответ)\s*[:：]\s*|^[AＡ]\.\s+(?=\S)/u;
/** A label whose value is only drawn: "Phone: —". */
const LEFT_EMPTY = /^[^:：]{2,30}[:：]\s?[-–—_.…/]+$/u;
/** Lines without repeated white space, emblems and Markdown's bold marks; buttons, notes on forms and hours of today are left out. */
const flat = (text: string) =>
  text
    .split('\n')
    .map((line) => withoutEmblems(line.replace(/\s+/gu, ' ').replace(/\*\*(\S(?:[^*]*\S)?)\*\*/g, '$1')))
    .filter(
      (line) =>
        line !== '' && !LEFT_EMPTY.test(line) && !isButton(line) && !isFormNote(line) && !isOfToday(line),
    )
    .join('\n');

/** Money, a span, a postal code. */
const SAYS_A_VALUE = new RegExp(`[${CURRENCY_SIGNS}]|\\d.*[-–:].*\\d|^\\d{5,6}$`, 'u');
const saysNothing = (text: string) =>
  text.length < LEFTOVER &&
  !/\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text) &&
  !SAYS_A_VALUE.test(text);

/** The heading once more in English capitals, as pages in East Asian scripts adorn it: "アクセス", "ACCESS". */
const isSubtitle = (text: string, next = '') =>
  /^[A-Z][A-Z &'’-]{1,40}$/.test(text.trim()) && HAN_OR_KANA.test(next);

const looksLikeCode = (paragraph: string) =>
  /=>|::|\s=\s|(?<!\d\s?)\$\s|[-=_]{4,}|^\w+\(|\w\([:@'"]|<\/?\w+[^>]*>|^[<{@$%]/u.test(paragraph) ||
  (paragraph.match(/[\p{L}\p{N}]/gu) ?? []).length < paragraph.length * 0.6;
/** Code, tables and lists of links are not sentences. */
const isProse = ({ kind, text }: Paragraph) =>
  kind === 'text' &&
  /[.!?。！？…:：](?:["'”’»)\]」])*\s*$/u.test(text) &&
  !/\|\s/.test(text) &&
  !looksLikeCode(text);

/** The paragraphs of a text as they may be in an answer, its tables row by row. */
function readable(from: ParagraphText, language: string): Paragraph[] {
  const paragraphs = paragraphsOf({ ...from, text: from.text.slice(0, LOOKED_AT) }).map(
    ({ kind, text }): Paragraph => (kind === 'code' ? { kind, text } : { kind, text: flat(text) }),
  );
  const [first] = paragraphs;
  if (first && first.kind !== 'code') first.text = first.text.replace(ANSWER_MARK, '');
  // One item is not a list: it is one term of a definition list.
  const lists = paragraphs.filter(({ kind }) => kind === 'item').length;
  if (first?.kind === 'item' && lists === 1) first.kind = 'text';
  return withoutRepeats(
    withoutTools(tableItems(paragraphs, language)).filter(
      ({ kind, text }, at, all) =>
        text.trim() !== '' &&
        !(at === 0 && isSubtitle(text, all[1]?.text)) &&
        // After an article, the day on which it was written.
        (kind === 'code' || !(saysNothing(text) || (at > 0 && isDateAlone(text)))),
    ),
  );
}

/** Leaves out page tools and the networks for sharing it. */
function withoutTools(paragraphs: readonly Paragraph[]): Paragraph[] {
  let below = false;
  return paragraphs.filter(({ kind, text }) => {
    if (kind === 'text') below = isPageTool(text);
    else below &&= namesNetworks(text);
    return !below;
  });
}

/** Leaves out short pieces that repeat an earlier one: a table that is there again for small screens. */
function withoutRepeats(paragraphs: readonly Paragraph[]): Paragraph[] {
  let said = '';
  return paragraphs.filter(({ kind, text }) => {
    const repeats = kind !== 'code' && text.length < LONGEST_REPEAT && said.includes(text);
    said += `${text}\n`;
    return !repeats;
  });
}

const saysNothingYet = (text: string) => isPreliminary(text) || isSubtitleOfPage(text.trim());

/** A paragraph without questions, thanks and notes of versions at its start: they answer nothing. */
function withoutAsking(paragraph: string, language: string): string {
  const sentences = splitSentences(paragraph, language);
  const first = sentences.findIndex((sentence) => !/[?？؟]\s*$/u.test(sentence) && !saysNothingYet(sentence));
  return first === -1 ? '' : sentences.slice(first).join('');
}

/** The first sentences of a paragraph that fit; '' if there is no whole one. */
function firstSentences(paragraph: string, language: string, most: number, room: number): string {
  if (paragraph.includes('\n') && paragraph.length <= room) return paragraph;
  let taken = '';
  for (const sentence of splitSentences(paragraph, language).slice(0, most)) {
    if ((taken + sentence).trim().length > room) break;
    taken += sentence;
  }
  return taken.trim();
}

/** What may follow the sentence that announces it: the lines of one list or one code block. */
function announced(paragraphs: readonly Paragraph[], room: number): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let left = room;
  const [first] = paragraphs;
  for (const { kind, text } of paragraphs) {
    if (kind === 'code' && (parts.length > 0 || text.length > LONGEST_CODE)) break;
    if (kind !== 'code' && (kind !== first?.kind || parts.length >= ITEMS || text.length > LONGEST_ITEM))
      break;
    if (kind !== 'code' && text.length > left) break;
    parts.push(toPart({ kind, text }));
    left -= kind === 'code' ? 0 : text.length;
    if (kind === 'code') break;
  }
  // What the last line announces was cut off.
  while (parts.at(-1)?.kind !== 'code' && announces(parts.at(-1)?.text ?? '')) parts.pop();
  return parts;
}

const toPart = ({ kind, text }: Paragraph): AnswerPart =>
  kind === 'text' || kind === 'code' ? { kind, text } : { kind: 'item', text };

const isWord = ({ kind }: AnswerPart) => kind !== 'code';
const wordsIn = (parts: readonly AnswerPart[]) =>
  parts
    .filter(isWord)
    .map(({ text }) => text)
    .join(' ');

/** A line that only asks, with more below it. */
const STARTS_ASKING = /^[^\n?？؟]{1,200}[?？؟]\n/u;

interface Taken {
  parts: AnswerPart[];
  /** How many paragraphs were read. */
  at: number;
}

/**
 * Takes the first sentences that are clear on their own, and what they announce; null if there is none at the
 * start.
 */
function takeTold(paragraphs: readonly Paragraph[], language: string): Taken | null {
  const parts: AnswerPart[] = [];
  let room = MOST;
  let passed = 0;
  for (const [at, paragraph] of paragraphs.entries()) {
    if (!isProse(paragraph)) {
      if (parts.length > 0) return { parts, at };
      passed += 1;
      if (passed > PASSED_OVER) return null;
      continue;
    }
    const told = withoutAsking(paragraph.text, language);
    // Thanks alone may stand above what is told.
    if (told === '' && parts.length === 0 && saysNothingYet(paragraph.text)) continue;
    // The next question with its answer, which would say something else without it: "Do you ship abroad? Not yet."
    if (parts.length > 0 && told !== paragraph.text && STARTS_ASKING.test(paragraph.text))
      return { parts, at };
    const part = firstSentences(told, language, SENTENCES, room);
    if (!part) return parts.length > 0 ? { parts, at } : null;
    parts.push({ kind: 'text', text: part });
    room -= part.length;
    const whole = wordsIn(parts);
    const sentences = splitSentences(whole, language).length;
    const enough = whole.length >= lengthNeeded(whole) * 3 || sentences >= SENTENCES || room < 80;
    if (enough || announces(part)) return { parts, at: at + 1 };
  }
  return parts.length > 0 ? { parts, at: paragraphs.length } : null;
}

/** Takes the site's own answer: all of it if it is short, else its first whole pieces. */
function takeGiven(paragraphs: readonly Paragraph[], language: string): Taken | null {
  const parts: AnswerPart[] = [];
  let room = MOST_GIVEN;
  let sentences = SENTENCES_GIVEN;
  for (const [at, paragraph] of paragraphs.entries()) {
    if (paragraph.kind === 'text') {
      const part = firstSentences(paragraph.text, language, sentences, room);
      if (!part) return parts.length > 0 ? { parts, at } : null;
      parts.push({ kind: 'text', text: part });
      room -= part.length;
      sentences -= splitSentences(part, language).length;
      if (part.length < paragraph.text.length || sentences <= 0) return { parts, at: at + 1 };
    } else {
      const most = paragraph.kind === 'code' ? LONGEST_CODE : Math.min(room, LONGEST_ITEM * 2);
      if (paragraph.text.length > most) return parts.length > 0 ? { parts, at } : null;
      parts.push(toPart(paragraph));
      if (paragraph.kind !== 'code') room -= paragraph.text.length;
    }
  }
  return parts.length > 0 ? { parts, at: paragraphs.length } : null;
}

/** A text without its last sentence; '' if it has only one. */
const withoutLast = (text: string, language: string) =>
  splitSentences(text, language).slice(0, -1).join('').trim();

/** A heading of the next part of the page, not text of the answer. */
const isLabel = (part: AnswerPart | undefined) => part?.kind === 'text' && isNextLabel(part.text);

const ASKS = /[?？؟]["”’»)]*\s*$/u;

/** Without a question at the end: it leads to what comes after it, as "Do you like to cook? We have kitchens." */
function withoutLastQuestion({ parts, at }: Taken, language: string): Taken {
  const last = parts.at(-1);
  if (last?.kind !== 'text' || !ASKS.test(last.text)) return { parts, at };
  const told = withoutLast(last.text, language);
  return { parts: [...parts.slice(0, -1), ...(told ? [{ ...last, text: told }] : [])], at };
}

/** Completes a last sentence that announces something, or removes it. */
function completed({ parts, at }: Taken, paragraphs: readonly Paragraph[], language: string): AnswerPart[] {
  if (isLabel(parts.at(-1)) && parts.some(({ text }) => endsSentence(text)))
    return completed({ parts: parts.slice(0, -1), at }, paragraphs, language);
  const last = parts.at(-1);
  if (last?.kind !== 'text') return parts;
  const [sentence = ''] = splitSentences(last.text, language).slice(-1);
  // "It is easy!" says nothing before the next text.
  const cheers = /[!！]$/u.test(last.text) && wordsIn(parts).length < CHEER;
  const trails = /(?:…|\.\.\.)["”’»)]*$/u.test(last.text);
  if (!announces(sentence) && !cheers && !trails) return parts;
  const more = trails
    ? []
    : announced(paragraphs.slice(at), MOST - Math.min(MOST / 2, wordsIn(parts).length));
  if (more.length > 0) {
    const next = paragraphs[at + more.length];
    // Installation in two ways: the second code block with its introduction.
    return next && isProse(next) && announces(next.text) && more.at(-1)?.kind === 'code'
      ? completed(
          { parts: [...parts, ...more, { kind: 'text', text: next.text }], at: at + more.length + 1 },
          paragraphs,
          language,
        )
      : [...parts, ...more];
  }
  if (cheers && !announces(sentence)) return parts;
  const rest = withoutLast(last.text, language);
  return [...parts.slice(0, -1), ...(rest ? [{ kind: 'text' as const, text: rest }] : [])];
}

/**
 * An answer from a text of the site, word for word: its first one to four sentences with the list or the code
 * block that they announce.
 *
 * @param given that the site itself gives it as the answer: it is then taken whole, and may depend on its
 *   question.
 * @returns null if no sentence of the text is clear on its own.
 */
export function answerFrom(from: ParagraphText, language: string, given = false): AnswerPart[] | null {
  const paragraphs = readable(from, language);
  const taken = given ? takeGiven(paragraphs, language) : takeTold(paragraphs, language);
  if (!taken) return null;
  const answer = completed(given ? taken : withoutLastQuestion(taken, language), paragraphs, language);
  const whole = wordsIn(answer);
  const isCode = answer.some(({ kind }) => kind === 'code');
  if (!(given && isCode) && whole.length < (given ? lengthNeeded(whole) / 4 : lengthNeeded(whole)))
    return null;
  const last = answer.at(-1);
  // An item of a list may end with a semicolon.
  if (last === undefined || (last.kind !== 'code' && isBroken(last.text.replace(/[;；,，]$/u, ''))))
    return null;
  if (!given && (leans(whole, language) || pointsElsewhere(whole) || speaksOfThePage(whole))) return null;
  return answer;
}
