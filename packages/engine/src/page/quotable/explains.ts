import { writtenDates } from '../dates/written-dates.ts';
import { defines } from './source-patterns.ts';

/** How much of a sentence holds its subject, its verb and the beginning of what is said. */
const READ = 160;
const words = (list: string) => `(?<![\\p{L}\\p{M}’'-])(?:${list})(?![\\p{L}\\p{M}])`;

/** The verb after the subject, with its article: what is before it is the subject, what comes behind it is said of it. */
const VERB = new RegExp(
  words(
    'is|are|means|refers to|stands for|ist|sind|bedeutet|bezeichnet|heißt|est|sont|désigne|es|son|significa|é|è|zijn|betekent|är|er|jest',
  ),
  'u',
);

/** Only a clause or somebody's opinion has these; the name of a thing has none. */
const OF_A_CLAUSE = new RegExp(
  words(
    [
      'I|we|you|he|she|it|they|this|these|those|my|our|your|his|her|their|if|when|while|until|because|since|so|that|which|who|where|just|only|also',
      'ich|wir|sie|mein\\p{L}*|dein\\p{L}*|unser\\p{L}*|dies\\p{L}*|wenn|weil|dass|sobald|damit|bitte|auch|nur',
      'je|nous|vous|mon|notre|votre|cet|cette|ces|quand|lorsque|parce|donc',
      'yo|nuestr\\p{L}+|est[aeo]s?|cuando|porque|aunque|mio|mia|miei|nostr\\p{L}+|quest\\p{L}+|quando|perché|meu|minha|nosso|nossa|isto',
      'ik|wij|mijn|onze|ons|deze|dit|als|wanneer|omdat|zodat|jag|vår|denna|detta|denne|dette|när|når|hvis|sedan|så',
    ].join('|'),
  ),
  'u',
);
/** Where, when and how, before what the sentence is about: "At the top of the list is …". */
const LEADS_IN = new RegExp(
  `^(?:${[
    'at|in|on|with|without|for|from|by|among|besides|along|like|unlike|according|under|over|after|before|between|any',
    'bei|im|am|auf|mit|ohne|für|von|vor|nach|aus|zum|zur|unter|über',
    'à|au|aux|dans|avec|sans|pour|chez|con|sin|para|por|nel|nella|em|na|com',
    'met|zonder|voor|bij|naar|op|på|med|utan|för|uden|uten|til',
    'hers|mine|ours|yours|theirs',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'u',
);
/** Something that was named before: "The filling is a blend of …". A name has a capital: "The Eiffel Tower". */
const OF_BEFORE = /^[Tt][Hh][Ee] (?:\p{Ll}|\p{N}|(?:[Bb]est|[Mm]ost) )/u;
/** It says how good or how easy the thing is, whose favourite, or how much of it, and not what it is. */
const PRAISES = new RegExp(
  `^[\\s,]*(?:(?:also|just|simply|really|still|always|such|quite|one|some|of|an?|the|most|absolutely|very) ){0,5}(?:${[
    'favou?rites?|best|better|easiest|simplest|tastiest|quickest|perfect|great|good|nice|lovely|wonderful|fantastic|amazing',
    'awesome|excellent|delicious|ideal|must|bummer|pain|treat|revelation|lot|few|bit|obvious|choice|loved|estimates?|those|participant',
  ].join('|')})(?![\\p{L}\\p{M}-])`,
  'iu',
);
/** Said by whoever writes, or of what stands around it: "a staple in our kitchen", "a weakness of mine". */
const SAYS_WHOSE = new RegExp(
  words(
    "I|I[’']\\p{L}+|me|my|of mine|our|ours|us|this|these|mich|mir|mein\\p{L}*|unser\\p{L}*|mes|mon|nos|notre|nôtre|nuestr\\p{L}+|miei|nostr\\p{L}+|mijn|onze",
  ),
  'u',
);
/** In languages where the verb comes second a word alone before it may say how: "Idealerweise sind die Scheiben dünn". */
const TURNED = /^\p{Lu}\p{L}* (?:ist|sind|is|zijn|är|er) (?:der|die|das|de|het|den|det) /u;
/** Polish has no article: "jest z mlekiem" says how it is served. */
const POLISH_HOW = /(?<!\p{L})jest (?:\p{L}{1,3}) /u;

/** Whether the subject is the name of a thing: no clause, no list of things, nothing that leads in. */
function isName(written: string): boolean {
  // Only a sentence begins a pronoun with a capital: "IT", "US" are names.
  const subject = written.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const commas = subject.split(',').length - 1;
  // "Tempeh, also called tempe, is": what stands between two commas explains the name.
  const named = commas === 2 && subject.trimEnd().endsWith(',') ? (subject.split(',')[0] ?? '') : subject;
  return (
    !named.includes(',') &&
    !/[:：]\s/u.test(subject) &&
    !/^\p{N}+\p{L}/u.test(subject) &&
    !LEADS_IN.test(subject) &&
    !OF_A_CLAUSE.test(named) &&
    !/\sones?\s*$/iu.test(subject)
  );
}

/**
 * Whether a sentence says what something is so that it holds wherever it is quoted: of a thing by its name, not of what was
 * named before, and no praise.
 */
export function explains(sentence: string): boolean {
  if (!defines(sentence)) return false;
  const text = sentence.slice(0, READ);
  const verb = VERB.exec(text);
  // Other languages mark the definition by a word.
  if (!verb) return true;
  const subject = text.slice(0, verb.index);
  const said = text.slice(verb.index + verb[0].length);
  const isOfWord = /^(?:means|refers|stands)/u.test(verb[0]);
  return (
    isName(subject) &&
    (isOfWord || !OF_BEFORE.test(subject)) &&
    !PRAISES.test(said) &&
    !SAYS_WHOSE.test(said) &&
    !TURNED.test(text) &&
    !POLISH_HOW.test(text)
  );
}

/** Whether the entry of a list is a term to explain: not the number of a step, a note's sign, or who wrote a comment and when. */
export const isTerm = (entry: string): boolean => /\p{L}/u.test(entry) && writtenDates(entry).length === 0;
