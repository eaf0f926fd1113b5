import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { withoutEmblems } from '../sentence-signs.ts';
import { bareWords, oneLine } from '../sentences.ts';
import { answerFrom } from './answer-texts.ts';
import { type Asking, isAboutTheSite, LONGEST_QUESTION, type PageAnswer } from './asking.ts';
import { canAnswer, isAskable, questionOf } from './question-texts.ts';

/** Sections in which an answer to a page's title is looked for. */
const SECTIONS = 5;

/** Whether a page writes a word small somewhere in its text. */
function createIsSmall(page: CrawledPage): (word: string) => boolean {
  let words: Set<string> | null = null;
  return (word) => {
    words ??= new Set(
      page.sections.flatMap(({ text }) => text.match(/(?<=^|[\s(“"])\p{Ll}+(?=$|[\s,.;:!?)”"])/gu) ?? []),
    );
    return words.has(word);
  };
}

/** "Convert a file — convert_file": what a page calls the thing of code it describes. */
const codeName = (title: string) => /\s[—–-]\s(\w+_\w+|\w+\(\))$/u.exec(title)?.[1] ?? null;
const OF_THE_CODE =
  /^(?:(?:this|the) )?(?:[\w-]+ ){0,2}(?:function|method|class|helper|command|module|option|hook)\b/i;

/** "What does X do?" of a page about a thing of code. */
function codeQuestion({ page, title, language }: Asking): PageAnswer | null {
  const code = codeName(title);
  if (!code) return null;
  const texts = [page.sections.find(({ text }) => text !== '')?.text ?? '', page.description];
  for (const [at, text] of texts.entries()) {
    const answer = answerFrom(text, language, at > 0);
    if (answer && OF_THE_CODE.test(answer[0] ?? '')) return { question: `What does ${code} do?`, answer };
  }
  return null;
}

/** Headings that stand for a question, answered by the text under them. */
export function headingQuestions(asking: Asking): PageAnswer[] {
  const { site, page, title, language, isTechnical } = asking;
  const inCode = codeQuestion(asking);
  const small = createIsSmall(page);
  const named = new Set(bareWords(site.name));
  const isSmall = (word: string) => !named.has(word) && small(word);
  const texts = page.sections.map(({ text }) => text).filter((text) => text !== '');
  const lead = [...texts.slice(0, 1), page.description, ...texts.slice(1, SECTIONS)];
  const asked = [
    ...(inCode ? [] : [{ heading: title, from: lead }]),
    ...page.sections
      .filter(({ heading }) => heading !== '' && !title.startsWith(oneLine(heading)))
      .map(({ heading, text }) => ({ heading, from: [text] })),
  ];
  const found = asked.flatMap(({ heading, from }) => {
    const question = questionOf(withoutEmblems(oneLine(heading)), { language, isSmall, isTechnical });
    if (!question || question.length > LONGEST_QUESTION) return [];
    if (!isAskable(question, !isAboutTheSite(page))) return [];
    for (const text of from) {
      const answer = answerFrom(text, language);
      if (answer && canAnswer(question, answer.join(' '), site.name)) return [{ question, answer }];
    }
    return [];
  });
  return inCode ? [inCode, ...found] : found;
}
