import { withoutEmblems } from '../sentence-signs.ts';
import { oneLine } from '../sentences.ts';
import { answerFrom } from './answer-texts.ts';
import { topics } from './topics.ts';

/**
 * The question that a heading of any site stands for ("Öffnungszeiten", "Delivery"), with the answer that the
 * text under it gives.
 *
 * @returns null for other headings, and where the text is no answer.
 */
export function topicQuestion(
  heading: string,
  text: string,
  language: string,
  siteName: string,
): { question: string; answer: string[] } | null {
  const plain = withoutEmblems(oneLine(heading)).replace(/[\s.:!]+$/u, '');
  const topic = topics.find(({ headings }) => headings.test(plain));
  const ask = topic?.asks[language.slice(0, 2).toLowerCase() || 'en'];
  // One asks how to install a program, not how to install its handbook.
  if (
    ask?.includes('{x}') &&
    /\b(?:book|docs|documentation|manual|handbook|guide|wiki|blog)$/iu.test(siteName)
  )
    return null;
  if (!topic || !ask || (topic.holds !== null && !topic.holds.test(text))) return null;
  const answer = answerFrom(text, language, topic.holds !== null);
  if (!answer || (topic.holds !== null && !topic.holds.test(answer.join(' ')))) return null;
  return { question: ask.replace('{x}', siteName), answer };
}
