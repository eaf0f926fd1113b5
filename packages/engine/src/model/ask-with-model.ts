import { z } from 'zod';
import type { CrawledPage, CrawledSite } from '../crawl/crawled-site.ts';
import { pageTitles } from '../write/llms-txt/page-titles.ts';
import { asText } from '../write/qa-section/answer-part.ts';
import type { FoundQuestion } from '../write/qa-section/find-questions.ts';
import { isAskable } from '../write/qa-section/is-askable.ts';
import { oneLine } from '../write/sentences.ts';
import { crawledText, pagesAsData } from './crawled-text.ts';
import { findWordForWord } from './find-word-for-word.ts';
import { isGrounded } from './is-grounded.ts';
import type { ModelSession } from './writer-model.ts';

const PAGES_A_CALL = 5;
const CHARACTERS_A_PAGE = 4000;
const ANSWER_LEAST = 40;
const ANSWER_MOST = 600;
const QUESTION_MOST = 160;

const answer = z.object({
  questions: z.array(z.object({ page: z.number().int(), question: z.string(), answer: z.string() })),
});

const task = (count: number, wish: string | null) =>
  [
    `Write up to ${count} questions that a visitor of this site would ask and that the pages below answer.`,
    `Copy each answer word for word from its page: one to four whole sentences that follow each other, ${ANSWER_LEAST} to ${ANSWER_MOST} characters, understandable without the rest of the page. Change nothing in it.`,
    'A question names what it is about, is understood alone, and ends with a question mark.',
    ...(wish ? [`The owner of the site wishes: ${wish}`] : []),
  ].join('\n');

/** The page's own words for an answer; null if the page does not say it. */
function groundedAnswer(page: CrawledPage, said: string): string | null {
  if (/https?:|www\./i.test(said)) return null;
  const texts = [
    ...page.sections.map(({ text }) => text),
    ...page.questions.map((own) => own.answer),
    page.description,
  ];
  for (const text of texts) {
    const found = findWordForWord(said, text);
    if (found && found.length >= ANSWER_LEAST && found.length <= ANSWER_MOST) return found;
  }
  return null;
}

/** Whether a reader could ask this, and ask it about this page. */
const isOfThePage = (site: CrawledSite, page: CrawledPage, question: string) =>
  question.length <= QUESTION_MOST &&
  isAskable(question, { alone: true }) &&
  isGrounded(question, `${site.name} ${crawledText(page)}`, 0.5);

/** Pages with the most text first; legal pages and lists answer little. */
function worthAsking(site: CrawledSite): CrawledPage[] {
  const last: readonly CrawledPage['kind'][] = ['legal', 'archive', 'listing'];
  return site.pages
    .filter(({ words }) => words >= 20)
    .sort((one, other) => Number(last.includes(one.kind)) - Number(last.includes(other.kind)));
}

/**
 * Questions by a model, each answered word for word by the page that it names. Answers that are not found
 * there, and questions about something else than their page, are dropped.
 *
 * @param wish what the owner asks for in their own words.
 */
export async function askWithModel(
  session: ModelSession,
  site: CrawledSite,
  count: number,
  wish: string | null = null,
): Promise<FoundQuestion[]> {
  const titles = pageTitles(site.pages);
  const pages = worthAsking(site);
  const found: FoundQuestion[] = [];
  for (let from = 0; from < pages.length && found.length < count; from += PAGES_A_CALL) {
    const batch = pages.slice(from, from + PAGES_A_CALL);
    const data = pagesAsData(batch, CHARACTERS_A_PAGE);
    const answered = await session.ask({
      task: task(Math.min(count - found.length, 3 * PAGES_A_CALL), wish),
      data,
      name: 'questions',
      answer,
    });
    if (!answered) break;
    for (const { page: number, question: asked, answer: said } of answered.questions) {
      const page = batch[number - 1];
      const question = oneLine(asked);
      const answer = page && isOfThePage(site, page, question) ? groundedAnswer(page, said) : null;
      if (!page || answer === null) session.drop();
      else
        found.push({
          question,
          answer: asText(answer),
          role: 'asked',
          own: false,
          central: true,
          page,
          pageTitle: titles.get(page.url) ?? page.title,
        });
    }
  }
  return found;
}
