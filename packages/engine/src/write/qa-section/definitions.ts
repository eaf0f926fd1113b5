import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { joinParagraphs, type ParagraphText, paragraphsOf } from '../../crawl/paragraphs.ts';
import { isBroken, tellsRights } from '../../language/sentence-signs.ts';
import { isLicenceNotice } from '../../page/is-licence-notice.ts';
import { isExclaimed } from '../../page/quotable/source-patterns.ts';
import { EAST_ASIAN } from '../../page/scripts.ts';
import { isSaidOfPerson, isWholeName } from '../../page/site-name/role-in-title.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { isQuestion } from '../is-question.ts';
import { oneLine } from '../sentences.ts';
import { type AnswerPart, answerText } from './answer-part.ts';
import { answerFrom } from './answer-texts.ts';
import { asked as askedOf, type QaWords, qaWords, whoIs } from './qa-words.ts';

/** An identifier: `info_tag`, `:offset`, `run()`. */
const IDENTIFIER = /^(?=\S*[_.])[:@#]?[a-z]\w*(?:\.\w+)*(?:\(\))?$|^[:@#]\w+$|^\w+\(\)$/;
const LONGEST_NAME = 60;
const LEAST = 50;
/** Characters in which a first sentence ends. */
const LOOKED_AT = 600;
const ARTICLES =
  /^(?:the|an?|die|der|das|eine?|le|la|les|une?|el|los|las|una|il|lo|gli|de|het|een|os?|as?|um|uma)\s+(?=\S)|^l[’']/iu;

/**
 * The subject of a text whose first sentence defines something: "mod_mbox is a browser ..." gives "mod_mbox".
 */
function subjectOf(text: string, { definition }: QaWords): string | null {
  const start = text.slice(0, LONGEST_NAME + 20);
  for (const { index } of start.matchAll(/\s/gu)) {
    if (index > LONGEST_NAME || /[.!?:;。]$/u.test(start.slice(0, index))) return null;
    if (definition.test(start.slice(index))) return start.slice(0, index);
  }
  return null;
}

/** "This package" and "our blog" are no names. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|our|my|your|unsere?|meine?|notre|nos|mon|ma|votre|nuestr[oa]s?|mis?|nostr[oa]|nostri|mi[oa]|onze?|mijn|noss[oa]s?|meus?|minhas?|nasz[ae]?|naše?|vår|vores|наша?|наше|diese[rsmn]?|ce(?:t|tte|s)?|este|esta|questo|questa|dit|deze|aquest|aquesta|это|هذا|هذه)(?![\p{L}])/iu;

/** A subject that the page is about: its title, address or the site's name contain it. */
const isNamed = (subject: string, around: string) => {
  const name = subject.replace(ARTICLES, '');
  return !POINTS_BACK.test(subject) && /[\p{Lu}\p{N}_:@]/u.test(name) && around.includes(name.toLowerCase());
};

/** A text from its start, and from its second and third paragraph: a label may precede it. */
function laterStarts(from: ParagraphText): ParagraphText[] {
  const paragraphs = paragraphsOf(from);
  return [0, 1, 2].filter((at) => at < paragraphs.length).map((at) => joinParagraphs(paragraphs.slice(at)));
}

/** A description without the sentence in which a system cut it off. */
const wholePart = (text: string) => /^.*[.!?](?=\s+\p{Lu}[^.!?]*[^.!?\s]\s*$)/su.exec(text)?.[0] ?? text;

const textsOf = (page: CrawledPage): ParagraphText[] => [
  ...(isBroken(page.description.trim()) ? [] : [{ text: wholePart(page.description) }]),
  ...page.sections.slice(0, 12).flatMap(laterStarts),
];

/** "An anvil" inside a sentence is "an anvil". */
const withSmallArticle = (subject: string) =>
  subject.replace(ARTICLES, (article) => article.toLocaleLowerCase('en'));

/**
 * How many characters at a text's start are a name, with any spacing in scripts without spaces; 0 if it does
 * not start with it.
 */
function nameAtStart(text: string, name: string): number {
  if (text.startsWith(name)) return name.length;
  if (!EAST_ASIAN.test(name)) return 0;
  let at = 0;
  for (const sign of name.replace(/\s/gu, '')) {
    while (/\s/u.test(text.charAt(at))) at += 1;
    if (!text.startsWith(sign, at)) return 0;
    at += sign.length;
  }
  return at;
}

/** Only a person is one of these: "Ida Moor is the founder of …". */
const ROLE =
  /^\s\p{Ll}+\s(?:(?:the|an?|der|die|das|ein|eine|le|la|l[’']|une?|el|un|una|lo|il|de|het|een|o|a|um|uma)\s?)?(?:co-?)?(?:founder|owner|ceo|gründer(?:in)?|inhaber(?:in)?|geschäftsführer(?:in)?|fondateur|fondatrice|gérante?|fundador(?:a)?|dueñ[oa]|propietari[oa]|fondatore|titolare|proprietari[oa]|oprichter|oprichtster|eigenaar|eigenaresse|don[oa]|założyciel(?:ka)?|właściciel(?:ka)?)(?!\p{L})/iu;

/** "Ida Moor is a radio engineer. She has …": the next sentence shows that the name is a person's, or what she is. */
const isPerson = (name: string, said: string) =>
  /^\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]+){0,3}$/u.test(name) &&
  (/[.!?]\s(?:She|He)\s\p{Ll}/u.test(said) || ROLE.test(said.slice(name.length)));

/** The person whom a text is about, by the whole name if the page has it: "Ling is a PhD student" below "Ling Lan". Null if none. */
function personOf(subject: string, said: string, names: readonly string[]): string | null {
  if (isPerson(subject, said) || isSaidOfPerson(said, subject)) return subject;
  const whole = names.map(oneLine).find((name) => isWholeName(name) && name.startsWith(`${subject} `));
  return whole !== undefined && isSaidOfPerson(`${whole}${said.slice(subject.length)}`, whole) ? whole : null;
}

/** "que" loses its vowel before another one. */
const elided = (question: string) => question.replace(/(?<=Qu’est-ce qu)e (?=[aeiouyâàéèêîôû])/iu, '’');

/**
 * "What is X?" and "What does X do?" if a sentence of the page says it about a name: the site's own, the
 * page's title, one of its headings, or one in title or address.
 *
 * @param siteName only this one may do something: "Acme makes ..." says what Acme does, "Settings files ..."
 *   nothing.
 */
export function definitions(
  page: CrawledPage,
  names: readonly string[],
  language: string,
  siteName: string,
): { question: string; answer: AnswerPart[] }[] {
  const words = qaWords(language);
  if (!words) return [];
  const { whatIs, definition, whatDoes, doing } = words;
  const texts = textsOf(page);
  const around = `${names.join(' ')} ${page.resume?.titles.document ?? ''} ${page.url}`.toLowerCase();
  // "anvil is a library" on the site "anvil HTML parser" says what that is.
  const isShortName = (subject: string) => siteName.toLowerCase().startsWith(`${subject.toLowerCase()} `);
  const subjects = texts
    .map(({ text }) => subjectOf(text, words))
    .filter((subject) => subject !== null && (isNamed(subject, around) || isShortName(subject)))
    // "Lind" is the person whose whole name the site has.
    .filter((subject) => !(isWholeName(siteName) && siteName.endsWith(` ${subject}`)));
  const asked = [...new Set([...names.map((name) => oneLine(name)), ...subjects])];
  return asked.flatMap((name) => {
    if (name === null || name.length < 2 || name.length > LONGEST_NAME || isQuestion(name)) return [];
    for (const from of texts) {
      const { text } = from;
      const article = ARTICLES.exec(text)?.[0] ?? '';
      const bare = text.slice(article.length, article.length + name.length);
      const begun = nameAtStart(text, name);
      const subject = begun > 0 ? text.slice(0, begun) : article + bare;
      if (begun === 0 && bare.toLowerCase() !== name.toLowerCase()) continue;
      const rest = text.slice(subject.length);
      const does = doing.test(rest) && (name === siteName || IDENTIFIER.test(name));
      const what = definition.test(rest) ? whatIs : does ? whatDoes : null;
      const [first = ''] = splitSentences(text.slice(0, LOOKED_AT), language);
      const answer = what === null || isExclaimed(first) ? null : answerFrom(from, language);
      const said = answer ? answerText(answer) : '';
      const person = what === whatIs && answer ? personOf(subject, said, names) : null;
      const asking = person === null ? what : whoIs(words);
      if (asking === null || !answer?.[0]?.text.startsWith(subject)) continue;
      // Whose rights a part of it has: "Anvil includes a horn, Copyright 2013 Acme".
      if (tellsRights(said) || isLicenceNotice(said)) continue;
      if (said.length < LEAST / (EAST_ASIAN.test(text) ? 2 : 1)) continue;
      return [
        {
          question: elided(
            askedOf(asking, IDENTIFIER.test(name) ? name : (person ?? withSmallArticle(subject))),
          ),
          answer,
        },
      ];
    }
    return [];
  });
}
