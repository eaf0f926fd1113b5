import { plainHeading } from '../../page/markdown/plain-heading.ts';
import { languageKey } from '../llms-txt/site-language.ts';
import { blockWords, headingOf, headingsFrom } from '../markdown-blocks.ts';
import type { PageText } from '../page-texts/chosen-pages.ts';

/** The site's name is at the first level, its pages at the second. */
export const PAGE_LEVEL = 2;

/** The page's own heading, if it repeats the title: it would be there twice. */
function withoutTitle(blocks: readonly string[], title: string): string[] {
  const [first, ...rest] = blocks;
  const heading = first === undefined ? null : headingOf(first);
  if (!heading) return [...blocks];
  const [own, given] = [blockWords(heading.text), blockWords(title)];
  return heading.level === 1 && (own === given || given.includes(own)) ? rest : [...blocks];
}

/**
 * One page of llms-full.txt: its title, its address, and its text, with headings below the title.
 *
 * @param siteLanguage the page's language is named if it differs.
 */
export function pagePart(
  { page, title, blocks }: PageText,
  siteLanguage: string,
  level = PAGE_LEVEL,
): string {
  const language = languageKey(page.language);
  const isOther = language !== '' && language !== languageKey(siteLanguage);
  const facts = [
    `Source: ${page.url}`,
    ...(isOther ? [`Language: ${page.language}`] : []),
    ...(page.modified ? [`Last modified: ${page.modified.slice(0, 10)}`] : []),
  ];
  const body = headingsFrom(withoutTitle(blocks, title), level + 1);
  return [`${'#'.repeat(level)} ${plainHeading(title)}`, facts.join('\n'), ...body].join('\n\n');
}
