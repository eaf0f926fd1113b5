import { bareWords } from '../sentences.ts';
import { englishVerb, isFrenchInfinitive } from './heading-verbs.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Ends as a question does, in any writing. */
export const isQuestion = (text: string): boolean => /[?？؟]\s*$/u.test(text);

/** Asks for a click, not for an answer. */
const CALLS = new RegExp(
  `^¿?(?:${[
    "ok|okay|so|but|well|now|ready|need|want|interested|any questions|questions|got|still|looking|did you know|have you|migrating|do you (?:want|need|have)|you (?:don|have|want)|don[’']t (?:have|know|see)|what are you waiting|why not (?:try|start)|who are you",
    "prêt|envie|convaincu|besoin|une question|des questions|et (?:maintenant|aujourd)|vous (?:n[’']avez pas|cherchez|voulez|souhaitez|hésitez|avez (?:un|une|des|besoin))|déjà client|pas encore",
    'bereit|lust|fragen|noch fragen|sie (?:haben|möchten|suchen|wollen)|haben sie (?:noch |weitere )?fragen|interesse|neugierig',
    'listo|preparado|tienes (?:dudas|preguntas)|alguna (?:duda|pregunta)|pronto|hai (?:domande|bisogno)|klaar|heb je|tem (?:dúvidas|perguntas)|gotowy|masz pytania',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);
/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|this|that|these|those|them|ça|cela|celui|esto|eso)\b|\b(?:das|dies|es)\W*$/iu;

/**
 * Whether somebody could ask this of the site: a whole question, not a call to act.
 *
 * @param alone that it must be understood without what stood before it.
 */
export function isAskable(question: string, alone: boolean): boolean {
  const words = bareWords(question);
  const short =
    words.length < 3 &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u.test(question);
  const several = /[?？؟].*[?？؟]\s*$/u.test(question);
  if (!isQuestion(question) || short || several || CALLS.test(question)) return false;
  return !(alone && POINTS_BACK.test(question));
}

/** Beginnings that make a heading a question which only lacks its mark. */
const ASKS: Record<string, RegExp> = {
  en: /^(?:what (?:is|are|does|do|can|will|if)|why (?!choose|us\b|we\b)|when (?:is|are|do|does|will|should|can)|where (?:is|are|can|do|does)|who (?:is|are|can|should|may|makes?)|how (?:much|many|long|often|do|does|can|is|are)|can (?:i|we)|do i|is (?:it|there)|are there|which)\s/i,
  fr: /^(?:comment|pourquoi|où|quand|qui|combien|quel(?:le)?s?|est-ce que?|qu[’']est-ce|c[’']est quoi|faut-il|peut-on)\s/i,
  de: /^(?:was (?:ist|sind|kostet|kosten|bedeutet|passiert|muss|kann)|wie (?:funktioniert|viel|viele|lange|oft|kann|kann|wird|werden|läuft|finde|erreiche|melde)|warum|wo (?:ist|finde|kann|liegt|gibt)|wann|wer (?:ist|kann|sind|darf)|welche[rsmn]?|kann ich|muss ich|gibt es)\s/i,
  es: /^(?:qué|cómo|por qué|cuándo|cuánto|cuántos|dónde|quién|cuál)\s/i,
  it: /^(?:che cos[’']è|cos[’']è|come|perché|quando|quanto|dove|chi|quali?)\s/i,
  nl: /^(?:wat (?:is|zijn|kost)|hoe (?:werkt|kan|lang|veel|vaak)|waarom|waar (?:kan|is|vind)|wanneer|wie is)\s/i,
  pt: /^(?:o que é|como|por que|quando|quanto|onde|quem|qual)\s/i,
  pl: /^(?:co to|jak|dlaczego|kiedy|ile|gdzie|kto|czy)\s/i,
};
const MARK: Record<string, (text: string) => string> = {
  fr: (text) => `${text} ?`,
  es: (text) => `¿${text}?`,
};

const plainHeading = (heading: string) =>
  heading
    .replace(/^[\d.)\s]+(?=\p{L})/u, '')
    .replace(/\s+[—–|].*$/u, '')
    .replace(/[.:…]+$/u, '')
    .trim();

/**
 * A heading's words as they stand within a sentence: a word that the page also writes small is no name.
 *
 * @param isSmall whether the page writes a word with a small first letter.
 */
function withinSentence(words: string, isSmall: (word: string) => boolean): string {
  return words.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word) => {
    const small = word.charAt(0).toLocaleLowerCase('en') + word.slice(1);
    return isSmall(small) ? small : word;
  });
}

export interface HeadingContext {
  /** BCP 47; '' unknown. */
  language: string;
  /** Whether the page writes a word with a small first letter: then it is no name. */
  isSmall(word: string): boolean;
  /** Of a site about software: there "Building docs" is something to do, elsewhere "Building services" is not. */
  isTechnical: boolean;
}

/** Verbs that are as often names: "Build script output" is a thing, not something to do. */
const NAMES_TOO =
  /^(?:build|test|log|file|list|link|order|open|filter|process|set|view|query|report|request|search|sort|store|support|track|use|watch|group|host|import|export|display|format|print|release|limit|access|contact|book|share|plan|rent|sign|start|stop|style|sync|return|read|post|change|cancel|display|copy|block|debug|force|design|work)$/i;
/** What follows a verb and hardly a noun: "Book a table", not "Book club meetings". */
const AFTER_VERB = /^(?:the|an?|your|my|our|this|all|new|with|by|from|to|into|multiple|several)$/i;

/** "How do I ...?" for a heading that tells how to do something; null where it would not be a sentence. */
function howDoI(plain: string, { isSmall, isTechnical }: HeadingContext): string | null {
  if (/[?!;:]/.test(plain)) return null;
  const told = /^how\s+to\s+(?=\S)/i;
  const [first = '', ...rest] = plain.replace(told, '').split(' ');
  const verb = told.test(plain) ? first.charAt(0).toLowerCase() + first.slice(1) : englishVerb(first);
  if (!verb || rest.length === 0 || /^(?:started|in|also|more|up|and|or|&|vs)$/i.test(rest[0] ?? ''))
    return null;
  // Two words that begin with a verb may be a name ("Test project", "Log file").
  const isName = !isTechnical || rest.length === 1 || NAMES_TOO.test(first);
  if (!told.test(plain) && !AFTER_VERB.test(rest[0] ?? '') && isName) return null;
  return `How do I ${verb} ${withinSentence(rest.join(' '), isSmall)}?`;
}

/**
 * The question that a heading stands for: itself, or one that its words make in its own language. Null where
 * a sentence made of it could be wrong.
 */
export function questionOf(heading: string, context: HeadingContext): string | null {
  const { language, isSmall } = context;
  if (isQuestion(heading)) return heading;
  const code = language.slice(0, 2).toLowerCase() || 'en';
  const plain = plainHeading(heading);
  const count = bareWords(plain).length;
  if (plain.length > 90 || /[!;|]/.test(plain)) return null;
  if (code === 'ja') return plain.endsWith('とは') ? `${plain}？` : null;
  if (count < 2) return null;
  if (code === 'en') {
    const works = /^how (?:does )?(.+?) works?$/i.exec(plain)?.[1];
    if (works && !/^(?:it|this|that)$/i.test(works))
      return `How ${/[^s]s$/.test(works) && !/_/.test(works) ? 'do' : 'does'} ${withinSentence(works, isSmall)} work?`;
  }
  if (count > 2 && ASKS[code]?.test(plain)) return (MARK[code] ?? ((text) => `${text}?`))(plain);
  if (code === 'fr') {
    const [first = '', ...rest] = plain.split(' ');
    return isFrenchInfinitive(first) && rest.length > 0
      ? `Comment ${first.toLowerCase()} ${rest.join(' ')} ?`
      : null;
  }
  return code === 'en' ? howDoI(plain, context) : null;
}

/** Tells somebody what to do, or what something lets them do: what an answer to "How do I ...?" holds. */
const INSTRUCTS =
  /\b(?:you|your|please|simply|just|must|should|allows?|lets?|enables?|(?<!to )use|run|call|click|select|choose|install|add|set|pass|open|type|enter|press|by \w+ing)\b/i;

const stems = (text: string) =>
  bareWords(text)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

/**
 * Whether a text can answer a question that a heading was made into: it speaks of the same, and one that asks
 * how is answered by what to do.
 *
 * @param siteName its words are everywhere and tell nothing.
 */
export function canAnswer(question: string, answer: string, siteName: string): boolean {
  // Writing without spaces has no words to compare.
  if (UNSPACED.test(question)) return true;
  if (question.startsWith('How do I ') && !INSTRUCTS.test(answer)) return false;
  const everywhere = new Set([
    ...stems(siteName),
    ...stems('comment does what which quel pourquoi work works'),
  ]);
  const asked = stems(question).filter((word) => !everywhere.has(word));
  const told = new Set(stems(answer));
  return asked.length === 0 || asked.some((word) => told.has(word));
}
