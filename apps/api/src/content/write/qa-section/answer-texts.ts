import { sentencesOf } from '../sentences.ts';

const LEAST = 40;
const MOST = 600;
const SENTENCES = 4;
/** An answer that begins so leans on words that are not there. */
const LEANS =
  /^(however|but|and|or|so|also|then|therefore|otherwise|moreover|it|they|he|she|these|those|that|here|above|below|additionally|furthermore|for example|e\.g|mais|et|ou|donc|cependant|toutefois|il|elle|ils|elles|ceci|cela|aber|und|oder|jedoch|dies|diese|sie|er|es ist|pero|y|o|ma|e)\b/iu;

const lengthNeeded = (text: string) =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Hangul}/u.test(text) ? LEAST / 2 : LEAST;

/** Sends the reader elsewhere instead of answering. */
const POINTS =
  /^(take a look|see|check (the|out)|read (the|more)|click|use the links|voir|cliquez|consultez|siehe|klicken)\b/iu;

/** One paragraph, white space collapsed: what is taken from it is in the site word for word. */
const flat = (paragraph: string) =>
  paragraph
    .replace(/\s+/gu, ' ')
    .replace(/^(?:\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|\s)+/u, '')
    .trim();

/** Code, tables and lists of links are no sentences. */
const isProse = (paragraph: string) =>
  /[.!?。！？…:]\s*$/u.test(paragraph) &&
  !/[{}<>]|=>|\|\s|::|\$\s|[-=_]{4,}/u.test(paragraph) &&
  (paragraph.match(/\p{L}/gu) ?? []).length > paragraph.length * 0.6;

/** The first sentences of a paragraph that fit; '' when there is no whole one. */
function firstSentences(paragraph: string, language: string, room: number): string {
  let taken = '';
  for (const sentence of sentencesOf(paragraph, language).slice(0, SENTENCES)) {
    if ((taken + sentence).trim().length > room) break;
    taken += sentence;
  }
  const whole = taken.trim();
  // A sentence that announces what follows says nothing without it.
  return /[:：]$/u.test(whole) ? '' : whole;
}

/**
 * An answer out of a text of the site: its first one to four sentences, word for word, in its own paragraphs.
 *
 * @param given that the site itself gives it as the answer: it may then lean on its question.
 * @returns null when the text has no sentence that stands alone.
 */
export function answerFrom(text: string, language: string, given = false): string[] | null {
  const paragraphs = text
    .split(/\n{2,}/)
    .map(flat)
    .filter(Boolean);
  const taken: string[] = [];
  let room = MOST;
  for (const paragraph of paragraphs) {
    if (!given && !isProse(paragraph)) {
      if (taken.length > 0) break;
      continue;
    }
    const part = firstSentences(paragraph, language, room);
    if (!part) break;
    taken.push(part);
    room -= part.length;
    const sentences = taken.reduce((sum, each) => sum + sentencesOf(each, language).length, 0);
    if (taken.join(' ').length >= lengthNeeded(part) * 3 || sentences >= SENTENCES || room < 80) break;
  }
  const whole = taken.join(' ');
  const least = given ? 15 : lengthNeeded(whole);
  if (whole.length < least || (!given && (LEANS.test(whole) || POINTS.test(whole)))) return null;
  return taken;
}
