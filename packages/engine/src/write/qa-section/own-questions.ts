import type { CrawledPage, PageQuestion } from '../../crawl/crawled-site.ts';
import { isThread } from '../../crawl/page/page-questions.ts';
import { pointsElsewhere, withoutEmblems } from '../../language/sentence-signs.ts';
import { isTeaser } from '../../page/questions/is-teaser.ts';
import { isWholeName } from '../../page/site-name/role-in-title.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { isQuestion } from '../is-question.ts';
import { bareWords, oneLine } from '../sentences.ts';
import { withoutNumber } from '../without-number.ts';
import { isPageTool } from '../without-page-tools.ts';
import { answerText } from './answer-part.ts';
import { answerFrom } from './answer-texts.ts';
import { type Asking, isAboutTheSite, LONGEST_QUESTION, type PageAnswer } from './asking.ts';
import { isAskable, leansOnAnother, pointsBack } from './is-askable.ts';
import { isFaqHeading } from './is-faq-heading.ts';
import { nameThing } from './name-thing.ts';
import { asked, qaWords, whoIs } from './qa-words.ts';
import { questionOf, withOwnMark } from './question-texts.ts';

export interface OwnAnswer extends PageAnswer {
  /** Whether the page marks it as one of its questions, not only as a heading. */
  marked: boolean;
}

/** On a page of a forum a heading asks, and what stands below it are names, days and other questions. */
export const isOfThread = ({ data }: CrawledPage): boolean =>
  isThread([...(data?.own ?? []).flatMap(({ types }) => types), ...(data?.marked ?? [])]);

/** "Nuria Vela: What is the first thing you do?": who speaks. */
const SPEAKER = /^(\p{Lu}[\p{L}’'.-]*(?:\s\p{Lu}[\p{L}’'.-]*){0,3})\s*[:：]\s/u;
const LEAST_SAID = 2;

/** A part of a conversation that the page writes down: its questions are asked of whoever is there. */
function isSpoken(question: string, { sections }: CrawledPage): boolean {
  const speaker = SPEAKER.exec(question)?.[1];
  if (speaker === undefined) return false;
  const lines = sections.flatMap(({ text }) => text.split(/\n+/));
  return lines.filter((line) => SPEAKER.exec(line)?.[1] === speaker).length >= LEAST_SAID;
}

/** Another question is no answer: the cells of a table, the lines of a talk. */
const onlyAsks = (said: string, language: string) =>
  splitSentences(said, language).every((sentence) => isQuestion(sentence.trim()));

const A_MARK = /^(?:yes|no|ja|nein|oui|non|sí|si|sì|não|sim|nee|nej|tak|nie|да|нет)$/iu;
/** The marks of a row in a table of what each of several things can do: "Yes Yes No Yes". */
const isRowOfMarks = (said: string): boolean => {
  const words = bareWords(said);
  return words.length > 1 && words.every((word) => A_MARK.test(word));
};

interface Asked extends Pick<PageQuestion, 'question' | 'answer' | 'kinds'> {
  marked: boolean;
}

/** Headings that ask. Those below a heading such as "Frequently asked questions" are marked. */
function headingsThatAsk({ sections, kind }: CrawledPage): Asked[] {
  let above: number | null = null;
  return sections.flatMap(({ level, heading, text, kinds }, at) => {
    if (above !== null && level <= above) above = null;
    if (isFaqHeading(oneLine(heading))) above = level;
    if (!isQuestion(oneLine(heading))) return [];
    const marked = kind === 'faq' || above !== null;
    if (!marked && isCard(text, sections[at - 1]?.text ?? '')) return [];
    return [{ question: heading, answer: text, ...(kinds && { kinds }), marked }];
  });
}

/** Whether a section is the card of an article: its day ends the section before it. */
const isCard = (text: string, before: string) =>
  !text.trim().includes('\n') && isTeaser(text.trim(), before.trim().split('\n').at(-1) ?? '');

type PageQuestions = CrawledPage['questions'];

/** The questions of a page: those with markup, and headings that ask. */
function asksOn({ page, language }: Asking): Asked[] {
  const headed = isOfThread(page) ? [] : headingsThatAsk(page);
  const teasers = new Set(
    page.sections.flatMap(({ heading, text }, at) =>
      isCard(text, page.sections[at - 1]?.text ?? '') ? [oneLine(heading)] : [],
    ),
  );
  // A text that asks and goes on with code shows how a program is called: "Which pairs are there?" above a call and its result.
  const isExample = ({ from, kinds = '' }: PageQuestions[number]) =>
    from === 'text' && kinds.startsWith('c') && page.kind !== 'faq';
  const read = page.questions.filter(
    (found) => !isExample(found) && (found.from !== 'heading' || !teasers.has(oneLine(found.question))),
  );
  const told = read.map((found) => {
    const own = { ...found, marked: found.from !== 'heading' || page.kind === 'faq' };
    if (isQuestion(oneLine(own.question))) return own;
    // Some languages do not require the question mark.
    const asked = questionOf(oneLine(own.question), {
      language,
      isSmall: () => false,
      isTechnical: false,
      subject: '',
      program: '',
      text: '',
    });
    return asked ? { ...own, question: asked } : own;
  });
  return [...told, ...headed];
}

/** Asked by whoever the site is about: visitors ask with their name. */
const OF_MYSELF =
  /^¿?(?:who am i|qui suis-je|wer bin ich|quién soy(?: yo)?|chi sono(?: io)?|quem sou(?: eu)?|wie ben ik|kim jestem|qui sóc(?: jo)?|vem är jag|hvem er jeg|kuka (?:minä )?olen|kdo jsem|kto som|ki vagyok(?: én)?|cine sunt(?: eu)?|кто я|хто я)\s?[?？]$/iu;

/** "Who am I?" as visitors ask it, "Who is Ann Lee?"; null without the name of a person. */
function askedOfPerson({ language, subject }: Asking): string | null {
  const words = qaWords(language);
  return words && isWholeName(subject) ? asked(whoIs(words), subject) : null;
}

/** What the site asks and answers itself: with markup, or as a heading. */
export function ownQuestions(asking: Asking): OwnAnswer[] {
  const { site, page, title, language, isOfTheSubject } = asking;
  const isPart = !isAboutTheSite(site, page);
  return asksOn(asking).flatMap(({ question, answer, kinds, marked }) => {
    if (isSpoken(oneLine(question), page) || isPageTool(oneLine(question))) return [];
    const written = withOwnMark(withoutNumber(withoutEmblems(oneLine(question))), language);
    const text = OF_MYSELF.test(written) ? askedOfPerson(asking) : written;
    if (text === null) return [];
    const taken = answerFrom({ text: answer, ...(kinds && { kinds }) }, language, true);
    if (!taken || text.length > LONGEST_QUESTION) return [];
    const said = answerText(taken);
    if (onlyAsks(said, language) || isRowOfMarks(said)) return [];
    const isOfOne =
      page.kind === 'article' ? marked && !isOfTheSubject(text) : page.kind === 'product' && pointsBack(text);
    const named = isPart && isOfOne ? nameThing(text, title, language) : text;
    if (named === null) return [];
    const alone = !marked && isPart && named === text;
    if (!isAskable(text, marked ? { alone } : { alone, headed: said })) return [];
    // Under a heading, a text that only links elsewhere is not an answer.
    if (!marked && pointsElsewhere(said)) return [];
    if (named === text && /^(?:en\b|$)/i.test(language) && leansOnAnother(text)) return [];
    return [{ question: named, answer: taken, marked }];
  });
}
