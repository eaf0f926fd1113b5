import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { isPositionAddress } from '../../crawl/site/is-position-address.ts';
import { baseLanguage } from '../../language/base-language.ts';
import { asksWhatItIs } from '../asks-what-it-is.ts';
import { pageTitles } from '../llms-txt/page-titles.ts';
import { oneLine } from '../sentences.ts';
import { siteSubject } from '../site-subject.ts';
import type { AnswerPart } from './answer-part.ts';
import { askedAbout } from './asked-about.ts';
import type { Asking, PageAnswer } from './asking.ts';
import { definitions } from './definitions.ts';
import { distinctQuestions } from './distinct-questions.ts';
import { factQuestions } from './fact-questions.ts';
import { headingQuestions } from './heading-questions.ts';
import { identityQuestions } from './identity-question.ts';
import { ownQuestions } from './own-questions.ts';
import { byRank, createRanking } from './question-rank.ts';
import { createIsOfTheSubject } from './subject-words.ts';
import { topics } from './topics.ts';

/**
 * Why a question is asked: what the site is, its own question, a common visitors' question, a model's
 * question, a definition, a heading.
 */
export type QuestionRole = 'identity' | 'own' | 'fact' | 'asked' | 'defined' | 'heading';

export interface FoundQuestion {
  question: string;
  /** Word for word from the page. */
  answer: AnswerPart[];
  role: QuestionRole;
  /** Whether the site asks it itself. */
  own: boolean;
  /** Whether it is about the site's subject, not a minor part of it. */
  central: boolean;
  /** For a fact: which one. */
  topic?: string;
  page: CrawledPage;
  pageTitle: string;
}

const CODE = /(?:^|\n)\$ |\w\(\)|\s--[a-z]{3,}|\b[a-z]+_[a-z]+\b|<\/\w+>/;
const TECHNICAL_SHARE = 0.2;

/** Whether a site is about software: this share of its pages has code. */
const isAboutSoftware = ({ pages }: CrawledSite) =>
  pages.filter(({ sections }) =>
    sections
      .slice(0, 10)
      .some(({ text, kinds = '' }) => kinds.includes('c') || CODE.test(text.slice(0, 2000))),
  ).length >=
  pages.length * TECHNICAL_SHARE;

const sameLanguage = (one: string, other: string) =>
  one === '' || other === '' || baseLanguage(one) === baseLanguage(other);

/**
 * The pages in which questions are searched: those in the site's own language; others would repeat them. "How do I apply?"
 * of one position is no question about the site.
 */
function pagesToAsk(site: CrawledSite): Asking[] {
  const titles = pageTitles(site.pages);
  const ofTheSite = { ...askedAbout(site), isTechnical: isAboutSoftware(site) };
  const isOfTheSubject = createIsOfTheSubject(site);
  const asking = site.pages
    .filter(({ url }) => !isPositionAddress(url))
    .map((page): Asking => {
      const title = titles.get(page.url) ?? page.title;
      return { ...ofTheSite, site, page, title, isOfTheSubject, language: page.language || site.language };
    });
  const main = asking.filter(({ language }) => sameLanguage(language, site.language));
  return main.length > 0 ? main : asking;
}

