import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { pageTitles } from '../llms-txt/page-titles.ts';
import { withoutEmblems } from '../sentence-signs.ts';
import { oneLine } from '../sentences.ts';
import { answerFrom } from './answer-texts.ts';
import { type Asking, isAboutTheSite, LONGEST_QUESTION, type PageAnswer } from './asking.ts';
import { definitions } from './definitions.ts';
import { distinctQuestions } from './distinct-questions.ts';
import { headingQuestions } from './heading-questions.ts';
import { isAskable, isQuestion } from './question-texts.ts';
import { topicQuestion } from './topic-questions.ts';

export interface FoundQuestion {
  question: string;
  /** Paragraphs, word for word from the page. */
  answer: string[];
  /** Whether the site asks it itself. */
  own: boolean;
  page: CrawledPage;
  pageTitle: string;
}

/** Of one page about something else, so many of its own questions come before what other pages define. */
const OWN_OF_ONE = 3;
/** Questions of a page of questions in each round, where other pages have one. */
const FAQ_IN_TURN = 3;

/** What the site asks and answers itself: marked as such, or as a heading. */
function ownQuestions({ page, language }: Asking): PageAnswer[] {
  const headed = page.sections
    .filter(({ heading }) => isQuestion(heading))
    .map(({ heading, text }) => ({ question: heading, answer: text, from: 'heading' as const }));
  return [...page.questions, ...headed].flatMap(({ question, answer, from }) => {
    const text = withoutEmblems(oneLine(question));
    const given = from === 'structured-data' || from === 'details';
    const taken = answerFrom(answer, language, given);
    const alone = !given && !isAboutTheSite(page);
    return isAskable(text, alone) && text.length <= LONGEST_QUESTION && taken
      ? [{ question: text, answer: taken }]
      : [];
  });
}

/** What visitors of every site ask, on the pages that speak of the whole site. */
function topicQuestions({ site, page, title, language }: Asking): PageAnswer[] {
  const titled = topicQuestion(
    title,
    page.sections.find(({ text }) => text !== '')?.text ?? '',
    language,
    site.name,
  );
  if (page.kind === 'product' || !(isAboutTheSite(page) || titled)) return titled ? [titled] : [];
  const under = page.sections.flatMap(({ heading, text }, index) => {
    // The text may stand under lower headings: a street, a telephone.
    const next = page.sections[index + 1];
    const words = text || (next && next.level > (page.sections[index]?.level ?? 0) ? next.text : '');
    return topicQuestion(heading, words, language, site.name) ?? [];
  });
  return [...under, ...(titled ? [titled] : [])];
}

/** The names that a page's sentences may define. */
const namesOn = ({ site, page, title }: Asking) => [
  ...(page.kind === 'home' || page.kind === 'about' ? [oneLine(site.name)] : []),
  title.replace(/\s+[—–|-]\s.*$/u, ''),
  ...(/\s[—–-]\s(\S+)$/u.exec(title)?.slice(1) ?? []),
  ...page.sections.map(({ heading }) => oneLine(heading)),
];

/** Takes some questions of each page in turn, so that the whole site is spoken of. */
function inTurn(perPage: readonly { found: FoundQuestion[]; each: number }[]): FoundQuestion[] {
  const rounds = Math.max(0, ...perPage.map(({ found, each }) => Math.ceil(found.length / each)));
  return Array.from({ length: rounds }, (_, round) =>
    perPage.flatMap(({ found, each }) => found.slice(round * each, (round + 1) * each)),
  ).flat();
}

const CODE = /(?:^|\n)\$ |\w\(\)|\s--[a-z]{3,}|\b[a-z]+_[a-z]+\b|<\/\w+>/;
const TECHNICAL_SHARE = 0.2;

/** Whether a site is about software: so many of its pages hold code. */
const isAboutSoftware = ({ pages }: CrawledSite) =>
  pages.filter(({ sections }) => sections.slice(0, 10).some(({ text }) => CODE.test(text.slice(0, 2000))))
    .length >=
  pages.length * TECHNICAL_SHARE;

const SPOKEN_OF_LAST: readonly CrawledPage['kind'][] = ['legal', 'archive'];

/**
 * The questions a visitor of the site would ask, each with its answer in the site's own words, best first: what
 * it is, what every visitor asks and what the site asks itself, then what it defines, then what its headings
 * stand for. No two are the same.
 */
export function findQuestions(site: CrawledSite): FoundQuestion[] {
  const titles = pageTitles(site.pages);
  const isTechnical = isAboutSoftware(site);
  const asking = [...site.pages]
    .sort(
      (one, other) => Number(SPOKEN_OF_LAST.includes(one.kind)) - Number(SPOKEN_OF_LAST.includes(other.kind)),
    )
    .map((page): Asking => {
      const title = titles.get(page.url) ?? page.title;
      return { site, page, title, isTechnical, language: page.language || site.language };
    });
  // A site in two languages is asked in its own; the other pages would say the same again.
  const main = asking.filter(({ language }) => sameLanguage(language, site.language));
  const pages = main.length > 0 ? main : asking;
  const all = (of: readonly Asking[], find: (one: Asking) => PageAnswer[], own = false) =>
    of.map((one) => ({
      each: own && one.page.kind === 'faq' ? FAQ_IN_TURN : 1,
      found: find(one).map((found) => ({ ...found, own, page: one.page, pageTitle: one.title })),
    }));
  const ofTheSite = pages.filter(({ page }) => isAboutTheSite(page));
  const ofOthers = pages.filter(({ page }) => !isAboutTheSite(page));
  const introducing = pages.filter(({ page }) => page.kind === 'home' || page.kind === 'about');
  const owned = all(ofOthers, ownQuestions, true);
  const topical = all(pages, topicQuestions).flatMap(({ found }) => found);
  return distinctQuestions([
    ...inTurn(
      all(introducing, (one) =>
        definitions(one.page, namesOn(one).slice(0, 1), one.language, oneLine(site.name)),
      ),
    ),
    ...inTurn([{ found: topical, each: FAQ_IN_TURN }, ...all(ofTheSite, ownQuestions, true)]),
    ...inTurn(owned.map(({ found, each }) => ({ found: found.slice(0, OWN_OF_ONE), each }))),
    ...inTurn(all(pages, (one) => definitions(one.page, namesOn(one), one.language, oneLine(site.name)))),
    ...inTurn(owned.map(({ found, each }) => ({ found: found.slice(OWN_OF_ONE), each }))),
    ...inTurn(all(pages, headingQuestions)),
  ]);
}

const sameLanguage = (one: string, other: string) =>
  one === '' || other === '' || one.slice(0, 2).toLowerCase() === other.slice(0, 2).toLowerCase();
