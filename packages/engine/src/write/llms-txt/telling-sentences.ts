import { isInLatin } from '../../language/is-in-latin.ts';
import {
  beginsHarmlessly,
  connects,
  isDated,
  isPreliminary,
  pointsElsewhere,
  tellsRights,
} from '../../language/sentence-signs.ts';
import { isSalesTerms } from '../../page/blocks/telling-blocks.ts';
import { isMakersLine } from '../../page/credits-maker.ts';
import { invites } from '../../page/invites.ts';
import { isLicenceNotice } from '../../page/is-licence-notice.ts';
import { UNSPACED } from '../../page/scripts.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { isGreeting, withoutGreeting } from '../../page/without-greeting.ts';
import { bareWords, shortened } from '../sentences.ts';
import { isVerse } from './is-verse.ts';
import { namesOneDay } from './names-one-day.ts';
import type { OwnParagraph } from './own-paragraphs.ts';
import { reaches } from './reaches.ts';
import { ENDS, ENOUGH, enoughWords, isEnough, isSaid, LEAST } from './says-enough.ts';

/** A pronoun in place of what the heading names. */
const STANDS_FOR_HEADING =
  /^(?:it|its|they|their|he|she|il(?! y a| faut| est)|elle|ils|elles|er|sie|ella|ellos|ellas|lui|lei|hij|zij|ze|ele|ela|eles|elas)\s/iu;

const leansBack = (text: string, language: string) =>
  STANDS_FOR_HEADING.test(text) && !beginsHarmlessly(text, language);

const LEAST_LETTERS = 4;

/** Starts as a sentence does, or with a name in lower case (`mod_ssl`, `npm`). */
const begins = (sentence: string, names: string) => {
  const first = sentence.split(/\s/u)[0] ?? '';
  return !/^\p{Ll}/u.test(first) || /[\p{Lu}\p{N}_]/u.test(first) || names.includes(first);
};

/** Whether a sentence is all in capitals. */
export const shouts = (sentence: string) =>
  // Other scripts have no lower case: "JR高山本線から徒歩十分です" is not in capitals.
  !UNSPACED.test(sentence) &&
  /\p{Lu}/u.test(sentence) &&
  sentence === sentence.toLocaleUpperCase('en') &&
  sentence.length > 12;

const closed = (text: string) =>
  ENDS.test(text) ? text : `${text.replace(/[\s,;:–—-]+$/u, '')}${UNSPACED.test(text) ? '。' : '.'}`;

