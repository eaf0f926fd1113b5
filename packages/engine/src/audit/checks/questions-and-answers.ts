import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { isLegalAddress } from '../../crawl/site/page-kind.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { defineCheck, notApplicable } from './define-check.ts';
import { type DraftedQuestion, draftQuestions } from './drafts/draft-questions.ts';
import { count } from './wording/count.ts';
import { cutText } from './wording/cut-text.ts';
import { htmlText } from './wording/html-text.ts';
import { jsonLdSnippet, toFillIn } from './wording/json-ld-snippet.ts';
import { quote, quoteList } from './wording/quote.ts';

/** Enough for a visitor's first questions. */
const ENOUGH = 3;
/** Score for one answered question, and for two. */
const SOME = [0.5, 0.7];
/** No questions, but as many explained terms: each answers what something is. */
const EXPLAINED = 0.45;
const MOST_MARKED = 5;
const MOST_SHOWN = 10;

const asHtml = ({ question, answer }: DraftedQuestion) =>
  `<h2>${htmlText(question)}</h2>\n<p>${htmlText(answer, 600)}</p>`;

/** The questions as data, too; if the page already has such data, add to its list instead of a second one. */
function asMarkup(page: PageFacts, questions: readonly DraftedQuestion[]): string[] {
  const hasList = page.structuredData.nodes.some(({ types }) => types.includes('FAQPage'));
  if (hasList || questions.length === 0) return [];
  const { code } = jsonLdSnippet({
    '@type': 'FAQPage',
    mainEntity: questions.slice(0, MOST_MARKED).map((item) => ({
      '@type': 'Question',
      name: cutText(item.question, 200),
      acceptedAnswer: { '@type': 'Answer', text: cutText(item.answer, 600) },
    })),
  });
  return [code];
}

/**
 * Questions that the page needs to cover what visitors ask first: those that only its data answers, those
 * that its own words answer, and gaps for the rest.
 */
function drafts(page: PageFacts, url: string): Snippet {
  const shown = page.questions.filter(({ visible }) => visible);
  const hidden = page.questions.filter(({ visible }) => !visible).slice(0, MOST_SHOWN);
  const known = new Set([...shown, ...hidden].map(({ question }) => question));
  const own = hidden.length >= ENOUGH ? [] : draftQuestions(page, url);
  const added = [...hidden, ...own.filter(({ question }) => !known.has(question))];
  const asked = new Set([...shown, ...added].map(({ question }) => question));
  const gap = {
    question: toFillIn('a question that your visitors ask'),
    answer: toFillIn('the answer in two or three sentences'),
  };
  return {
    label: 'in <main>',
    language: 'html',
    code: [
      ...added.map(asHtml),
      ...Array.from({ length: Math.max(0, ENOUGH - asked.size) }, () => asHtml(gap)),
      ...asMarkup(page, [...shown, ...added]),
    ].join('\n'),
  };
}

export const questionsAndAnswers = defineCheck({
  id: 'questions-and-answers',
  title: 'Visible questions and answers',
  group: 'content',
  why: 'People ask assistants complete questions, and a page that answers one directly is easy to quote. Only answers in the visible text count (Google Search Central, “FAQPage structured data”, content guidelines).',
  needs: ['page', 'response'],
  ofContent: true,
  run({ page, response }) {
    const visible = page.questions.filter(({ visible, answer }) => visible && answer.trim() !== '');
    const hidden = page.questions.filter(({ visible }) => !visible);
    const asked = [...new Set(visible.map(({ question }) => question))];
    const explained = page.quotable.definitions.length;
    if (asked.length >= ENOUGH)
      return {
        score: 1,
        title: `${asked.length} questions answered`,
        evidence: `The visible text answers ${count(asked.length, 'question')}: ${quoteList(asked, 3)}.`,
        details: asked.map((question) => quote(question, 120)),
      };
    if (asked.length === 0 && hidden.length > 0)
      return {
        score: 0.3,
        title: 'Answers only in the markup',
        evidence: `The structured data answers ${count(hidden.length, 'question')}, such as ${quote(hidden[0]?.question ?? '')}, but the visible text does not.`,
        fix: {
          title: 'Show the answers on the page',
          text: 'Put each marked question and its answer into the visible text, word for word; search engines may ignore or penalise marked text that visitors cannot see.',
          snippet: () => drafts(page, response.url),
        },
      };
    if (isLegalAddress(response.url))
      return notApplicable(
        'By its address this is a legal page, where nobody looks for questions and answers.',
      );
    return {
      score: asked.length > 0 ? (SOME[asked.length - 1] ?? 0.7) : explained >= ENOUGH ? EXPLAINED : 0.25,
      title: asked.length > 0 ? `Only ${count(asked.length, 'question')} answered` : 'No questions answered',
      evidence: asked.length
        ? `The visible text answers ${quoteList(asked)}; ${ENOUGH} or more cover what visitors ask first.`
        : 'The visible text has no question with its answer: neither in headings, panels or lines that ask nor in a list of questions.',
      fix: {
        title: 'Answer your visitors’ questions on the page',
        text: `Add ${ENOUGH} or more questions as headings, each answered below in two or three sentences of plain text, in the words that people use when they ask. Visible AI’s generator drafts them from your own pages.`,
        snippet: () => drafts(page, response.url),
      },
    };
  },
});
