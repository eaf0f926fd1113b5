import type { PageSection } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { isQuestion } from '../is-question.ts';
import { oneLine, wholeSentences } from '../sentences.ts';
import type { AnswerPart } from './answer-part.ts';
import { sectionsUnder } from './sections-under.ts';

const LONGEST_NAME = 80;
const LONGEST_TEXT = 300;
const MOST = 12;

/**
 * The subsections of "Our services": each name with its first sentences, word for word; null if there are
 * fewer than two, or one has no text.
 */
export function thingsUnder(
  sections: readonly PageSection[],
  at: number,
  language: string,
): AnswerPart[] | null {
  const under = sectionsUnder(sections, at);
  const rank = Math.min(...under.map(({ level }) => level));
  let described = 0;
  const parts = under.flatMap((section): AnswerPart[] => {
    const name = withoutEmblems(oneLine(section.heading)).replace(/[\s:：]+$/u, '');
    if (section.level !== rank || name === '' || name.length > LONGEST_NAME || isQuestion(name)) return [];
    const [first] = paragraphsOf(section);
    const told = first?.kind === 'text' ? wholeSentences(oneLine(first.text), language, LONGEST_TEXT) : null;
    if (told) described += 1;
    return [{ kind: 'item', text: told ? `${name}: ${told}` : name }];
  });
  // If some of the headings have no text, they are ordinary headings.
  return parts.length < 2 || described < parts.length ? null : parts.slice(0, MOST);
}

const LEAST_LISTED = 3;

/** The list below "Our services", if nothing but a list stands there; null otherwise. */
export function thingsListed(section: PageSection): AnswerPart[] | null {
  const paragraphs = paragraphsOf(section);
  const isList = paragraphs.every(({ kind, text }) => kind === 'item' && text.length <= LONGEST_TEXT);
  if (!isList || paragraphs.length < LEAST_LISTED) return null;
  return paragraphs.slice(0, MOST).map(({ text }) => ({ kind: 'item', text: withoutEmblems(oneLine(text)) }));
}
