import { joinParagraphs, type ParagraphText, paragraphsOf } from '../../crawl/paragraphs.ts';
import { withGreekCapitals } from '../../page/greek-capitals.ts';
import { nameWithArticle } from '../../page/site-name/name-with-article.ts';
import { isOfForms } from '../of-forms.ts';
import { pointsElsewhere, withoutEmblems } from '../sentence-signs.ts';
import { oneLine } from '../sentences.ts';
import { type AnswerPart, answerText } from './answer-part.ts';
import { answerFrom } from './answer-texts.ts';
import type { Asking } from './asking.ts';
import { asked, languageKey, qaWords, whoIs } from './qa-words.ts';
import type { Topic } from './topic.ts';
import { topics } from './topics.ts';

const known = new Map<RegExp, RegExp>();
function inCapitals(headings: RegExp): RegExp {
  const made = known.get(headings) ?? new RegExp(withGreekCapitals(headings.source), 'iu');
  known.set(headings, made);
  return made;
}

/** The topic of a common heading ("Öffnungszeiten", "Our prices"); undefined for other headings. */
export function topicOf(heading: string): Topic | undefined {
  // "Tarifs*" has a footnote.
  const plain = withoutEmblems(oneLine(heading)).replace(/[\s.:：!*†]+$/u, '');
  const isGreek = /\p{Script=Greek}/u.test(plain);
  return topics.find(({ headings }) => (isGreek ? inCapitals(headings) : headings).test(plain));
}

/**
 * The question for a topic in a language; null if there is no correct wording for it, or not for this site.
 */
export function topicQuestion(
  topic: Topic,
  { language, subject, isPersons }: Pick<Asking, 'language' | 'subject' | 'isPersons'>,
): string | null {
  const key = languageKey(language);
  const words = qaWords(language);
  // A person is no place, and the address of a résumé is for letters.
  if (topic.id === 'where' && isPersons) return null;
  // Behind a person's site is nobody else.
  const wording = topic.id === 'about' && isPersons ? words && whoIs(words) : topic.asks[key];
  if (!wording) return null;
  if (wording.includes('{x}') && subject === '') return null;
  // People ask how to install a program, not its handbook.
  const handbook = /\b(?:book|docs|documentation|manual|handbook|guide|wiki|blog)$/iu.test(subject);
  const name = isPersons ? subject : nameWithArticle(subject, wording, key);
  return handbook && wording.includes('{x}') ? null : asked(wording, name);
}

/** Only asks: a label of a form, "What may we call you?". */
const ONLY_ASKS = /[?？؟]\s*\*?$/u;

/** The text before a form: before what it says of the data that are written into it, and before its labels. */
function beforeForm(text: ParagraphText, holds: RegExp | null): ParagraphText {
  const paragraphs = paragraphsOf(text);
  const at = paragraphs.findIndex(
    ({ kind, text: said }, place) =>
      kind === 'text' && (isOfForms(said) || (place > 0 && ONLY_ASKS.test(said))),
  );
  const before = joinParagraphs(paragraphs.slice(0, Math.max(at, 0)));
  return at > 0 && holds?.test(before.text) ? before : text;
}

/** A telephone number: announced, with its country, or longer than a postal code. */
const PHONE =
  /(?:tel|phone|call|fon|tél|telefono|teléfono|тел|電話|电话|전화|☎|📞)[^\d+(]{0,12}[\d+(][\d\s()./–-]{4,}|(?:\+|\()\d[\d\s()./–-]{5,}|\d(?:[\s()./–-]*\d){8,}/giu;

/** Whether a text has what an answer to the topic needs. A telephone number says nowhere where something is. */
const holds = ({ id, holds: needed }: Topic, text: string): boolean =>
  needed === null || needed.test(id === 'where' ? text.replace(PHONE, ' ') : text);

/** A text's answer to a topic; null if it is not one. */
export function topicAnswer(topic: Topic, text: ParagraphText, language: string): AnswerPart[] | null {
  const from = topic.id === 'contact' ? beforeForm(text, topic.holds) : text;
  if (!holds(topic, from.text)) return null;
  const answer = answerFrom(from, language, topic.holds !== null);
  if (!answer || pointsElsewhere(answerText(answer))) return null;
  return holds(topic, answerText(answer)) ? answer : null;
}
