import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { paragraphsOf as storedParagraphs } from '../../crawl/paragraphs.ts';
import { sentenceParts } from '../../page/blocks/sentence-parts.ts';
import { isSalesTerms } from '../../page/blocks/telling-blocks.ts';
import { isMakersLine } from '../../page/credits-maker.ts';
import { invites } from '../../page/invites.ts';
import { isLicenceNotice } from '../../page/is-licence-notice.ts';
import { isQuotation } from '../../page/is-quotation.ts';
import { isReferenceLine } from '../../page/is-reference-line.ts';
import { isSlogan } from '../../page/is-slogan.ts';
import { UNSPACED } from '../../page/scripts.ts';
import { separateTexts } from '../../page/separate-lines.ts';
import { isGenericName } from '../../page/site-name/generic-name.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { isContactLine } from '../../page/stated/address-label.ts';
import { isPriceAlone } from '../../page/stated/is-price-alone.ts';
import { withSpaces } from '../../page/with-spaces.ts';
import { isGreeting, withoutGreeting } from '../../page/without-greeting.ts';
import { isQuestion } from '../is-question.ts';
import { isOfForms } from '../of-forms.ts';
import {
  beginsHarmlessly,
  connects,
  isDated,
  isPreliminary,
  pointsElsewhere,
  withoutEmblems,
} from '../sentence-signs.ts';
import { bareWords, oneLine, shortened } from '../sentences.ts';
import { withoutNumber } from '../without-number.ts';
import { isPageTool, ownSections } from '../without-page-tools.ts';
import { isVerse } from './is-verse.ts';
import { manualName } from './manual-name.ts';
import { namesOneDay } from './names-one-day.ts';
import { pricedThings } from './priced-things.ts';
import { reaches } from './reaches.ts';

/** Sentences of one paragraph are added up to this length. */
const ENOUGH = 80;
const LEAST = 60;
/** A shorter text needs another to say something. */
const SAID = 30;
const SECTIONS = 8;
const PARAGRAPHS = 14;
/** Characters read of a section: a description comes from its beginning. */
const LOOKED_AT = 3000;
const MOST_HEADINGS = 6;
const LEAST_PRICED = 3;

