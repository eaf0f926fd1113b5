import { joinParagraphs, type ParagraphText, paragraphsOf } from '../../crawl/paragraphs.ts';
import { pointsElsewhere, withoutEmblems } from '../../language/sentence-signs.ts';
import { withGreekCapitals } from '../../page/greek-capitals.ts';
import { isOfForms } from '../../page/of-forms.ts';
import { HAN_OR_KANA } from '../../page/scripts.ts';
import { nameWithArticle } from '../../page/site-name/name-with-article.ts';
import { oneLine } from '../sentences.ts';
import { type AnswerPart, answerText } from './answer-part.ts';
import { answerFrom } from './answer-texts.ts';
import type { Asking } from './asking.ts';
import { hoursText } from './hours-text.ts';
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

const LONGEST_LABEL = 24;
const MOST_LABEL_WORDS = 3;
const LEAST_LABELLED = 2;
const isLabel = (text: string) =>
  text.length <= LONGEST_LABEL &&
  text.split(/\s+/).length <= MOST_LABEL_WORDS &&
  /\p{L}/u.test(text) &&
  !/[\p{N}@.!?。]/u.test(text);

/**
 * Ways to reach somebody whose labels stand on lines of their own: "Hotline" and "0936 365 576" are one item. What else is
 * labelled there, such as a name on a network, is left out.
 */
function withLabels(parts: AnswerPart[]): AnswerPart[] {
  const labelled = parts.flatMap(({ kind, text }, at) => {
    const value = parts[at + 1]?.text ?? '';
    return kind !== 'code' && isLabel(text) && /[\p{N}@]/u.test(value) && !isLabel(value)
      ? [{ kind: 'item' as const, text: `${text}${HAN_OR_KANA.test(text) ? '：' : ': '}${value}` }]
      : [];
  });
  return labelled.length >= LEAST_LABELLED ? labelled : parts;
}

/** A text's answer to a topic; null if it is not one. */
export function topicAnswer(topic: Topic, text: ParagraphText, language: string): AnswerPart[] | null {
  const from =
    topic.id === 'contact'
      ? beforeForm(text, topic.holds)
      : topic.id === 'hours'
        ? hoursText(text, language)
        : text;
  if (!holds(topic, from.text)) return null;
  const taken = answerFrom(from, language, topic.holds !== null);
  const answer = taken && topic.id === 'contact' ? withLabels(taken) : taken;
  if (!answer || pointsElsewhere(answerText(answer))) return null;
  return holds(topic, answerText(answer)) ? answer : null;
}
