import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { isBroken } from '../sentence-signs.ts';
import { oneLine } from '../sentences.ts';
import { type SiteWords, siteWords } from '../site-words.ts';
import { answerFrom } from './answer-texts.ts';
import { isQuestion } from './question-texts.ts';

/** A name of code: `info_tag`, `:offset`, `run()`. */
const IDENTIFIER = /^[:@#]?[a-z]\w*(?:[_.]\w+)+(?:\(\))?$|^[:@#]\w+$|^\w+\(\)$/;
const LONGEST_NAME = 60;
const LEAST = 50;
const ARTICLES =
  /^(?:the|an?|die|der|das|eine?|le|la|les|une?|el|los|las|una|il|lo|gli|de|het|een|os?|as?|um|uma)\s+(?=\S)|^l[’']/iu;

/** The subject of a text whose first sentence defines something: "mod_mbox is a browser ..." gives "mod_mbox". */
function subjectOf(text: string, { definition }: SiteWords): string | null {
  const start = text.slice(0, LONGEST_NAME + 20);
  for (const { index } of start.matchAll(/\s/gu)) {
    if (index > LONGEST_NAME || /[.!?:;。]$/u.test(start.slice(0, index))) return null;
    if (definition.test(start.slice(index))) return start.slice(0, index);
  }
  return null;
}

/** A subject that the page is about: its title, address or the site's name have it. */
const isNamed = (subject: string, around: string) => {
  const name = subject.replace(ARTICLES, '');
  return /[\p{Lu}\p{N}_:@]/u.test(name) && around.includes(name.toLowerCase());
};

/** A text from its start, and from its second and third paragraph: a label may stand before it. */
function laterStarts(text: string): string[] {
  const paragraphs = text.split(/\n{2,}/);
  return [0, 1, 2].filter((at) => at < paragraphs.length).map((at) => paragraphs.slice(at).join('\n\n'));
}

const textsOf = (page: CrawledPage) => [
  ...(isBroken(page.description.trim()) ? [] : [page.description]),
  ...page.sections.slice(0, 12).flatMap(({ text }) => laterStarts(text)),
];

/** "An anvil" within a sentence is "an anvil". */
const withSmallArticle = (subject: string) =>
  subject.replace(ARTICLES, (article) => article.toLocaleLowerCase('en'));

/** "que" loses its vowel before another one. */
const elided = (question: string) => question.replace(/(?<=Qu’est-ce qu)e (?=[aeiouyâàéèêîôû])/iu, '’');

/**
 * "What is X?" and "What does X do?" where a sentence of the page says it of a name: the site's own, the
 * page's title, one of its headings, or one that title or address hold.
 *
 * @param siteName the one that may do something: "Acme makes ..." says what Acme does, "Settings files ..." nothing.
 */
export function definitions(
  page: CrawledPage,
  names: readonly string[],
  language: string,
  siteName: string,
): { question: string; answer: string[] }[] {
  const words = siteWords(language);
  const { whatIs, definition, whatDoes, doing } = words;
  const texts = textsOf(page);
  const around = `${names.join(' ')} ${page.resume?.titles.document ?? ''} ${page.url}`.toLowerCase();
  const subjects = texts
    .map((text) => subjectOf(text, words))
    .filter((subject) => subject !== null && isNamed(subject, around));
  const asked = [...new Set([...names.map((name) => oneLine(name)), ...subjects])];
  return asked.flatMap((name) => {
    if (name === null || name.length < 2 || name.length > LONGEST_NAME || isQuestion(name)) return [];
    for (const text of texts) {
      const article = ARTICLES.exec(text)?.[0] ?? '';
      const bare = text.slice(article.length, article.length + name.length);
      const subject = text.startsWith(name) ? name : article + bare;
      if (!text.startsWith(name) && bare.toLowerCase() !== name.toLowerCase()) continue;
      const rest = text.slice(subject.length);
      const does = doing.test(rest) && (name === siteName || IDENTIFIER.test(name));
      const asking = definition.test(rest) ? whatIs : does ? whatDoes : null;
      const answer = asking === null ? null : answerFrom(text, language);
      if (asking === null || !answer?.[0]?.startsWith(subject) || answer.join(' ').length < LEAST) continue;
      return [
        {
          question: elided(asking.replace('{x}', IDENTIFIER.test(name) ? name : withSmallArticle(subject))),
          answer,
        },
      ];
    }
    return [];
  });
}
