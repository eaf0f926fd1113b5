import { announcesTalk } from '../../language/sentence-signs.ts';
import { EAST_ASIAN_OR_THAI } from '../../page/scripts.ts';
import { isQuestion } from '../is-question.ts';
import { bareWords } from '../sentences.ts';
import { withoutNumber } from '../without-number.ts';
import { englishVerb, isInfinitive } from './heading-verbs.ts';
import { languageKey } from './qa-words.ts';
import { verbLastQuestion } from './verb-last-questions.ts';

/** Beginnings that make a heading a question without a question mark. */
const ASKS: Record<string, RegExp> = {
  en: /^(?:what (?:is|are|does|do|can|will|if)|why (?!choose|us\b|we\b)|when (?:is|are|do|does|will|should|can)|where (?:is|are|can|do|does)|who (?:is|are|can|should|may|makes?)|how (?:much|many|long|often|do|does|can|is|are)|can (?:i|we)|do i|is (?:it|there)|are there|which)\s/i,
  fr: /^(?:pour qui (?:est|sont)|comment|pourquoi|où|quand|qui|combien|quel(?:le)?s?|est-ce que?|qu[’']est-ce|c[’']est quoi|faut-il|peut-on)\s/i,
  de: /^(?:was (?:ist|sind|kostet|kosten|bedeutet|passiert|muss|kann)|wie (?:funktioniert|viel|viele|lange|oft|kann|wird|werden|läuft|finde|erreiche|melde)|warum|wo (?:ist|finde|kann|liegt|gibt)|wann|wer (?:ist|kann|sind|darf)|für wen (?:ist|sind|eignet)|welche[rsmn]?|kann ich|muss ich|gibt es)\s/i,
  es: /^(?:qué|para quién (?:es|son)|cómo|por qué|cuándo|cuánto|cuántos|dónde|quién|cuál)\s/i,
  it: /^(?:che cos[’']è|cos[’']è|come|perché|quando|quanto|dove|chi|quali?)\s/i,
  nl: /^(?:wat (?:is|zijn|kost)|hoe (?:werkt|kan|lang|veel|vaak)|waarom|waar (?:kan|is|vind)|wanneer|wie is)\s/i,
  pt: /^(?:o que é|como|por que|quando|quanto|onde|quem|qual)\s/i,
  pl: /^(?:co to|jak|dlaczego|kiedy|ile|gdzie|kto|czy)\s/i,
  ca: /^(?:què és|per a qui (?:és|són)|com|per què|quan|quant|on|qui és|quins?|quines?)\s/i,
  ru: /^(?:что такое|как|почему|зачем|когда|сколько|где|кто|какой|какая|какие)\s/i,
  ar: /^(?:ما (?:هو|هي)|ماذا|كيف|لماذا|متى|أين|كم)\s/,
  zh: /^(?:如何|怎么|怎样|什么是|为什么|哪些|哪里|多少|何时)|(?:是什么|怎么办|有哪些|多少钱|吗|呢)$/,
  'zh-Hant': /^(?:如何|怎麼|怎樣|什麼是|為什麼|哪些|哪裡|多少|何時)|(?:是什麼|怎麼辦|有哪些|多少錢|嗎|呢)$/,
  ja: /とは$|(?:ですか|ますか|でしょうか)$|^(?:なぜ|どうやって|どのように|いつ|どこ)/,
  ko: /(?:인가요|나요|까요|습니까|ㅂ니까|는가|은가|란|이란)$|^(?:왜|어떻게|언제|어디|무엇)/,
};
/** Headings that become a question by their first or last words. `$1` is the rest. */
const MADE: Record<string, readonly (readonly [RegExp, string])[]> = {
  ja: [[/^(.{2,30}(?:の方法|のやり方|の使い方|の手順|方法|の流れ))$/u, '$1は？']],
  ko: [[/^(.{2,40}(?:하는 방법|하는 법| 방법))$/u, '$1은 무엇인가요?']],
  ar: [[/^(كيفية .{3,60})$/u, 'ما هي $1؟']],
};
const MARKS: Record<string, (text: string) => string> = {
  fr: (text) => `${text} ?`,
  es: (text) => `¿${text}?`,
  ar: (text) => `${text}؟`,
  zh: (text) => `${text}？`,
  'zh-Hant': (text) => `${text}？`,
  ja: (text) => `${text}？`,
};
/** The question for an infinitive at the start of a heading: "Installer le clavier". */
const TO_DO: Record<string, (words: string) => string> = {
  fr: (words) => `Comment ${words} ?`,
  es: (words) => `¿Cómo ${words}?`,
  it: (words) => `Come ${words}?`,
  pt: (words) => `Como ${words}?`,
  ca: (words) => `Com ${words}?`,
};

