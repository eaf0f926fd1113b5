import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { asksWhatItIs } from '../asks-what-it-is.ts';
import { bareWords, oneLine, shortened } from '../sentences.ts';
import { siteSubject } from '../site-subject.ts';
import { asksOnly, joined, listLines, questionsOf, versionsOf } from './list-lines.ts';
import { manualName } from './manual-name.ts';
import { type OwnParagraph, ownParagraphs } from './own-paragraphs.ts';
import { pricedThings } from './priced-things.ts';
import { ENDS, isEnough, isSaid, LEAST } from './says-enough.ts';
import { asks, saidOfSite, tellingSentences } from './telling-sentences.ts';

const LEAST_PRICED = 3;

/** The paragraphs of a home page with the answer first to the question on it that asks what the site is: "What is DevDay?". */
function definingFirst(
  paragraphs: readonly OwnParagraph[],
  { kind }: CrawledPage,
  siteName: string,
): readonly OwnParagraph[] {
  const name = siteSubject(siteName);
  if (kind !== 'home' || name === '') return paragraphs;
  const found = paragraphs.find(
    ({ answers, text }) =>
      answers !== '' && isEnough(text) && asksWhatItIs(answers, name) && begins(text, answers),
  );
  return found ? [found, ...paragraphs.filter((each) => each !== found)] : paragraphs;
}

/** Whether a text begins with a word of its question, as an answer does that defines it: "Anvil is", not "We". */
const begins = (text: string, question: string) => bareWords(question).includes(bareWords(text)[0] ?? '');

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
  const paragraphs = definingFirst(ownParagraphs(page, [title, siteName]), page, siteName);
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