const ENDS = /[.!?。．！？؟…।](?:["'”’»)\]」』])*$/u;
const BROKEN_OFF = /\[(?:…|\.{3})\]|(?:…|\.{3})$/u;
const LABEL =
  /^(?:source|author|date|updated|published|by|tags?|categor\w+|version|contents?)\s*:|^[\p{L} ]{2,24}:\s*(?:https?:|www\.|\S+@)/iu;

/** Who wrote it, and how many answered: "Leave a Comment / Gear / By Hannah Ruiz", "18 Jan Written By Ann Lee". */
const BYLINE =
  /(?:^|[|/·•–—-]\s*|^.{0,30}(?:[Ww]ritten|[Pp]osted|[Pp]ublished)\s)(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Aa]v)\s+\p{Lu}\p{L}+(?:\s\p{L}+){0,3}\s*$|^(?:[Ss]ubmitted |[Pp]osted )?[Bb]y \S.{0,40}? on (?:\p{L}{3,9},? )?(?:\d|\p{L}{3,9}\.? \d).{0,30}$|^(?:[Ll]eave a (?:[Cc]omment|[Rr]eply)|[Nn]o [Cc]omments|\d+ [Cc]omments?)\b/u;

/** A day and the hours on it, and nothing else: "April 18 @ 10:00 am - 1:00 pm". */
const DAY_ALONE =
  /^(?:\p{L}{3,9},?\s)?(?:\p{L}{3,9}\.?\s\d{1,2}|\d{1,2}\.?\s\p{L}{3,9}\.?)(?:,?\s\d{4})?[\s,@·|–—-]*(?:\d{1,2}[:.h]\d{2}|\d{1,2}\s?[ap]m)[\d:.\sapmhAPMh–—-]*$/u;

/** A pronoun in place of what the heading names. */
const STANDS_FOR_HEADING =
  /^(?:it|its|they|their|he|she|il(?! y a| faut| est)|elle|ils|elles|er|sie|ella|ellos|ellas|lui|lei|hij|zij|ze|ele|ela|eles|elas)\s/iu;

const leansBack = (text: string, language: string) =>
  STANDS_FOR_HEADING.test(text) && !beginsHarmlessly(text, language);

/** Parts of a reference that are only for programmers. */
const OF_CODE =
  /^\W*(?:arguments?|parameters?|params|value|returns?|return value|usage|see also|examples?|references|author\(s\)|signature)\W*$/iu;
const FILE_NAME = /^\S+\.\w{1,5}$/u;

/** Who has the rights of what, and since when: "«Making an anvil», copyright © 1997 Ann Lee". */
const RIGHTS = /(?:copyright|©)\s*(?:©|\(c\))?\s*(?:19|20)\d\d/iu;

const LEAST_LETTERS = 4;
/** A sentence that can stand alone, though a longer one would tell more. */
const isSaid = (text: string) => text.length >= (UNSPACED.test(text) ? SAID / 2 : SAID);
const isEnough = (text: string) => text.length >= (UNSPACED.test(text) ? LEAST / 2 : LEAST);
const enoughWords = (text: string, least: number) =>
  UNSPACED.test(text) ? text.length >= least * 2 : bareWords(text).length >= least;
/** Not code, a table or a list of names. */
const isPlain = (text: string) =>
  !/[{}<>|]|=>|::|\s=\s|\$\s|[-=_#*]{4,}|^\W*\w+\(|\w\([:@'"]|^#/u.test(text) &&
  (text.match(/\p{L}/gu) ?? []).length > text.length * 0.6;

interface OwnParagraph {
  text: string;
  /** The place of its section on the page. */
  section: number;
  /** The question that it answers, if its heading asks one. */
  answers: string;
  /** The heading of a part of the page above it. */
  under: string;
  /** Whether it is a part of a sentence that other paragraphs begin or end. */
  isPart: boolean;
}

const BREAKS_OFF = /[\p{L}\p{N}\p{M}]$/u;
const LEAST_OF_LINE = 6;

/** Sentences that somebody has set line by line, each line a paragraph: a line that ends within one goes on in lower case. */
function rejoined(raws: readonly string[]): string[] {
  const whole: string[] = [];
  for (const raw of raws) {
    const before = whole.at(-1) ?? '';
    const goesOn =
      /^\p{Ll}/u.test(raw) &&
      /^\p{Lu}/u.test(before) &&
      BREAKS_OFF.test(before) &&
      bareWords(before).length >= LEAST_OF_LINE;
    if (goesOn) whole[whole.length - 1] = `${before} ${raw}`;
    else whole.push(raw);
  }
  return whole;
}

function paragraphsOf(page: CrawledPage, names: readonly string[]): OwnParagraph[] {
  const said = new Set(names.map((name) => name.toLowerCase()));
  // Questions in buttons and panels are no headings, but their answers are as little about the page.
  const headings = new Set(page.sections.map(({ heading }) => oneLine(heading)));
  const answered = new Set(
    page.questions
      .filter(({ from, question }) => from !== 'heading' && !headings.has(oneLine(question)))
      .flatMap(({ answer }) => answer.split(/\n{2,}/).map((part) => withoutEmblems(oneLine(part)))),
  );
  const found: OwnParagraph[] = [];
  for (const [section, own] of ownSections(page.sections).slice(0, SECTIONS).entries()) {
    const { level, heading, text } = own;
    // What its title asks is what the whole page tells: "Who am I?", "How does a lesson go?".
    const isTitle = said.has(oneLine(heading).toLowerCase());
    const answers = isQuestion(oneLine(heading)) && !isTitle ? heading : '';
    const under = level > 1 ? heading : '';
    if (OF_CODE.test(heading)) continue;
    const raws = rejoined(text.slice(0, LOOKED_AT).split(/\n{2,}/)).flatMap(separateTexts);
    const parts = sentenceParts(raws);
    const captions = new Set(
      storedParagraphs(own).flatMap(({ isCaption, text: caption }) =>
        isCaption ? separateTexts(caption).map(oneLine) : [],
      ),
    );
    for (const [at, raw] of raws.entries()) {
      if (found.length >= PARAGRAPHS) return found;
      // Tables that arrange a page have a picture in the first cell.
      const paragraph = withSpaces(withoutEmblems(oneLine(raw).replace(/^(?:\|\s)+/u, '')), page);
      const key = paragraph.toLowerCase();
      // The rest of its section are the labels of a form.
      if (isOfForms(paragraph)) break;
      // The truncated beginning of another page's text: "[…]".
      if (paragraph === '' || said.has(key) || answered.has(paragraph) || BROKEN_OFF.test(paragraph))
        continue;
      said.add(key);
      const isApart =
        captions.has(oneLine(raw)) ||
        LABEL.test(paragraph) ||
        isContactLine(paragraph) ||
        isSlogan(paragraph) ||
        isReferenceLine(paragraph) ||
        FILE_NAME.test(paragraph) ||
        BYLINE.test(paragraph) ||
        DAY_ALONE.test(paragraph);
      if (!isApart && !isPageTool(paragraph) && isPlain(paragraph) && !isQuotation(paragraph))
        found.push({ text: paragraph, section, answers, under, isPart: parts[at] ?? false });
    }
  }
  return found;
}

/** Starts as a sentence does, or with a name in lower case (`mod_ssl`, `npm`). */
const begins = (sentence: string, names: string) => {
  const first = sentence.split(/\s/u)[0] ?? '';
  return !/^\p{Ll}/u.test(first) || /[\p{Lu}\p{N}_]/u.test(first) || names.includes(first);
};
const shouts = (sentence: string) =>
  // Other scripts have no lower case: "JR高山本線から徒歩十分です" is not in capitals.
  !UNSPACED.test(sentence) &&
  /\p{Lu}/u.test(sentence) &&
  sentence === sentence.toLocaleUpperCase('en') &&
  sentence.length > 12;

const closed = (text: string) =>
  ENDS.test(text) ? text : `${text.replace(/[\s,;:–—-]+$/u, '')}${UNSPACED.test(text) ? '。' : '.'}`;
/** A question, with or without a question mark. The text after it says what it asks. */
const asks = (sentence: string) =>
  /[?？؟]["”’»)]*$/u.test(sentence) || /(?:です|ます|ません)か。?$/u.test(sentence);

interface Asked {
  language: string;
  title: string;
  siteName: string;
  /** Of the home page: what happens on one day is its news. */
  isHome: boolean;
  /** Title and address: a name in them may begin a sentence in lower case. */
  names: string;
  most: number;
}

/** A request to the reader: "Please also note our terms". It may answer a question, but it tells of no page. */
const REQUESTS =
  /^(?:please|bitte|veuillez|merci de|prière de|por favor|tenga en cuenta|per favore|si prega|gelieve|let op|proszę|prosimy|prosím|пожалуйста|обратите внимание|будь ласка|зверніть увагу|vänligen|observera|vennligst|vær oppmerksom|bemærk|huomaa(?:thän)?|vă rugăm|molimo|kérjük|lütfen|si us plau)(?!\p{L})/iu;

/** The words that a line of a page's title and the site's name does not have. */
const LEAST_FRESH = 2;
function freshWords(line: string, ...known: string[]): number {
  if (UNSPACED.test(line)) return LEAST_FRESH;
  const said = new Set(known.flatMap((text) => bareWords(text)));
  return bareWords(line).filter((word) => word.length >= LEAST_LETTERS && !said.has(word)).length;
}

/** The words of somebody else, which end in a later sentence: "“We met on 11 September." */
const OPENS_QUOTE = /^["“«„「][^"”»“」]*$/u;
const tells = (sentence: string, { names, isHome, language }: Asked, isFirst: boolean) =>
  enoughWords(sentence, 4) &&
  !OPENS_QUOTE.test(sentence) &&
  !reaches(sentence) &&
  !REQUESTS.test(sentence) &&
  !invites(sentence) &&
  !isLicenceNotice(sentence) &&
  !RIGHTS.test(sentence) &&
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
function tellingSentences(
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
      // A line without a full stop is a slogan at the start of the page, else a label or an item.
      const slogan =
        hasSentences &&
        at === 0 &&
        sentences.length === 1 &&
        !/[:：]$/u.test(sentence) &&
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

/** As many lines as fit, separated by semicolons where none asks; a list only continues until it is long enough. */
function joined(start: string, lines: readonly string[], most: number): string {
  let text = start;
  for (const [at, line] of lines.entries()) {
    const mark = at === 0 || isQuestion(text) ? ' ' : '; ';
    const longer = `${text}${text ? mark : ''}${isQuestion(line) ? line : line.replace(/[.:;]$/u, '')}`;
    if (longer.length > most || (start !== '' && text.length >= ENOUGH)) break;
    text = longer;
  }
  return text;
}

/** The short lines of a list, or the headings: for a page with hardly a sentence. */
function listLines(
  paragraphs: readonly OwnParagraph[],
  page: CrawledPage,
  title: string,
  hasSentence: boolean,
): string[][] {
  const lines = paragraphs
    .flatMap(({ text, isPart, answers }) => (isPart || answers !== '' ? [] : [text]))
    .filter(
      (text) =>
        text.length < 120 &&
        text.includes(' ') &&
        enoughWords(text, 3) &&
        !isPriceAlone(text) &&
        !reaches(text) &&
        !(page.kind === 'home' && pointsElsewhere(text)) &&
        !isMakersLine(text) &&
        !shouts(text) &&
        !isSalesTerms(text) &&
        !isDated(text),
    );
  // If there is a sentence, headings are only the page's frame. Further ones of the title's rank begin other parts of the page.
  const framed = hasSentence ? [] : ownSections(page.sections);
  const below = framed.filter(({ level }, at) => level > 1 || at === 0);
  const headings = (below.length > 2 ? below : framed)
    .map(({ heading }) => withoutEmblems(oneLine(heading)))
    .filter(
      (heading) =>
        heading !== '' &&
        !isPageTool(heading) &&
        !isGenericName(heading) &&
        heading.toLowerCase() !== title.toLowerCase(),
    );
  return [lines, [...new Set(headings)].slice(0, MOST_HEADINGS)];
}

/** The first questions of a page of questions: an answer alone does not show what the page contains. */
function questionsOf(page: CrawledPage, most: number): string {
  const marked = page.questions
    .map(({ question }) => withoutNumber(withoutEmblems(oneLine(question))))
    .filter((question) => question !== '');
  let text = '';
  for (const question of new Set(marked)) {
    const bare = question.replace(/[.。．]$/u, '');
    // "時間を教えてください。" asks without a question mark.
    const full = isQuestion(question) ? question : `${bare}${UNSPACED.test(bare) ? '？' : '?'}`;
    const longer =
      text === '' ? full : `${text}${UNSPACED.test(full) && !text.endsWith('?') ? '' : ' '}${full}`;
    if (longer.length > most) break;
    text = longer;
  }
  return marked.length > 1 && isSaid(text) ? text : '';
}

const LEAST_ASKED = 3;

/** A chapter of questions without a word before them: an answer is about one of them. */
function asksOnly({ sections }: CrawledPage): boolean {
  const [first, ...others] = ownSections(sections);
  if (!first || (first.level <= 1 && first.text !== '')) return false;
  const headings = (first.level > 1 ? [first, ...others] : others).map(({ heading }) => oneLine(heading));
  const asking = headings.filter((heading) => isQuestion(heading)).length;
  return asking >= LEAST_ASKED && asking * 2 > headings.length;
}

const VERSION = /(?<![\d.])v?\d+\.\d+(?:\.\d+)*(?![\d.])/u;
const LEAST_VERSIONS = 3;

/** The versions of a list of changes: what one of them mended says nothing of the page. '' if it is none. */
function versionsOf({ sections }: CrawledPage, most: number): string {
  const headings = sections.map(({ heading }) => oneLine(heading)).filter((heading) => heading !== '');
  const versions = headings.filter((heading) => heading.length < 60 && VERSION.test(heading));
  if (versions.length < LEAST_VERSIONS || versions.length * 2 < headings.length) return '';
  return joined('', versions.slice(0, MOST_HEADINGS), most);
}

const ARTICLE = /^(?:(?:the|o|a|os|as|el|la|los|las|le|les|il|lo|die|der|das|de|het)\s+|l[’'])/iu;

/** What a page about the site says of it by its name, where its first words explain something else; '' if nothing. */
function saidOfSite(paragraphs: readonly OwnParagraph[], siteName: string, asked: Asked): string {
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

/**
 * A description for a page without its own, from its text: its first informative sentences (no calls to
 * click, no dates, nothing that depends on earlier text), else the lines of its list or its headings.
 *
 * @param most characters.
 * @param siteName what stands above every page describes none.
 * @returns '' if there is neither.
 */
export function derivedDescription(
  page: CrawledPage,
  title: string,
  language: string,
  most: number,
  siteName = '',
): string {
  const asked = page.kind === 'faq' || asksOnly(page) ? questionsOf(page, most) : '';
  const listed = asked || versionsOf(page, most);
  if (listed !== '') return listed;
  const named = manualName(page);
  if (named !== '') return named.length <= most ? named : shortened(named, most);
  const paragraphs = paragraphsOf(page, [title, siteName]);
  const about = { language, title, siteName, isHome: page.kind === 'home', most };
  const told = tellingSentences(paragraphs, { ...about, names: `${title} ${siteName} ${page.url}` });
  if (page.kind === 'about' && siteName !== '' && !told.text.toLowerCase().includes(siteName.toLowerCase())) {
    const said = saidOfSite(paragraphs, siteName, { ...about, names: siteName });
    if (said !== '') return said;
  }
  const sentences = told.text;
  // A menu without sentences is told by its dishes.
  const priced = sentences === '' ? pricedThings([page]).things : [];
  if (priced.length >= LEAST_PRICED) {
    const dishes = joined(
      '',
      priced.map(({ name, price }) => `${name} ${price}`),
      most,
    );
    if (isEnough(dishes)) return dishes;
  }
  // Scripts without spaces say as much with half the characters.
  if (isEnough(sentences)) return sentences;
  // Some set their introduction as a heading.
  const introduction = page.sections
    .map(({ heading }) => oneLine(heading))
    .find((heading) => ENDS.test(heading) && isEnough(heading) && !asks(heading) && heading.length <= most);
  if (sentences === '' && introduction !== undefined) return introduction;
  const near = isSaid(sentences) ? paragraphs.filter(({ section }) => section === told.section) : paragraphs;
  const lists = listLines(near, page, title, sentences !== '')
    .map((list) =>
      list.filter(
        (line) =>
          !sentences.includes(line.replace(/[.:;]$/u, '')) && !(sentences !== '' && line.includes(sentences)),
      ),
    )
    .filter(({ length }) => length > 1)
    .map((list) => joined(sentences, list, most));
  const lines = lists.find((text) => text.length >= LEAST);
  if (lines !== undefined || sentences !== '') return lines ?? sentences;
  return questionsOf(page, most);
}
