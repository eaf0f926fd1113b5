import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { answerText } from '../qa-section/answer-part.ts';
import { askedAbout } from '../qa-section/asked-about.ts';
import type { Asking, PageAnswer } from '../qa-section/asking.ts';
import { type pageOf, siteOf } from './site-of.ts';

export type MadePage = Parameters<typeof pageOf>[0];

/** A page in which questions are searched, beside the home page unless it is that itself. */
export function askingOf(
  page: MadePage,
  asking: Partial<Asking> = {},
  site: Partial<CrawledSite> = {},
): Asking {
  const made = siteOf(page.kind === 'home' ? [page] : [{ url: '/', title: 'Home' }, page], site);
  const [last = made.pages[0]] = made.pages.slice(-1);
  if (!last) throw new Error('There is no page.');
  return {
    site: made,
    page: last,
    title: last.title,
    language: made.language,
    ...askedAbout(made),
    isTechnical: false,
    isOfTheSubject: () => true,
    ...asking,
  };
}

/** Questions with their answers, as they are read. */
export const asRead = (answers: readonly PageAnswer[]): [question: string, answer: string][] =>
  answers.map(({ question, answer }) => [question, answerText(answer)]);
