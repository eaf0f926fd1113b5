import { isBroken, pointsElsewhere, speaksOfThePage } from '../../language/sentence-signs.ts';
import { isAnnouncement } from '../../page/is-announcement.ts';
import { isLicenceNotice } from '../../page/is-licence-notice.ts';
import { isSlogan } from '../../page/is-slogan.ts';
import { EAST_ASIAN } from '../../page/scripts.ts';
import { introducesPerson } from '../../page/site-name/introduces-person.ts';
import { nameWithArticle } from '../../page/site-name/name-with-article.ts';
import { isProfessional } from '../../page/site-name/role-in-title.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { asksWhatItIs } from '../asks-what-it-is.ts';
import { isQuestion } from '../is-question.ts';
import { namesOneDay } from '../llms-txt/names-one-day.ts';
import { siteDefinition } from '../llms-txt/site-definition.ts';
import { withoutPosts } from '../llms-txt/without-posts.ts';
import { oneLine } from '../sentences.ts';
import { siteSubject } from '../site-subject.ts';
import { asText } from './answer-part.ts';
import type { Asking, PageAnswer } from './asking.ts';
import { definitions } from './definitions.ts';
import { ownQuestions } from './own-questions.ts';
import { asked, languageKey, qaWords, whoIs } from './qa-words.ts';

/** A full stop of any script. Thai writes none. */
const SENTENCE_ENDS = /(?:[.!。！…।]["”»]?|\p{Script=Thai}\p{M}*)$/u;
const LEAST = 40;
const MOST = 600;
/** A request to the reader at the end of a description. */
const CALLS =
  /^(?:book|call|contact|visit|order|get|try|join|shop|learn|discover|download|request|jetzt|rufen|buchen|entdecken|réservez|découvrez|contactez|appelez|reserva|llama|contacta|descubre|prenota|scopri|chiama|contattaci|reserveer|bel|ontdek|reserve|ligue|descubra|立即|欢迎|歡迎|今すぐ|지금)(?![\p{L}])|[!！]\s*$/iu;

/** "Dr. Lena Hofer": a practice that has its doctor's name. */
const NAMES_A_PERSON =
  /^(?:(?:D?Dr|Dra|Prof|Mag|Ing|Dipl|Univ|Dott|Avv|Mr|Mrs|Ms)\.?(?:-Ing\.?)?(?:\s?(?:med|dent|vet|jur|phil|rer|nat|habil|univ|ssa)\.?)*\s)+\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}$/u;

/** A Chinese name is nearly always a firm's: the question is what it does. */
const isFirm = (name: string, language: string) => /^zh/i.test(language) && /^\p{Script=Han}/u.test(name);

/** "The Department of Mathematics of the University has 62 teachers" says what the department is, not the university. */
function isOfPart(sentence: string, name: string): boolean {
  const at = name === '' ? -1 : sentence.toLowerCase().indexOf(name.toLowerCase());
  return (
    at > 0 &&
    /\p{L}\s+(?:of(?: the)?|di|del(?:la|lo)?|dell['’]|dei|degli|de(?: la| l['’])?|du|des|d['’]|der|vom|von(?: der)?|van(?: de| het)?|d[ao])\s*$/iu.test(
      sentence.slice(0, at),
    )
  );
}

/** Explains a term or what letters stand for, and not the site: "“Editions” are a way to …", "JSON (JavaScript Object Notation) is a format". */
const EXPLAINS_TERM =
  /^(?:[“"„«][^”"“»]{1,40}[”"“»]|\p{Lu}{2,}\d?\s\([^)]{3,60}\))\s(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn)\s/u;

/** The home page's description of the site as an answer: whole sentences, without a final call to action. */
function described({ site, page: whole, language, subject, isPersons }: Asking): PageAnswer[] {
  const page = withoutPosts(whole, site);
  const words = qaWords(language);
  const said = oneLine(page.kind === 'home' ? page.description || page.excerpt : '');
  // A list of badges or keywords is not a sentence.
  if (!words || isBroken(said) || !SENTENCE_ENDS.test(said)) return [];
  // A motto in another language, "non ex regula …": a sentence that says what something is begins with a capital or its name.
  if (
    !page.description &&
    /^\p{Ll}+\s/u.test(said) &&
    !subject.toLowerCase().startsWith(said.split(' ')[0] ?? '')
  )
    return [];
  // The beginning of a text may reach into the section after it, which tells of something else.
  const first = page.description ? undefined : page.sections.find(({ text }) => text !== '');
  // What answers another question says nothing of the site.
  if (first && isQuestion(oneLine(first.heading))) return [];
  // Under the small heading of a card it says what the card is about, unless it names the site.
  const isOfHeading = first !== undefined && first.level > 2 && first.heading !== '';
  if (isOfHeading && !said.toLowerCase().includes(siteSubject(oneLine(site.name)).toLowerCase())) return [];
  // "This document answers questions about Quarrel" says what the manual is, not its subject.
  if (subject !== oneLine(site.name) && speaksOfThePage(said)) return [];
  if (!page.description && EXPLAINS_TERM.test(said) && !said.toLowerCase().includes(subject.toLowerCase()))
    return [];
  if (isAnnouncement(said) || isLicenceNotice(said)) return [];
  // The motto of a home page says less of the site than a sentence of its about page that says what it is.
  const mayBeMotto =
    isSlogan(said) || !(page.description || said.toLowerCase().includes(subject.toLowerCase()));
  if (mayBeMotto && siteDefinition(site)) return [];
  // A Japanese motto is no whole sentence.
  if (isSlogan(said) && EAST_ASIAN.test(said)) return [];
  if (namesOneDay(said) && !said.toLowerCase().includes(subject.toLowerCase())) return [];
  const lead = oneLine(first?.text ?? '');
  const sentences = splitSentences(said, language).filter(
    (sentence) => lead === '' || lead.includes(sentence.trim()),
  );
  while (
    sentences.length > 1 &&
    (CALLS.test(sentences.at(-1) ?? '') || pointsElsewhere(sentences.at(-1) ?? ''))
  )
    sentences.pop();
  const answer = sentences.join('').trim();
  if (isOfPart(sentences[0] ?? '', siteSubject(oneLine(site.name)))) return [];
  if (answer.length < LEAST / (EAST_ASIAN.test(answer) ? 2 : 1) || answer.length > MOST) return [];
  const isPerson =
    introducesPerson(answer, subject) ||
    NAMES_A_PERSON.test(subject) ||
    isPersons ||
    isProfessional(subject, page.resume?.titles.document ?? '');
  const about = isPerson ? whoIs(words) : words.whatIs;
  const wording = isFirm(site.name, language) ? words.whatDoes : about;
  const name = isPerson ? subject : nameWithArticle(subject, wording, languageKey(language));
  return [{ question: asked(wording, name), answer: asText(answer) }];
}

/**
 * "What is X?" about the site itself: asked by the site, stated in a sentence, or described on the home page;
 * best first.
 */
export function identityQuestions(asking: Asking): PageAnswer[] {
  const { page, language, subject: name } = asking;
  const words = qaWords(language);
  if (name === '') return [];
  const own = ownQuestions(asking).filter(({ question }) => asksWhatItIs(question, name));
  const introduces = page.kind === 'home' || page.kind === 'about';
  const defined = introduces ? definitions(page, [name], language, name) : [];
  const ofTheSite = defined
    .filter(({ question }) => asksWhatItIs(question, name))
    .map((one) =>
      isFirm(name, language) && words ? { ...one, question: asked(words.whatDoes, name) } : one,
    );
  return [...own, ...ofTheSite, ...described(asking)];
}