const plainHeading = (heading: string) =>
  withoutNumber(heading)
    .replace(/^[\d.)\s]+(?=\p{L})/u, '')
    .replace(/\s+[—–|].*$/u, '')
    .replace(/[.:：…]+$/u, '')
    .trim();

/** A question with the question mark of its script: full width in Chinese and Japanese. */
export function withOwnMark(question: string, language: string): string {
  const key = languageKey(language);
  if (!/^(?:zh|zh-Hant|ja)$/.test(key) || !EAST_ASIAN_OR_THAI.test(question)) return question;
  return question.replace(/\s*\?\s*$/u, '？');
}

/**
 * A heading's words as inside a sentence: a word that the page also writes in lower case is not a name.
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
  /** Whether the page writes a word with a small first letter: then it is not a name. */
  isSmall(word: string): boolean;
  /**
   * For a site about software: there "Building docs" is something to do, elsewhere "Building services" is
   * not.
   */
  isTechnical: boolean;
  /** The site's subject as a sentence needs it; '' if it has no name. */
  subject: string;
  /** The program that the page is about; '' if it may be about another: on a person's site, in an article. */
  program: string;
  /** The page's text: it shows the article of a noun. */
  text: string;
}

/** Verbs that are often names: "Build script output" is a thing, not something to do. */
const NAMES_TOO =
  /^(?:build|test|log|file|list|link|order|open|filter|process|set|view|query|report|request|search|sort|store|support|track|use|watch|group|host|import|export|display|format|print|release|limit|access|contact|book|share|plan|rent|sign|start|stop|style|sync|return|read|post|change|cancel|display|copy|block|debug|force|design|work|tag|stream|batch|bundle|cache|commit|label|lock|map|mount|pin|plot|preview|profile|proxy|push|sample|scale|scan|segment|split|trace)$/i;
/** Words that follow a verb but rarely a noun: "Book a table", not "Book club meetings". */
const AFTER_VERB = /^(?:the|an?|your|my|our|this|all|new|with|by|from|to|into|multiple|several)$/i;

/** "Installing from source" does not say what is installed. */
const TAKES_THE_PROGRAM = /^(?:install|uninstall|build|compile|upgrade|update|download|run)$/;
const HOW = /^(?:from|with|via|using|by|on|in|through|without|under)$/i;

/** "How do I ...?" for a heading that tells how to do something; null if it would not be a sentence. */
function howDoI(plain: string, { isSmall, isTechnical, subject, program }: HeadingContext): string | null {
  if (/[?!;:{}]|\s\/\s/.test(plain)) return null;
  const told = /^how\s+to\s+(?=\S)/i;
  const [first = '', ...rest] = plain.replace(told, '').split(' ');
  const verb = told.test(plain) ? first.charAt(0).toLowerCase() + first.slice(1) : englishVerb(first);
  if (!verb || rest.length === 0 || /^(?:started|in|also|more|up|and|or|&|vs)$/i.test(rest[0] ?? ''))
    return null;
  // Two words that begin with a verb may be a name ("Test project", "Log file").
  const isSubject = subject !== '' && rest.join(' ').toLowerCase() === subject.toLowerCase();
  const isName = !isSubject && (!isTechnical || rest.length === 1 || NAMES_TOO.test(first));
  if (!told.test(plain) && !AFTER_VERB.test(rest[0] ?? '') && isName) return null;
  // A whole sentence is not an instruction: "Overriding helpers is not recommended".
  if (rest.some((word) => /^(?:is|are|was|were|has|can|will|should|must|may|does)$/i.test(word))) return null;
  if (rest.some((word) => /^(?:you|us|we|ours)$/i.test(word))) return null;
  // The page's "your" is the asker's "my", and its "our" the asker's "your".
  const own = rest
    .join(' ')
    .replace(/\byour\b/gi, 'my')
    .replace(/\bour\b/gi, 'your')
    .replace(/\byourself\b/gi, 'myself');
  const needs = TAKES_THE_PROGRAM.test(verb) && HOW.test(rest[0] ?? '');
  if (needs && program === '') return null;
  return `How do I ${verb} ${needs ? `${program} ` : ''}${withinSentence(own, isSmall)}?`;
}