/** A question, with or without a question mark. The text after it says what it asks. */
export const asks = (sentence: string) =>
  /[?？؟]["”’»)]*$/u.test(sentence) || /(?:です|ます|ません)か。?$/u.test(sentence);

/** What the sentences of a page are judged by. */
export interface Asked {
  language: string;
  title: string;
  siteName: string;
  /** Of the home page: what happens on one day is its news. */
  isHome: boolean;
  /** Title and address: a name in them may begin a sentence in lower case. */
  names: string;
  most: number;
}

/** Where something is, and no slogan: "Mill Avenue - Leeds, West Yorkshire". */
const isPlaceLine = (line: string) => {
  const words = line.split(/\s+/u).filter((word) => /\p{L}{4}/u.test(word));
  return (
    /^\p{L}[^,]* [-–—·|] \p{L}[^,]*, \p{Lu}[^,]*$/u.test(line) && words.every((word) => /^\p{Lu}/u.test(word))
  );
};

/** A request to the reader: "Please also note our terms". It may answer a question, but it tells of no page. */
const REQUESTS =
  /^(?:please|bitte|veuillez|merci de|prière de|por favor|tenga en cuenta|per favore|si prega|gelieve|let op|proszę|prosimy|prosím|пожалуйста|обратите внимание|будь ласка|зверніть увагу|vänligen|observera|vennligst|vær oppmerksom|bemærk|huomaa(?:thän)?|vă rugăm|molimo|kérjük|lütfen|si us plau)(?!\p{L})/iu;

/** Thanks for the visit, as Japanese pages begin: "当院のホームページをご覧いただきありがとうございます。" */
const THANKS =
  /(?:ご覧|ご訪問|アクセス|お越し)(?:いただき|頂き|下さり|くださり)[^。]{0,12}ありがとうございます。?$/u;

/** The words that a line of a page's title and the site's name does not have. */
const LEAST_FRESH = 2;
function freshWords(line: string, ...known: string[]): number {
  if (UNSPACED.test(line)) return LEAST_FRESH;
  const said = new Set(known.flatMap((text) => bareWords(text)));
  return bareWords(line).filter((word) => word.length >= LEAST_LETTERS && !said.has(word)).length;
}

/** The words of somebody else, which end in a later sentence: "“We met on 11 September." */
const OPENS_QUOTE = /^["“«„「][^"”»“」]*$/u;

/** A line in Latin letters on a page in another script: "Hwaseong · Korean Grape Liquor" above what the page says in Korean. */
const isForeign = (sentence: string, language: string) =>
  language !== '' && !isInLatin(language) && !/[^\P{L}\p{Script=Latin}]/u.test(sentence);

/** The note at the foot of a page: "[1] Since the place is chosen at installation, others are possible." */
const FOOTNOTE = /^\[\d{1,3}\]\s/u;

const tells = (sentence: string, { names, isHome, language }: Asked, isFirst: boolean) =>
  enoughWords(sentence, 4) &&
  !isForeign(sentence, language) &&
  !OPENS_QUOTE.test(sentence) &&
  !FOOTNOTE.test(sentence) &&
  !reaches(sentence) &&
  !REQUESTS.test(sentence) &&
  !THANKS.test(sentence) &&
  !invites(sentence) &&
  !isLicenceNotice(sentence) &&
  !tellsRights(sentence) &&
  !isMakersLine(sentence) &&
  !pointsElsewhere(sentence) &&
  !isDated(sentence) &&
  !isPreliminary(sentence) &&
  !isSalesTerms(sentence) &&
  !isGreeting(sentence) &&
  !(isHome && namesOneDay(sentence)) &&
  !shouts(sentence) &&
  !asks(sentence) &&
  !(isFirst && (connects(sentence, language) || !begins(sentence, names)));

/** A first sentence that is slightly too long is taken whole, a longer one up to a pause. */
const wholeOrShort = (text: string, most: number) =>
  text.length <= most * 1.4 ? text : closed(shortened(text, most));

const hasWordOf = (sentence: string, title: string) => {
  const named = bareWords(title).filter((word) => word.length >= LEAST_LETTERS);
  const said = new Set(bareWords(sentence));
  return named.some((word) => said.has(word));
};

/** The informative sentences, in order, until there are enough. */
export function tellingSentences(
  paragraphs: readonly OwnParagraph[],
  asked: Asked,
): { text: string; section: number } {
  let taken = '';
  // If no line ends like a sentence, all are items of one list.
  const hasSentences = paragraphs.some(({ text }) => ENDS.test(text));
  let from = -1;
  for (const [at, { text: paragraph, section, answers, under, isPart }] of paragraphs.entries()) {
    if (isPart || isVerse(paragraph)) continue;
    // "It keeps for a week" is about its heading.
    const standsFor = leansBack(paragraph, asked.language);
    if (taken === '' && under !== '' && standsFor) continue;
    // Without its question, an answer does not continue what was said before. It may begin, if it names what is asked about.
    if (answers !== '' && (taken !== '' || !hasWordOf(paragraph, `${answers} ${asked.title}`))) continue;
    if (isEnough(taken)) return { text: taken, section: from };
    const sentences = splitSentences(withoutGreeting(paragraph), asked.language).map((each) => each.trim());
    if (OPENS_QUOTE.test(sentences[0] ?? '')) continue;
    for (const [place, sentence] of sentences.entries()) {
      // "It keeps for a week" is about what the sentence before it said.
      if (taken === '' && place > 0 && leansBack(sentence, asked.language)) continue;
      // "Smell gas? Ring the emergency service first.": alone it would tell everybody to.
      if (asks(sentences[place - 1] ?? '') && !hasWordOf(sentence, asked.siteName)) continue;
      // A line without a full stop is a slogan at the start of the page, else a label or an item.
      const slogan =
        hasSentences &&
        at === 0 &&
        sentences.length === 1 &&
        !/[:：]$/u.test(sentence) &&
        !isPlaceLine(sentence) &&
        sentence.length > 12 &&
        freshWords(sentence, asked.title, asked.siteName) >= LEAST_FRESH;
      if (!(ENDS.test(sentence) || slogan) || !tells(sentence, asked, taken === '')) continue;
      // What stands under another heading is about something else, if it does not name the page's subject.
      if (section !== from && isSaid(taken) && !hasWordOf(sentence, asked.title))
        return { text: taken, section: from };
      // The cards of a list say the same of several things.
      if (taken.includes(sentence)) continue;
      const longer = taken
        ? `${taken}${/[。！？]$/u.test(taken) ? '' : ' '}${closed(sentence)}`
        : closed(sentence);
      if (longer.length > asked.most)
        return { text: taken.length >= LEAST ? taken : wholeOrShort(longer, asked.most), section: from };
      taken = longer;
      from = section;
      if (taken.length >= ENOUGH) return { text: taken, section: from };
    }
  }
  return { text: taken, section: from };
}

const ARTICLE = /^(?:(?:the|o|a|os|as|el|la|los|las|le|les|il|lo|die|der|das|de|het)\s+|l[’'])/iu;

/** What a page about the site says of it by its name, where its first words explain something else; '' if nothing. */
export function saidOfSite(paragraphs: readonly OwnParagraph[], siteName: string, asked: Asked): string {
  const sentences = paragraphs.flatMap(({ text }) =>
    splitSentences(withoutGreeting(text), asked.language).map((sentence) => sentence.trim()),
  );
  const said = sentences.find(
    (sentence) =>
      sentence.replace(ARTICLE, '').toLowerCase().startsWith(siteName.toLowerCase()) &&
      ENDS.test(sentence) &&
      isEnough(sentence) &&
      // Its article would read as a word that connects: "O" is "or" in Spanish.
      tells(sentence, asked, false),
  );
  return said ? wholeOrShort(said, asked.most) : '';
}
