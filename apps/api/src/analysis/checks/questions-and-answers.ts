import { defineCheck } from './define-check.ts';
import { questionAbout } from './facts/question-about.ts';
import { siteName } from './facts/site-name.ts';
import { count } from './wording/count.ts';
import { cutText } from './wording/cut-text.ts';
import { htmlText } from './wording/html-text.ts';
import { jsonLdSnippet, toFillIn } from './wording/json-ld-snippet.ts';
import { quote, quoteList } from './wording/quote.ts';

/** Enough for a visitor's first questions. */
const ENOUGH = 3;

export const questionsAndAnswers = defineCheck({
  id: 'questions-and-answers',
  title: 'Visible questions and answers',
  group: 'content',
  why: 'People ask assistants whole questions; a page that answers one in so many words is easy to quote. Only answers that stand in the visible text count (Google Search Central, “FAQPage structured data”, content guidelines).',
  needs: ['page', 'response'],
  run({ page, response }) {
    const visible = page.questions.filter(({ visible, answer }) => visible && answer.trim() !== '');
    const hidden = page.questions.filter(({ visible }) => !visible);
    const asked = [...new Set(visible.map(({ question }) => question))];
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
          snippet: {
            label: 'in <main>',
            language: 'html',
            code: hidden
              .slice(0, 3)
              .map(
                ({ question, answer }) => `<h3>${htmlText(question)}</h3>\n<p>${htmlText(answer, 600)}</p>`,
              )
              .join('\n'),
          },
        },
      };
    const name = siteName(page, response.url);
    const question = questionAbout(name, page.lang);
    const answer = page.metaDescription ?? toFillIn('the answer in two or three sentences');
    const all = [...visible.slice(0, 5), { question, answer }];
    const markup = jsonLdSnippet({
      '@type': 'FAQPage',
      mainEntity: all.map((item) => ({
        '@type': 'Question',
        name: cutText(item.question, 200),
        acceptedAnswer: { '@type': 'Answer', text: cutText(item.answer, 300) },
      })),
    });
    return {
      score: asked.length > 0 ? 0.7 : 0.25,
      title: asked.length > 0 ? `Only ${count(asked.length, 'question')} answered` : 'No questions answered',
      evidence: asked.length
        ? `The visible text answers ${quoteList(asked)}; ${ENOUGH} or more cover what visitors ask first.`
        : 'The visible text has no question with its answer: neither in headings that ask nor in a list of questions.',
      fix: {
        title: 'Answer your visitors’ questions on the page',
        text: `Add ${ENOUGH} or more questions as headings, each answered below in two or three sentences of plain text, in the words people ask with. The generator in this product drafts them from your own pages.`,
        snippet: {
          label: 'in <main>',
          language: 'html',
          code: `<h3>${htmlText(question)}</h3>\n<p>${htmlText(answer, 600)}</p>\n${markup.code}`,
        },
      },
    };
  },
});
