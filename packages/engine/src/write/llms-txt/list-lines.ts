import type { CrawledPage, PageSection } from '../../crawl/crawled-site.ts';
import { isDated, pointsElsewhere, withoutEmblems } from '../../language/sentence-signs.ts';
import { isSalesTerms } from '../../page/blocks/telling-blocks.ts';
import { isMakersLine } from '../../page/credits-maker.ts';
import { UNSPACED } from '../../page/scripts.ts';
import { isGenericName } from '../../page/site-name/generic-name.ts';
import { isPriceAlone } from '../../page/stated/is-price-alone.ts';
import { isQuestion } from '../is-question.ts';
import { oneLine } from '../sentences.ts';
import { withoutNumber } from '../without-number.ts';
import { isPageTool, ownSections } from '../without-page-tools.ts';
import type { OwnParagraph } from './own-paragraphs.ts';
import { reaches } from './reaches.ts';
import { ENOUGH, enoughWords, isSaid } from './says-enough.ts';
import { shouts } from './telling-sentences.ts';

const MOST_HEADINGS = 6;

/** As many lines as fit, separated by semicolons where none asks; a list only continues until it is long enough. */
export function joined(start: string, lines: readonly string[], most: number): string {
  let text = start;
  for (const [at, line] of lines.entries()) {
    const mark = at === 0 || isQuestion(text) ? ' ' : '; ';
    const longer = `${text}${text ? mark : ''}${isQuestion(line) ? line : line.replace(/[.:;]$/u, '')}`;
    if (longer.length > most || (start !== '' && text.length >= ENOUGH)) break;
    text = longer;
  }
  return text;
}

/** The heading is the name of somebody whose address stands below it: the authors of a manual. */
const isSignature = ({ text }: PageSection) => /^[^\n]{0,120}<?[\w.+-]{1,64}@[\w-]+\./u.test(text);

/** The short lines of a list, or the headings: for a page with hardly a sentence. */
export function listLines(
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
    .filter((section) => !(page.kind === 'home' && isSignature(section)))
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
export function questionsOf(page: CrawledPage, most: number): string {
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
export function asksOnly({ sections }: CrawledPage): boolean {
  const [first, ...others] = ownSections(sections);
  if (!first || (first.level <= 1 && first.text !== '')) return false;
  const headings = (first.level > 1 ? [first, ...others] : others).map(({ heading }) => oneLine(heading));
  const asking = headings.filter((heading) => isQuestion(heading)).length;
  return asking >= LEAST_ASKED && asking * 2 > headings.length;
}

const VERSION = /(?<![\d.])v?\d+\.\d+(?:\.\d+)*(?![\d.])/u;
const LEAST_VERSIONS = 3;

/** The versions of a list of changes: what one of them mended says nothing of the page. '' if it is none. */
export function versionsOf({ sections }: CrawledPage, most: number): string {
  const headings = sections.map(({ heading }) => oneLine(heading)).filter((heading) => heading !== '');
  const versions = headings.filter((heading) => heading.length < 60 && VERSION.test(heading));
  if (versions.length < LEAST_VERSIONS || versions.length * 2 < headings.length) return '';
  return joined('', versions.slice(0, MOST_HEADINGS), most);
}
