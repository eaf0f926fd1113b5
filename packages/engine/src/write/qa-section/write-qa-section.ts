import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { CrawledSite } from '../../crawl/crawled-site.ts';
import type { WrittenFile } from '../written-file.ts';
import { answerHtml } from './answer-part.ts';
import { chooseQuestions } from './choose-questions.ts';
import { type FoundQuestion, findQuestions } from './find-questions.ts';
import { sourceWord } from './qa-words.ts';

/** One question as the editor stores it: the question bold, the parts of its answer, where it comes from. */
function toHtml({ question, answer, page, pageTitle }: FoundQuestion, source: string): string {
  return [
    `<p><strong>${escapeHtml(question)}</strong></p>`,
    answerHtml(answer),
    `<p><a href="${escapeHtml(page.url)}">${escapeHtml(`${source} ${pageTitle}`.trim())}</a></p>`,
  ].join('');
}

/**
 * Writes a section of questions and answers: as many as were asked for, each answer taken word for word from
 * a page that is named with it. A site with too little to say gets fewer, and a note.
 *
 * @param questions other ones than the built-in writer chooses, e.g. by a language model, best first.
 */
export function writeQaSection(
  site: CrawledSite,
  count: number,
  questions: readonly FoundQuestion[] = chooseQuestions(findQuestions(site), count),
): WrittenFile {
  const taken = questions.slice(0, count);
  const source = sourceWord(site.language);
  const notes = [
    ...site.notes,
    ...(taken.length < count
      ? [
          `The site has the words for ${taken.length} of ${count} questions: write more about what visitors ask, or ask for fewer.`,
        ]
      : []),
  ];
  return { text: taken.map((each) => toHtml(each, source)).join(''), notes, agents: null };
}
