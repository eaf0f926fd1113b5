import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { pageTitles } from '../llms-txt/page-titles.ts';
import { oneLine } from '../sentences.ts';
import { siteWords } from '../site-words.ts';
import { answerFrom } from './answer-texts.ts';
import { distinctQuestions } from './distinct-questions.ts';
import { isAskable, isQuestion, questionOf } from './question-texts.ts';

export interface FoundQuestion {
  question: string;
  /** Paragraphs, word for word from the page. */
  answer: string[];
  /** Whether the site asks it itself. */
  own: boolean;
  page: CrawledPage;
  pageTitle: string;
}

const LONGEST_QUESTION = 160;

type Found = Omit<FoundQuestion, 'page' | 'pageTitle' | 'own'>;

/** Kinds of page whose questions are about the site as a whole. */
const ABOUT_THE_SITE: readonly CrawledPage['kind'][] = [
  'home',
  'faq',
  'product',
  'pricing',
  'about',
  'contact',
];

const withoutPictures = (text: string) =>
  text.replace(/^(?:\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|\s)+/u, '');

/** What the site asks and answers itself. */
function ownQuestions(page: CrawledPage, language: string): Found[] {
  return page.questions.flatMap(({ question, answer, from }) => {
    const text = withoutPictures(oneLine(question));
    const given = from === 'structured-data' || from === 'details';
    const taken = answerFrom(answer, language, given);
    const alone = !given && !ABOUT_THE_SITE.includes(page.kind);
    return isAskable(text, alone) && text.length <= LONGEST_QUESTION && taken
      ? [{ question: text, answer: taken }]
      : [];
  });
}

/** A name of code: `info_tag`, `:offset`, `run()`. */
const IDENTIFIER = /^[:@#]?[a-z]\w*(?:[_.]\w+)+(?:\(\))?$|^[:@#]\w+$|^\w+\(\)$/;

/** "What is X?" or "What does X do?" where a sentence of the page says it. */
function definitions(page: CrawledPage, names: readonly string[], language: string): Found[] {
  const { whatIs, definition } = siteWords(language);
  const texts = [page.description, page.excerpt, ...page.sections.map(({ text }) => text)];
  const questionFor = (name: string, rest: string) => {
    if (definition.test(rest)) return whatIs.replace('{x}', name.replace(/^The /, 'the '));
    return IDENTIFIER.test(name) && /^\s+[a-z]+s\s/.test(rest) ? `What does ${name} do?` : null;
  };
  return names.flatMap((name) => {
    if (name.length < 2 || name.length > 60 || isQuestion(name)) return [];
    for (const text of texts) {
      const subject = [name, `The ${name}`].find((words) => text.startsWith(words));
      const question = subject === undefined ? null : questionFor(name, text.slice(subject.length));
      const answer = question && answerFrom(text, language);
      if (question && answer && subject && answer[0]?.startsWith(subject)) return [{ question, answer }];
    }
    return [];
  });
}

/** Headings that stand for a question, answered by the text under them. */
function headingQuestions(page: CrawledPage, title: string, language: string): Found[] {
  const first = page.sections.find(({ text }) => text !== '')?.text ?? '';
  const asked = [
    { heading: title, texts: [first, page.excerpt] },
    ...page.sections
      .filter(({ level }) => level > 1)
      .map(({ heading, text }) => ({ heading, texts: [text] })),
  ];
  return asked.flatMap(({ heading, texts }) => {
    const question = questionOf(withoutPictures(oneLine(heading)), language);
    if (!question || question.length > LONGEST_QUESTION) return [];
    if (!isAskable(question, !ABOUT_THE_SITE.includes(page.kind))) return [];
    const answer = texts.map((text) => answerFrom(text, language)).find((found) => found !== null);
    return answer ? [{ question, answer }] : [];
  });
}

/** Takes one question of each page in turn, so that the whole site is spoken of. */
function inTurn(perPage: readonly FoundQuestion[][]): FoundQuestion[] {
  const longest = Math.max(0, ...perPage.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => perPage.flatMap((found) => found[round] ?? [])).flat();
}

const SPOKEN_OF_LAST: readonly CrawledPage['kind'][] = ['legal', 'archive'];

/**
 * The questions a visitor of the site would ask, each with its answer in the site's own words, best first:
 * what the site asks itself, then what it defines, then what its headings stand for. No two are the same.
 */
export function findQuestions(site: CrawledSite): FoundQuestion[] {
  const titles = pageTitles(site.pages);
  const pages = [...site.pages].sort(
    (one, other) => Number(SPOKEN_OF_LAST.includes(one.kind)) - Number(SPOKEN_OF_LAST.includes(other.kind)),
  );
  const tier = (find: (page: CrawledPage, title: string, language: string) => Found[], own = false) =>
    inTurn(
      pages.map((page) => {
        const pageTitle = titles.get(page.url) ?? page.title;
        const language = page.language || site.language;
        return find(page, pageTitle, language).map((found) => ({ ...found, own, page, pageTitle }));
      }),
    );
  const names = (page: CrawledPage, title: string) => [
    ...(page.kind === 'home' || page.kind === 'about' ? [oneLine(site.name)] : []),
    title.replace(/\s+[—–|-]\s.*$/u, ''),
    ...(/\s[—–]\s(\S+)$/u.exec(title)?.slice(1) ?? []),
    ...page.sections.map(({ heading }) => oneLine(heading)),
  ];
  const found = [
    ...tier((page, title, language) => definitions(page, names(page, title).slice(0, 1), language)).filter(
      ({ page }) => page.kind === 'home' || page.kind === 'about',
    ),
    ...tier((page, _title, language) => ownQuestions(page, language), true),
    ...tier((page, title, language) => definitions(page, names(page, title), language)),
    ...tier(headingQuestions),
  ];
  return distinctQuestions(found);
}
