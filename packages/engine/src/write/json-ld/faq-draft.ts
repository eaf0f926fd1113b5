import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage, PageQuestion } from '../../crawl/crawled-site.ts';
import { plainName } from '../plain-name.ts';
import { isAskable } from '../qa-section/is-askable.ts';
import { withoutNumber } from '../without-number.ts';
import { isPageTool } from '../without-page-tools.ts';
import { draftThing } from './draft-thing.ts';
import type { GraphDraft } from './graph-draft.ts';
import { isDescribedElsehow, ownThings } from './own-things.ts';
import { wholeText } from './wording.ts';

/**
 * A single question is a heading; a page of questions has more: three if only their words show that they are
 * questions.
 */
const LEAST_QUESTIONS = 2;
const LEAST_UNMARKED = 3;
const MOST_QUESTIONS = 30;
const MOSTLY = 0.5;
const LONGEST_ANSWER = 3000;

const wordsIn = (text: string) => text.split(/\s+/).length;

/**
 * The questions that a page consists of: those in panels, definition lists and data, which are always meant
 * as questions; those in headings only if they are most of the page, because an article may ask, too.
 */
function askedOn(page: CrawledPage): PageQuestion[] {
  const asked = page.questions.filter(
    ({ question, answer, from }) =>
      answer.length <= LONGEST_ANSWER &&
      wholeText(answer) !== undefined &&
      !isPageTool(answer) &&
      isAskable(question, from === 'heading' ? { alone: false, headed: answer } : { alone: false }),
  );
  const distinct = [...new Map(asked.map((each) => [plainName(each.question), each])).values()];
  const marked = distinct.filter(({ from }) => from !== 'heading');
  const share = distinct.reduce((sum, { question, answer }) => sum + wordsIn(question) + wordsIn(answer), 0);
  const isMostly =
    page.kind === 'faq' ||
    ((page.kind !== 'article' || page.published === null) &&
      distinct.length >= LEAST_UNMARKED &&
      share >= page.words * MOSTLY);
  const taken = isMostly ? distinct : marked;
  const isMarked =
    page.kind === 'faq' || taken.some(({ from }) => from === 'details' || from === 'structured-data');
  return taken.length >= (isMarked ? LEAST_QUESTIONS : LEAST_UNMARKED) ? taken.slice(0, MOST_QUESTIONS) : [];
}

const questionOf = ({ question, answer }: PageQuestion): JsonObject => ({
  '@type': 'Question',
  name: withoutNumber(question),
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

/** The questions of a page: its own data, else those that it shows with their answers. */
export function questionsOf(page: CrawledPage): GraphDraft[] {
  const { url } = page;
  const own = ownThings(page, 'FAQPage');
  const facts = { family: 'FAQPage', page: url } as const;
  if (own.length > 0)
    return own.map((thing, at) =>
      draftThing({
        ...facts,
        types: thing.types,
        id: at === 0 ? `${url}#faq` : `${url}#faq-${at + 1}`,
        own: [thing],
        stated: [],
      }),
    );
  if (isDescribedElsehow(page, 'FAQPage')) return [];
  const asked = askedOn(page);
  if (asked.length === 0) return [];
  const stated = [
    ['mainEntity', asked.map(questionOf), url],
    ['inLanguage', page.language, url],
  ] as const;
  return [draftThing({ ...facts, types: ['FAQPage'], id: `${url}#faq`, own, stated })];
}