/**
 * The question that a heading represents: itself, or one made from its words in its own language. Null if the
 * resulting sentence could be wrong.
 */
export function questionOf(heading: string, context: HeadingContext): string | null {
  const { language, isSmall } = context;
  if (isQuestion(heading)) return withOwnMark(withoutNumber(heading), language);
  const key = languageKey(language);
  const plain = plainHeading(heading);
  const count = bareWords(plain).length;
  const mark = MARKS[key] ?? ((text: string) => `${text}?`);
  if (plain.length > 90 || /[!！;；|]/.test(plain)) return null;
  for (const [made, question] of MADE[key] ?? []) if (made.test(plain)) return plain.replace(made, question);
  if (/^(?:zh|zh-Hant|ja|ko)$/.test(key))
    return EAST_ASIAN_OR_THAI.test(plain) && plain.length > 3 && ASKS[key]?.test(plain) ? mark(plain) : null;
  if (count < 2) return null;
  if (key === 'en') {
    const works = /^how (?:does )?(.+?) works?$/i.exec(plain)?.[1];
    if (works && !/^(?:it|this|that)$/i.test(works))
      return `How ${/[^s]s$/.test(works) && !/_/.test(works) ? 'do' : 'does'} ${withinSentence(works, isSmall)} work?`;
  }
  if (count > 2 && ASKS[key]?.test(plain)) return mark(plain);
  const toDo = TO_DO[key];
  if (toDo) {
    const [first = '', ...rest] = plain.split(' ');
    return isInfinitive(first, key) && rest.length > 0
      ? toDo(`${first.toLowerCase()} ${rest.join(' ')}`)
      : null;
  }
  if (key === 'de' || key === 'nl') return verbLastQuestion(plain, { ...context, language: key });
  return key === 'en' ? howDoI(plain, context) : null;
}

/** Tells somebody what to do, or what something allows: the content of an answer to "How do I ...?". */
const INSTRUCTS =
  /\b(?:you|your|please|simply|just|allows?|lets?|enables?|(?<!(?:to|be|in) )use|run|call|click|select|choose|install|add|set|pass|open|type|enter|press|send|by \w+ing)\b/i;

/** Whether an English text instructs its reader. */
export const instructs = (text: string): boolean => INSTRUCTS.test(text);

/** The same in German and Dutch. */
const INSTRUCTS_ELSEWHERE =
  /(?<!\p{L})(?:Sie|Ihr(?:e[nmrs]?)?|du|dein\p{L}*|einfach|bitte|u|uw|je|jouw?|klik|kies|ga naar)(?!\p{L})/u;

/** Words that an answer has but its question does not. */
const LEAST_NEW = 1;

const stems = (text: string) =>
  bareWords(text)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

/**
 * Whether a text can answer a question made from a heading: it is about the same, and a how-question is
 * answered by instructions.
 *
 * @param siteName its words are everywhere and say nothing.
 */
export function canAnswer(question: string, answer: string, siteName: string): boolean {
  // The answer is in the talk.
  if (announcesTalk(answer)) return false;
  // Scripts without spaces have no words to compare.
  if (EAST_ASIAN_OR_THAI.test(question)) return true;
  const everywhere = new Set([
    ...stems(siteName),
    ...stems('comment does what which quel pourquoi work works cómo como come kann'),
  ]);
  const asked = stems(question).filter((word) => !everywhere.has(word));
  const told = new Set(stems(answer));
  const common = asked.filter((word) => told.has(word)).length;
  // A text that only repeats the question says nothing; one with a single word of it may be about something
  // else.
  if ([...told].filter((word) => !asked.includes(word)).length < LEAST_NEW) return false;
  if (/^(?:Wie kann ich|Hoe kan ik) /.test(question)) return common > 0 && INSTRUCTS_ELSEWHERE.test(answer);
  if (!question.startsWith('How do I ')) return asked.length === 0 || common > 0;
  // A mere mention may be a warning; instructions address the reader.
  return common >= (INSTRUCTS.test(answer) ? Math.min(1, asked.length) : 2);
}
