import type { PageQuestion } from '../../crawl/crawled-site.ts';
import { pointsElsewhere, withoutEmblems } from '../sentence-signs.ts';
import { oneLine } from '../sentences.ts';
import { answerText } from './answer-part.ts';
import { answerFrom } from './answer-texts.ts';
import { type Asking, isAboutTheSite, LONGEST_QUESTION, type PageAnswer } from './asking.ts';
import { isAskable, isQuestion } from './is-askable.ts';
import { questionOf, withOwnMark, withoutNumber } from './question-texts.ts';

export interface OwnAnswer extends PageAnswer {
  /** Whether the page marks it as one of its questions, not only as a heading. */
  marked: boolean;
}

/** The questions of a page: those with markup, and headings that ask. */
function asksOn({ page, language }: Asking): PageQuestion[] {
  const headed = page.sections
    .filter(({ heading }) => isQuestion(oneLine(heading)))
    .map(({ heading, text, kinds }) => ({
      question: heading,
      answer: text,
      ...(kinds && { kinds }),
      from: 'heading' as const,
    }));
  const told = page.questions.map((own) => {
    if (isQuestion(oneLine(own.question))) return own;
    // Some languages do not require the question mark.
    const asked = questionOf(oneLine(own.question), {
      language,
      isSmall: () => false,
      isTechnical: false,
      subject: '',
      text: '',
    });
    return asked ? { ...own, question: asked } : own;
  });
  return [...told, ...headed];
}

/** What the site asks and answers itself: with markup, or as a heading. */
export function ownQuestions(asking: Asking): OwnAnswer[] {
  const { site, page, language } = asking;
  return asksOn(asking).flatMap(({ question, answer, kinds, from }) => {
    const text = withOwnMark(withoutNumber(withoutEmblems(oneLine(question))), language);
    const marked = from !== 'heading' || page.kind === 'faq';
    const taken = answerFrom({ text: answer, ...(kinds && { kinds }) }, language, true);
    if (!taken || text.length > LONGEST_QUESTION) return [];
    const said = answerText(taken);
    const alone = !marked && !isAboutTheSite(site, page);
    if (!isAskable(text, marked ? { alone } : { alone, headed: said })) return [];
    // Under a heading, a text that only links elsewhere is not an answer.
    return !marked && pointsElsewhere(said) ? [] : [{ question: text, answer: taken, marked }];
  });
}
