import { foldText } from '../../../page/fold-text.ts';
import type { PageQuestion as FoundQuestion } from '../../../page/page-facts.ts';
import type { PageQuestion, PageSection } from '../crawled-site.ts';

const LONGEST_ANSWER = 4000;
/** All of a page: headings within headings repeat the same text, and a site may have two thousand pages. */
const MOST_CHARACTERS = 40_000;
const SOURCES: Record<FoundQuestion['from'], PageQuestion['from']> = {
  'structured-data': 'structured-data',
  details: 'details',
  'definition-list': 'text',
  heading: 'heading',
};

const plain = (text: string) => foldText(text, '');

/** The text under a heading, with what stands under the lower headings in it. */
function textUnder(sections: readonly PageSection[], at: number): string {
  const own = sections[at];
  if (!own) return '';
  const parts = [own.text];
  for (const section of sections.slice(at + 1)) {
    if (section.level <= own.level) break;
    parts.push(section.heading, section.text);
  }
  return parts.filter(Boolean).join('\n\n');
}

/**
 * The questions a reader sees answered on the page. Where question and answer stand under a heading of the
 * main text, the answer is that text with its paragraphs; markup that the page does not show is left out.
 */
export function pageQuestions(
  found: readonly FoundQuestion[],
  sections: readonly PageSection[],
): PageQuestion[] {
  const headings = sections.map(({ heading }) => plain(heading));
  let left = MOST_CHARACTERS;
  return found
    .filter(({ visible }) => visible)
    .map(({ question, answer, from }) => {
      const wanted = plain(question);
      const at = headings.findIndex((heading) => heading !== '' && heading === wanted);
      const written = at < 0 ? '' : textUnder(sections, at).slice(0, LONGEST_ANSWER);
      return { question, answer: written || answer, from: SOURCES[from] };
    })
    .filter(({ question, answer }) => {
      left -= question.length + answer.length;
      return left >= 0;
    });
}