/** The most definitions of code items: more would be a manual. */
const MOST_IDENTIFIERS = 3;
const IDENTIFIER = /[_:@#()]|\w\.\w/;

/** Limits the definitions of code items. */
function fewIdentifiers<Found extends FoundQuestion>(questions: readonly Found[]): Found[] {
  let left = MOST_IDENTIFIERS;
  return questions.filter(({ question }) => !IDENTIFIER.test(question) || left-- > 0);
}

/** A kind of thing, not a name: "a horn". */
const OF_A_KIND = /(?<!\p{L})(?:an?|ein|eine|une?|una|een|um|uma)\s/u;

/** Folders of pages about somebody else: a customer, a partner, work that was done for them. */
const OF_OTHERS =
  /\/(?:customers?|clients?|customer-stor(?:y|ies)|case-stud(?:y|ies)|success-stor(?:y|ies)|testimonials?|partners?|portfolio|work|projects?|kunden|referenzen|projekte|realisations?|references?|clientes?|proyectos|casos-de-exito|clienti|progetti|klanten|projecten)\/[^/]/i;

/** What a page defines; for an article, which may be about a client or news, no names. */
function definedOn(asking: Asking): PageAnswer[] {
  const { site, page, language } = asking;
  const found = definitions(page, namesOn(asking), language, oneLine(site.name));
  if (page.kind === 'archive') return [];
  const ofOthers = page.kind === 'article' || OF_OTHERS.test(new URL(page.url).pathname);
  return ofOthers ? found.filter(({ question }) => OF_A_KIND.test(question)) : found;
}

/** A feedback form has an address of its own. */
const FOR_REMARKS = /feedback/i;
/** The kind of page that answers a topic best: footers repeat a part of it on every page. */
const HOMES: Partial<Record<string, CrawledPage['kind']>> = {
  prices: 'pricing',
  where: 'contact',
  contact: 'contact',
  about: 'about',
};
const isAtHome = ({ topic, page }: { topic: string; page: CrawledPage }) =>
  Number(HOMES[topic] === page.kind && !FOR_REMARKS.test(page.url));

/** What visitors ask first: products, prices, opening hours, address. */
const placeOf = (topic: string) => topics.findIndex(({ id }) => id === topic);

const namesOn = ({ page, title }: Asking) => [
  title.replace(/\s+[—–|-]\s.*$/u, ''),
  ...(/\s[—–-]\s(\S+)$/u.exec(title)?.slice(1) ?? []),
  ...page.sections.map(({ heading }) => oneLine(heading)),
];

/**
 * The questions that a visitor would ask, each with its answer in the site's own words, best first: what the
 * site is, its own questions, common visitors' questions, then those from headings and definitions. No two
 * are the same.
 */
export function findQuestions(site: CrawledSite): FoundQuestion[] {
  const pages = pagesToAsk(site);
  const rank = createRanking(pages);
  const all = <Found extends PageAnswer>(role: QuestionRole, find: (one: Asking) => Found[]) =>
    pages.flatMap((asking) =>
      find(asking).map((found, at) => {
        const asked = { ...found, role, own: role === 'own' };
        const ranked = { ...asked, central: rank.isCentral(asking, asked) };
        return { ...ranked, page: asking.page, pageTitle: asking.title, rank: rank.of(asking, ranked, at) };
      }),
    );
  const identity = all('identity', identityQuestions).sort(byRank);
  const own = all('own', ownQuestions).sort(byRank);
  const facts = all('fact', factQuestions).sort(
    (one, other) =>
      placeOf(one.topic) - placeOf(other.topic) || isAtHome(other) - isAtHome(one) || byRank(one, other),
  );
  const headings = fewIdentifiers(all('heading', headingQuestions).sort(byRank));
  const defined = fewIdentifiers(all('defined', definedOn).sort(byRank));
  const central = <Found extends FoundQuestion>(of: readonly Found[]) => of.filter((one) => one.central);
  const aside = <Found extends FoundQuestion>(of: readonly Found[]) => of.filter((one) => !one.central);
  const subject = siteSubject(oneLine(site.name));
  // If the first page does not say what the site is, another may: the introduction of a manual.
  const definition =
    identity.length > 0
      ? undefined
      : defined.find(
          ({ question }) => subject !== '' && question.includes(subject) && asksWhatItIs(question, subject),
        );
  const found = distinctQuestions<FoundQuestion & { rank: number }>(
    [
      ...identity.slice(0, 1),
      ...(definition ? [definition] : []),
      ...central(own),
      ...facts,
      ...central(headings),
      ...central(defined),
      ...aside(own),
      ...aside(headings),
      ...aside(defined),
    ],
    subject,
  );
  return found.map(({ rank: _, ...question }) => question);
}
