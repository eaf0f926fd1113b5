import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { factNotes } from '../llms-txt/fact-notes.ts';
import { siteTitle } from '../llms-txt/site-title.ts';
import type { WrittenFile } from '../written-file.ts';
import { answerHtml } from './answer-part.ts';
import { chooseQuestions } from './choose-questions.ts';
import { type FoundQuestion, findQuestions } from './find-questions.ts';
import { sourceWord } from './qa-words.ts';

/** One question as the editor stores it: the question in bold, the parts of its answer, its source. */
function toHtml({ question, answer, page, pageTitle }: FoundQuestion, source: string, name: string): string {
  // The home page is named after its site, because its title is often written for engines.
  const title = page.kind === 'home' && name !== '' ? name : pageTitle;
  return [
    `<p><strong>${escapeHtml(question)}</strong></p>`,
    answerHtml(answer),
    `<p><a href="${escapeHtml(page.url)}">${escapeHtml(`${source} ${title}`.trim())}</a></p>`,
  ].join('');
}

/**
 * Writes a section of questions and answers: as many as requested, each answer word for word from a page that
 * is named with it. A site with too little text gets fewer, and a note.
 *
 * @param questions others than those of the built-in writer, e.g. by a language model, best first.
 */
export function writeQaSection(
  site: CrawledSite,
  count: number,
  questions: readonly FoundQuestion[] = chooseQuestions(findQuestions(site), count),
): WrittenFile {
  const taken = questions.slice(0, count);
  const name = siteTitle(site);
  const source = sourceWord(site.language);
  const text = taken.map((each) => toHtml(each, source, name)).join('');
  const notes = [
    ...site.notes,
    ...factNotes(site, text),
    ...(taken.length < count
      ? [
          `The site answers ${taken.length} of ${count} questions: write more about what visitors ask, or ask for fewer.`,
        ]
      : []),
  ];
  return { text, notes, agents: null };
}
