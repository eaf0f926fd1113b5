import { z } from 'zod';
import type { CrawledPage, CrawledSite } from '../crawl/crawled-site.ts';
import type { LlmsPageText } from '../write/llms-txt/describe-pages.ts';
import { llmsWords } from '../write/llms-txt/llms-words.ts';
import { OPTIONAL, type PageGroup } from '../write/llms-txt/page-group.ts';
import { languageKey } from '../write/llms-txt/site-language.ts';
import { ownersFileOf } from '../write/llms-txt/site-summary.ts';
import { oneLine } from '../write/sentences.ts';
import { crawledText } from './crawled-text.ts';
import { saysSectionTitle } from './says-section-title.ts';
import type { ModelSession } from './writer-model.ts';

/** With fewer pages another order is useless; with more the model would lose some. */
const LEAST_PAGES = 5;
const MOST_PAGES = 160;
const FEWEST_SECTIONS = 2;
const MOST_SECTIONS = 12;
/** Characters of a description, so that all pages fit into one call. */
const DESCRIPTION = 70;
const TITLE = 60;
/** The most pages whose words count as the site's words. */
const PAGES_OF_WORDS = 60;

const answer = z.object({
  sections: z.array(z.object({ title: z.string(), pages: z.array(z.number().int()) })),
});
type Arrangement = z.infer<typeof answer>['sections'];

const task = (pages: number, wish: string | null) =>
  [
    `Arrange the ${pages} pages below into ${FEWEST_SECTIONS} to ${Math.min(MOST_SECTIONS, Math.floor(pages / 2))} sections for the site's llms.txt, as somebody who does not know the site would look for them: what it offers first, then how to use it, then the rest.`,
    'Give every page by its number, each exactly once, the most important first; page 1 is the first page of the first section. A section has two pages or more.',
    'A title has one to four words, in the language of the site and in words of the site. Keep a title that fits.',
    ...(wish ? [`The owner of the site wishes: ${wish}`] : []),
  ].join('\n');

/** The sections whose order may change: not the optional ones, nor pages in another language. */
function openGroups(site: CrawledSite, groups: readonly PageGroup[]): PageGroup[] {
  const main = languageKey(site.language);
  const isOther = ({ language }: CrawledPage) => language !== '' && languageKey(language) !== main;
  return groups.filter(({ title, pages }) => title !== OPTIONAL && !pages.every(isOther));
}

/** Why an arrangement is invalid; null if it is valid. */
function faultOf(
  sections: Arrangement,
  pages: readonly CrawledPage[],
  isTitle: (title: string) => boolean,
): string | null {
  const numbers = sections.flatMap(({ pages: own }) => own);
  const known = new Set(numbers);
  if (numbers.some((number) => number < 1 || number > pages.length))
    return 'it names a page that is not there';
  if (known.size < pages.length) return 'it leaves out pages';
  if (numbers.length > known.size) return 'it has a page twice';
  if (sections.length < FEWEST_SECTIONS || sections.length > MOST_SECTIONS)
    return `it has ${sections.length} ${sections.length === 1 ? 'section' : 'sections'}`;
  if (sections.some(({ pages: own }) => own.length < 2)) return 'it has a section of less than two pages';
  if (numbers[0] !== 1) return 'it does not begin with the home page';
  const titles = sections.map(({ title }) => oneLine(title));
  if (new Set(titles.map((title) => title.toLowerCase())).size < titles.length)
    return 'two sections have one title';
  const odd = titles.find((title) => !isTitle(title));
  return odd === undefined ? null : 'a title is not in the words of the site';
}

export interface ArrangedByModel {
  groups: PageGroup[];
  /** Why the model's order was not used; null if it was, or if none was requested. */
  note: string | null;
}

/**
 * The sections of llms.txt in a model's order and with its titles: the same pages, each once, and nothing
 * else. An answer is rejected as a whole if it adds, loses or repeats a page, has too few or too many
 * sections, or has titles with words that the site does not use.
 *
 * @param groups our own order.
 * @param wish what the owner asks for in their own words.
 */
export async function arrangeWithModel(
  session: ModelSession,
  {
    site,
    texts,
    groups,
  }: { site: CrawledSite; texts: ReadonlyMap<string, LlmsPageText>; groups: PageGroup[] },
  wish: string | null = null,
): Promise<ArrangedByModel> {
  const own: ArrangedByModel = { groups, note: null };
  // The owner's own order is kept.
  if (ownersFileOf(site)?.isCurated) return own;
  const open = openGroups(site, groups);
  const listed = open.flatMap(({ pages }) => pages);
  const pages = [...listed].sort((one, other) => Number(other.kind === 'home') - Number(one.kind === 'home'));
  if (pages.length < LEAST_PAGES || pages.length > MOST_PAGES) return own;
  const numbers = new Map(pages.map((page, at) => [page.url, at + 1]));
  const line = (page: CrawledPage) => {
    const { title = page.title, description = '' } = texts.get(page.url) ?? {};
    const said = oneLine(description).slice(0, DESCRIPTION);
    return `[${numbers.get(page.url)}] ${oneLine(title).slice(0, TITLE)}${said ? `: ${said}` : ''}`;
  };
  const data = open
    .map(({ title, pages: inside }) => `# ${title}\n${inside.map(line).join('\n')}`)
    .join('\n\n');
  const answered = await session.ask({ task: task(pages.length, wish), data, name: 'sections', answer });
  if (!answered) return own;
  const ours = new Set([
    ...open.map(({ title }) => title),
    ...Object.values(llmsWords(site.language)).flat(),
  ]);
  const words = [site.name, ...(pages[0]?.navigation ?? []).map(({ text, group }) => `${text} ${group}`)];
  const source = [...words, ...pages.slice(0, PAGES_OF_WORDS).map(crawledText)].join(' ');
  const isTitle = (title: string) => ours.has(title) || saysSectionTitle(title, source);
  const fault = faultOf(answered.sections, pages, isTitle);
  if (fault !== null)
    return {
      groups,
      note: `The language model’s order of the pages was left out (${fault}): the pages are in the order of the site.`,
    };
  const arranged = answered.sections.map(({ title, pages: inside }) => ({
    title: oneLine(title),
    pages: inside.flatMap((number) => pages[number - 1] ?? []),
  }));
  return { groups: [...arranged, ...groups.filter((group) => !open.includes(group))], note: null };
}
