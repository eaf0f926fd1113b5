import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { paragraphsOf as storedParagraphs } from '../../crawl/paragraphs.ts';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { sentenceParts } from '../../page/blocks/sentence-parts.ts';
import { isDayWithName } from '../../page/dates/is-day-with-name.ts';
import { isQuotation } from '../../page/is-quotation.ts';
import { isReferenceLine } from '../../page/is-reference-line.ts';
import { isSlogan } from '../../page/is-slogan.ts';
import { isOfForms } from '../../page/of-forms.ts';
import { separateTexts } from '../../page/separate-lines.ts';
import { isContactLine } from '../../page/stated/address-label.ts';
import { withSpaces } from '../../page/with-spaces.ts';
import { withoutByline } from '../../page/without-byline.ts';
import { isQuestion } from '../is-question.ts';
import { bareWords, oneLine } from '../sentences.ts';
import { isPageTool, ownSections } from '../without-page-tools.ts';

const SECTIONS = 8;
const PARAGRAPHS = 14;
/** Characters read of a section: a description comes from its beginning. */
const LOOKED_AT = 3000;

const BROKEN_OFF = /\[(?:…|\.{3})\]|(?:…|\.{3})$/u;

/** A link at the end of a paragraph that is whole without it: "… and in phones. More Information…". */
const MORE =
  /(?<=[.!?。])\s(?:[Mm]ore (?:[Ii]nformation|[Ii]nfo|[Dd]etails)|Mehr Informationen|Plus d[’']informations|Más información|Maggiori informazioni|Mais informações|Meer informatie)\s?(?:\.{3}|…|[»>→]+)?$/u;

const LABEL =
  /^(?:source|author|date|updated|published|by|tags?|categor\w+|version|contents?)\s*:|^[\p{L} ]{2,24}:\s*(?:https?:|www\.|\S+@|\S+\/\S*(?:$|,|\s\())|^(?:return value|availability|used by|see also)\s*:/iu;

/** Who wrote it, and how many answered: "Leave a Comment / Gear / By Hannah Ruiz", "18 Jan Written By Ann Lee". */
const BYLINE =
  /(?:^|[|/·•–—-]\s*|^.{0,30}(?:[Ww]ritten|[Pp]osted|[Pp]ublished)\s)(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Aa]v)\s+\p{Lu}\p{L}+(?:\s\p{L}+){0,3}\s*$|^(?:[Ss]ubmitted |[Pp]osted )?[Bb]y \S.{0,40}? on (?:\p{L}{3,9},? )?(?:\d|\p{L}{3,9}\.? \d).{0,30}$|^(?:[Ll]eave a (?:[Cc]omment|[Rr]eply)|[Nn]o [Cc]omments|\d+ [Cc]omments?)\b/u;

/** A day and the hours on it, and nothing else: "April 18 @ 10:00 am - 1:00 pm". */
const DAY_ALONE =
  /^(?:\p{L}{3,9},?\s)?(?:\p{L}{3,9}\.?\s\d{1,2}|\d{1,2}\.?\s\p{L}{3,9}\.?)(?:,?\s\d{4})?[\s,@·|–—-]*(?:\d{1,2}[:.h]\d{2}|\d{1,2}\s?[ap]m)[\d:.\sapmhAPMh–—-]*$/u;

/** Parts of a reference that are only for programmers. */
const OF_CODE =
  /^\W*(?:arguments?|parameters?|params|value|returns?|return value|usage|see also|examples?|references|author\(s\)|signature)\W*$/iu;

/** When somebody is open or closed, and the note to it: "休診日：木曜・日曜", "※祝日も診察を行っております". */
const OF_HOURS = /^(?:※|(?:定休|休診|休館|休業|休園)日\s?[：:]|(?:営業|診療|受付|開館|利用)時間\s?[：:])/u;
/** The postal code of an address. */
const JAPANESE_CODE = /〒\s?[\d０-９]{3}/u;
/** A publication in a list of them: "S. Anvil et al., "On horns", Smithing, 2023.", "Lee, A. (2021). On anvils." */
const CITED =
  /^(?:\[?\d{1,3}[\].)]\s)?(?:(?:\p{Lu}\.[ -]?){1,3}\p{Lu}[\p{L}’'-]+|\p{Lu}[\p{L}’'-]+,\s(?:\p{Lu}\.[ -]?){1,3})(?:,|\sand\s|\s&\s|\set al\.?|\s?\(\d{4}).*\b(?:19|20)\d\d\b/u;

const FILE_NAME = /^\S+\.\w{1,5}$/u;

/** How a function is declared: "int anvil_open(const char *name, int flags)". */
const SIGNATURE = /^(?:[\w<>&,:]{1,40}\s){1,4}\w{2,60}\([^()]*\)\W?$/u;

/** Not code, a table or a list of names. */
const isPlain = (text: string) =>
  !/[{}<>|]|=>|::|\s=\s|\$\s|[-=_#*]{4,}|^\W*[\w.]+\(|\*\w+\(|\w\([:@'"]|^#/u.test(text) &&
  !SIGNATURE.test(text) &&
  (text.match(/\p{L}/gu) ?? []).length > text.length * 0.6;

/** A paragraph of a page that may tell what the page is about. */
export interface OwnParagraph {
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
/** "Available Languages: en | fr | tr" ends no sentence, and begins none. */
const LIST_ON_LINE = /\s[|·•]\s/u;

/** Sentences that somebody has set line by line, each line a paragraph: a line that ends within one goes on in lower case. */
function rejoined(raws: readonly string[]): string[] {
  const whole: string[] = [];
  for (const raw of raws) {
    const before = whole.at(-1) ?? '';
    const goesOn =
      /^\p{Ll}/u.test(raw) &&
      /^\p{Lu}/u.test(before) &&
      BREAKS_OFF.test(before) &&
      !LIST_ON_LINE.test(before) &&
      bareWords(before).length >= LEAST_OF_LINE;
    if (goesOn) whole[whole.length - 1] = `${before} ${raw}`;
    else whole.push(raw);
  }
  return whole;
}

/**
 * The paragraphs of a page's beginning, without captions, labels, contacts, code and what is no text of its own.
 *
 * @param names that say nothing alone, such as the title.
 */
export function ownParagraphs(page: CrawledPage, names: readonly string[]): OwnParagraph[] {
  const said = new Set(names.map((name) => name.toLowerCase()));
  // Questions in buttons and panels are no headings, but their answers are as little about the page.
  const headings = new Set(page.sections.map(({ heading }) => oneLine(heading)));
  const answered = new Set(
    page.questions
      .filter(({ from, question }) => from !== 'heading' && !headings.has(oneLine(question)))
      .flatMap(({ answer }) => answer.split(/\n{2,}/).map((part) => withoutEmblems(oneLine(part)))),
  );
  // What code does is told by the text around it, unless the whole page is set as code.
  const isAllCode = page.sections.every((each) =>
    storedParagraphs(each).every(({ kind }) => kind === 'code'),
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
    const apart = new Set(
      storedParagraphs(own).flatMap(({ kind, isCaption, text: part }) =>
        isCaption || (kind === 'code' && !isAllCode)
          ? [oneLine(part), ...separateTexts(part).map(oneLine)]
          : [],
      ),
    );
    for (const [at, raw] of raws.entries()) {
      if (found.length >= PARAGRAPHS) return found;
      // Tables that arrange a page have a picture in the first cell.
      const paragraph = withoutByline(
        withSpaces(withoutEmblems(oneLine(raw).replace(/^(?:\|\s)+/u, '')), page),
      ).replace(MORE, '');
      const key = paragraph.toLowerCase();
      // The rest of its section are the labels of a form.
      if (isOfForms(paragraph)) break;
      // The truncated beginning of another page's text: "[…]".
      if (paragraph === '' || said.has(key) || answered.has(paragraph) || BROKEN_OFF.test(paragraph))
        continue;
      said.add(key);
      const isApart =
        apart.has(oneLine(raw)) ||
        LABEL.test(paragraph) ||
        isContactLine(paragraph) ||
        JAPANESE_CODE.test(paragraph) ||
        OF_HOURS.test(paragraph) ||
        CITED.test(paragraph) ||
        isSlogan(paragraph) ||
        isReferenceLine(paragraph) ||
        FILE_NAME.test(paragraph) ||
        BYLINE.test(paragraph) ||
        isDayWithName(paragraph, page.language) ||
        DAY_ALONE.test(paragraph);
      if (!isApart && !isPageTool(paragraph) && isPlain(paragraph) && !isQuotation(paragraph))
        found.push({ text: paragraph, section, answers, under, isPart: parts[at] ?? false });
    }
  }
  return found;
}
