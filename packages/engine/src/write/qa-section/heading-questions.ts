import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { type ParagraphText, paragraphsOf } from '../../crawl/paragraphs.ts';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { isQuestion } from '../is-question.ts';
import { bareWords, oneLine } from '../sentences.ts';
import { siteSubject } from '../site-subject.ts';
import { isPageTool } from '../without-page-tools.ts';
import { type AnswerPart, answerText } from './answer-part.ts';
import { answerFrom } from './answer-texts.ts';
import { type Asking, isAboutTheSite, type PageAnswer } from './asking.ts';
import { englishVerb } from './heading-verbs.ts';
import { isAskable } from './is-askable.ts';
import { isOfThread } from './own-questions.ts';
import { languageKey } from './qa-words.ts';
import { canAnswer, instructs, questionOf } from './question-texts.ts';

/** The number of sections in which an answer to a page's title is searched. */
const SECTIONS = 5;

/** Whether a page writes a word in lower case somewhere in its text. */
function createIsSmall(page: CrawledPage): (word: string) => boolean {
  let words: Set<string> | null = null;
  return (word) => {
    words ??= new Set(
      page.sections.flatMap(({ text }) => text.match(/(?<=^|[\s(“"])\p{Ll}+(?=$|[\s,.;:!?)”"])/gu) ?? []),
    );
    return words.has(word);
  };
}

/** "Convert a file — convert_file": the page's name for the code item that it describes. */
const codeName = (title: string) => /\s[—–-]\s(\w+_\w+|\w+\(\))$/u.exec(title)?.[1] ?? null;
const OF_THE_CODE =
  /^(?:(?:this|the) )?(?:[\w-]+ ){0,2}(?:function|method|class|helper|command|module|option|hook)\b/i;
const INTERNAL = /\binternal\b|\bfor developers\b/i;

/** The first word says what something does: "Download a report", "Converts a file". */
const saysWhatItDoes = (text: string) => {
  const [first = ''] = text.split(/\s/u);
  return OF_THE_CODE.test(text) || englishVerb(first.replace(/s$/, '')) !== null;
};

/** The question of a page about a code item: what it does. */
function codeQuestion({ page, title, language }: Asking): PageAnswer | null {
  const code = codeName(title);
  const file = page.url.split('/').at(-1) ?? '';
  if (!code || languageKey(language) !== 'en' || INTERNAL.test(title) || /^dot-/.test(file)) return null;
  const lead = page.sections.find(({ text }) => text !== '');
  for (const [at, from] of [lead, { text: page.description }].entries()) {
    const answer = from && answerFrom(from, language, at > 0);
    const said = answer ? answerText(answer) : '';
    if (answer && saysWhatItDoes(said) && !INTERNAL.test(said))
      return { question: `What does ${code} do?`, answer };
  }
  return null;
}

const MOST_BEFORE_COMMAND = 2;

/** "Install the agent" is answered by its command, not only by what the agent is. Null without one near the beginning. */
function withCommand(from: ParagraphText, language: string): AnswerPart[] | null {
  const given = answerFrom(from, language, true) ?? [];
  const at = given.findIndex(({ kind }) => kind === 'code');
  return at > 0 && at <= MOST_BEFORE_COMMAND ? given.slice(0, at + 1) : null;
}

/** Headings that represent a question, answered by the text under them. */
export function headingQuestions(asking: Asking): PageAnswer[] {
  const { site, page, title, language, isTechnical, isPersons } = asking;
  if (isOfThread(page)) return [];
  const small = createIsSmall(page);
  const named = new Set(bareWords(site.name));
  const text = page.sections.map((section) => section.text).join('\n');
  const subject = siteSubject(oneLine(site.name));
  const program = isPersons || (page.kind === 'article' && !title.includes(subject)) ? '' : subject;
  const isSmall = (word: string) => !named.has(word) && small(word);
  const inCode = codeQuestion(asking);
  // Text under a question answers that question, not what the page's title stands for.
  const texts = page.sections.filter(({ text, heading }) => text !== '' && !isQuestion(oneLine(heading)));
  const lead = [...texts.slice(0, 1), { text: page.description }, ...texts.slice(1, SECTIONS)];
  const asked: { heading: string; from: ParagraphText[] }[] = [
    ...(codeName(title) ? [] : [{ heading: title, from: lead }]),
    ...page.sections
      // The article answers what the title on its card stands for.
      .filter(
        ({ heading, isTeaser }) =>
          !isTeaser && !title.startsWith(oneLine(heading)) && !isPageTool(oneLine(heading)),
      )
      .map((section) => ({ heading: section.heading, from: [section] })),
  ];
  const alone = !isAboutTheSite(site, page);
  const found = asked.flatMap(({ heading, from }) => {
    const question = questionOf(withoutEmblems(oneLine(heading)), {
      language,
      isSmall,
      isTechnical,
      subject,
      program,
      text,
    });
    // A heading that is a question is the site's own question.
    if (!question || isQuestion(oneLine(heading))) return [];
    for (const each of from) {
      // What stands below a command is said of it: "Run the first backup" is answered by the command, with the rest.
      const isCommand = question.startsWith('How do I ') && paragraphsOf(each)[0]?.kind === 'code';
      const told = answerFrom(each, language, isCommand);
      const isDescribed =
        heading === title &&
        question.startsWith('How do I ') &&
        told !== null &&
        !instructs(answerText(told));
      const answer = (isDescribed ? withCommand(each, language) : null) ?? told;
      const said = answer ? answerText(answer) : '';
      if (!isAskable(question, { alone, headed: said })) continue;
      // "Keep the market on the square" is the title of an opinion: only instructions make it something to do.
      const isOpinion =
        page.kind === 'article' && heading === title && question.startsWith('How do I ') && !instructs(said);
      if (answer && !isOpinion && canAnswer(question, said, site.name)) return [{ question, answer }];
    }
    return [];
  });
  return inCode ? [inCode, ...found] : found;
}
